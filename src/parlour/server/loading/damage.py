"""A log with a missing or unreadable line: what can still be shown of its game.

The log is kept for repair (`parlour tables export`). People see the last moment that can be shown and a notice. The
host may start again.
"""

import msgspec
from msgspec.structs import replace

from parlour.core import AnyGame, AnyTable, Logged, Table, Wait, codec_of
from parlour.server.storage.records import LineRecord, TableRecord


class Damaged(Exception):
    """A log is damaged. `table`: the game before the first damaged line, asking for nothing; None if not even its
    beginning can be shown."""

    def __init__(self, line: int, table: AnyTable | None) -> None:
        super().__init__(f"line {line}")
        self.table = table


def first_gap(lines: list[LineRecord]) -> int | None:
    """The number of the first missing line, or None."""
    return next((n for n, line in enumerate(lines) if line.n != n), None)


def is_json(line: LineRecord) -> bool:
    try:
        msgspec.json.decode(line.line)
    except (msgspec.DecodeError, UnicodeEncodeError):
        return False
    return True


def as_far_as_it_goes(game: AnyGame, seats: int, lines: list[LineRecord]) -> tuple[int, AnyTable | None]:
    """How many of these lines can be replayed, and the table that they lead to."""
    table, codec, good = Table(game, seats), codec_of(type(game)), []
    try:
        for line in lines:
            read = codec.line(line.line.encode())
            table.repeat(read)
            good.append(read)
    except Exception:  # whatever the rules fail on
        pass
    return len(good), _standing(game, seats, good)


def _standing(game: AnyGame, seats: int, log: list[Logged]) -> AnyTable | None:
    try:
        table = Table.replay(game, seats, log)
        for seat in (None, *range(seats)):
            table.view(seat)
    except Exception:
        return None
    table.wait = Wait()
    return table


def most_shown(lines: list[LineRecord]) -> int:
    """How many lines people were shown at most. A missing line counts as one that led to an event."""
    last = lines[-1].n + 1 if lines else 0
    return last - sum(_is_silent(line) for line in lines)


def _is_silent(line: LineRecord) -> bool:
    try:
        return not msgspec.json.decode(line.line, type=_Line).events
    except (msgspec.DecodeError, UnicodeEncodeError):
        return False


class _Line(msgspec.Struct, frozen=True):
    events: list[msgspec.Raw] = []


def stopped(record: TableRecord, lines: list[LineRecord], shown: int = 0) -> TableRecord:
    """The record of a game that can't go on, of which `shown` public lines can be shown. Its sequence numbers stay, and
    its clock stops."""
    status = "stopped" if record.status == "playing" else record.status
    base = record.base + most_shown(lines) - shown
    return replace(record, status=status, base=base, clock_wall=None)
