"""Until tomorrow, friends sit down after the start (COM-32).

A game begins with as many seats as it needs. Those that nobody has taken are vacant, which its rules don't know: they
are players who have not moved yet. When they are taken, newcomers get seats of their own (`Table.join`).
"""

from msgspec.structs import replace

from parlour.core import AnyTable, Entry, Refused
from parlour.core.extras.later import DAY
from parlour.core.flat_names import way_of
from parlour.messages import catalogue
from parlour.server.storage.records import Sitter, TableRecord

COMPANY = 2
"""Nobody plays until tomorrow alone."""


def with_free_seats(record: TableRecord, entry: Entry) -> TableRecord:
    """Return the record with vacant seats, if a game that begins now would have too few."""
    if way_of(record.settings) != "tomorrow" or record.club is not None:
        return record
    parts = sum(part.least for part in entry.extras.lobby.parts_at(record.settings))
    missing = min(max(COMPANY, entry.players[0], parts), record.size) - len(record.seats)
    vacant = Sitter(catalogue(record.language).say("seat-free"), is_vacant=True)
    return replace(record, seats=record.seats + (vacant,) * missing)


def has_vacant(record: TableRecord) -> bool:
    return any(one.is_vacant and not one.left for one in record.seats)


def open_until(record: TableRecord, table: AnyTable, epoch: int, now: int) -> int | None:
    """Return until when friends can sit down, by the wall clock. None: they can't. `epoch`: when the game began."""
    has_room = has_vacant(record) or (table.takes_seats and len(record.seats) < record.size)
    is_open = has_room and record.club is None and now < epoch + DAY
    return epoch + DAY if is_open else None


def closed(record: TableRecord) -> TableRecord:
    """Return the record without free seats. Raises Refused for somebody who would then play alone."""
    if sum(one.is_vacant or one.left for one in record.seats) > len(record.seats) - COMPANY:
        raise Refused("too-few", "nobody else has sat down yet")
    return replace(record, size=len(record.seats))
