"""Dice, cards and sheets as data: those shipped with a game, and those of a table's own box (COM-09)."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta

from parlour.core.game import Refused
from parlour.languages.found import language as installed
from parlour.languages.places import line_of

T = TypeVar("T")

Letter = Annotated[str, Meta(min_length=1, max_length=1)]
Faces = tuple[Letter, Letter, Letter, Letter, Letter, Letter]
"""The six sides of a die of letters."""


def read_components(text: bytes, file: str, kind: type[T], code: str) -> T:
    """Return the components in a file. Raises `Refused` with the file, the line, the entry and what is wrong."""
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.MsgspecError as wrong:
        line = line_of(text.decode(errors="replace"), str(wrong))
        raise Refused(code, f"{file} line {line}: {wrong}" if line else f"{file}: {wrong}") from None


def read_question(text: bytes, kind: type[T]) -> T:
    """Return what a page beside the printed box asks. Raises `Refused` if it can't be read."""
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError as wrong:
        raise Refused("unreadable", str(wrong)) from None


def shipped(module: str, file: str, kind: type[T]) -> T:
    """Return the components in a file beside a module (`__file__`): those that are the same in every language."""
    return read_components(Path(module).with_name(file).read_bytes(), file, kind, "bad-components")


def shipped_in(language: str, game: str, file: str, kind: type[T]) -> T:
    """Return a game's components in a language. Raises ValueError if the language has none for it."""
    path = installed(language).path("games", game, file)
    if not path.exists():
        raise ValueError(f"the language {language} has no {file} for {game}")
    return read_components(path.read_bytes(), f"{language}: games/{game}/{file}", kind, "bad-components")


def check_faces(dice: Iterable[Iterable[str]], letters: str) -> None:
    """Raise `Refused` unless all faces are letters of the table's language, small or capital."""
    if strange := {face for die in dice for face in die} - {*letters, *letters.upper()}:
        raise Refused("bad-dice", f"the face “{min(strange)}” is no letter of this table's language")
