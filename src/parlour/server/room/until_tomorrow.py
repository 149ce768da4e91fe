"""A table where all play until tomorrow (COM-18). Its time runs by the calendar even if nobody is there, and the server
wakes it when it is due. Its record keeps:

- `epoch`: when its time was 0, by the wall clock; None while its clock stands.
- `due`: when something happens there by itself, by the wall clock.
- `asked`: whose turn it is, so that it is known without waking the table (COM-22).
- `dues`: by when each of these seats has to have played. Seats may have clocks of their own (COM-19).
- the round in its `evening`, and the points of its `seats`, for the list of tables on people's devices.
- `open_until` in its `evening`: until when friends can sit down, by the wall clock (COM-32).
"""

from typing import Any

from msgspec.structs import replace

from parlour.core import AnyTable, Millis, Seat
from parlour.core.game import DAY, TOMORROW, waited_for
from parlour.server.room.moments import Shown
from parlour.server.room.people import sitting
from parlour.server.storage.records import TableRecord
from parlour.server.wall_clock import wall_now

AWAY_MS = 60_000
"""If a table is woken this long after it was due, no server was running when it was."""
LEFT_MS = 3_600_000
"""How much is left of a day that ended while no server was running (COM-18)."""
DRIFT_MS = 1_000
"""Two clocks that differ by less are the same."""
BOTS_SECONDS = 600.0
"""How long a table that everybody has left stays awake for bots whose turn it is."""


def lasts(record: TableRecord) -> bool:
    return bool(record.settings.get("pace") == TOMORROW)


def time_of(record: TableRecord, last: Millis) -> Millis:
    """The time at such a table after it was asleep; `last` is the time of the newest line of its log."""
    if record.epoch is None:
        return max(record.clock_at, last)
    now, due = wall_now(), record.due
    if due is not None and now > due + AWAY_MS:
        return max(due - record.epoch - LEFT_MS, last)
    return max(now - record.epoch, last)


def epoch_of(record: TableRecord, at: Millis) -> int:
    """When its time was 0 if it is `at` now. Small drifts of the wall clock change nothing."""
    epoch = wall_now() - at
    return record.epoch if record.epoch is not None and abs(record.epoch - epoch) < DRIFT_MS else epoch


def waits_for_bots(record: TableRecord, table: AnyTable | None) -> bool:
    if table is None or not _runs(record):
        return False
    return any(record.seats[seat].bot is not None for seat in waited_for(table.wait))


def with_appointment(record: TableRecord, table: AnyTable | None, is_dozing: bool) -> TableRecord:
    """The record with what must be known of the table while it sleeps. If it is a bot's turn the table is due at once,
    in case the server is killed, but not while it falls asleep: a bot that makes no move keeps no table awake."""
    epoch: int | None = None
    due: int | None = None
    asked: tuple[Seat, ...] = ()
    dues: tuple[int, ...] = ()
    open_until: int | None = None
    if table is not None and _runs(record) and record.epoch is not None:
        epoch, asked = record.epoch, waited_for(table.wait)
        at = table.at if waits_for_bots(record, table) and not is_dozing else table.wait.until
        due = None if at is None else epoch + at
        open_until = sitting.open_until(record, table, epoch, wall_now())
        if sitting.has_vacant(record):
            due = min(due or epoch + DAY, epoch + DAY)
        dues = tuple(epoch + (table.wait.until_for(seat) or 0) for seat in asked)
    if lasts(record) or _has_standing(record):
        record = _with_standing(record, table)
    if open_until != record.evening.open_until:
        record = replace(record, evening=replace(record.evening, open_until=open_until))
    if (epoch, due, asked, dues) == (record.epoch, record.due, record.asked, record.dues):
        return record
    return replace(record, epoch=epoch, due=due, asked=asked, dues=dues)


def _has_standing(record: TableRecord) -> bool:
    return record.evening.round is not None or any(one.points is not None for one in record.seats)


def _with_standing(record: TableRecord, table: AnyTable | None) -> TableRecord:
    """The record with the round and everybody's points, as far as the game shows them to spectators."""
    view: Any = table.view() if table is not None and lasts(record) else None
    points = getattr(view, "scores", None) or getattr(view, "totals", None) or (None,) * len(record.seats)
    round: int | None = getattr(view, "round", None)
    if round != record.evening.round:
        record = replace(record, evening=replace(record.evening, round=round))
    if any(one.points != own for one, own in zip(record.seats, points, strict=False)):
        seats = tuple(replace(one, points=own) for one, own in zip(record.seats, points, strict=False))
        record = replace(record, seats=(*seats, *record.seats[len(seats) :]))
    return record


def has_moved_on(before: Shown, now: Shown) -> bool:
    """Whether it is another seat's turn, the same seat has another question, or the game is over."""
    return (before.on, before.record.asked, before.record.status) != (now.on, now.record.asked, now.record.status)


def _runs(record: TableRecord) -> bool:
    return lasts(record) and record.status == "playing" and not record.paused
