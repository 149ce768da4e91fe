"""Inputs of a room that are not stored yet, and the answers that wait for them."""

import asyncio
from dataclasses import dataclass, field

from msgspec import Struct

from parlour.core import Logged, Refused, encode
from parlour.server import wire
from parlour.server.room.moments import Shown
from parlour.server.room.play import Play
from parlour.server.room.receipts import OWNER, Answer
from parlour.server.storage.lines import heading_line
from parlour.server.storage.records import LineRecord, TableRecord, Unsaved
from parlour.server.wall_clock import wall_now


class Taken(Struct, frozen=True):
    """What is being stored now."""

    is_last: bool
    """The table is released with it."""

    shown: Shown
    is_news: bool
    lines: list[Logged]
    fair: list[wire.Fair]
    answers: list[Answer]
    promises: list[asyncio.Future[None]]


@dataclass(slots=True, eq=False)
class Unstored:
    _record: TableRecord
    _stored: TableRecord
    """The record in the database, which may differ from the one that is shown."""
    lines: int = 0
    """How many lines of its game are stored."""
    answers: list[Answer] = field(default_factory=list)
    """Answers that wait until everything up to now is stored."""
    promises: list[asyncio.Future[None]] = field(default_factory=list)
    _taken: Taken | None = None

    def has_news(self, record: TableRecord, play: Play | None) -> bool:
        lines = 0 if play is None else len(play.table.log)
        return lines != self.lines or record is not self._record

    def is_settled(self, record: TableRecord, play: Play | None) -> bool:
        return self._taken is None and not self.has_news(record, play)

    def promise(self) -> asyncio.Future[None]:
        """A future that is done when everything up to now is stored."""
        promise = asyncio.get_running_loop().create_future()
        self.promises.append(promise)
        return promise

    def take(self, record: TableRecord, play: Play | None, notice: wire.Notice | None, is_last: bool) -> Unsaved | None:
        """All that is to be stored, or None if there is nothing and nobody waits. `is_last`: the table is released."""
        is_news = self.has_news(record, play)
        if not (is_news or is_last or self.answers or self.promises or self._taken):
            return None
        lines = [] if play is None else play.table.log[self.lines :]
        shown = Shown.of(record, None if play is None else play.scene(), notice)
        rows, fair = ([], []) if play is None else _rows(shown, play, lines, self.lines)
        if record.status == "over" and self._record.status == "playing":
            rows.append(heading_line(record, None if play is None else play.table.result, wall_now()))
        self._taken = Taken(is_last, shown, is_news, lines, fair, self.answers, self.promises)
        changes = {} if record is self._record else record.changes(self._stored)
        if changes:
            self._stored = record
        self._record, self.lines = record, self.lines + len(lines)
        self.answers, self.promises = [], []
        return Unsaved(record.code, {**changes, "owner": None} if is_last else changes, rows)

    def stored(self) -> Taken:
        """Resolve what waited for the part that was stored. Returns that part."""
        taken, self._taken = self._taken, None
        assert taken is not None
        for promise in taken.promises:
            if not promise.done():
                promise.set_result(None)
        return taken

    def tear_up(self) -> None:
        """Fail everything that waits, because nothing will be stored."""
        promises = self.promises if self._taken is None else self.promises + self._taken.promises
        for promise in promises:
            if not promise.done():
                promise.set_exception(Refused("trouble", "this could not be saved; please try again"))


def _rows(shown: Shown, play: Play, lines: list[Logged], first: int) -> tuple[list[LineRecord], list[wire.Fair]]:
    """Lines for the database, with the numbers behind their stamps, and the public timing of inputs. One that led to no
    event stays its seat's secret."""
    code, number, wall = shown.record.code, shown.record.number, wall_now()
    seq = shown.seq - len([line for line in lines if line.events])
    rows: list[LineRecord] = []
    fair: list[wire.Fair] = []
    for n, line in enumerate(lines, first):
        at, text = line.at, encode(line).decode()
        if line.events:
            seq += 1
        if (claim := play.claims.pop(n, None)) is not None:
            seat, key, arrived, delay = claim.seat, claim.item.key, claim.arrived, claim.delay
            message = None if key is None else wire.encode((key[0][:OWNER], key[1])).decode()
            rows.append(LineRecord(code, number, n, at, wall, text, seat, message, arrived, delay))
            if line.events:
                fair.append(wire.Fair(seq, seat, arrived, delay, at))
        else:
            rows.append(LineRecord(code, number, n, at, wall, text, getattr(line.what, "seat", None)))
    return rows, fair
