"""A view as lines of plain text: for the terminal, for golden plays and for logs."""

from collections.abc import Iterator, Sequence

from parlour.core import Seat
from parlour.core.teller import Names
from parlour.games.bookworm import view as seen
from parlour.games.bookworm.components import SPECIAL, Face
from parlour.games.bookworm.model import Scored
from parlour.games.bookworm.teller import Teller, face
from parlour.games.bookworm.view import View


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
