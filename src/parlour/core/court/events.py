"""Events that several games report in the same form: who left, who won, what the table voted. The end of a game."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from parlour.core.game import Event, Phase, S, Seat, Step
from parlour.core.table import Logged
from parlour.core.teller import EventTexts, Teller, plain_shared, values_of


class SeatJoined(Event, frozen=True):
    """Another player sat down after the start (COM-32)."""

    seat: Seat


class SeatLeft(Event, frozen=True):
    """The host removed a seat for good."""

    seat: Seat


class GameEnded(Event, frozen=True):
    winners: tuple[Seat, ...]


class Finished(Event, frozen=True):
    """A seat has written or laid all it wants to in this round."""

    seat: Seat


class VoteCalled(Event, frozen=True):
    """The table is asked about a word. `seats` used it; `by` appealed or objected, if anybody did."""

    word: str
    seats: tuple[Seat, ...]
    by: Seat | None = None


class VoteEnded(Event, frozen=True):
    word: str
    valid: bool
    votes: tuple[tuple[Seat, bool], ...]


def unvoted(log: Iterable[Logged]) -> frozenset[str]:
    """Return the words on which the table was asked and nobody voted: they win no trophy (COM-27)."""
    events = (event for line in log for event in line.events)
    return frozenset(event.word for event in events if isinstance(event, VoteEnded) and not event.votes)


def counted(votes: tuple[tuple[Seat, bool], ...]) -> dict[str, int]:
    """Return how many votes were `for` and `against` a word."""
    approving = sum(valid for _, valid in votes)
    return {"for": approving, "against": len(votes) - approving}


def say_vote_called(teller: Teller, event: Any) -> str:
    """Report who appeals for their own word or objects to another one, or that the rules call the vote."""
    seats = event.seats if isinstance(event, VoteCalled) else (event.seat,)
    why = "rules" if event.by is None else "appeal" if event.by in seats else "objection"
    return teller.say("event-vote-called", **values_of(teller, event), why=why)


SENTENCES: EventTexts = {
    SeatJoined: plain_shared,
    SeatLeft: plain_shared,
    GameEnded: plain_shared,
    Finished: plain_shared,
    VoteCalled: say_vote_called,
    VoteEnded: lambda teller, event: teller.say("event-vote-ended", **values_of(teller, event), **counted(event.votes)),
}
"""How these events are reported, by the shared messages `event-NAME`."""


class Over(Phase, frozen=True):
    winners: tuple[Seat, ...]


def end_game(state: S, winners: tuple[Seat, ...]) -> Step[S]:
    """Return the state in its last phase, and the event that names the winners."""
    return replace(state, phase=Over(winners)), (GameEnded(winners),)


def highest(scores: Sequence[int], seats: Collection[Seat]) -> tuple[Seat, ...]:
    """Return those of `seats` with the highest score. A tie is shared."""
    best = max((scores[seat] for seat in seats), default=0)
    return tuple(seat for seat in seats if scores[seat] == best)
