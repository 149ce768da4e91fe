"""The game in words: views for the terminal and golden plays, events for logs."""

from collections.abc import Sequence
from functools import lru_cache

from parlour.core import Event, Seat
from parlour.core.court import events as shared
from parlour.core.teller import EventTexts, More, Names, plain_shared, telling
from parlour.core.teller import Teller as CoreTeller
from parlour.games.bottle import view
from parlour.games.bottle.components import DISTANCES
from parlour.games.bottle.model import events
from parlour.games.bottle.model.events import Fault
from parlour.games.bottle.model.state import Shaking
from parlour.games.bottle.view import DieView, View
from parlour.languages import ENGLISH

MARKS = {"yellow": "({})", "turquoise": "[{}]", "dark-blue": "<{}>"}
"""The colours of dice as brackets, for terminals without colours."""


class Teller(CoreTeller):
    def why(self, fault: Fault) -> str:
        """Return why a word is wrong: in the game's own words, or in those that all games share."""
        own = f"bottle-fault-{fault.code}"
        return self.say(own if self.messages.has(own) else f"reason-{fault.code}", of=fault.of.upper() or "none")

    def points(self, points: int) -> str:
        return self.say("bottle-day-points", points=points)


def text(view: View, names: Names, language: str = ENGLISH) -> str:
    teller = Teller(__package__, names, language)
    return "\n".join([_title(view, teller), *_bottle(view.dice), *_seats(view, teller), *_phase(view, teller)])


def _title(view: View, teller: Teller) -> str:
    title = teller.say("bottle-round", round=view.round)
    if view.day:
        points = teller.points(sum(view.day.points))
        title = teller.say("bottle-terminal-day", round=view.round, count=view.day.shakes, points=points)
    if not view.effect:
        return title
    effect = f"bottle-effect-{view.effect}"
    return f"{title} · {teller.say(effect)}: {teller.say(f'{effect}.says')}"


@lru_cache(256)
def _bottle(shown: tuple[DieView, ...]) -> tuple[str, ...]:
    """Return the bottle with its neck on the left and dice at one distance above each other."""
    if not shown:
        return ()
    places = [[die for die in shown if die.distance == place] for place in range(DISTANCES)]
    rows = [line for row in range(max(map(len, places))) for line in _row(places, row)]
    left = ["  ╭───╯", "  │    ", "  ╰───╮", *["      │"] * (len(rows) - 3)]
    inside = [f"{edge} {row} │" for edge, row in zip(left, rows, strict=True)]
    wall = "─" * (len(rows[0]) + 2)
    return f"      ╭{wall}╮", *inside, f"      ╰{wall}╯"


def _row(places: list[list[DieView]], row: int) -> list[str]:
    """Return one row of dice as three lines of text."""
    dice = [place[row] if row < len(place) else None for place in places]
    return list(map("".join, zip(*map(_drawn, dice), strict=True)))


def _drawn(die: DieView | None) -> tuple[str, str, str]:
    if die is None:
        return "     ", "     ", "     "
    return "╭───╮", f"│{MARKS[die.colour].format(die.letter.upper())}│", "╰───╯"


def _seats(view: View, teller: Teller) -> list[str]:
    width = max(map(len, teller.names))
    return [f"  {_seat(seat, view, teller, width)}".rstrip() for seat in range(len(view.diamonds))]


def _seat(seat: Seat, view: View, teller: Teller, width: int) -> str:
    states = {"out": view.out, "passed": view.passed, "gone": view.gone}
    notes = ", ".join(teller.say(f"bottle-terminal-{note}") for note, seats in states.items() if seat in seats)
    mark = ">" if seat == view.you else " "
    return f"{mark} {teller.name(seat):{width}} {'◆' * view.diamonds[seat]:8} {notes}"


