"""Bots that think while the caller waits: for leagues, the terminal and tests."""

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

from parlour.core.bot import Bot
from parlour.core.game import Millis, Refused, Seat
from parlour.core.round.phases import finished_in
from parlour.core.schedule import Due, Schedule
from parlour.core.table import AnyTable, Logged


class Bots:
    def __init__(self, bots: Mapping[Seat, Bot], rng: Random) -> None:
        self._bots = bots
        self._rng = rng
        self._schedule = Schedule(bots)
        self.refused = Counter[str]()
        """How many moves the rules refused, by code. A good bot makes none of these."""

    def ask(self, table: AnyTable, now: Millis) -> None:
        """Let every bot think that is asked something new."""
        for question in self._schedule.ask(table.wait, table.draws, now, finished_in(table.state)):
            view: Any = table.view(question.seat)
            thought = self._bots[question.seat].think(view, question.asks, self._rng)
            self._schedule.answer(question, thought, now)

    @property
    def next(self) -> Due | None:
        return self._schedule.next

    def act(self, table: AnyTable, now: Millis) -> list[Logged]:
        """Make the first move that is due, and return the lines it adds to the log; none if the rules refuse it."""
        due = self._schedule.take(now)
        if due is None:
            return []
        try:
            done = table.act(due.seat, due.move, max(due.at, table.at))
        except Refused as refused:
            self.refused[refused.code] += 1
            done = []
        self._schedule.settled(due.seat, refused=not done)
        return done
