"""What the editor of boxes calls the parts of a box: messages `GAME-kit-NAME`, found by the names of fields."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from parlour.core import Entry
from parlour.games import CATALOGUE
from parlour.messages import catalogue

BOXED = [entry for entry in CATALOGUE.values() if entry.extras.box is not None]


def called(value: Any, name: str = "") -> Iterator[str]:
    """Yield the names of all fields, and of the values to choose from."""
    match value:
        case {"name": str(part), "field": field}:
            yield part.replace("_", "-")
            yield from called(field, part.replace("_", "-"))
        case {"kind": "choice", "values": values}:
            yield from (f"{name}-{one}" for one in values)
        case dict():
            for inside in value.values():
                yield from called(inside, name)
        case list() | tuple():
            for inside in value:
                yield from called(inside, name)


@pytest.mark.parametrize("entry", BOXED, ids=lambda entry: entry.id)
def test_every_message_of_a_kit_names_a_part_of_the_box(entry: Entry) -> None:
    assert entry.extras.box is not None
    known = {*called(msgspec.to_builtins(list(entry.extras.box.fields)))}
    messages = catalogue("en", entry.package).under(f"{entry.id}-kit-")
    names = {re.sub(r"\.says$|-one$|-line-\d$", "", name) for name in messages}
    assert names <= known
    assert set(entry.extras.box.parts) <= names, "a section needs a title"
