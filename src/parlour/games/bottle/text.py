"""The game in words: views for the terminal and golden plays, events for logs."""

from collections.abc import Sequence
from typing import Any

from parlour.core import Event, Seat
from parlour.core.court import events as shared
from parlour.core.teller import EventTexts, Names, plain
from parlour.core.teller import Teller as CoreTeller
from parlour.games.bottle import view
from parlour.games.bottle.components import COLOURS, DISTANCES, Shaken
from parlour.games.bottle.model import events
from parlour.games.bottle.model.events import Fault
from parlour.games.bottle.model.phases import Shaking
from parlour.games.bottle.view import DieView, View

MARKS = {"yellow": "({})", "turquoise": "[{}]", "dark-blue": "<{}>"}
"""The colours of dice as brackets, for terminals without colours."""


class Teller(CoreTeller):
    def __init__(self, names: Names, language: str) -> None:
        super().__init__(__file__, names, language)

    def fault(self, word: str, fault: Fault) -> str:
        phrase: str = self.phrases["faults"].get(fault.code, "{word}: " + fault.code)
        of = fault.of.upper()
        return phrase.format(word=word.upper(), of=of, maybe=f" ({of}?)" if of else "")


def text(view: View, names: Names, language: str = "en") -> str:
    """Return a view as lines of plain text."""
    teller = Teller(names, language)
    lines = [_title(view, teller), *_bottle(view), *_seats(view, teller), *_phase(view, teller)]
    return "\n".join(lines)


def _title(view: View, teller: Teller) -> str:
    title = teller.say("round", round=view.round)
    if view.day:
        points = sum(view.day.points)
        title = teller.say("day-round", round=view.round, shakes=view.day.shakes, points=points)
    return f"{title} · {teller.phrases['effects'][view.effect]}" if view.effect else title


def _bottle(view: View) -> list[str]:
    """Return the bottle with its neck on the left and dice at one distance above each other."""
    if not view.dice:
        return []
    places = [[die for die in view.dice if die.distance == place] for place in range(DISTANCES)]
    rows = [line for row in range(max(map(len, places))) for line in _row(places, row)]
    left = ["  ╭───╯", "  │    ", "  ╰───╮", *["      │"] * (len(rows) - 3)]
    inside = [f"{edge} {row} │" for edge, row in zip(left, rows, strict=True)]
    wall = "─" * (len(rows[0]) + 2)
    return [f"      ╭{wall}╮", *inside, f"      ╰{wall}╯"]


def _row(places: list[list[DieView]], row: int) -> list[str]:
    """Return one row of dice as three lines of text."""
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
        case Shaking():
            return [teller.say("shaking")]
        case view.Open() if now.day:
            return [teller.say("open-day")]
        case view.Open(taken=taken):
            how = "open-spoken" if now.phase.spoken else "open-cover" if now.effect == "cover" else "open"
            said = "open-out" if now.you in now.out else how
            return [teller.say(said), *_offer_and_help(now, taken, teller)]
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
        case view.Speaking(seat=seat):
            key = "speaking-you" if seat == now.you else "speaking"
            return [teller.say(key, name=teller.name(seat))]
        case view.Voting(word=word, vote=vote):
            return [teller.say("voting", word=word.upper(), voted=len(vote.voted), voters=len(vote.voters))]
        case view.Settled():
            return _settled(now.phase, now.effect == "cover", teller)
        case view.Over(winners=winners):
            return [teller.say("over", names=teller.all(winners))]


def _offer_and_help(now: View, taken: Seat | None, teller: Teller) -> list[str]:
    lines = [] if taken is None else [teller.say("offer-taken", name=teller.name(taken))]
    if now.hint is not None:
        shapes = ", ".join(shape.upper().replace("_", " _").strip() for shape in now.hint.shapes)
        lines.append(teller.say("hint", shapes=shapes) if shapes else teller.say("hint-none"))
    return lines


def _settled(phase: view.Settled, covered: bool, teller: Teller) -> list[str]:
    key = "nobody" if not phase.winners else _won(phase)
    lines = [teller.say(key, names=teller.all(phase.winners), words=_words(phase.words))]
    if covered:
        return lines
    if not phase.possible:
        return [*lines, teller.say("possible-none")]
    more = " …" if phase.possible > len(phase.some) else ""
    return [*lines, teller.say("possible", count=phase.possible, words=_words(phase.some), more=more)]


def _won(phase: view.Settled) -> str:
    if phase.words:
        return "settled"
    return "settled-by-ear" if phase.by_ear else "settled-denied"


def _words(words: Sequence[str]) -> str:
    return ", ".join(word.upper() for word in words)


# What happened.


def tell(event: Event, names: Names, language: str = "en") -> str:
    """Return an event as a sentence, with the reason for every ruling."""
    return _SENTENCES[type(event)](Teller(names, language), event)


def _tell_shook(teller: Teller, event: Any) -> str:
    dice = dice_of(event.roll)
    told = teller.say("shook", round=event.round, dice=dice)
    return told if event.roll.effect == "base" else f"{told} · {teller.phrases['effects'][event.roll.effect]}"


def dice_of(roll: Shaken) -> str:
    """Return the dice in their order: (A) [B] [C] <D>."""
    return " ".join(MARKS[colour].format(letter.upper()) for colour, letter in zip(COLOURS, roll.letters, strict=False))


def _tell_erred(teller: Teller, event: Any) -> str:
    cost = teller.say("cost-seconds" if event.seconds else "cost" if event.cost else "free", seconds=event.seconds)
    return teller.say("erred", name=teller.name(event.seat), fault=teller.fault(event.word, event.fault), cost=cost)


def _tell_refuted(teller: Teller, event: Any) -> str:
    cost = teller.say("cost" if event.cost else "refuted-free")
    return teller.say("refuted", name=teller.name(event.seat), cost=cost)


def _tell_ruled_by_ear(teller: Teller, event: Any) -> str:
    return plain("heard-right" if event.right else "heard-wrong")(teller, event)


def _tell_round_ended(teller: Teller, event: Any) -> str:
    return teller.say("round-ended" if event.winners else "round-ended-nobody", names=teller.all(event.winners))


_SENTENCES: EventTexts = {
    **shared.SENTENCES,
    events.Shook: _tell_shook,
    events.Spoke: plain("spoke"),
    events.Said: plain("said"),
    events.Erred: _tell_erred,
    events.Passed: plain("passed-told"),
    events.OfferTaken: plain("offer-taken"),
    events.HintGiven: plain("hint-given"),
    events.CalledNoWord: plain("called-no-word"),
    events.Refuted: _tell_refuted,
    events.CoveredBottle: plain("covered-bottle"),
    events.Buzzed: plain("buzzed"),
    events.RuledByEar: _tell_ruled_by_ear,
    events.Named: plain("named"),
    events.Contested: plain("contested"),
    events.Awarded: plain("awarded"),
    events.RoundEnded: _tell_round_ended,
    events.VoteCalled: plain("vote-called"),
    events.Overturned: plain("overturned"),
}
