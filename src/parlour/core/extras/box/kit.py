"""What of a game's box can be somebody's own, and what can be wrong with it."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Any

from msgspec import Meta, Struct

from parlour.core.settings import says

LONGEST_NAME = 40
BoxName = Annotated[
    str,
    says(en="What your own box is called.", uk="Як зветься ваша власна коробка."),
    Meta(max_length=LONGEST_NAME),
]

Path = tuple[str | int, ...]
"""Names of fields and places in lists, from the outside in. Places count from 0."""
Parts = Mapping[str, Any]
"""Dice, sheets and cards as plain values, each by the name of the setting that it becomes."""


class Problem(Struct, frozen=True):
    """What is wrong, and where. `of`: what its sentence needs."""

    at: Path
    code: str
    of: Mapping[str, str | int] = {}


def _nothing_more(parts: Parts, language: str) -> Iterable[Problem]:
    return ()


def _as_they_are(parts: Parts, language: str) -> dict[str, Any]:
    return dict(parts)


class Kit(Struct, frozen=True, kw_only=True):
    """A game says what its box is made of; everything else is the same for all."""

    parts: Mapping[str, Any]
    """The type of each part, by the name of its setting. A box may leave any of them out: then it is ours."""
    ours: Callable[[str], dict[str, Any]]
    """The parts that we ship, in a language: what an own box begins as a copy of."""
    check: Callable[[Parts, str], Iterable[Problem]] = _nothing_more
    """What the types can't tell, of parts that are of the right shape."""
    settle: Callable[[Parts, str], dict[str, Any]] = _as_they_are
    """Parts that were found right, as a table's settings."""
    written: Callable[[Parts, str], dict[str, Any]] = _as_they_are
    """The other way round: what a table plays with, as an owner writes it."""


def strange_letters(dice: Sequence[Sequence[str]], at: Path, letters: str) -> Iterator[Problem]:
    """Faces that no word of the table's language could use, small or capital."""
    for number, faces in enumerate(dice):
        for side, face in enumerate(faces):
            if face.casefold() not in letters:
                yield Problem((*at, number, side), "not-letter", {"face": face})
