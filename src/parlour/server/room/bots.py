"""Bots in seats. They think off the event loop, see what their seat sees, and act as slowly as a person."""

import logging
from collections.abc import Callable
from typing import Any

from parlour.core import Millis, Seat
from parlour.core.round.phases import finished_in
from parlour.core.schedule import Due, Question, Schedule
from parlour.server.jobs.bot_pool import BotPool, Thinker, seat_thinker
from parlour.server.room.moments import Scene
from parlour.server.storage.records import Sitter, TableRecord
from parlour.server.tasks import Tasks

log = logging.getLogger(__name__)


class Bots:
    """The bots of one room. `wake` is called when one has chosen its move."""

    def __init__(self, pool: BotPool, wake: Callable[[], None], tasks: Tasks) -> None:
        self._pool = pool
        self._wake = wake
        self._tasks = tasks
        self._schedule = Schedule()
        self._seated: dict[Seat, Thinker] = {}
        self._seats: tuple[Sitter, ...] = ()

    def ask(self, record: TableRecord, scene: Scene, now: Callable[[], Millis]) -> None:
        """Ask every bot whose question changed, or whose last move was settled."""
        if record.seats is not self._seats:
            self._sit_down(record)
        if not self._seated:
            return
        for question in self._schedule.ask(scene.wait, scene.draws, now(), finished_in(scene.state)):
            view = scene.game.view(scene.state, question.seat)
            self._tasks.spawn(self._think(question, self._seated[question.seat], view, now()))

    def _sit_down(self, record: TableRecord) -> None:
        self._seats = record.seats
        levels = {seat: one.bot for seat, one in enumerate(record.seats) if one.bot is not None and not one.left}
        for seat in self._seated.keys() - levels.keys():
            self._schedule.stand_up(seat)
            del self._seated[seat]
        for seat, level in levels.items():
            thinker = seat_thinker(record.game, record.language, level)
            if seat not in self._seated or not thinker.is_like(self._seated[seat]):
                self._schedule.sit_down(seat)
                self._seated[seat] = thinker

    def leave(self) -> None:
        self._seated, self._seats, self._schedule = {}, (), Schedule()

    def settled(self, seat: Seat, refused: bool) -> None:
        self._schedule.settled(seat, refused=refused)

    def take(self, now: Millis) -> Due | None:
        """Return the next move that is due by now, once."""
        return self._schedule.take(now) if self._seated else None

    def next_due(self) -> Millis | None:
        due = self._schedule.next if self._seated else None
        return None if due is None else due.at

    async def _think(self, question: Question, who: Thinker, view: Any, asked: Millis) -> None:
        try:
            thought = await self._pool.think(who, view, question.asks)
        except Exception:
            log.exception("a bot failed", extra={"seat": question.seat, "level": who.level})
            return
        if self._schedule.answer(question, thought, asked):
            self._wake()
