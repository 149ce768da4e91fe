"""Votes of the table on words, and the moves of a court (COM-06)."""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import ClassVar, Literal, Protocol, Self, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from parlour.core.game import Millis, Move, Phase, Refused, S, Seat, Step


class Vote(Struct, frozen=True):
    """A question to the table: is this word valid?"""

    voters: tuple[Seat, ...]
    until: Millis
    ballots: tuple[tuple[Seat, bool], ...] = ()

    @classmethod
    def among(cls, present: Iterable[Seat], speakers: Collection[Seat], until: Millis) -> "Vote":
        """Open a vote of all who are present, except those who used the word."""
        return cls(tuple(seat for seat in present if seat not in speakers), until)

    def cast(self, seat: Seat, valid: bool) -> "Vote":
        """Return the vote with one ballot more. Raises `Refused` if this seat may not vote, or has voted."""
        if seat not in self.voters:
            raise Refused("may-not-vote", "who spoke the word does not vote on it")
        if seat in self.voted:
            raise Refused("voted-already", "one vote each")
        return replace(self, ballots=(*self.ballots, (seat, valid)))

    def without(self, seat: Seat) -> "Vote":
        """Return the vote without a removed seat; a ballot it has cast still counts."""
        if seat in self.voted:
            return self
        return replace(self, voters=tuple(voter for voter in self.voters if voter != seat))

    @property
    def voted(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, _ in self.ballots)

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.voters if seat not in self.voted)

    @property
    def is_complete(self) -> bool:
        return not self.waiting_for

    def says_valid(self, *, unvoted: bool) -> bool:
        """Return the result by majority. A tie makes the word valid. `unvoted`: the result if nobody has voted."""
        against = sum(not valid for _, valid in self.ballots)
        return 2 * against <= len(self.ballots) if self.ballots else unvoted


class VoteView(Struct, frozen=True):
    """What everyone may see of a running vote: who has voted, never how."""

    voters: tuple[Seat, ...]
    voted: tuple[Seat, ...]

    @classmethod
    def of(cls, vote: Vote) -> "VoteView":
        return cls(vote.voters, tuple(sorted(vote.voted)))


class Hearing(Phase, frozen=True, kw_only=True):
    """A vote on one word, and when it began. A game adds what it is about and what comes then."""

    vote: Vote
    since: Millis

    @property
    def until(self) -> Millis:
        return self.vote.until

    @property
    def is_complete(self) -> bool:
        return self.vote.is_complete

    def cast(self, seat: Seat, valid: bool) -> Self:
        return replace(self, vote=self.vote.cast(seat, valid))

    def without(self, seat: Seat) -> Self:
        return replace(self, vote=self.vote.without(seat))


class _Heard(Protocol):
    @property
    def is_complete(self) -> bool: ...


H = TypeVar("H", bound=_Heard)


def heard(state: S, hearing: H, close: Callable[[S, H], Step[S]]) -> Step[S]:
    """Wait for more votes, or close the vote if there is nobody left to vote."""
    return close(state, hearing) if hearing.is_complete else (replace(state, phase=hearing), ())


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


Words = Mapping[str, tuple[Seat, ...]]
"""Words for the table, and who used each."""
