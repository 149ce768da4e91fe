"""What a compound is a kind of: its last part, behind a front that is a word itself."""

from collections.abc import Iterator
from functools import lru_cache

from parlour.languages.alphabet import LONGEST
from parlour.lexicon.lexicon import Lexicon
from parlour_de import language

_LINKS = ("", "s", "es", "n", "en", "er", "e")
_SHORTEST = 3


def heads_of(word: str) -> Iterator[str]:
    """Yield the words that a compound may be a kind of, the longest first: Karottensaft, Saft."""
    yield from _heads(word)


@lru_cache(maxsize=5_000)
def _heads(word: str) -> tuple[str, ...]:
    cuts = range(_SHORTEST, min(len(word), LONGEST) - _SHORTEST + 1)
    lexicon = Lexicon.load(language.code)
    return tuple(word[cut:] for cut in cuts if lexicon.is_word(word[cut:]) and _is_front(word[:cut], lexicon))


def splits_of(word: str) -> Iterator[str]:
    """Yield a word in two, where both are words, or the first a letter: U Bahn."""
    is_word = Lexicon.load(language.code).is_word
    for cut in range(1, min(len(word), LONGEST) - _SHORTEST + 1):
        if (cut == 1 or is_word(word[:cut])) and is_word(word[cut:]):
            yield f"{word[:cut]} {word[cut:]}"


def _is_front(front: str, lexicon: Lexicon) -> bool:
    fronts = (front.removesuffix(link) for link in _LINKS if front.endswith(link))
    return any(len(part) >= _SHORTEST and (lexicon.is_word(part) or lexicon.is_word(part + "e")) for part in fronts)
