"""Which parts of a game's box players can replace, and what can be wrong with them."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Any

from msgspec import Meta, Struct

from parlour.core.fields.check import Path, Problem
from parlour.core.fields.field import NamedField
from parlour.core.fields.types import field_of, in_words

__all__ = ["LONGEST_NAME", "BoxName", "Kit", "Parts", "Path", "Problem", "strange_letters"]

LONGEST_NAME = 40
BoxName = Annotated[str, Meta(max_length=LONGEST_NAME)]

Parts = Mapping[str, Any]
"""Dice, sheets and cards as plain values, by the name of their setting."""


class Kit(Struct, frozen=True, kw_only=True):
    """What a game declares about its box."""

    parts: Mapping[str, Any]
    """The type of each part, by the name of its setting. A box may leave out any of them."""
    ours: Callable[[str], Parts]
    """Returns the shipped parts of a language."""
    check: Callable[[Parts, str], Iterable[Problem]] = lambda parts, language: ()
    """Returns the problems that types can't express, for parts of the right types."""
    settle: Callable[[Parts, str], dict[str, Any]] = lambda parts, language: dict(parts)
    """Returns checked parts as settings of a table."""
    written: Callable[[Parts, str], dict[str, Any]] = lambda parts, language: dict(parts)
    """The reverse: returns a table's settings as an owner writes them."""

    @property
    def fields(self) -> tuple[NamedField, ...]:
        """The parts as the box editor draws them and as they are checked."""
        return tuple(
            NamedField(name, field_of(kind), in_words(name), is_optional=True) for name, kind in self.parts.items()
        )


def strange_letters(faces: str | Sequence[Any], at: Path, letters: str) -> Iterator[Problem]:
    """Yield a problem for every face that is not a letter of the language. `faces`: a face, or a list of them."""
    if not isinstance(faces, str):
        for number, one in enumerate(faces):
            yield from strange_letters(one, (*at, number), letters)
    elif faces.casefold() not in letters:
        yield Problem(at, "not-letter", {"face": faces})
