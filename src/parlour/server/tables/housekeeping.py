"""Housekeeping: ping connections, dismiss silent ones, and put tables to sleep."""

import asyncio
from collections.abc import Callable
from time import monotonic

from parlour.server.live.connection import Connection
from parlour.server.room.room import Room
from parlour.server.room.until_tomorrow import BOTS_SECONDS

ROUND_SECONDS = 0.5
TOGETHER = 20
"""How many rooms are visited at once. Visiting all at once would bring thousands of pongs at once."""
IDLE_SECONDS = 20.0
"""A table without connections goes to sleep after this."""
SILENT_SECONDS = 60.0
FIRST_PINGS = 4


async def run_housekeeping(awake: Callable[[], list[Room]], idle_seconds: float, alive: Callable[[], None]) -> None:
    """`alive` is called after each round in which a table is awake."""
    while True:
        rooms = awake()
        parts = [rooms[n : n + TOGETHER] for n in range(0, len(rooms), TOGETHER)] or [[]]
        for part in parts:
            await asyncio.sleep(ROUND_SECONDS / len(parts))
            _look_into(part, idle_seconds)
        if rooms:
            alive()


def _look_into(rooms: list[Room], idle_seconds: float) -> None:
    """A function of its own, so that nothing keeps a reference to the last room."""
    now = monotonic()
    for room in rooms:
        _look_in(room, now, idle_seconds)


def _look_in(room: Room, now: float, idle_seconds: float) -> None:
    if now < room.look_at:
        return
    for connection in room.crowd:
        if now >= connection.look_at:
            _look_at(connection, room, now)
            room.state.use()
    room.look_at = min((connection.look_at for connection in room.crowd), default=now)
    if room.crowd or room.is_dozing or room.is_dead:
        return
    idle = max(idle_seconds, BOTS_SECONDS) if room.state.waits_for_bots else idle_seconds
    if now - room.empty_since > idle:
        room.doze()


def _look_at(connection: Connection, room: Room, now: float) -> None:
    """Ping a connection or dismiss it, if it is time to."""
    pause = _pause(connection, room)
    if now - connection.inbox.last_heard > SILENT_SECONDS:
        connection.dismiss("silent")
    elif now - connection.last_ping >= pause:
        connection.ping(now)
    is_known = connection.trips.measured >= FIRST_PINGS
    connection.look_at = connection.last_ping + pause if is_known else now


def _pause(connection: Connection, room: Room) -> float:
    """Seconds between pings: short until the delay is known, longer while it changes during a game, longest otherwise.
    A connection that has not answered yet is not asked again so soon."""
    if connection.trips.measured < FIRST_PINGS and connection.trips.is_answered:
        return ROUND_SECONDS
    is_playing = connection.who.seat is not None and room.clock.is_running
    return 10.0 if is_playing and not connection.trips.is_steady else 20.0
