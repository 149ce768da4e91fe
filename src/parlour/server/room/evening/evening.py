"""One table for a whole evening (COM-26): games that follow each other, and crowns for the winners."""

from collections.abc import Collection
from typing import Any

from msgspec.structs import replace

from parlour.core import AnyTable, Entry, Refused
from parlour.core.extras.highlights import Highlights
from parlour.core.flat_names import changed
from parlour.server.diagnostics import Faults
from parlour.server.room.evening.ceremony import remembered
from parlour.server.room.people.sitting import reseated
from parlour.server.storage.records import Sitter, TableRecord

OF_THE_TABLE = ("family", "house", "one_device")
"""Settings that are about the people, so that the next game keeps them if it has them."""


def finished(record: TableRecord, entry: Entry, table: AnyTable) -> TableRecord:
    """Return the record after a game: its winners get a crown each, and the evening remembers it. There is no crown for
    playing alone, nor for a score of 0, nor where all win together and nobody is beaten."""
    if table.result is None:
        return record
    best = Faults(entry.id).spare(lambda: entry.highlights(table), Highlights())
    record = replace(record, evening=replace(record.evening, highlights=best))
    if len(record.seats) < 2:
        return record
    crowned = table.result.crowned
    seats = tuple(_crowned(one, seat in crowned) for seat, one in enumerate(record.seats))
    return remembered(replace(record, seats=seats), entry, table)


def _crowned(sitter: Sitter, has_won: bool) -> Sitter:
    return replace(sitter, crowns=sitter.crowns + 1) if has_won and not sitter.left else sitter


def check_free(record: TableRecord) -> None:
    """Raise Refused where the game of a table is fixed."""
    if record.club is not None:
        raise Refused("in-a-club", "all tables of a club play the same game")


def for_people(record: TableRecord, entry: Entry, given: dict[str, Any]) -> dict[str, Any]:
    """The settings to begin another game with."""
    known = {one.name for one in entry.all_settings}
    carried_over = {name: record.settings[name] for name in OF_THE_TABLE if name in known and name in record.settings}
    return changed(entry.settings, {**carried_over, "language": record.language}, given)


def with_game(
    record: TableRecord, before: Entry, entry: Entry, here: Collection[str], wanted: int | None = None
) -> TableRecord:
    """Return the table with another game and the same people. `here`: the tokens of people who are connected. If the
    game has too few seats, people who are away wait for the next one. `wanted`: a number of seats."""
    fewest, most = entry.players
    size = wanted or (most if record.size >= before.players[1] else min(most, max(fewest, record.size)))
    people = sum(one.token is not None and not one.left for one in (*record.seats, *record.waiting))
    size = min(most, max(size, people))
    moved = replace(record, game=entry.id, size=size, seats=tuple(replace(one, wish=None) for one in record.seats))
    return reseated(moved, here)
