"""The bots of a table: each is asked when its question changes, and heard when its time has come."""

from collections.abc import Mapping
from random import Random
from typing import Any

from msgspec import Struct

from parlour.core.bot import Bot
from parlour.core.game import Drawn, Millis, Move, Refused, Seat
from parlour.core.table import Logged, Table


class Due(Struct, frozen=True):
    """What a bot means to do, and when."""

    at: Millis
    seat: Seat
    move: Move


class Company:
    """It keeps no clock: whoever drives the table says how late it is."""

    def __init__(self, bots: Mapping[Seat, Bot], rng: Random) -> None:
        self._bots = bots
        self._rng = rng
        self._questions: dict[Seat, Any] = {}
        self._plans: dict[Seat, Due] = {}
        self._read = self._draws = 0

    def ask(self, table: Table, now: Millis) -> None:
        """Every bot whose question is a new one thinks; what it had in mind before is forgotten."""
        self._count_draws(table)
        for seat, bot in self._bots.items():
            asks = table.wait.asks.get(seat, ())
            question = (asks, table.wait.until, self._draws)
            if self._questions.get(seat) == question:
                continue
            self._questions[seat] = question
            self._plans.pop(seat, None)
            thought = bot.think(table.view(seat), asks, self._rng) if asks else None
            if thought:
                self._plans[seat] = Due(now + thought.delay, seat, thought.move)

    def _count_draws(self, table: Table) -> None:
        """New dice make a new question, even where the same is asked as before."""
        self._draws += sum(isinstance(line.what, Drawn) for line in table.log[self._read :])
        self._read = len(table.log)

    @property
    def next(self) -> Due | None:
        """Who acts first, if everything stays as it is."""
        return min(self._plans.values(), key=lambda due: due.at, default=None)

    def act(self, table: Table, due: Due, now: Millis) -> list[Logged]:
        """A bot does what it meant to do. The rules may refuse it: then it thinks no more about this question."""
        del self._plans[due.seat]
        try:
            done = table.act(due.seat, due.move, now)
        except Refused:
            return []
        self._questions.pop(due.seat, None)
        return done
