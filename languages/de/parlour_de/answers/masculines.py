"""The German words for men behind those for women: Ärztin, Arzt; Bäuerin, Bauer; Kauffrau, Kaufmann."""

from collections.abc import Iterator
from functools import lru_cache

from parlour.lexicon.lexicon import Lexicon
from parlour_de import language
from parlour_de.kinship.words import plain

_WOMEN = (("in", ""), ("in", "e"), ("frau", "mann"))


@lru_cache(maxsize=5_000)
def masculines_of(word: str) -> tuple[str, ...]:
    """Return the nouns for men that a noun for women may be made of."""
    is_noun = Lexicon.load(language.code).is_singular_noun
    return tuple(dict.fromkeys(one for one in _made_of(word) if len(one) > 2 and is_noun(one)))


def _made_of(word: str) -> Iterator[str]:
    for woman, man in _WOMEN:
        stem = word.removesuffix(woman)
        if stem != word:
            yield from (one + man for one in (stem, *(plain(stem) if man != "mann" else ())))
