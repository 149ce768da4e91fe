"""Tables that are closed from outside (`parlour tables close`).

The command only writes to the database, so it works for every server on it.
"""

from parlour.server.storage.store import Store
from parlour.server.tables.rooms import Rooms
from parlour.server.tasks import repeat

CLOSED_POLL_SECONDS = 2.0


async def look_for_closed(store: Store, rooms: Rooms) -> None:
    rooms.close_down(await store.ask(store.admin.closed))


async def watch_for_closed(store: Store, rooms: Rooms) -> None:
    await repeat(lambda: look_for_closed(store, rooms), CLOSED_POLL_SECONDS, first=CLOSED_POLL_SECONDS)
