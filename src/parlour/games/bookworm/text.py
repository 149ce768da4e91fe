"""The game in words: views for the terminal and golden plays, events for logs."""

from collections.abc import Iterator, Sequence

from parlour.core import Event, Seat
from parlour.core.court import events as shared
from parlour.core.court.events import Over
from parlour.core.teller import More, Names, telling
from parlour.core.teller import Teller as CoreTeller
from parlour.games.bookworm import view as seen
from parlour.games.bookworm.components import SPECIAL, Face, Line, Side
from parlour.games.bookworm.model import events
from parlour.games.bookworm.model.events import Mark
from parlour.games.bookworm.model.spread import Choosing, Rolling, Scored
from parlour.games.bookworm.view import View
from parlour.languages import ENGLISH

SIGNS = {"turn": "↻", "a-z": "*", "last-die": "!", "stack": "≡", "new-category": "?"}
"""What the special die shows in a terminal. *N·O·T* shows its letters."""
MARKS = {"yes": "", "no": " (?!)", "unsure": " (?)"}


class Teller(CoreTeller):
    def category(self, line: Line) -> str:
        return line.text(self.language)

    def graded(self, line: Line) -> str:
        return f"{self.category(line)} ({self.say(f'bookworm-level-{line.level}')})"

    def side(self, side: Side) -> str:
        return self.say(f"bookworm-side-{side}")

    def mark(self, mark: Mark) -> str:
        """Return the sign beside a word, and the word that was probably meant."""
        meant = f" {self.say('bookworm-meant', word=mark.meant.upper())}" if mark.meant else ""
        return MARKS[mark.fit] + meant

    def scores(self, points: Sequence[int]) -> str:
        each = zip(self.names, points, strict=False)
        return ", ".join(f"{name} {str(gained).replace('-', '−')}" for name, gained in each)


def face(face: Face) -> str:
    """Return a face as on the die: [CK··]."""
    return f"[{face.letters.upper()}{'·' * face.dots}]"


# A view.


def text(view: View, names: Names, language: str = ENGLISH) -> str:
    return "\n".join(line.rstrip() for line in _lines(view, Teller(__package__, names, language)))


def _lines(view: View, teller: Teller) -> Iterator[str]:
    yield teller.say("bookworm-text-title", round=view.round, name=teller.name(view.bookworm))
    if view.category:
        yield f"{teller.say('bookworm-category')}: {teller.graded(view.category)}"
    if view.side:
        says = teller.say(f"bookworm-side-{view.side}.says")
        yield f"{teller.say('bookworm-special', side=teller.side(view.side))}. {says}"
    if view.dice:
        yield teller.say("bookworm-text-display", dice=_dice(view, view.display, teller))
        yield teller.say("bookworm-in-middle", count=view.middle)
    yield from (_seat(view, seat, teller) for seat in range(len(view.worms)))
    if view.said:
        words = (f"{said.word.upper()}{teller.mark(said.mark)}" for said in view.said)
        yield f"{teller.say('bookworm-named')}: {', '.join(words)}"
    yield from _phase(view, teller)


def _dice(view: View, dice: Sequence[int], teller: Teller) -> str:
    return " ".join(_die(view, die, teller) for die in dice)


def _die(view: View, die: int, teller: Teller) -> str:
    if die == SPECIAL:
        return f"({SIGNS.get(view.side) or teller.side(view.side)})" if view.side else ""
    shown = view.dice[die]
    return f"{die + 1}{face(Face(shown.letters, shown.dots))}"


def _seat(view: View, seat: Seat, teller: Teller) -> str:
    mark, width = ">" if seat == view.you else " ", max(map(len, teller.names))
    worms = teller.say("bookworm-worms", count=view.worms[seat]) if view.worms[seat] else ""
    gone = f"({teller.say('bookworm-text-gone')})" if seat in view.gone else ""
    has = "  ".join(filter(None, [_dice(view, view.stacks[seat], teller), worms, gone]))
    return f"{mark} {teller.name(seat):{width}} {view.totals[seat]:>3}  {has}"


