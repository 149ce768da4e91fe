"""Bots in seats. They think off the event loop, see what their seat sees, and act after a person's delay."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from functools import cached_property
from random import Random
from typing import Any

from msgspec import Struct

from parlour.core import Asks, Bot, Millis, Seat, Thought
from parlour.core.schedule import Due, Question, Schedule
from parlour.server.room.moments import Scene
from parlour.server.storage.records import Sitter, TableRecord

log = logging.getLogger(__name__)


class Seated(Struct):
    """One bot at its seat; it is made where it thinks, as that may take a while."""

    level: int
    bot: Bot | None = None


class Bots:
    """The bots of one room. `make(level)` sits one down; `wake()` is called when one has made up its mind."""

    def __init__(self, make: Callable[[int], Bot], pool: Executor, wake: Callable[[], None]) -> None:
        self._make = make
        self._pool = pool
        self._wake = wake
        self._schedule = Schedule()
        self._seated: dict[Seat, Seated] = {}
        self._seats: tuple[Sitter, ...] = ()

    @cached_property
    def _rng(self) -> Random:
        """Made for the first bot: it is the largest part of a room that has none."""
        return Random()

    def ask(self, record: TableRecord, scene: Scene, now: Callable[[], Millis]) -> None:
        """Every bot whose question changed, or whose answer to it was settled, is asked."""
        if record.seats is not self._seats:
            self._sit_down(record)
        for question in self._schedule.ask(scene.wait, scene.draws):
            self._think(question, scene.game.view(scene.state, question.seat), now())

    def _sit_down(self, record: TableRecord) -> None:
        self._seats = record.seats
        levels = {seat: one.bot for seat, one in enumerate(record.seats) if one.bot is not None and not one.left}
        for seat in self._seated.keys() - levels.keys():
            self._schedule.stand_up(seat)
            del self._seated[seat]
        for seat, level in levels.items():
            if seat not in self._seated or self._seated[seat].level != level:
                self._schedule.sit_down(seat)
                self._seated[seat] = Seated(level)

    def leave(self) -> None:
        """Nobody plays here any more."""
        self._seated, self._seats, self._schedule = {}, (), Schedule()

    def settled(self, seat: Seat, refused: bool) -> None:
        self._schedule.settled(seat, refused=refused)

    def fall_due(self, now: Millis) -> Iterator[Due]:
        while (due := self._schedule.take(now)) is not None:
            yield due

    def next_due(self) -> Millis | None:
        due = self._schedule.next
        return None if due is None else due.at

    def _think(self, question: Question, view: Any, asked: Millis) -> None:
        seated = self._seated[question.seat]
        future = asyncio.get_running_loop().run_in_executor(self._pool, self._ponder, seated, view, question.asks)
        future.add_done_callback(lambda done: self._decided(question, seated.level, asked, done))

    def _ponder(self, seated: Seated, view: Any, asks: Asks) -> Thought | None:
        if seated.bot is None:
            seated.bot = self._make(seated.level)
        return seated.bot.think(view, asks, self._rng)

    def _decided(self, question: Question, level: int, asked: Millis, done: asyncio.Future[Thought | None]) -> None:
        if done.cancelled():
            return
        if (wrong := done.exception()) is not None:
            log.error("a bot failed", exc_info=wrong, extra={"seat": question.seat, "level": level})
            return
        if self._schedule.answer(question, done.result(), asked):
            self._wake()
