"""The pause between two rounds ends when the host says so (COM-23)."""

from typing import Protocol

from parlour.core import Refused
from parlour.server.room.clock import Clock
from parlour.server.room.play import Play
from parlour.server.room.room_time import RoomTime


class Pausing(Protocol):
    """What of a room is needed here."""

    clock: Clock
    hours: RoomTime
    play: Play | None

    def flush(self) -> None: ...
    def stop_clock(self) -> None: ...
    def look_for_end(self) -> None: ...


def end_pause(room: Pausing) -> None:
    """The clock is put forward to the end of the pause, where the alarm rings as it would have rung, so the log tells
    of nothing else."""
    assert room.play is not None
    room.flush()
    pause = room.play.table.wait
    if pause.rest is None or pause.until is None:
        raise Refused("no-pause", "this table is not between two rounds")
    if room.clock.now() < pause.rest:
        raise Refused("may-appeal", "what was ruled may be appealed for a moment yet")
    room.stop_clock()
    room.clock.put_forward(pause.until)
    room.play.table.advance(pause.until)
    room.look_for_end()
    room.hours.run()
