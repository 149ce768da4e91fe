"""A live connection that falls behind, catches up and says goodbye."""

import pytest

from parlour.server.limits import Limits
from parlour.server.live.connection import Connection
from parlour.server.live.inbox import Inbox
from parlour.server.live.outbox import FULL_BYTES, Outbox
from parlour.server.metrics import Metrics
from parlour.server.tasks import Tasks


class Line:
    """A transport that records what is written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.waiting, self.is_aborted = 0, False

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def is_closing(self) -> bool:
        return self.is_aborted

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def abort(self) -> None:
        self.is_aborted = True


class Room:
    def __init__(self) -> None:
        self.caught_up = 0

    def hear(self, connection: Connection) -> None: ...

    def catch_up(self, connection: Connection) -> None:
        self.caught_up += 1


def opened() -> tuple[Connection, Line]:
    line = Line()
    return Connection(None, Inbox(Limits(), Metrics()), Outbox(line), Tasks()), line  # type: ignore[arg-type]


@pytest.mark.parametrize("is_shut", [False, True])
@pytest.mark.parametrize("is_in_room", [False, True])
async def test_only_an_open_connection_in_a_room_falls_behind_and_catches_up(is_in_room: bool, is_shut: bool):
    (connection, _), room = opened(), Room()
    connection.place = room if is_in_room else None
    connection.outbox.is_shut = is_shut
    connection.fall_behind()
    assert room.caught_up == (is_in_room and not is_shut)
    connection.dismiss("restart")
    assert len(connection._tasks._running) == (not is_shut)
    await connection._tasks.cancel()


async def test_a_connection_that_is_behind_catches_up_once_it_has_read_on():
    (connection, line), room = opened(), Room()
    connection.place = room
    line.waiting = FULL_BYTES
    connection.fall_behind()
    assert connection.behind_since is not None
    assert room.caught_up == 0
    since = connection.behind_since
    connection.fall_behind()
    assert connection.behind_since == since
    line.waiting = 0
    connection._retry()
    assert (connection.behind_since, room.caught_up) == (None, 1)
    connection.place = None
    connection.fall_behind()
    assert connection.behind_since is None


def test_held_frames_leave_with_the_next_one_and_nothing_follows_goodbye():
    connection, line = opened()
    connection.outbox.hold(b"answer ")
    connection.outbox.post(b"view")
    connection.outbox.is_shut = True
    connection.outbox.post(b"more")
    assert line.written == [b"answer view"]


def test_connections_that_nobody_reads_are_closed():
    connection, line = opened()
    line.waiting = FULL_BYTES + 1
    connection.outbox.post(b"view")
    assert (line.written, line.is_aborted) == ([], True)
