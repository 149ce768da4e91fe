"""The moves of a court: votes, appeals against the dictionary, and going on together (COM-06)."""

from collections.abc import Mapping
from typing import ClassVar, Literal

from parlour.core.game import Move, Seat

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
