"""Events in words: what happened, and why a word did not count."""

from collections.abc import Callable
from typing import Any

from parlour.core import Event
from parlour.core.teller import Names
from parlour.games.bottle import events
from parlour.games.bottle.components import COLOURS, Shaken
from parlour.games.bottle.teller import MARKS, Teller


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
    events.Shook: _tell_shook,
    events.Spoke: _plainly("spoke"),
    events.Said: _plainly("said"),
    events.Erred: _tell_erred,
    events.Passed: _plainly("passed-told"),
    events.CalledNoWord: _plainly("called-no-word"),
    events.Refuted: _tell_refuted,
    events.CoveredBottle: _plainly("covered-bottle"),
    events.Named: _plainly("named"),
    events.Contested: _plainly("contested"),
    events.Awarded: _plainly("awarded"),
    events.RoundEnded: _tell_round_ended,
    events.VoteCalled: _plainly("vote-called"),
    events.VoteEnded: _tell_vote_ended,
    events.Overturned: _plainly("overturned"),
    events.SeatLeft: _plainly("seat-left"),
    events.GameEnded: _plainly("game-ended"),
}
