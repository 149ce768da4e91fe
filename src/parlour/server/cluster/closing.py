"""Closed from outside (`parlour tables close`): its people are told, and nobody comes in any more.

The command and the server meet in the database alone, so that it works for every server on it, awake or not.
"""

import asyncio
import contextlib

from sqlalchemy.exc import SQLAlchemyError

from parlour.server.cluster.rooms import Rooms
from parlour.server.storage.store import Store

CLOSED_POLL_SECONDS = 2.0


async def look_for_closed(store: Store, rooms: Rooms) -> None:
    rooms.close_down(await store.ask(store.closed))


async def watch_for_closed(store: Store, rooms: Rooms) -> None:
    while True:
        await asyncio.sleep(CLOSED_POLL_SECONDS)
        with contextlib.suppress(SQLAlchemyError):  # a database that is away now is asked again
            await look_for_closed(store, rooms)
