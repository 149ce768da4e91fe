"""Parts that seats chose, and what a game lacks before it can begin (COM-14)."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from msgspec.structs import replace

from parlour.core import Cast, Entry, Refused, Seat, Wish, cast, read_wish
from parlour.server import wire
from parlour.server.room.people.sitting import with_free_seats
from parlour.server.storage.records import Sitter, TableRecord


def cast_of(record: TableRecord, entry: Entry) -> Cast:
    """The parts of all seats in the lobby. Seats that draw lots have no part yet."""
    parts = entry.extras.lobby.parts_at(record.settings)
    if not parts or record.status != "lobby":
        return Cast((None,) * len(record.seats))
    return cast(parts, [one.wish for one in record.seats], None)


def lacks_of(record: TableRecord, entry: Entry) -> list[wire.Lack]:
    if record.status != "lobby":
        return []
    record = with_free_seats(record, entry)
    found = cast_of(record, entry)
    lacks = [wire.Lack(n, part.chips) for part, n in Counter(found.missing).items()]
    few = entry.players[0] - len(record.seats) - len(found.missing)
    players = [wire.Lack(few)] if few > 0 else []
    return players + lacks + [wire.Lack(1, part.chips, crowded=True) for part in found.crowded]


def wishing(record: TableRecord, entry: Entry, seat: Seat, chips: Wish) -> Sitter:
    """Return the sitter with a wish. Raises Refused if the game has no such part."""
    parts = entry.extras.lobby.parts_at(record.settings)
    return replace(record.seats[seat], wish=None if chips is None else read_wish(parts, chips))


def with_parts(make: Callable[[], TableRecord], entry: Entry) -> Callable[[], TableRecord]:
    """Return the record with everybody's parts in its settings. The lot is drawn once, however often the record is made
    while the game is being opened."""
    seed = Random().getrandbits(64)

    def made() -> TableRecord:
        record = with_free_seats(make(), entry)
        parts = entry.extras.lobby.parts_at(record.settings)
        if not parts:
            return record
        found = cast(parts, [one.wish for one in record.seats], Random(seed))
        if not found.is_complete:
            raise Refused("wrong-parts", _in_words(found))
        names: dict[str, Any] = {"parts": [part.name for part in found.parts if part is not None]}
        return replace(record, settings={**record.settings, **names})

    return made


def _in_words(found: Cast) -> str:
    missing, crowded = (", ".join(part.name for part in parts) for parts in (found.missing, found.crowded))
    return "; ".join([f"nobody plays {missing}"] * bool(missing) + [f"too many want to play {crowded}"] * bool(crowded))
