"""What a game says of itself: what it is about, what can be typed, refusals."""

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from parlour.languages import ENGLISH
from parlour.messages import catalogue
from parlour.messages.files import ftl_files


class Texts(Struct, frozen=True):
    """What a game says of itself in one language."""

    about: str = ""
    """The game in two sentences: `GAME-about`."""
    how: tuple[str, ...] = ()
    """How it is played, for people who would rather play than read rules: `GAME-how-1` …, else `GAME-step-1.says` …."""
    paper: tuple[str, ...] = ()
    """The same for a printed sheet, where no server helps: `GAME-how-1.paper` …, if it differs there."""
    typing: tuple[tuple[str, str], ...] = ()
    """What people can type, `GAME-typing-1`, and what it does, `.does`. Without them moves are typed by their names."""
    moves: dict[str, str] = {}
    """Labels of a form for a move, `GAME-move-call-no-word`, and of its fields, `GAME-move-say.word`."""
    refused: dict[str, str] = {}
    """Why something was refused: `GAME-refused-CODE`. Without a message the refusal's own `detail` is shown.

    `{detail}` is replaced by that detail; in the message it is `{ $detail }`.
    """
    box: dict[str, str] = {}
    """Of your own box (COM-09): the comment above each part of its file (`file` at the top), and what can be wrong."""


@cache
def texts_of(game: str, package: str, language: str) -> Texts:
    """Return what a game says of itself. Texts that are missing in this language are in English."""
    if not package:
        return Texts()
    if former := _former_texts(package):
        return former.get(language) or next(iter(former.values()))
    messages = catalogue(language, package)
    typing = messages.numbered(f"{game}-typing")
    how = [*messages.numbered(f"{game}-how")] or [f"{step}.says" for step in messages.numbered(f"{game}-step")]
    return Texts(
        about=messages.say(f"{game}-about") if messages.has(f"{game}-about") else "",
        how=tuple(map(messages.say, how)),
        paper=tuple(messages.say(f"{step}.paper" if messages.has(f"{step}.paper") else step) for step in how),
        typing=tuple((messages.say(name), messages.say(f"{name}.does")) for name in typing),
        moves=messages.under(f"{game}-move-"),
        refused=messages.under(f"{game}-refused-", detail="{detail}"),
        box=messages.under(f"{game}-box-"),
    )


def speaks(package: str, language: str) -> bool:
    """Return whether a game has texts of its own in a language."""
    return bool(package) and (bool(ftl_files(language, package)) or language in _former_texts(package))


@cache
def _former_texts(package: str) -> dict[str, Texts]:
    """Return the texts of a game from outside that still has a `phrases.json`, by language."""
    file = files(package) / "phrases.json"
    if ftl_files(ENGLISH, package) or not file.is_file():
        return {}
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Texts])
