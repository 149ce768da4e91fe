"""What players can learn from a game: a piece of advice for each seat, and the best words."""

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from parlour.core.court.events import unvoted
from parlour.core.game import Seat
from parlour.core.table import Logged

MOST = 3
"""How many best words there are, and how many words a sentence lists."""
T = TypeVar("T")


class BestWord(Struct, frozen=True):
    seat: Seat
    word: str
    value: float = 0.0
    """How good the word is by the game's own measure, the same in all of its games."""


class Lesson(Struct, frozen=True):
    said: tuple[str, ...]
    """Advice by seat; empty where there is none."""
    words: tuple[BestWord, ...]


def some_words(words: Iterable[str]) -> str:
    """Return the first few different words, with commas between them."""
    return ", ".join(word.upper() for word in list(dict.fromkeys(words))[:MOST])


def best_words(
    log: Iterable[Logged],
    said: Iterable[T],
    word_of: Callable[[T], BestWord],
    value: Callable[[T], float],
    is_fit: Callable[[str], bool],
) -> tuple[BestWord, ...]:
    """Return the three best words, without those on which nobody voted. A word that was used twice counts once, for the
    seat that scored more with it."""
    silent = unvoted(log)
    found: dict[Hashable, BestWord] = {}
    for one in sorted(said, key=value, reverse=True):
        best = word_of(one)
        if is_fit(best.word) and best.word not in silent:
            found.setdefault(best.word.casefold(), replace(best, value=round(value(one), 3)))
    return tuple(found.values())[:MOST]
