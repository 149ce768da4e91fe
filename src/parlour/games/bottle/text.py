"""The game in words: a view for a terminal or a golden play, an event for a log, a typed line as a move."""

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from parlour.core import Event, Move, Refused, Seat
from parlour.games.bottle import model, view
from parlour.games.bottle.components import COLOURS, Shaken
from parlour.games.bottle.model import Appeal, CallNoWord, CastVote, Cover, Fault, Pass, Say
from parlour.games.bottle.view import DieView, View

MARKS = {"yellow": "({})", "turquoise": "[{}]", "dark-blue": "<{}>"}
"""A die's colour as brackets: no terminal is too plain for it."""

Names = Sequence[str]


@cache
def _phrases(language: str) -> dict[str, Any]:
    every = msgspec.json.decode(Path(__file__).with_name("phrases.json").read_bytes())
    phrases: dict[str, Any] = every[language]
    return phrases


class Teller:
    """The phrases of a language and the names of the seats."""

    def __init__(self, names: Names, language: str) -> None:
        self.names = names
        self.phrases = _phrases(language)

    def say(self, key: str, **parts: object) -> str:
        phrase: str = self.phrases[key]
        return phrase.format(**parts)

    def name(self, seat: Seat) -> str:
        return self.names[seat]

    def all(self, seats: Sequence[Seat]) -> str:
        return f" {self.phrases['and']} ".join(self.name(seat) for seat in seats)

    def fault(self, word: str, fault: Fault) -> str:
        phrase: str = self.phrases["faults"].get(fault.code, "{word}: " + fault.code)
        return phrase.format(word=word.upper(), of=fault.of.upper())


# A view.


def text(view: View, names: Names, language: str = "en") -> str:
    """A view as lines of plain text."""
    teller = Teller(names, language)
    lines = [_title(view, teller), *_bottle(view), *_seats(view, teller), *_phase(view, teller)]
    return "\n".join(lines)


def _title(view: View, teller: Teller) -> str:
    title = teller.say("round", round=view.round)
    return f"{title} · {teller.phrases['effects'][view.effect]}" if view.effect else title


def _bottle(view: View) -> list[str]:
    """The dice as they lie, the neck to the left: one column a place, dice at one distance above each other."""
    places = [[die for die in view.dice if die.distance == place] for place in range(10)]
    height = max((len(dice) for dice in places), default=0)
    rows = ["".join(_die(dice[row]) if row < len(dice) else " · " for dice in places) for row in range(height)]
    return [
        f"  {'=' if row == 0 else ' '}{'<' if row == 0 else ' '} {line.rstrip(' ')}" for row, line in enumerate(rows)
    ]


def _die(die: DieView) -> str:
    return MARKS[die.colour].format(die.letter.upper())


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
            return [teller.say("open-cover" if now.effect == "cover" else "open")]
        case view.Claimed(seats=seats):
            return [teller.say("claimed", names=teller.all(seats))]
        case view.Denied(caller=caller):
            return [teller.say("denied", name=teller.name(caller))]
        case view.ToBeat(seats=seats, words=words, length=length):
            return [teller.say("to-beat", words=_words(words), names=teller.all(seats), length=length)]
        case view.Covering(seat=seat, words=named):
            shown = " ".join(word.upper() if word else "…" for word in named)
            return [teller.say("covering", name=teller.name(seat), words=shown)]
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
    return [*lines, teller.say("possible", count=phase.possible, words=_words(phase.shortest))]


def _words(words: Sequence[str]) -> str:
    return ", ".join(word.upper() for word in words)


# An event.


def tell(event: Event, names: Names, language: str = "en") -> str:
    """What happened, in a sentence, with the reason for every ruling."""
    return _TELLINGS[type(event)](Teller(names, language), event)


def _tell_shook(teller: Teller, event: Any) -> str:
    dice = dice_of(event.roll)
    told = teller.say("shook", round=event.round, dice=dice)
    return told if event.roll.effect == "base" else f"{told} · {teller.phrases['effects'][event.roll.effect]}"


