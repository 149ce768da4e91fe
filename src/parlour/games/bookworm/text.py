"""The game in words: views for the terminal and golden plays, events for logs."""

from collections.abc import Iterator, Sequence

from parlour.core import Event, Seat
from parlour.core.court import events as shared
from parlour.core.court.ending import Over
from parlour.core.teller import EventTexts, Names, plain
from parlour.core.teller import Teller as CoreTeller
from parlour.games.bookworm import view as seen
from parlour.games.bookworm.components import SPECIAL, Face, Line, Side
from parlour.games.bookworm.model import events
from parlour.games.bookworm.model.events import Mark
from parlour.games.bookworm.model.phases import Choosing, Rolling, Scored
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
        """Return the sign beside a word, and the word that was probably meant."""
        sign = str(self.phrases["marks"][mark.fit])
        return sign + (self.say("meant", meant=mark.meant.upper()) if mark.meant else "")

    def points(self, points: Sequence[int]) -> str:
        return ", ".join(
            self.say("sheet", name=name, points=gained) for name, gained in zip(self.names, points, strict=False)
        )


def face(face: Face) -> str:
    """Return a face as on the die: [CK··]."""
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
        case Choosing():
            return [teller.say("choosing")]
        case Rolling():
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
        case Over(winners=winners):
            return [*_scored(view, teller), teller.say("over", names=teller.all(winners))]


def _asked(what: str, seat: Seat, view: View, teller: Teller) -> str:
    """Return what a seat can do or, for the others, who is asked."""
    return teller.say(f"{what}-you" if seat == view.you else what, name=teller.name(seat))


def _card(view: View, teller: Teller) -> list[str]:
    return [
        teller.say("card", number=number, category=teller.category(line), level=teller.level(line))
        for number, line in enumerate(view.card, start=1)
    ]


def _last(view: View) -> str:
    return view.last.word.word.upper() if view.last else ""


def _scored(view: View, teller: Teller) -> list[str]:
    """Return the score sheet, round by round."""
    lines = [teller.say("scored", round=score.round, points=teller.points(score.points)) for score in view.sheet]
    last = view.sheet[-1:]
    return [*lines, *(teller.say("failed", name=teller.name(score.ended_by)) for score in last if score.has_failed)]


# An event.


def tell(event: Event, names: Names, language: str = "en") -> str:
    """Return an event as a sentence."""
    return _SENTENCES[type(event)](Teller(names, language), event)


def _tell_card_turned(teller: Teller, event: events.CardTurned) -> str:
    lines = " / ".join(map(teller.category, event.lines))
    return teller.say("card-turned", name=teller.name(event.seat), lines=lines)


def _tell_picked(teller: Teller, event: events.Picked) -> str:
    return teller.say("picked", name=teller.name(event.seat), category=teller.category(event.category))


def _tell_rolled(teller: Teller, event: events.DiceRolled) -> str:
    dice = " ".join(map(face, event.faces))
    if event.side:
        dice = teller.say("with-side", dice=dice, side=teller.side(event.side))
    return teller.say("dice-rolled", round=event.round, dice=dice)


def _tell_side_turned(teller: Teller, event: events.SideTurned) -> str:
    return teller.say("side-turned", name=teller.name(event.seat), side=teller.side(event.side))


def _tell_took(teller: Teller, event: events.Took) -> str:
    spoken = event.spoken
    die = teller.say("special-die") if spoken.die == SPECIAL else f"#{spoken.die + 1}"
    other = "" if spoken.source is None else teller.name(spoken.source)
    told = teller.say(
        "took-from" if other else "took",
        name=teller.name(spoken.seat),
        word=spoken.word.upper(),
        mark=teller.mark(spoken.mark),
        die=die,
        other=other,
    )
    return told + (teller.say("took-special-too") if event.special_too else "")


def _tell_doubted(teller: Teller, event: events.Doubted) -> str:
    word = event.word.upper()
    if event.by is None:
        return teller.say("doubted-by-somebody", word=word)
    return teller.say("doubted", name=teller.name(event.by), word=word)


def _tell_vote_ended(teller: Teller, event: events.VoteEnded) -> str:
    if not event.fits and not event.votes:
        return teller.say("vote-ended-in-doubt", word=event.word.upper())
    key = "vote-ended-fits" if event.fits else "vote-ended-not"
    return teller.say(key, word=event.word.upper(), **shared.counted(event.votes))


def _tell_round_ended(teller: Teller, event: events.RoundEnded) -> str:
    return teller.say("round-ended", round=event.score.round, points=teller.points(event.score.points))


_SENTENCES: EventTexts = {
    events.BookwormChosen: plain("bookworm-chosen"),
    events.CardTurned: _tell_card_turned,
    events.Picked: _tell_picked,
    events.DiceRolled: _tell_rolled,
    events.SideTurned: _tell_side_turned,
    events.Took: _tell_took,
    events.CategoryChanged: plain("category-changed"),
    events.Doubted: _tell_doubted,
    events.VoteEnded: _tell_vote_ended,
    events.TakenBack: plain("taken-back"),
    events.SwapAsked: plain("swap-asked"),
    events.SwapRefused: lambda teller, event: teller.say("swap-refused", name=teller.name(event.by)),
    events.Failed: plain("failed-told"),
    events.RoundEnded: _tell_round_ended,
    **shared.SENTENCES,
}
