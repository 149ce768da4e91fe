"""Views and events of any game in words. A game whose own words fail is shown by its fields, and the table goes on."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from parlour.core.board import Board, Drawing, Row, Sheet
from parlour.core.entry import Entry
from parlour.core.game import Event

Failed = Callable[[Exception], None]
"""Called with each fault in a game's `text` or `tell`."""


def drawing_of(entry: Entry, view: Any, names: Sequence[str], language: str, failed: Failed) -> Drawing:
    """Return what the game's `text` makes of a view, or the fields of the view if it fails."""
    try:
        drawing = entry.text(view, names, language)
        # Structs don't check what they are made of.
        return drawing if isinstance(drawing, str) else msgspec.convert(msgspec.to_builtins(drawing), Board)
    except Exception as wrong:  # a stranger's code may fail in any way
        failed(wrong)
        return _fields(view)


def sentence_of(entry: Entry, event: Event, names: Sequence[str], language: str, failed: Failed) -> str:
    """Return an event in a sentence of the game's `tell`, or its name and fields if that fails."""
    try:
        return entry.sentence(event, names, language)
    except Exception as wrong:
        failed(wrong)
        return entry.bare_sentence(event, names)


def _fields(view: Any) -> Board:
    plain = msgspec.to_builtins(view, enc_hook=repr)
    fields = plain if isinstance(plain, dict) else {"": plain}
    rows = tuple(Row((str(name).replace("_", " "), _short(value))) for name, value in fields.items())
    return Board(parts=(Sheet(rows),))


def _short(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
