"""Wake tables when they are due, though nobody is there (COM-18), and close those that are closed from outside.

`parlour tables close` only writes to the database, so it works for every server on it.
"""

import logging

from parlour.core import Refused
from parlour.server.storage.leases import Elsewhere
from parlour.server.storage.records import Spoilt
from parlour.server.storage.store import Store
from parlour.server.tables.rooms import Closed, NoSuchTable, Rooms
from parlour.server.tasks import repeat
from parlour.server.wall_clock import wall_now

DUE_POLL_SECONDS = 5.0
TOGETHER = 20
"""How many tables are woken at once, with their logs. The others wait for the next look."""

log = logging.getLogger(__name__)


async def wake_due_tables(store: Store, rooms: Rooms) -> int:
    """Wake the tables that are due and that no living server has. Returns how many."""
    woken = 0
    for code in await store.ask(store.due, wall_now(), TOGETHER):
        if rooms.has(code):
            continue
        try:
            if await rooms.whereabouts(code) is None:
                woken += await _wake(store, rooms, code)
        except (Elsewhere, Closed, NoSuchTable, Refused):
            continue  # somebody else was quicker, or the next look tries again
    return woken


async def _wake(store: Store, rooms: Rooms, code: str) -> bool:
    """Wake one table. A table that can't go on is not woken again until somebody comes."""
    try:
        room = await rooms.wake(code)
    except Spoilt:
        room = None
    except Refused as refused:
        if refused.code != "no-such-language":
            raise
        room = None
    if room is None or room.state.notice in ("outdated", "damaged"):
        log.warning("a table that is due can't go on")
        await store.ask(store.let_be, code)
        return False
    return True


async def keep_appointments(store: Store, rooms: Rooms) -> None:
    await repeat(lambda: wake_due_tables(store, rooms), DUE_POLL_SECONDS)


CLOSED_POLL_SECONDS = 2.0


async def look_for_closed(store: Store, rooms: Rooms) -> None:
    rooms.close_down(await store.ask(store.admin.closed))


async def watch_for_closed(store: Store, rooms: Rooms) -> None:
    await repeat(lambda: look_for_closed(store, rooms), CLOSED_POLL_SECONDS, first=CLOSED_POLL_SECONDS)
