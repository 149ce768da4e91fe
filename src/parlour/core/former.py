"""Entries with the fields of the version before. They load with a notice; the next release deletes this file."""

import sys
from typing import Any

from msgspec import StructMeta

from parlour.core.extras.extras import Extras, Lobby, Review, Terminal, WordLimits
from parlour.languages import ENGLISH

Wanted = WordLimits


class TakesFormerFields(StructMeta):
    """Builds an Entry, also from the fields that it used to have."""

    def __call__(self, **fields: Any) -> Any:
        return super().__call__(**(_renamed(fields) if "name" in fields else fields))


def _renamed(fields: dict[str, Any]) -> dict[str, Any]:
    sys.stderr.write(f"parlour: the game {fields['id']} uses former fields of Entry; see docs/a-new-game.md\n")

    def of(group: type, same: str, **renamed: str) -> Any:
        new_names = {name: name for name in same.split()} | renamed
        return group(**{new: fields.pop(old) for old, new in new_names.items() if old in fields})

    others = [name for name in fields if name.startswith("name_")]
    names = {ENGLISH: fields.pop("name")} | {name.removeprefix("name_"): fields.pop(name) for name in others}
    fields.pop("modes", None)
    fields["review"] = of(Review, "lesson", review="find", open_review="is_open")
    fields["lobby"] = of(Lobby, "alone first parts host_rules", bots="bot_level", undrawn="hidden")
    fields["terminal"] = of(Terminal, "read_move paint")
    extras = of(Extras, "review lobby terminal day box prints", wanted="words", beside="printed_box")
    return {**fields, "names": names, "extras": extras}
