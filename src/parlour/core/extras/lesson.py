"""What people can take along from a game: a sentence for each seat that it can use next time, and the best words."""

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from parlour.core.game import Seat
from parlour.core.teller import phrases_beside

MOST = 3
"""Best words, and words in a sentence."""
T = TypeVar("T")


class BestWord(Struct, frozen=True):
    seat: Seat
    word: str
    value: float = 0.0
    """As the game weighs its words: those of several games of it can be put in one order."""


class Lesson(Struct, frozen=True):
    said: tuple[str, ...]
    """By seat; empty where there is nothing to learn."""
    words: tuple[BestWord, ...]


class Sentences:
    """A game's `lesson` in its phrases.json, beside the module (`__file__`) that says them."""

    def __init__(self, module: str, language: str) -> None:
        self._phrases: dict[str, str] = phrases_beside(module, language)["lesson"]

    def say(self, key: str, **parts: object) -> str:
        return self._phrases[key].format(**parts)

    @staticmethod
    def words(words: Iterable[str]) -> str:
        """A few of them, each once."""
        return ", ".join(word.upper() for word in list(dict.fromkeys(words))[:MOST])


def best_words(
    said: Iterable[T], word_of: Callable[[T], BestWord], value: Callable[[T], float], is_fit: Callable[[str], bool]
) -> tuple[BestWord, ...]:
    """The three of most value; a word that was said twice counts once, for who had most of it."""
    found: dict[Hashable, BestWord] = {}
    for one in sorted(said, key=value, reverse=True):
        best = word_of(one)
        if is_fit(best.word):
            found.setdefault(best.word.casefold(), replace(best, value=round(value(one), 3)))
    return tuple(found.values())[:MOST]
