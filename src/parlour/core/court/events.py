"""Events that several games report in the same form: who left, who won, what the table voted."""

from parlour.core.game import Event, Seat
from parlour.core.teller import EventTexts, Teller, plain


class SeatLeft(Event, frozen=True):
    """The host removed a seat for good."""

    seat: Seat


class GameEnded(Event, frozen=True):
    winners: tuple[Seat, ...]


class Finished(Event, frozen=True):
    """A seat has written or laid all it wants to in this round."""

    seat: Seat


class VoteCalled(Event, frozen=True):
    """The table is asked about a word. `seats` used it; `by` appealed, if anybody did."""

    word: str
    seats: tuple[Seat, ...]
    by: Seat | None = None


class VoteEnded(Event, frozen=True):
    word: str
    valid: bool
    votes: tuple[tuple[Seat, bool], ...]


def _tell_vote_called(teller: Teller, event: VoteCalled) -> str:
    key = "vote-called" if event.by is None else "vote-appealed"
    by = "" if event.by is None else teller.name(event.by)
    return teller.say(key, word=event.word.upper(), names=teller.all(event.seats), by=by)


def _tell_vote_ended(teller: Teller, event: VoteEnded) -> str:
    key = "vote-ended-valid" if event.valid else "vote-ended-invalid"
    return teller.say(key, word=event.word.upper(), **counted(event.votes))


def counted(votes: tuple[tuple[Seat, bool], ...]) -> dict[str, int]:
    """Return how many votes were `for` and `against` a word."""
    approving = sum(valid for _, valid in votes)
    return {"for": approving, "against": len(votes) - approving}


SENTENCES: EventTexts = {
    SeatLeft: plain("seat-left"),
    GameEnded: plain("game-ended"),
    Finished: plain("finished-told"),
    VoteCalled: _tell_vote_called,
    VoteEnded: _tell_vote_ended,
}
"""How these events are reported. The phrases are each game's own."""
