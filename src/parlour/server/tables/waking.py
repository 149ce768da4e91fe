"""Wake tables that are due (COM-18), close those that are closed from outside, remind people whose turn ends (COM-22).

`parlour tables close` only writes to the database, so it works for every server on it.
"""

import logging
from collections.abc import Callable, Collection

from parlour.core import Refused, Seat
from parlour.server.push.notices import Notices
from parlour.server.storage.leases import Elsewhere
from parlour.server.storage.records import Spoilt
from parlour.server.storage.store import Store
from parlour.server.tables.rooms import Rooms
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
        except (Elsewhere, Refused):
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


CLOSED_POLL_SECONDS = 2.0


async def look_for_closed(store: Store, rooms: Rooms) -> None:
    rooms.close_down(await store.ask(store.admin.closed))


REMIND_SECONDS = 300.0
SOON_MS = 3 * 3_600_000
"""How much is left of a turn when its player is reminded."""
LEAST_MS = 600_000
"""With less time left a notice helps nobody. Short clocks of players who have looked (COM-19) end sooner, too."""


async def remind(store: Store, rooms: Rooms, notices: Notices, now: Callable[[], int] = wall_now) -> None:
    """Remind each seat once a turn. Tables of other servers are left to them: they know who is there."""
    awake = {room.record.code: room for room in rooms.awake}
    at = now()
    for record in await store.ask(store.pushes.tables_due, at + SOON_MS):
        room = awake.get(record.code)
        here: Collection[Seat] = () if room is None else room.crowd.connected
        soon = [
            (seat, due)
            for seat, due in zip(record.asked, record.dues, strict=False)
            if LEAST_MS < due - at <= SOON_MS and seat not in here
        ]
        if soon and not await _is_elsewhere(rooms, record.code):
            notices.remind(record, soon)


async def _is_elsewhere(rooms: Rooms, code: str) -> bool:
    try:
        return await rooms.whereabouts(code) is not None
    except Refused:
        return True  # the next look tries again
