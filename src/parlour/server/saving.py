"""Lines of a table's log on their way to the store, with the numbers that their stamps were made of."""

from typing import TYPE_CHECKING

from parlour.core import Logged, encode
from parlour.server import wire
from parlour.server.play import seat_in
from parlour.server.records import LineRecord
from parlour.server.wall import wall_now

if TYPE_CHECKING:
    from parlour.server.room import Room


def record_of(room: "Room", n: int, line: Logged) -> LineRecord:
    assert room.play is not None
    record, claim = room.record, room.play.claims.pop(n, None)
    wall = wall_now() - (room.clock.now() - line.at)
    text = encode(line).decode()
    if claim is None:
        return LineRecord(record.code, record.number, n, line.at, wall, text, seat_in(line))
    return LineRecord(
        record.code,
        record.number,
        n,
        line.at,
        wall,
        text,
        claim.seat,
        claim.item.message,
        claim.arrived,
        claim.delay,
    )


def fair_of(base: int, lines: list[Logged], rows: list[LineRecord]) -> list[wire.Fair]:
    """What everyone may know of an input: when it came and counted. One that led to no event stays its seat's own."""
    return [
        wire.Fair(base + row.n + 1, row.seat, row.arrived, row.delay, row.at)
        for line, row in zip(lines, rows, strict=True)
        if line.events and row.seat is not None and row.arrived is not None and row.delay is not None
    ]
