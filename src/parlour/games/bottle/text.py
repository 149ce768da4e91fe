"""A view as lines of plain text: for the terminal, for golden plays and for logs."""

from collections.abc import Sequence

from parlour.core import Seat
from parlour.core.teller import Names
from parlour.games.bottle import view
from parlour.games.bottle.components import DISTANCES
from parlour.games.bottle.teller import MARKS, Teller
from parlour.games.bottle.view import DieView, View


def text(view: View, names: Names, language: str = "en") -> str:
    """A view as lines of plain text."""
    teller = Teller(names, language)
    lines = [_title(view, teller), *_bottle(view), *_seats(view, teller), *_phase(view, teller)]
    return "\n".join(lines)


def _title(view: View, teller: Teller) -> str:
    title = teller.say("round", round=view.round)
    return f"{title} · {teller.phrases['effects'][view.effect]}" if view.effect else title


def _bottle(view: View) -> list[str]:
    """The bottle lies with its neck to the left. Dice at one distance from it stand above each other."""
    if not view.dice:
        return []
    places = [[die for die in view.dice if die.distance == place] for place in range(DISTANCES)]
    rows = [line for row in range(max(map(len, places))) for line in _row(places, row)]
    left = ["  ╭───╯", "  │    ", "  ╰───╮", *["      │"] * (len(rows) - 3)]
    inside = [f"{edge} {row} │" for edge, row in zip(left, rows, strict=True)]
    wall = "─" * (len(rows[0]) + 2)
    return [f"      ╭{wall}╮", *inside, f"      ╰{wall}╯"]


def _row(places: list[list[DieView]], row: int) -> list[str]:
    """One row of dice is three lines of text."""
    dice = [place[row] if row < len(place) else None for place in places]
    return ["".join(map(part, dice)) for part in (_top, _face, _bottom)]


def _top(die: DieView | None) -> str:
    return "╭───╮" if die else "     "


def _face(die: DieView | None) -> str:
    return f"│{MARKS[die.colour].format(die.letter.upper())}│" if die else "     "


def _bottom(die: DieView | None) -> str:
    return "╰───╯" if die else "     "


def _seats(view: View, teller: Teller) -> list[str]:
    width = max(map(len, teller.names))
    return [f"  {_seat(seat, view, teller, width)}".rstrip() for seat in range(len(view.diamonds))]


def _seat(seat: Seat, view: View, teller: Teller, width: int) -> str:
    states = {"out": view.out, "passed": view.passed, "gone": view.gone}
    notes = ", ".join(teller.say(note) for note, seats in states.items() if seat in seats)
    mark = ">" if seat == view.you else " "
    return f"{mark} {teller.name(seat):{width}} {'◆' * view.diamonds[seat]:8} {notes}"


def _phase(now: View, teller: Teller) -> list[str]:
    match now.phase:
        case view.Shaking():
            return [teller.say("shaking")]
        case view.Open():
            return [teller.say("open-out" if now.you in now.out else "open-cover" if now.effect == "cover" else "open")]
        case view.Claimed(seats=seats):
            return [teller.say("claimed", names=teller.all(seats))]
        case view.Denied(caller=caller):
            return [teller.say("denied", name=teller.name(caller))]
        case view.ToBeat(seats=seats, words=words, length=length):
            return [teller.say("to-beat", words=_words(words), names=teller.all(seats), length=length)]
        case view.Covering(seat=seat, words=named):
            shown = (
                f"{die.letter.upper()} {word.upper() if word else '…'}"
                for die, word in zip(now.dice, named, strict=True)
            )
            return [teller.say("covering", name=teller.name(seat), words=" · ".join(shown))]
        case view.Voting(word=word, vote=vote):
            return [teller.say("voting", word=word.upper(), voted=len(vote.voted), voters=len(vote.voters))]
        case view.Settled():
            return _settled(now.phase, now.effect == "cover", teller)
        case view.Over(winners=winners):
            return [teller.say("over", names=teller.all(winners))]


def _settled(phase: view.Settled, covered: bool, teller: Teller) -> list[str]:
    key = "nobody" if not phase.winners else "settled" if phase.words else "settled-denied"
    lines = [teller.say(key, names=teller.all(phase.winners), words=_words(phase.words))]
    if covered:
        return lines
    if not phase.possible:
        return [*lines, teller.say("possible-none")]
    more = " …" if phase.possible > len(phase.shortest) else ""
    return [*lines, teller.say("possible", count=phase.possible, words=_words(phase.shortest), more=more)]


def _words(words: Sequence[str]) -> str:
    return ", ".join(word.upper() for word in words)
