"""Players who are ready for the next game, and the countdown before it (COM-27). Kept in memory only."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from parlour.core import Millis, Refused
from parlour.server.room.people.crowd import Crowd
from parlour.server.storage.records import TableRecord
from parlour.server.tasks import Tasks
from parlour.server.wall_clock import wall_now

COUNT: Millis = 3_000

Begin = Callable[[], Awaitable[None]]


class Rematch:
    def __init__(
        self, crowd: Crowd, tasks: Tasks, *, record: Callable[[], TableRecord], changed: Callable[[], None]
    ) -> None:
        """`record`: the newest one. `changed`: show it to everybody."""
        self._crowd, self._record, self._changed, self._tasks = crowd, record, changed, tasks
        self._wanted: frozenset[str] = frozenset()
        self._after = 0
        self.settings: dict[str, Any] = {}
        """What the host changes for the next game."""
        self._count = 0
        self.starts: int | None = None
        """When the next game begins, by the wall clock, while it is counted down."""

    @property
    def ready(self) -> frozenset[str]:
        """The tokens of people who want to play again after the game that is over."""
        record = self._record()
        return self._wanted if record.status == "over" and record.number == self._after else frozenset()

    def want(self, token: str, on: bool, settings: dict[str, Any] | None = None) -> None:
        """Note that somebody wants to play again, or does not. `settings`: what the host changes for it."""
        if not self.ready:
            self.settings = {}
        self.settings = settings or self.settings
        self._wanted = self.ready | {token} if on else self.ready - {token}
        self._after = self._record().number
        if not on:
            self.stop()
        self._changed()

    @property
    def is_unanimous(self) -> bool:
        """Whether everybody who is here wants to play again."""
        return bool(self.ready) and self._people <= self.ready

    @property
    def is_alone(self) -> bool:
        """Whether nobody else has to get ready for a race."""
        return len(self._people) < 2

    @property
    def _people(self) -> frozenset[str]:
        here = self._crowd.connected
        return frozenset(
            one.token
            for seat, one in enumerate(self._record().seats)
            if seat in here and one.token is not None and one.is_played_by_person
        )

    def count_down(self, begin: Begin) -> None:
        """Begin after a countdown that everybody sees, unless it is stopped meanwhile."""
        if self.starts is None:
            self._count += 1
            self.starts = wall_now() + COUNT
            self._tasks.spawn(self._begin(self._count, begin))
            self._changed()

    def stop(self) -> None:
        self._count += 1
        if self.starts is not None:
            self.starts = None
            self._changed()

    async def _begin(self, count: int, begin: Begin) -> None:
        await asyncio.sleep(COUNT / 1000)
        if count != self._count:
            return
        self.starts = None
        try:
            await begin()
        except Refused:  # somebody left, or the host did something else
            self._changed()
