"""Tables that are due wake by themselves: nobody is there to wake them (COM-18)."""

import asyncio
import contextlib
import logging

from sqlalchemy.exc import SQLAlchemyError

from parlour.core import Refused
from parlour.server.cluster.rooms import Closed, NoSuchTable, Rooms
from parlour.server.storage.leases import Elsewhere
from parlour.server.storage.records import Spoilt
from parlour.server.storage.store import Store
from parlour.server.wall_clock import wall_now

DUE_POLL_SECONDS = 5.0
TOGETHER = 20
"""Tables that are woken at once, with their logs: the others have a few seconds' patience after a day's."""

log = logging.getLogger(__name__)


async def wake_due_tables(store: Store, rooms: Rooms) -> int:
    """Wake what is due and nobody has; how many. What a server that lives has, that server wakes."""
    woken = 0
    for code in await store.ask(store.due, wall_now(), TOGETHER):
        if rooms.has(code):
            continue
        try:
            if await rooms.whereabouts(code) is None:
                woken += await _wake(store, rooms, code)
        except (Elsewhere, Closed, NoSuchTable, Refused):
            continue  # somebody else was quicker, or the next look will tell
    return woken


async def _wake(store: Store, rooms: Rooms, code: str) -> bool:
    """A table that can't go on is not woken again and again: who comes to it is told why."""
    try:
        room = await rooms.wake(code)
    except Spoilt:
        room = None
    if room is None or room.state.notice in ("outdated", "damaged"):
        log.warning("a table that is due can't go on")
        await store.ask(store.let_be, code)
        return False
    return True


async def keep_appointments(store: Store, rooms: Rooms) -> None:
    while True:
        with contextlib.suppress(SQLAlchemyError):  # a database that is away now is asked again
            await wake_due_tables(store, rooms)
        await asyncio.sleep(DUE_POLL_SECONDS)
