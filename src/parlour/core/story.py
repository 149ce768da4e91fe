"""A log folded once."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from parlour.core.game import Game, M, S
from parlour.core.table import Logged, Table, V


class Story(Table[S, M, V]):
    """The table that a log leads to, with its states by line: `Story.replay(game, seats, log)`.

    Reviews, lessons and reels read it, so that nobody has to fold the log again.
    """

    def __init__(self, game: Game[S, M, V], seats: int) -> None:
        super().__init__(game, seats)
        self.states: list[S] = [self.state]
        """The state before the first line, and after each."""

    @classmethod
    def of(cls, table: Table[S, M, V]) -> "Story[S, M, V]":
        return cls.replay(table.game, table.first_seats, table.log)

    def repeat(self, line: Logged) -> None:
        super().repeat(line)
        self.states.append(self.state)

    @property
    def steps(self) -> Iterator[tuple[S, Logged, S]]:
        """The lines of the log, each with the states before and after it."""
        for line, (before, after) in zip(self.log, pairwise(self.states), strict=True):
            yield before, line, after


AnyStory = Story[Any, Any, Any]
