"""Big screens: a stranger's shows the table, and changes nothing for others until the host accepts it (COM-31)."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from parlour.server import wire
from parlour.server.live.connection import Who
from parlour.server.room.people.crowd import Crowd
from parlour.server.storage.records import TableRecord
from parlour.server.tokens import hash_of

MOST = 8
"""How many accepted screens a table remembers."""


def is_accepted(record: TableRecord, who: Who) -> bool:
    return who.screen is not None and who.screen in record.stage.screens


def accepting(record: TableRecord, crowd: Crowd, do: wire.Screen) -> TableRecord:
    """Return the record with one screen accepted by its key, or all that are here."""
    keys: Iterable[str] = sorted(crowd.screens) if do.key is None else [hash_of(do.key)]
    known = record.stage.screens
    return replace(record, stage=replace(record.stage, screens=tuple(dict.fromkeys((*known, *keys)))[-MOST:]))


def sounding(record: TableRecord, do: wire.Sound) -> TableRecord:
    """Return the record with the sound changed. A person who turns the announcer on wants to hear it."""
    stage = record.stage
    is_on = stage.sound or do.announcer is True if do.on is None else do.on
    announcer = stage.announcer if do.announcer is None else do.announcer
    return replace(record, stage=replace(stage, sound=is_on, announcer=announcer))


def view_of(record: TableRecord, crowd: Crowd) -> dict[str, Any]:
    here, accepted = crowd.screens, set(record.stage.screens)
    return {
        "screen": bool(here & accepted),
        "knocks": len(here - accepted),
        "sound": record.stage.sound,
        "announcer": record.stage.announcer,
    }
