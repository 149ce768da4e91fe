"""What players can learn from a game: a piece of advice for each seat, and the best words."""

from collections.abc import Iterable

from msgspec import Struct

from parlour.core.extras.highlights import MOST, GoodWord


class Lesson(Struct, frozen=True):
    said: tuple[str, ...]
    """Advice by seat; empty where there is none."""
    words: tuple[GoodWord, ...] = ()
    """The best words. A lesson without any gets those of the game's highlights."""


def some_words(words: Iterable[str]) -> str:
    """Return the first few different words, with commas between them."""
    return ", ".join(word.upper() for word in list(dict.fromkeys(words))[:MOST])
