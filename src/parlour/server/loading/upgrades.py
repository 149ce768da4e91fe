"""Tables that outlive an upgrade.

A log says which rules and words it was played by. A game that still knows those rules goes on by them. Otherwise it
continues under today's rules if the log leads to the same events; if not, it is stopped. Either way its people get a
notice.
"""

from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, replace

from parlour.core import AnyGame, AnyTable, Logged, Table, Wait, codec_of
from parlour.server import wire
from parlour.server.storage.records import LineRecord, TableRecord


class Versions(Struct, frozen=True):
    rules: int
    lexicon: str
    version: str
    """The version of Parlour, for people who read a log. It alone changes no game."""


class Outdated(Exception):
    """A log leads to another game under today's rules and words."""


def played_by(heading: dict[str, Any]) -> Versions:
    """The versions that a game was last played by."""
    newest = (heading.get("changes") or [heading])[-1]
    return Versions(newest["rules"], newest["lexicon"], newest.get("version", ""))


def carried_on(record: TableRecord, now: Versions, line: int) -> TableRecord:
    """The record of a game that goes on from `line` of its log by today's versions."""
    last = played_by(record.heading)
    if (last.rules, last.lexicon) == (now.rules, now.lexicon):
        return record
    changes = [*record.heading.get("changes", ()), {"line": line, **asdict(now)}]
    return replace(record, heading={**record.heading, "changes": changes})


def notice_of(record: TableRecord) -> wire.Notice | None:
    """The notice for people at a running game, if any."""
    changes = record.heading.get("changes", ())
    if not changes or record.status != "playing":
        return None
    is_by_new_rules = any(change["rules"] != record.heading["rules"] for change in changes)
    return "rules-changed" if is_by_new_rules else "words-changed"


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
    return replace(record, status=status, base=record.base + most_shown(lines) - shown, clock_wall=None)
