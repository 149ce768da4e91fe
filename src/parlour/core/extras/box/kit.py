"""Which parts of a game's box players can replace, and what can be wrong with them."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Any

from msgspec import Meta, Struct

LONGEST_NAME = 40
BoxName = Annotated[str, Meta(max_length=LONGEST_NAME)]

Path = tuple[str | int, ...]
"""Names of fields and indices of lists, from the outside in."""
Parts = Mapping[str, Any]
"""Dice, sheets and cards as plain values, by the name of their setting."""


class Problem(Struct, frozen=True):
    """What is wrong, and where. `of`: values for its sentence; names may differ by language."""

    at: Path
    code: str
    of: Mapping[str, str | int | Mapping[str, str]] = {}


def _nothing_more(parts: Parts, language: str) -> Iterable[Problem]:
    return ()


def _as_they_are(parts: Parts, language: str) -> dict[str, Any]:
    return dict(parts)


class Kit(Struct, frozen=True, kw_only=True):
    """What a game declares about its box."""

    parts: Mapping[str, Any]
    """The type of each part, by the name of its setting. A box may leave out any of them."""
    ours: Callable[[str], dict[str, Any]]
    """Returns the shipped parts of a language."""
    check: Callable[[Parts, str], Iterable[Problem]] = _nothing_more
    """Returns the problems that types can't express, for parts of the right types."""
    settle: Callable[[Parts, str], dict[str, Any]] = _as_they_are
    """Returns checked parts as settings of a table."""
    written: Callable[[Parts, str], dict[str, Any]] = _as_they_are
    """The reverse: returns a table's settings as an owner writes them."""


def strange_letters(dice: Sequence[Sequence[str]], at: Path, letters: str) -> Iterator[Problem]:
    """Yield a problem for every face that is not a letter of the language."""
    for number, faces in enumerate(dice):
        for side, face in enumerate(faces):
            if face.casefold() not in letters:
                yield Problem((*at, number, side), "not-letter", {"face": face})
