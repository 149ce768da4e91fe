"""Tables that outlive an upgrade.

A log says which rules and words it was played by. A game that still knows those rules goes on by them. Otherwise it
continues under today's rules if the log leads to the same events; if not, it is stopped. Either way its people get a
notice.
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
