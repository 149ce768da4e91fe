"""A table that outlives an upgrade: what its game began with, and what is installed now.

Its log says which rules and words it was played by. A game that still knows those rules goes on by them. Otherwise,
where the log still leads to the same events under those of today, the game goes on by them, and its people are told.
Where it does not, the game is stopped, and they are told that.
"""

from typing import Any

from msgspec import Struct
from msgspec.structs import asdict, replace

from parlour.server import wire
from parlour.server.storage.records import TableRecord


class Versions(Struct, frozen=True):
    rules: int
    lexicon: str
    version: str
    """Parlour's own: for people who read a log. That alone changes no game."""


class Outdated(Exception):
    """A log does not lead to the same game under the rules and words of today."""


def played_by(heading: dict[str, Any]) -> Versions:
    """What a game was last played by."""
    newest = (heading.get("changes") or [heading])[-1]
    return Versions(newest["rules"], newest["lexicon"], newest.get("version", ""))


def carried_on(record: TableRecord, now: Versions, line: int) -> TableRecord:
    """The record of a game that goes on from `line` of its log by what is installed now."""
    last = played_by(record.heading)
    if (last.rules, last.lexicon) == (now.rules, now.lexicon):
        return record
    changes = [*record.heading.get("changes", ()), {"line": line, **asdict(now)}]
    return replace(record, heading={**record.heading, "changes": changes})


def notice_of(record: TableRecord) -> wire.Notice | None:
    """What the people of a game that is being played are to know."""
    changes = record.heading.get("changes", ())
    if not changes or record.status != "playing":
        return None
    is_by_new_rules = any(change["rules"] != record.heading["rules"] for change in changes)
    return "rules-changed" if is_by_new_rules else "words-changed"
