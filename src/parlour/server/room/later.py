"""A table where all play until tomorrow (COM-18): its time runs by the calendar whether anybody is there or not, and it
is woken when it is due. What is kept of that:

- `epoch`: the moment of the wall clock at which its time was 0; None while its time stands.
- `due`: the moment of the wall clock at which something happens there by itself.
- `asked`: whose turn it is, for who asks without waking it (COM-22).
"""

from msgspec.structs import replace

from parlour.core import AnyTable, Millis, Seat
from parlour.core.extras.later import is_later, waited_for
from parlour.server.room.moments import Shown
from parlour.server.storage.records import TableRecord
from parlour.server.wall_clock import wall_now

AWAY_MS = 60_000
"""A table that nobody woke for so long after it was due was due while no server was there."""
LEFT_MS = 3_600_000
"""So much is left of a day that ended meanwhile (COM-18)."""
DRIFT_MS = 1_000
"""Two clocks that differ by less are the same."""
BOTS_SECONDS = 600.0
"""So long a table that everybody has left stays awake for bots whose turn it is."""


def lasts(record: TableRecord) -> bool:
    return is_later(record.settings)


def time_of(record: TableRecord, last: Millis) -> Millis:
    """How late it is at such a table that was asleep; `last`: the time of the newest line of its log."""
    if record.epoch is None:
        return max(record.clock_at, last)
    now, due = wall_now(), record.due
    if due is not None and now > due + AWAY_MS:
        return max(due - record.epoch - LEFT_MS, last)
    return max(now - record.epoch, last)


def epoch_of(record: TableRecord, at: Millis) -> int:
    """When its time was 0 if it is `at` now. The wall clock is asked again only where it says something else."""
    epoch = wall_now() - at
    return record.epoch if record.epoch is not None and abs(record.epoch - epoch) < DRIFT_MS else epoch


def waits_for_bots(record: TableRecord, table: AnyTable | None) -> bool:
    if table is None or not _runs(record):
        return False
    return any(record.seats[seat].bot is not None for seat in waited_for(table.wait))


def with_appointment(record: TableRecord, table: AnyTable | None, is_dozing: bool) -> TableRecord:
    """What is to be known of a table while it sleeps. Where it is a bot's turn it is due at once, should the server be
    gone by then; but not for ever: a bot that has nothing to say keeps no table awake."""
    epoch: int | None = None
    due: int | None = None
    asked: tuple[Seat, ...] = ()
    if table is not None and _runs(record) and record.epoch is not None:
        epoch, asked = record.epoch, waited_for(table.wait)
        at = table.at if waits_for_bots(record, table) and not is_dozing else table.wait.until
        due = None if at is None else epoch + at
    if (epoch, due, asked) == (record.epoch, record.due, record.asked):
        return record
    return replace(record, epoch=epoch, due=due, asked=asked)


def has_moved_on(before: Shown, now: Shown) -> bool:
    """It is somebody else's turn, or another question of the same seat's; or the game is over."""
    return (before.on, before.record.asked, before.record.status) != (now.on, now.record.asked, now.record.status)


def _runs(record: TableRecord) -> bool:
    return lasts(record) and record.status == "playing" and not record.paused
