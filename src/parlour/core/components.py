"""Dice, cards and sheets are data: a table may bring those of its own box (COM-09)."""

from collections.abc import Iterable
from typing import TypeVar

import msgspec

from parlour.core.game import Refused

T = TypeVar("T")


def read_components(text: bytes, file: str, kind: type[T], code: str) -> T:
    """A file of components of this kind. An error names the file, the entry and what is wrong."""
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.MsgspecError as wrong:
        raise Refused(code, f"{file}: {wrong}") from None


def check_faces(dice: Iterable[Iterable[str]], letters: str) -> None:
    """A die shows letters of the table's language, small or capital."""
    strange = {face for die in dice for face in die} - {*letters, *letters.upper()}
    if strange:
        raise Refused("bad-dice", f"the face {min(strange)} is no letter of this table's language")
