"""What a game says of itself, from the `phrases.json` in its folder: what it is about, what can be typed, refusals."""

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

PHRASES = "phrases.json"


class Texts(Struct, frozen=True):
    """In one language."""

    about: str = ""
    """The game in two sentences."""
    how: tuple[str, ...] = ()
    """How it is played, in five sentences: for who would rather play than read rules."""
    typing: tuple[tuple[str, str], ...] = ()
    """What a line may be, and what it does; none for a game that is typed by the names of its moves."""
    moves: dict[str, str] = {}
    """What a form for a move is called, `call-no-word`, and its fields, `say.word`; else they go by their own names."""
    refused: dict[str, str] = {}
    """Why something was refused, by its code; without it the refusal's own `detail` is shown."""

    box: dict[str, str] = {}
    """Of a box of one's own (COM-09): what its file explains above each part (`file` at the top), what can be wrong."""


@cache
def texts_in(package: str) -> dict[str, Texts]:
    """By language, the game's first one first. A game without a package has nothing to say."""
    if not package or not (file := files(package) / PHRASES).is_file():
        return {}
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Texts])
