"""The game in words: a view for a terminal or a golden play, an event for a log."""

from collections.abc import Iterator, Sequence

from parlour.core import Event, Seat
from parlour.core.teller import Names
from parlour.core.teller import Teller as CoreTeller
from parlour.games.bookworm import view as seen
from parlour.games.bookworm.components import SPECIAL, Face, Line, Side
from parlour.games.bookworm.model import events
from parlour.games.bookworm.model.events import Mark
from parlour.games.bookworm.model.phases import Scored
from parlour.games.bookworm.view import View


class Teller(CoreTeller):
    def __init__(self, names: Names, language: str) -> None:
        super().__init__(__file__, names, language)

    def category(self, line: Line) -> str:
        return line.text(self.language)

    def level(self, line: Line) -> str:
        return str(self.phrases["levels"][line.level])

    def side(self, side: Side) -> str:
        return str(self.phrases["sides"][side])

    def face(self, side: Side) -> str:
        return str(self.phrases["faces"][side])

    def mark(self, mark: Mark) -> str:
        """The small sign that the table sees beside a word, and what was probably meant."""
        sign = str(self.phrases["marks"][mark.fit])
        return sign + (self.say("meant", meant=mark.meant.upper()) if mark.meant else "")

    def points(self, points: Sequence[int]) -> str:
        return ", ".join(
            self.say("sheet", name=name, points=gained) for name, gained in zip(self.names, points, strict=False)
        )


def face(face: Face) -> str:
    """Letters and dots, as on the die: CK··."""
    return f"[{face.letters.upper()}{'·' * face.dots}]"


# A view.


def text(view: View, names: Names, language: str = "en") -> str:
    teller = Teller(names, language)
    return "\n".join(line.rstrip() for line in _lines(view, teller))


def _lines(view: View, teller: Teller) -> Iterator[str]:
    yield teller.say("title", round=view.round, name=teller.name(view.bookworm))
    if view.category:
        yield teller.say("category", category=teller.category(view.category), level=teller.level(view.category))
    if view.side:
        yield teller.say("special", side=teller.side(view.side))
    if view.dice:
        yield teller.say("display", dice=_dice(view, view.display, teller))
        yield teller.say("middle", count=view.middle)
    yield from (_seat(view, seat, teller) for seat in range(len(view.worms)))
    if view.said:
        words = (f"{said.word.upper()}{teller.mark(said.mark)}" for said in view.said)
        yield teller.say("said", words=", ".join(words))
    yield from _phase(view, teller)


def _dice(view: View, dice: Sequence[int], teller: Teller) -> str:
    return " ".join(_die(view, die, teller) for die in dice)


def _die(view: View, die: int, teller: Teller) -> str:
    if die == SPECIAL:
        return f"({teller.face(view.side)})" if view.side else ""
    shown = view.dice[die]
    return f"{die + 1}{face(Face(shown.letters, shown.dots))}"


def _seat(view: View, seat: Seat, teller: Teller) -> str:
    return teller.say(
        "seat",
        mark=">" if seat == view.you else " ",
        name=teller.name(seat),
        width=max(map(len, teller.names)),
        total=view.totals[seat],
        dice=_dice(view, view.stacks[seat], teller),
        worms=teller.say("worms", count=view.worms[seat]) if view.worms[seat] else "",
        gone=teller.say("gone") if seat in view.gone else "",
    )


def _phase(view: View, teller: Teller) -> list[str]:
    match view.phase:
        case seen.Choosing():
            return [teller.say("choosing")]
        case seen.Rolling():
            return [teller.say("rolling")]
        case seen.TurningCard(seat=seat):
            return [teller.say("turning-card", name=teller.name(seat))]
        case seen.Picking(seat=seat):
            return [_asked("picking", seat, view, teller), *_card(view, teller)]
        case seen.TurningSide(seat=seat):
            return [_asked("turning-side", seat, view, teller)]
        case seen.Naming(seat=seat, may_change_category=may_change):
            turn = _asked("naming", seat, view, teller)
            return [turn, teller.say("naming-change")] if may_change else [turn]
        case seen.Ending(seat=seat):
            return [teller.say("ending", name=teller.name(seat))]
        case seen.Voting(vote=vote):
            return [teller.say("voting", word=_last(view), voted=len(vote.voted), voters=len(vote.voters))]
        case seen.Swapping(seat=seat, die=die):
            return [teller.say("swapping", name=teller.name(seat), word=_last(view), die=_die(view, die, teller))]
        case Scored():
            return _scored(view, teller)
        case seen.Over(winners=winners):
            return [*_scored(view, teller), teller.say("over", names=teller.all(winners))]


