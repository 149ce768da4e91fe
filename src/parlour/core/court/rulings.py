"""Judging the words of a round: votes, appeals against the dictionary, and going on together (COM-06).

After a round the words are shown in a phase of the game's own with `since`, `until` and `ready`. The table's rulings
are kept in the game's state as `allowed` and `refused`. The functions here change these fields and nothing else.
"""

from collections.abc import Collection, Mapping
from typing import ClassVar, Literal, Protocol, TypeVar

from msgspec.structs import replace

from parlour.core.court.ballots import APPEAL_TIME, Ballots
from parlour.core.court.events import VoteCalled, VoteEnded
from parlour.core.game import Event, Millis, Move, Refused, Seat

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


Open = TypeVar("Open", bound=_Open)
Ruled = TypeVar("Ruled", bound=_Ruled)
T = TypeVar("T")
Words = Mapping[str, tuple[Seat, ...]]
"""Words for the table, and who used each."""


def call(words: Words, present: Collection[Seat], at: Millis) -> tuple[Ballots, tuple[Event, ...]]:
    """Open a vote on every word."""
    called = tuple(VoteCalled(word, seats) for word, seats in words.items())
    return Ballots.open(words.items(), present, at), called


def check_appeal(phase: _Open, word: str, open_to: Collection[str], at: Millis) -> None:
    """Raise `Refused` unless a word may be appealed: within 5 seconds of the ruling, and only once."""
    if word not in open_to or at > phase.since + APPEAL_TIME:
        raise Refused("no-such-ruling", "an appeal must come within 5 seconds of the ruling, and only once")


def counted(state: Ruled, ballots: Ballots) -> tuple[Ruled, tuple[VoteEnded, ...]]:
    """Return the state with the rulings of a vote that is over, which hold for the rest of the game."""
    told = tuple(VoteEnded(one.word, one.vote.says_valid, one.vote.ballots) for one in ballots.items)
    allowed = (*state.allowed, *(vote.word for vote in told if vote.valid))
    refused = (*state.refused, *(vote.word for vote in told if not vote.valid))
    return _with(state, allowed=allowed, refused=refused), told


def resumed(phase: Open, stood: Millis) -> Open:
    """Return a phase with its clock moved on by the time that the table voted."""
    return _with(phase, since=phase.since + stood, until=phase.until + stood)


def with_ready(phase: Open, seat: Seat) -> Open:
    """Return a phase in which one seat more is ready to go on. Raises `Refused` if it was already."""
    if seat in phase.ready:
        raise Refused("ready-already", "the others are still looking")
    return _with(phase, ready=tuple(sorted((*phase.ready, seat))))


def until_all_are_ready(phase: Open, present: Collection[Seat], judge: str, at: Millis) -> Open | None:
    """Return the phase as it goes on waiting, or None if all seats are ready.

    A ruling can be appealed for 5 seconds, the last millisecond included, so the next roll waits that long.
    """
    if not set(present) <= set(phase.ready):
        return phase
    soonest = phase.since + APPEAL_TIME
    if judge != "appeal" or at > soonest:
        return None
    return _with(phase, until=min(phase.until, soonest))


def rest_of(phase: _Open, may_appeal: bool) -> Millis:
    """Return from when on the host may end a pause between two rounds (COM-23): not while appeals are possible."""
    return phase.since + APPEAL_TIME + 1 if may_appeal else phase.since


def _with(value: T, **changes: object) -> T:
    changed: T = replace(value, **changes)  # type: ignore[type-var]  # a phase or a state, so a Struct
    return changed
