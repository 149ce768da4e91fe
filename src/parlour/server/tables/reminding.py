"""Remind people whose turn until tomorrow ends soon (COM-22), whether their table is awake or asleep."""

from collections.abc import Callable, Collection

from parlour.core import Refused, Seat
from parlour.server.push.notices import Notices
from parlour.server.storage.store import Store
from parlour.server.tables.rooms import Rooms
from parlour.server.tasks import repeat
from parlour.server.wall_clock import wall_now

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


async def keep_reminding(store: Store, rooms: Rooms, notices: Notices) -> None:
    await repeat(lambda: remind(store, rooms, notices), REMIND_SECONDS, first=REMIND_SECONDS)
