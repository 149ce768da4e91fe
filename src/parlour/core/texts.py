"""What a game says of itself, from the `phrases.json` in its folder: what it is about, what can be typed, refusals."""

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

PHRASES = "phrases.json"


class Texts(Struct, frozen=True):
    """What a game says of itself in one language."""

    about: str = ""
    """The game in two sentences."""
    how: tuple[str, ...] = ()
    """How it is played, in five sentences, for people who would rather play than read rules."""
    typing: tuple[tuple[str, str], ...] = ()
    """What people can type, and what it does. Empty for a game whose moves are typed by their names."""
    moves: dict[str, str] = {}
    """Labels of a form for a move, `call-no-word`, and of its fields, `say.word`. Others show their own names."""
    refused: dict[str, str] = {}
    """Why something was refused, by its code. Without an entry the refusal's own `detail` is shown."""
    box: dict[str, str] = {}
    """Of your own box (COM-09): the comment above each part of its file (`file` at the top), and what can be wrong."""


@cache
def texts_in(package: str) -> dict[str, Texts]:
    """Return the texts of a game by language. Empty if it has no package or no phrases.json."""
    if not package or not (file := files(package) / PHRASES).is_file():
        return {}
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Texts])