def _asked(what: str, seat: Seat, view: View, teller: Teller) -> str:
    """To the one who is asked, what can be done; to the others, who does it."""
    return teller.say(f"{what}-you" if seat == view.you else what, name=teller.name(seat))


def _card(view: View, teller: Teller) -> list[str]:
    return [
        teller.say("card", number=number, category=teller.category(line), level=teller.level(line))
        for number, line in enumerate(view.card, start=1)
    ]


def _last(view: View) -> str:
    return view.last.word.word.upper() if view.last else ""


def _scored(view: View, teller: Teller) -> list[str]:
    """The score sheet, round by round."""
    lines = [teller.say("scored", round=score.round, points=teller.points(score.points)) for score in view.sheet]
    last = view.sheet[-1:]
    return [*lines, *(teller.say("failed", name=teller.name(score.ended_by)) for score in last if score.has_failed)]


# An event.


def tell(event: Event, names: Names, language: str = "en") -> str:
    """An event in a sentence."""
    return _told(event, Teller(names, language))


def _told(event: Event, teller: Teller) -> str:
    match event:
        case events.Took(spoken=spoken, special_too=special_too):
            return _took(spoken, special_too, teller)
        case events.BookwormChosen(seat=seat):
            return teller.say("bookworm-chosen", name=teller.name(seat))
        case events.CardTurned(seat=seat, lines=lines):
            shown = " / ".join(map(teller.category, lines))
            return teller.say("card-turned", name=teller.name(seat), lines=shown)
        case events.Picked(seat=seat, category=category):
            return teller.say("picked", name=teller.name(seat), category=teller.category(category))
        case events.DiceRolled(round=number, faces=faces, side=side):
            dice = " ".join(map(face, faces))
            shown = teller.say("with-side", dice=dice, side=teller.side(side)) if side else dice
            return teller.say("dice-rolled", round=number, dice=shown)
        case events.SideTurned(seat=seat, side=side):
            return teller.say("side-turned", name=teller.name(seat), side=teller.side(side))
        case events.RoundEnded(score=score):
            return teller.say("round-ended", round=score.round, points=teller.points(score.points))
        case events.GameEnded(winners=winners):
            return teller.say("game-ended", names=teller.all(winners))
        case _:
            return _told_of_a_word(event, teller)


def _told_of_a_word(event: Event, teller: Teller) -> str:
    match event:
        case events.Doubted(by=None, word=word):
            return teller.say("doubted-by-somebody", word=word.upper())
        case events.Doubted(by=int(by), word=word):
            return teller.say("doubted", name=teller.name(by), word=word.upper())
        case events.VoteEnded(word=word, fits=False, votes=()):
            return teller.say("vote-ended-in-doubt", word=word.upper())
        case events.VoteEnded(word=word, fits=fits, votes=votes):
            approving = sum(vote for _, vote in votes)
            counted = {"for": approving, "against": len(votes) - approving}
            return teller.say("vote-ended-fits" if fits else "vote-ended-not", word=word.upper(), **counted)
        case events.TakenBack(seat=seat):
            return teller.say("taken-back", name=teller.name(seat))
        case events.SwapAsked(seat=seat, word=word):
            return teller.say("swap-asked", name=teller.name(seat), word=word.upper())
        case events.SwapRefused(by=by):
            return teller.say("swap-refused", name=teller.name(by))
        case events.CategoryChanged(seat=seat):
            return teller.say("category-changed", name=teller.name(seat))
        case events.Failed(seat=seat):
            return teller.say("failed-told", name=teller.name(seat))
        case events.SeatLeft(seat=seat):
            return teller.say("seat-left", name=teller.name(seat))
        case _:
            raise TypeError(f"no words for {event}")


def _took(spoken: events.Spoken, special_too: bool, teller: Teller) -> str:
    die = teller.say("special-die") if spoken.die == SPECIAL else f"#{spoken.die + 1}"
    parts = {"name": teller.name(spoken.seat), "word": spoken.word.upper(), "mark": teller.mark(spoken.mark)}
    if spoken.source is None:
        told = teller.say("took", die=die, **parts)
    else:
        told = teller.say("took-from", die=die, other=teller.name(spoken.source), **parts)
    return told + (teller.say("took-special-too") if special_too else "")
