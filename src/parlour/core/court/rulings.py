"""Judging the words of a round: votes, appeals against the dictionary, and going on together (COM-06).

After a round the words are shown in a phase of the game's own with `since`, `until` and `ready`; at `since` all of them
are shown. The table's rulings are kept in the game's state as `allowed` and `refused`, and what nobody voted on as
`unvoted`. The functions here change these fields and nothing else.
"""

from collections.abc import Collection, Mapping
from typing import ClassVar, Literal, Protocol, TypeVar

from msgspec.structs import replace

from parlour.core.court.ballots import Ballot, Ballots
from parlour.core.court.events import VoteCalled, VoteEnded
from parlour.core.court.procedure import Procedure
from parlour.core.game import Event, Millis, Move, Refused, Seat

READ_VOTE: Millis = 5_000
"""The time for reading the result of a vote."""
Judge = Literal["dictionary", "table", "appeal"]


class Finish(Move, frozen=True):
    """I have written or laid all I want to in this round. Going on writing or laying takes it back."""


class GoOn(Move, frozen=True):
    """I have seen enough of the result."""


class CastVote(Move, frozen=True):
    """Without a word the vote counts for every word that this seat may still vote on."""

    open_fields: ClassVar[tuple[str, ...]] = ("word",)
    valid: bool
    word: str | None = None


class CastVotes(Move, frozen=True):
    """A vote on every word that this seat may still vote on: for all but those `against`."""

    against: tuple[str, ...] = ()


class Appeal(Move, frozen=True):
    """Ask the table to vote on a ruling of the dictionary (COM-06)."""

    is_free: ClassVar[bool] = True
    word: str


class _Open(Protocol):
    @property
    def since(self) -> Millis: ...
    @property
    def until(self) -> Millis: ...
    @property
    def ready(self) -> tuple[Seat, ...]: ...


class _Ruled(Protocol):
    @property
    def allowed(self) -> tuple[str, ...]: ...
    @property
    def refused(self) -> tuple[str, ...]: ...
    @property
    def unvoted(self) -> tuple[str, ...]: ...


Open = TypeVar("Open", bound=_Open)
Ruled = TypeVar("Ruled", bound=_Ruled)
T = TypeVar("T")
Words = Mapping[str, tuple[Seat, ...]]
"""Words for the table, and who used each."""


def call(words: Words, present: Collection[Seat], at: Millis) -> tuple[Ballots, tuple[Event, ...]]:
    """Open a vote on every word."""
    called = tuple(VoteCalled(word, seats) for word, seats in words.items())
    return Ballots.open(words.items(), present, at), called


def check_appeal(phase: _Open, word: str, open_to: Collection[str], until: Millis | None, at: Millis) -> None:
    """Raise `Refused` unless a word may be appealed now: once all words are shown, in time, and only once."""
    if at < phase.since:
        raise Refused("not-shown-yet", "the words are still being shown")
    if word not in open_to or until is None or at > until:
        raise Refused("no-such-ruling", "an appeal must come within seconds of the ruling, and only once")


def counted(procedure: Procedure, state: Ruled, ballots: Ballots) -> tuple[Ruled, tuple[VoteEnded, ...]]:
    """Return the state with the rulings of a vote that is over, which hold for the rest of the game.

    If nobody votes on an appeal and the dictionary's ruling stands, the table has ruled nothing.
    """
    told = tuple(_ended(procedure, ballot) for ballot in ballots.items)
    ruled = [end for end, ballot in zip(told, ballots.items, strict=True) if end.votes or end.valid != ballot.ruled]
    changed = _with(
        state,
        allowed=(*state.allowed, *(end.word for end in ruled if end.valid)),
        refused=(*state.refused, *(end.word for end in ruled if not end.valid)),
        unvoted=(*state.unvoted, *(end.word for end in told if not end.votes)),
    )
    return changed, told


def _ended(procedure: Procedure, ballot: Ballot) -> VoteEnded:
    valid = procedure.is_valid(ballot.vote, ballot.ruled)
    return VoteEnded(ballot.word, valid, ballot.vote.ballots)


def by_vote(state: _Ruled) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the words that votes allowed and refused. They can be kept as house words."""
    silent = set(state.unvoted)
    allowed, refused = state.allowed, state.refused
    return tuple(w for w in allowed if w not in silent), tuple(w for w in refused if w not in silent)


def resumed(procedure: Procedure, phase: Open, voted: Millis, at: Millis) -> Open:
    """Return a phase after a vote that began at `voted`: its clocks stood still, and everybody reads the result."""
    stood = at - voted
    phase = _with(phase, since=phase.since + stood, until=phase.until + stood)
    return _with(phase, until=max(phase.until, at + READ_VOTE), ready=()) if procedure.rereads else phase


def with_ready(phase: Open, seat: Seat) -> Open:
    """Return a phase in which one seat more is ready to go on. Raises `Refused` if it was already."""
    if seat in phase.ready:
        raise Refused("ready-already", "the others are still looking")
    return _with(phase, ready=tuple(sorted((*phase.ready, seat))))


def until_all_are_ready(phase: Open, present: Collection[Seat], appeals: Millis | None, at: Millis) -> Open | None:
    """Return the phase as it goes on waiting, or None if all seats are ready.

    `appeals`: until when rulings can be appealed, the last millisecond included; the next roll waits that long.
    """
    if not set(present) <= set(phase.ready):
        return phase
    if appeals is None or at > appeals:
        return None
    return _with(phase, until=min(phase.until, appeals))


def _with(value: T, **changes: object) -> T:
    changed: T = replace(value, **changes)  # type: ignore[type-var]  # a phase or a state, so a Struct
    return changed
