"""One table for a whole evening (COM-26): games that follow each other, and crowns for the winners."""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from typing import Any

from msgspec.structs import replace

from parlour.core import AnyTable, Entry, Millis, Refused
from parlour.core.extras.highlights import Highlights
from parlour.core.flat_names import changed
from parlour.server.diagnostics import Faults
from parlour.server.room.evening.ceremony import remembered
from parlour.server.room.people.crowd import Crowd
from parlour.server.room.people.sitting import reseated
from parlour.server.storage.records import Sitter, TableRecord
from parlour.server.tasks import Tasks
from parlour.server.wall_clock import wall_now

OF_THE_TABLE = ("family", "house", "one_device")
"""Settings that are about the people, so that the next game keeps them if it has them."""


def finished(record: TableRecord, entry: Entry, table: AnyTable) -> TableRecord:
    """Return the record after a game: its winners get a crown each, and the evening remembers it. There is no crown for
    playing alone, nor for a score of 0, nor where all win together and nobody is beaten."""
    if table.result is None:
        return record
    best = Faults(entry.id).spare(lambda: entry.highlights(table), Highlights())
    record = replace(record, evening=replace(record.evening, highlights=best))
    if len(record.seats) < 2:
        return record
    crowned = table.result.crowned
    seats = tuple(_crowned(one, seat in crowned) for seat, one in enumerate(record.seats))
    return remembered(replace(record, seats=seats), entry, table)


def _crowned(sitter: Sitter, has_won: bool) -> Sitter:
    return replace(sitter, crowns=sitter.crowns + 1) if has_won and not sitter.left else sitter


def check_free(record: TableRecord) -> None:
    """Raise Refused where the game of a table is fixed."""
    if record.club is not None:
        raise Refused("in-a-club", "all tables of a club play the same game")


def for_people(record: TableRecord, entry: Entry, given: dict[str, Any]) -> dict[str, Any]:
    """The settings to begin another game with."""
    known = {one.name for one in entry.all_settings}
    carried_over = {name: record.settings[name] for name in OF_THE_TABLE if name in known and name in record.settings}
    return changed(entry.settings, {**carried_over, "language": record.language}, given)


def with_game(
    record: TableRecord, before: Entry, entry: Entry, here: Collection[str], wanted: int | None = None
) -> TableRecord:
    """Return the table with another game and the same people. `here`: the tokens of people who are connected. If the
    game has too few seats, people who are away wait for the next one. `wanted`: a number of seats."""
    fewest, most = entry.players
    size = wanted or (most if record.size >= before.players[1] else min(most, max(fewest, record.size)))
    people = sum(one.token is not None and not one.left for one in (*record.seats, *record.waiting))
    size = min(most, max(size, people))
    moved = replace(record, game=entry.id, size=size, seats=tuple(replace(one, wish=None) for one in record.seats))
    return reseated(moved, here)


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
