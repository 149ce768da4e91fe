"""Lone Words as nobody would play it: words of any kind on any row, sheets handed in, votes, appeals, rows given up."""

from random import Random
from typing import Any

from parlour.core import Move, Seat
from parlour.games.lone import (
    Appeal,
    CastVote,
    CastVotes,
    Erase,
    Finish,
    GiveUp,
    GoOn,
    HandIn,
    Jot,
    Line,
    Lone,
    TakeDevice,
    Write,
)
from parlour.games.lone.components import ROWS
from rules.wild_table import WildTable

WRONG = ["nto", "zzzz", "qqqqq", "seven77", "", "paris", "п'ять", "стіл", "tttttt", "nations"]


class WildLone(WildTable):
    def __init__(self, game: Lone, seats: int, rng: Random) -> None:
        super().__init__(game, seats, rng)
        self.rows = game.referee.sheet
        self.words = game.lexicon

    def move(self, seat: Seat, kind: type[Move]) -> Move:
        rng = self.rng
        made: dict[type[Move], Any] = {
            TakeDevice: TakeDevice,
            Write: lambda: Write(*self._line()),
            Jot: lambda: Jot(*self._line()),
            Erase: lambda: Erase(self._row()),
            HandIn: lambda: HandIn(tuple(Line(*self._line()) for _ in range(rng.randrange(6)))),
            Finish: Finish,
            GiveUp: lambda: GiveUp(tuple(rng.sample(range(ROWS), rng.randrange(1, 5)))),
            GoOn: GoOn,
            CastVotes: lambda: CastVotes(tuple({self._written() for _ in range(rng.randrange(3))})),
            CastVote: lambda: CastVote(rng.random() < 0.5, rng.choice([None, self._written()])),
            Appeal: lambda: Appeal(self._written()),
        }
        return made[kind]()  # type: ignore[no-any-return]

    def choose(self) -> tuple[Seat, type[Move]]:
        """Mostly a word, so that people meet on the same ones."""
        seat, kind = super().choose()
        writes = Write in self.table.wait.asks[seat] and self.rng.random() < 0.7
        return seat, Write if writes else kind

    def _row(self) -> int:
        return self.rng.randrange(ROWS) if self.rng.random() < 0.95 else self.rng.choice([-1, ROWS, 10**9])

    def _line(self) -> tuple[int, str]:
        """One of a few words that fit the row, or one that was written before, or none."""
        row = self._row()
        if row not in range(ROWS) or self.rng.random() < 0.15:
            return row, self.rng.choice(WRONG)
        squares, state = self.rows[row].squares, self.table.state
        before = [line.word for sheet in state.sheets for line in sheet if line.word and len(line.word) == squares]
        if before and self.rng.random() < 0.4:
            return row, self.rng.choice(before)
        return row, self.rng.choice(self.words.spellable(state.letters + "*", length=squares)[:3] or WRONG)

    def _written(self) -> str:
        """A word that lies on the table, or not."""
        words = [line.word for draft in self.table.state.drafts for line in draft]
        return self.rng.choice([*words, *self.rng.sample(WRONG, 1)])
