"""What is told after the end: the log, and what had been possible."""

import asyncio
from functools import partial

import msgspec

from parlour.core import Refused
from parlour.server.house import House
from parlour.server.records import LineRecord, TableRecord

KEPT = 64
"""Reviews that are remembered."""


async def log_lines(house: House, record: TableRecord) -> bytes:
    """The log as `parlour replay` reads it: the heading, then a line an input with the numbers behind its stamp."""
    lines = await house.store.ask(house.store.lines, record.code, record.number)
    return b"\n".join([msgspec.json.encode(record.heading), *map(_line, lines), b""])


def _line(line: LineRecord) -> bytes:
    if line.arrived is None:
        return line.line.encode()
    fair = msgspec.json.encode({"arrived": line.arrived, "delay": line.delay})
    return line.line.encode()[:-1] + b',"fair":' + fair + b"}"


async def review_of(house: House, record: TableRecord, seq: int) -> msgspec.Raw:
    """May take seconds the first time, off the event loop; whoever asks meanwhile waits for the same one.

    `seq` tells the moments of a game that still runs apart.
    """
    key = (record.code, record.number, seq)
    if house.games.entry(record.game).review is None:
        raise Refused("no-such-page", "this game has no review")
    if key not in house.reviews:
        while len(house.reviews) >= KEPT:
            del house.reviews[next(iter(house.reviews))]
        house.reviews[key] = asyncio.create_task(_review(house, record))
    try:
        return msgspec.Raw(await asyncio.shield(house.reviews[key]))
    except Exception:
        house.reviews.pop(key, None)
        raise


async def _review(house: House, record: TableRecord) -> bytes:
    lines = await house.store.ask(house.store.lines, record.code, record.number)
    table, review = await house.games.replay(record, lines), house.games.entry(record.game).review
    assert review is not None
    make = partial(review, table.game, table.log, table.seats)
    return await asyncio.get_running_loop().run_in_executor(house.study, lambda: msgspec.json.encode(make()))
