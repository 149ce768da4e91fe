"""What is told after the end: the log, and what had been possible."""

import asyncio
from typing import Any

import msgspec

from parlour.core import Refused
from parlour.server.house import House
from parlour.server.records import LineRecord, TableRecord

KEPT = 64
_reviews: dict[tuple[str, int], bytes] = {}


async def log_lines(house: House, record: TableRecord) -> bytes:
    """The log as `parlour replay` reads it: the heading, then a line an input with the numbers behind its stamp."""
    lines = await house.store.ask(house.store.lines, record.code, record.number)
    return b"\n".join([msgspec.json.encode(record.heading), *map(_line, lines), b""])


def _line(line: LineRecord) -> bytes:
    if line.arrived is None:
        return line.line.encode()
    fair = msgspec.json.encode({"arrived": line.arrived, "delay": line.delay})
    return line.line.encode()[:-1] + b',"fair":' + fair + b"}"


async def review_of(house: House, record: TableRecord) -> Any:
    """May take seconds the first time, off the event loop."""
    entry, key = house.games.entry(record.game), (record.code, record.number)
    if entry.review is None:
        raise Refused("no-such-page", "this game has no review")
    if key not in _reviews:
        lines = await house.store.ask(house.store.lines, record.code, record.number)
        table = await house.games.replay(record, lines)
        review = entry.review
        made = await asyncio.get_running_loop().run_in_executor(
            house.pool, lambda: msgspec.json.encode(review(table.game, table.log, table.seats))
        )
        while len(_reviews) >= KEPT:
            del _reviews[next(iter(_reviews))]
        _reviews[key] = made
    return msgspec.Raw(_reviews[key])