def _phase(view: View, teller: Teller) -> list[str]:
    match view.phase:
        case Choosing():
            return [teller.say("bookworm-choosing")]
        case Rolling():
            return [teller.say("bookworm-rolling")]
        case seen.TurningCard(seat=seat):
            return [teller.say("bookworm-turning-card", name=teller.name(seat))]
        case seen.Picking(seat=seat):
            lines = (f"  {number}. {teller.graded(line)}" for number, line in enumerate(view.card, start=1))
            return [_asked("picking", seat, view, teller), *lines]
        case seen.TurningSide(seat=seat):
            return [_asked("turning-side", seat, view, teller)]
        case seen.Naming(seat=seat, may_change_category=may_change):
            turn = _asked("naming", seat, view, teller)
            return [turn, teller.say("bookworm-text-naming-change")] if may_change else [turn]
        case seen.Ending(seat=seat):
            return [teller.say("bookworm-text-ending", name=teller.name(seat))]
        case seen.Voting(vote=vote):
            voted, voters = len(vote.voted), len(vote.voters)
            return [teller.say("bookworm-text-voting", word=_last(view), voted=voted, voters=voters)]
        case seen.Swapping(seat=seat, die=die):
            other = _die(view, die, teller)
            return [teller.say("bookworm-text-swapping", name=teller.name(seat), word=_last(view), die=other)]
        case Scored():
            return _scored(view, teller)
        case Over(winners=winners):
            return [*_scored(view, teller), teller.winners(winners, view.totals)]


def _asked(what: str, seat: Seat, view: View, teller: Teller) -> str:
    """Return what a seat can do or, for the others, who is asked."""
    if seat != view.you:
        return teller.say(f"bookworm-{what}", name=teller.name(seat))
    return teller.say("bookworm-naming-you" if what == "naming" else f"bookworm-text-{what}-you")


def _last(view: View) -> str:
    return view.last.word.word.upper() if view.last else ""


def _scored(view: View, teller: Teller) -> list[str]:
    """Return the score sheet, round by round."""
    lines = [
        teller.say("bookworm-text-scored", round=score.round, scores=teller.scores(score.points))
        for score in view.sheet
    ]
    failed = [score for score in view.sheet[-1:] if score.has_failed]
    return [*lines, *(teller.say("bookworm-event-failed", name=teller.name(score.ended_by)) for score in failed)]


# An event.
def _of_took(teller: Teller, event: events.Took) -> dict[str, str]:
    spoken, word = event.spoken, event.spoken.word.upper()
    return {
        "name": teller.name(spoken.seat),
        "word": word,
        "die": teller.say("bookworm-the-special-die") if spoken.die == SPECIAL else word[0],
        "from": "none" if spoken.source is None else teller.name(spoken.source),
        "too": "yes" if event.special_too else "no",
        "fit": spoken.mark.fit,
        "meant": (spoken.mark.meant or "").upper() or "none",
    }


_MORE: dict[type[Event], More] = {
    events.CardTurned: lambda teller, event: {"lines": " · ".join(map(teller.category, event.lines))},
    events.Picked: lambda teller, event: {"category": teller.category(event.category)},
    events.DiceRolled: lambda teller, event: {
        "dice": " ".join("/".join(face.letters.upper()) for face in event.faces),
        "side": teller.side(event.side) if event.side else "none",
    },
    events.SideTurned: lambda teller, event: {"side": teller.side(event.side)},
    events.Took: _of_took,
    events.VoteEnded: lambda _, event: shared.counted(event.votes) | {"count": len(event.votes)},
    events.HouseAnswered: lambda teller, event: {"category": teller.category(event.category)},
    events.RoundEnded: lambda teller, event: {"round": event.score.round, "scores": teller.scores(event.score.points)},
}
tell = telling(Teller, __package__, shared.SENTENCES, _MORE)
"""Returns an event as a sentence, with the reason for every ruling: `tell(event, names, language)`."""