def _phase(now: View, teller: Teller) -> list[str]:
    match now.phase:
        case view.Open() as phase:
            return [teller.say(_race_text(now, phase)), *_offer_and_hint(now, phase.taken, teller)]
        case view.Covering(seat=seat, words=words):
            named = zip(now.dice, words, strict=True)
            shown = (f"{die.letter.upper()} {word.upper() if word else '…'}" for die, word in named)
            return [teller.say("bottle-now-covering", name=teller.name(seat)), " · ".join(shown)]
        case view.Settled() as phase:
            return _settled(phase, now.effect == "cover", teller)
        case _:
            return [_race(now, teller)]


def _race(now: View, teller: Teller) -> str:
    """Return what happens now, in a line."""
    match now.phase:
        case Shaking():
            return teller.say("bottle-now-shaking")
        case view.Claimed(seats=seats):
            return teller.say("bottle-now-claimed", names=teller.all(seats))
        case view.Denied(caller=caller):
            return teller.say("bottle-now-denied", name=teller.name(caller))
        case view.ToBeat(words=words, length=length):
            return teller.say("bottle-now-to-beat", words=_words(words), length=length)
        case view.Speaking(seat=seat):
            key = "bottle-now-speaking-you" if seat == now.you else "bottle-terminal-speaking"
            return teller.say(key, name=teller.name(seat))
        case view.Voting(word=word, vote=vote):
            voted = teller.say("bottle-terminal-voted", voted=len(vote.voted), voters=len(vote.voters))
            return f"{teller.say('bottle-now-voting', word=word.upper())} {voted}"
        case view.Over(winners=winners):
            return teller.winners(winners, now.diamonds)
        case _:
            raise AssertionError(now.phase)


def _race_text(now: View, phase: view.Open) -> str:
    """Return the name of the message that says what can be done."""
    if now.day:
        return "bottle-terminal-open-day"
    if now.you in now.out:
        return "bottle-now-out"
    how = "-spoken" if phase.spoken else "-cover" if now.effect == "cover" else ""
    return f"bottle-terminal-open{how}"


def _offer_and_hint(now: View, taken: Seat | None, teller: Teller) -> list[str]:
    lines = [] if taken is None else [teller.say("bottle-now-taken", name=teller.name(taken))]
    if now.hint is not None:
        shapes = ", ".join(shape.upper().replace("_", " _").strip() for shape in now.hint.shapes)
        lines.append(teller.say("bottle-terminal-hint" if shapes else "bottle-none-exists", shapes=shapes))
    return lines


def _settled(phase: view.Settled, covered: bool, teller: Teller) -> list[str]:
    names, words = teller.all(phase.winners), _words(phase.words)
    won = teller.say(f"bottle-now-settled{_won(phase)}", names=names, count=len(phase.winners), words=words)
    if covered:
        return [won]
    some = _words(phase.some) + (" …" if phase.possible > len(phase.some) else "")
    rare = [teller.say("bottle-rare", word=one.word.upper(), means=one.means or "none") for one in phase.rare]
    count = phase.possible if phase.some else 0  # words that are not shown are not counted
    return [won, *rare, teller.say("bottle-possible", count=count, words=some)]


def _won(phase: view.Settled) -> str:
    if not phase.winners:
        return "-nobody"
    if phase.words:
        return ""
    return "-by-ear" if phase.by_ear else "-no-word"


def _words(words: Sequence[str]) -> str:
    return ", ".join(word.upper() for word in words)


# What happened.
_SPECIAL: EventTexts = {**shared.SENTENCES, events.VoteCalled: shared.say_vote_called, events.Overturned: plain_shared}
"""Events that several games have."""
_MORE: dict[type[Event], More] = {
    events.Shook: lambda teller, event: {
        "letters": " ".join(event.roll.letters).upper(),
        "effect": "none" if event.roll.effect == "base" else teller.say(f"bottle-effect-{event.roll.effect}"),
    },
    events.Erred: lambda teller, event: {"word": event.word.upper() or "none", "why": teller.why(event.fault)},
}
tell = telling(Teller, __package__, _SPECIAL, _MORE)
"""Returns an event as a sentence, with the reason for every ruling: `tell(event, names, language)`."""
