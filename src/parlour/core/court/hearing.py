"""A vote under way: the table is heard on a word while all clocks are stopped (COM-06)."""

from collections.abc import Callable
from typing import Protocol, Self, TypeVar

from msgspec.structs import replace

from parlour.core.court.vote import Vote
from parlour.core.game import Millis, Phase, S, Seat, Step


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