def dice_of(roll: Shaken) -> str:
    """The dice in their order: (A) [B] [C] <D>."""
    return " ".join(MARKS[colour].format(letter.upper()) for colour, letter in zip(COLOURS, roll.letters, strict=False))


def _tell_erred(teller: Teller, event: Any) -> str:
    cost = teller.say("cost" if event.cost else "free")
    return teller.say("erred", name=teller.name(event.seat), fault=teller.fault(event.word, event.fault), cost=cost)


def _tell_refuted(teller: Teller, event: Any) -> str:
    cost = teller.say("cost" if event.cost else "refuted-free")
    return teller.say("refuted", name=teller.name(event.seat), cost=cost)


def _tell_round_ended(teller: Teller, event: Any) -> str:
    return teller.say("round-ended" if event.winners else "round-ended-nobody", names=teller.all(event.winners))


def _tell_vote_ended(teller: Teller, event: Any) -> str:
    approving = sum(valid for _, valid in event.votes)
    counted = {"for": approving, "against": len(event.votes) - approving}
    return teller.say(f"vote-ended-{'valid' if event.valid else 'invalid'}", word=event.word.upper(), **counted)


def _plainly(key: str) -> Callable[[Teller, Any], str]:
    """For events that need no more than their fields put into a phrase."""

    def told(teller: Teller, event: Any) -> str:
        parts: dict[str, object] = {field: getattr(event, field) for field in event.__struct_fields__}
        if "word" in parts:
            parts["word"] = event.word.upper()
        if "seat" in parts:
            parts["name"] = teller.name(event.seat)
        seats = parts.get("seats", parts.get("winners", ()))
        return teller.say(key, names=teller.all(seats), **parts)  # type: ignore[arg-type]

    return told


_TELLINGS: dict[type[Event], Callable[[Teller, Any], str]] = {
    model.Shook: _tell_shook,
    model.Spoke: _plainly("spoke"),
    model.Said: _plainly("said"),
    model.Erred: _tell_erred,
    model.Passed: _plainly("passed-told"),
    model.CalledNoWord: _plainly("called-no-word"),
    model.Refuted: _tell_refuted,
    model.CoveredBottle: _plainly("covered-bottle"),
    model.Named: _plainly("named"),
    model.Contested: _plainly("contested"),
    model.Awarded: _plainly("awarded"),
    model.RoundEnded: _tell_round_ended,
    model.VoteCalled: _plainly("vote-called"),
    model.VoteEnded: _tell_vote_ended,
    model.Overturned: _plainly("overturned"),
    model.SeatLeft: _plainly("seat-left"),
    model.GameEnded: _plainly("game-ended"),
}


# A typed line.

_SPOKEN: dict[str, Move] = {
    **dict.fromkeys(("no word", "noword", "-", "нема слова", "немає слова", "слова нема"), CallNoWord()),
    **dict.fromkeys(("pass", "пас", "."), Pass()),
    **dict.fromkeys(("cover", "накрити", "накриваю", "!"), Cover()),
    **dict.fromkeys(("yes", "y", "так", "т"), CastVote(True)),
    **dict.fromkeys(("no", "n", "ні", "н"), CastVote(False)),
}


def read_move(line: str, view: View, asks: tuple[type[Move], ...]) -> Move:
    """What a person typed, as a move: a word is said, the rest has names. Never guesses what is not asked for."""
    typed = " ".join(line.casefold().split())
    spoken = _SPOKEN.get(typed)
    if spoken is not None and (type(spoken) in asks or " " in typed):
        return spoken
    verb, _, rest = typed.partition(" ")
    if verb in ("appeal", "оскаржити") and rest:
        return Appeal(rest)
    if verb in ("say", "кажу") and rest:
        return Say(rest)
    if Say in asks or spoken is None:
        return Say(typed)
    raise Refused("not-asked", "this is not asked for now")
