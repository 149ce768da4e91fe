"""The states of a live connection, and their transitions."""

from itertools import product

import pytest

from parlour.server.limits import Limits
from parlour.server.live.connection import LEGAL, Connection, State
from parlour.server.live.inbox import Inbox
from parlour.server.live.outbox import FULL_BYTES, Outbox
from parlour.server.metrics import Metrics
from parlour.server.tasks import Tasks


class Line:
    """A transport that notes what is written."""

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


@pytest.mark.parametrize(("before", "after"), list(product(State, State)))
def test_only_legal_transitions_change_the_state(before: State, after: State):
    connection, _ = opened()
    connection.state = before
    assert connection._turn(after) is (after in LEGAL[before])
    assert connection.state is (after if after in LEGAL[before] else before)


async def test_a_connection_that_is_behind_catches_up_once_it_has_read_on():
    (connection, line), room = opened(), Room()
    connection.enter(room)
    line.waiting = FULL_BYTES
    connection.fall_behind()
    assert (connection.state, room.caught_up) == (State.BEHIND, 0)
    line.waiting = 0
    connection._retry()
    assert (connection.state, room.caught_up) == (State.OPEN, 1)
    connection.exit()
    assert connection.state is State.LEFT


def test_held_frames_leave_with_the_next_one_and_nothing_follows_goodbye():
    connection, line = opened()
    connection.outbox.hold(b"answer ")
    connection.outbox.post(b"view")
    connection._fall_silent()
    connection.outbox.post(b"more")
    assert (line.written, connection.state) == ([b"answer view"], State.LEAVING)


def test_a_line_that_nobody_reads_is_cut_off():
    connection, line = opened()
    line.waiting = FULL_BYTES + 1
    connection.outbox.post(b"view")
    assert (line.written, line.is_aborted) == ([], True)
