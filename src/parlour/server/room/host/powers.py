"""Who may decide what at a table. Most decisions are the host's."""

from collections.abc import Collection

from parlour.core import Refused, Seat
from parlour.server import wire
from parlour.server.live.connection import Connection
from parlour.server.room.screens import is_accepted
from parlour.server.storage.records import TableRecord

IN_A_CLUB = (wire.Pause, wire.Resume, wire.Onward)
"""Decisions that a pupil may make while acting for the teacher (COM-12)."""
OF_A_DAY = (wire.Pause, wire.Resume, wire.Extra)
"""What may be decided at a table with the roll of the day."""


def may(record: TableRecord, late: Collection[Seat], connection: Connection, do: wire.Do) -> bool:
    """Whether this person may decide this."""
    seat, is_host = connection.who.seat, has_all(record, connection)
    if connection.who.token is None:
        return isinstance(do, wire.Sound) and is_accepted(record, connection.who)
    if isinstance(do, wire.Finest):
        return True
    if is_host or seat is None or (connection.who.is_host and isinstance(do, IN_A_CLUB)):
        return connection.who.is_host
    match do:
        case wire.Roll():  # whose dice they are is checked when they are typed in (COM-13)
            return True
        case wire.Wish() | wire.Extra():
            return seat == do.seat  # one's own part and time (COM-14, COM-16)
        case wire.Bot(seat=other, level=level):  # play on oneself, or replace a player who is late (COM-17)
            return other == seat if level is None else other in late
        case wire.Ready() | wire.Again() if record.club is not None:
            return False  # in a class the teacher starts the next game
        case wire.Ready(settings=settings):
            return not settings
        case wire.Again(settings=settings):  # it only says that they are ready
            return not settings and record.status == "over"
    return False


def has_all(record: TableRecord, connection: Connection) -> bool:
    """Whether this person has all powers of the host. In a club the acting host has not (COM-12)."""
    return connection.who.is_host and (record.club is None or _is_the_host(record, connection))


def _is_the_host(record: TableRecord, connection: Connection) -> bool:
    seat = connection.who.seat
    return connection.who.token == record.host or (seat is not None and record.seats[seat].host)


def check(record: TableRecord, connection: Connection, do: wire.Do) -> None:
    """Raise Refused where an acting host would appoint a host (COM-12), or somebody would change a roll of the day."""
    if isinstance(do, wire.Give) and not _is_the_host(record, connection):
        raise Refused("not-host", "only the host can make somebody else the host")
    if record.day is not None and not isinstance(do, OF_A_DAY):
        raise Refused("of-the-day", "the roll of the day is played once, with fixed settings")
