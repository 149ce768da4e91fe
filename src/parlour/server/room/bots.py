"""Bots in seats. They think off the event loop, see what their seat sees, and act after a person's delay."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from random import Random
from typing import Any

from parlour.core import Asks, Bot, Millis, Move, Seat, Thought
from parlour.server.room.moments import Scene
from parlour.server.storage.records import Sitter, TableRecord

log = logging.getLogger(__name__)

TRIES = 3
"""How often a bot is asked again about one question when the rules refuse its answer."""

Question = tuple[Asks, Millis | None, int]
"""What a seat is asked, until when, and how many times dice or cards had come."""


class Mind:
    """One bot at its seat, and what it means to do next."""

    def __init__(self, level: int) -> None:
        self.level = level
        self.bot: Bot | None = None
        self.question: Question | None = None
        self.move: Move | None = None
        self.due: Millis = 0
        self.is_free = False
        """Its answer was settled: asked the same again, it may think again."""
        self.refusals = 0


class Bots:
    """The bots of one room. `make(level)` sits one down; `wake()` is called when one has made up its mind."""

    def __init__(self, make: Callable[[int], Bot], pool: Executor, wake: Callable[[], None]) -> None:
        self._make = make
        self._pool = pool
        self._wake = wake
        self._rng = Random()
        self._minds: dict[Seat, Mind] = {}
        self._seats: tuple[Sitter, ...] = ()

    def ask(self, record: TableRecord, scene: Scene, now: Callable[[], Millis]) -> None:
        """Every bot whose question changed, or whose answer to it was settled, is asked."""
        if record.seats is not self._seats:
            self._sit_down(record)
        for seat, mind in self._minds.items():
            asks = scene.wait.asks.get(seat, ())
            question = (asks, scene.wait.until, scene.draws)
            if question != mind.question:
                mind.refusals = 0
            elif not mind.is_free or mind.refusals == TRIES:
                continue
            mind.question, mind.move, mind.is_free = question, None, False
            if asks:
                self._think(seat, mind, scene.game.view(scene.state, seat), now)

    def _sit_down(self, record: TableRecord) -> None:
        self._seats = record.seats
        levels = {seat: one.bot for seat, one in enumerate(record.seats) if one.bot is not None and not one.left}
        known = self._minds
        self._minds = {
            seat: known[seat] if seat in known and known[seat].level == level else Mind(level)
            for seat, level in levels.items()
        }

    def settled(self, seat: Seat, refused: bool) -> None:
        """The table took a bot's move, or refused it: either way it may think again."""
        mind = self._minds.get(seat)
        if mind is not None:
            mind.is_free, mind.refusals = True, mind.refusals + 1 if refused else 0

    def fall_due(self, now: Millis) -> Iterator[tuple[Seat, Move, Millis]]:
        for seat, mind in self._minds.items():
            if mind.move is not None and mind.due <= now:
                move, mind.move = mind.move, None
                yield seat, move, mind.due

    def next_due(self) -> Millis | None:
        return min([mind.due for mind in self._minds.values() if mind.move is not None], default=None)

    def _think(self, seat: Seat, mind: Mind, view: Any, now: Callable[[], Millis]) -> None:
        question, asked = mind.question, now()
        assert question is not None
        future = asyncio.get_running_loop().run_in_executor(self._pool, self._ponder, mind, view, question[0])
        future.add_done_callback(lambda done: self._decided(seat, mind, question, asked, done))

    def _ponder(self, mind: Mind, view: Any, asks: Asks) -> Thought | None:
        if mind.bot is None:
            mind.bot = self._make(mind.level)
        return mind.bot.think(view, asks, self._rng)

    def _decided(
        self, seat: Seat, mind: Mind, question: Question, asked: Millis, done: asyncio.Future[Thought | None]
    ) -> None:
        if done.cancelled() or mind.question is not question or self._minds.get(seat) is not mind:
            return
        if (wrong := done.exception()) is not None:
            log.error("a bot failed", exc_info=wrong, extra={"seat": seat, "level": mind.level})
            return
        if (thought := done.result()) is not None:
            mind.move, mind.due = thought.move, asked + max(0, thought.delay)
            self._wake()
