"""What a room has to store, and who is to hear of it once it is."""

import asyncio

from msgspec import Struct

from parlour.core import Logged, Refused, encode
from parlour.server import wire
from parlour.server.clock import Clock
from parlour.server.play import Play, seat_in
from parlour.server.receipts import Key
from parlour.server.records import LineRecord, TableRecord
from parlour.server.showing import Shown
from parlour.server.wall import wall_now
from parlour.server.writer import Unsaved


class Flight(Struct, frozen=True):
    """What is being stored now."""

    shown: Shown
    lines: list[Logged]
    fair: list[wire.Fair]
    replies: list[tuple[Key, bytes]]
    futures: list[asyncio.Future[None]]


class Ledger:
    def __init__(self, record: TableRecord) -> None:
        self._record = record
        self._lines = 0
        self._replies: list[tuple[Key, bytes]] = []
        self._futures: list[asyncio.Future[None]] = []
        self._flight: Flight | None = None

    def open(self, lines: int) -> None:
        """Another game, of which so many lines are stored."""
        self._lines = lines

    def has_news(self, record: TableRecord, play: Play | None) -> bool:
        lines = 0 if play is None else len(play.table.log)
        return lines != self._lines or record is not self._record

    def is_settled(self, record: TableRecord, play: Play | None) -> bool:
        return self._flight is None and not self.has_news(record, play)

    def reply(self, key: Key, frame: bytes) -> None:
        self._replies.append((key, frame))

    def promise(self) -> asyncio.Future[None]:
        """Kept when everything up to now is stored."""
        future = asyncio.get_running_loop().create_future()
        self._futures.append(future)
        return future

    def take(self, record: TableRecord, play: Play | None, clock: Clock) -> Unsaved:
        lines = [] if play is None else play.table.log[self._lines :]
        rows = [] if play is None else _rows(record, play, clock, lines, self._lines)
        shown = Shown.of(record, None if play is None else play.scene())
        self._flight = Flight(shown, lines, fair_of(shown, lines, rows), self._replies, self._futures)
        changed = record if record is not self._record else None
        self._record, self._lines = record, self._lines + len(lines)
        self._replies, self._futures = [], []
        return Unsaved(changed, rows)

    def land(self) -> Flight:
        flight, self._flight = self._flight, None
        assert flight is not None
        for future in flight.futures:
            if not future.done():
                future.set_result(None)
        return flight

    def tear_up(self) -> None:
        """Nothing of it will be stored."""
        futures = self._futures if self._flight is None else self._futures + self._flight.futures
        for future in futures:
            if not future.done():
                future.set_exception(Refused("trouble", "this could not be stored; please try again"))


def _rows(record: TableRecord, play: Play, clock: Clock, lines: list[Logged], first: int) -> list[LineRecord]:
    """Lines for the database, with the numbers that their stamps were made of."""
    offset = wall_now() - clock.now()
    rows = []
    for n, line in enumerate(lines, first):
        claim = play.claims.pop(n, None)
        timing = (None, None, None) if claim is None else (_kept(claim.item.message), claim.arrived, claim.delay)
        at, text = line.at, encode(line).decode()
        rows.append(LineRecord(record.code, record.number, n, at, offset + at, text, seat_in(line), *timing))
    return rows


def _kept(message: str | int | None) -> str | None:
    return None if message is None else wire.encode(message).decode()


def fair_of(shown: Shown, lines: list[Logged], rows: list[LineRecord]) -> list[wire.Fair]:
    """What everyone may know of an input: when it came and counted. One that led to no event stays its seat's own."""
    public = [row for line, row in zip(lines, rows, strict=True) if line.events]
    first = shown.seq - len(public) + 1
    return [
        wire.Fair(seq, row.seat, row.arrived, row.delay, row.at)
        for seq, row in enumerate(public, first)
        if row.seat is not None and row.arrived is not None and row.delay is not None
    ]
