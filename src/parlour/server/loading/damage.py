"""A log that lost a line, or of which one can't be read: what can still be shown of its game.

Nothing of it is changed: it lies there for repair (`parlour tables export`). Its people see the last moment that it
leads to and are told so; their host may start anew.
"""

import msgspec
from msgspec.structs import replace

from parlour.core import AnyGame, AnyTable, Logged, Table, Wait, codec_of
from parlour.server.storage.records import LineRecord, TableRecord


class Damaged(Exception):
    """A log is not what it was. `table`: as it stood before the first line that can't be followed, asking for nothing;
    None: not even its beginning can be shown."""

    def __init__(self, line: int, table: AnyTable | None) -> None:
        super().__init__(f"line {line}")
        self.table = table


def first_gap(lines: list[LineRecord]) -> int | None:
    """The number of the first line that is missing."""
    return next((n for n, line in enumerate(lines) if line.n != n), None)


def is_json(line: LineRecord) -> bool:
    try:
        msgspec.json.decode(line.line)
    except (msgspec.DecodeError, UnicodeEncodeError):
        return False
    return True


def as_far_as_it_goes(game: AnyGame, seats: int, lines: list[LineRecord]) -> tuple[int, AnyTable | None]:
    """How many of these lines can be followed, and the table that they lead to."""
    table, codec, good = Table(game, seats), codec_of(type(game)), []
    try:
        for line in lines:
            read = codec.line(line.line.encode())
            table.repeat(read)
            good.append(read)
    except Exception:  # whatever it is that the rules stumble over
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


def told_by(lines: list[LineRecord]) -> int:
    """How many lines its people were told of, at most: what is lost counts as one that led to an event."""
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
    """The record of a game that can't go on, of which `shown` told lines can be shown. All that its people were told
    stays counted, and no time runs."""
    status = "stopped" if record.status == "playing" else record.status
    base = record.base + told_by(lines) - shown
    return replace(record, status=status, base=base, clock_wall=None)
