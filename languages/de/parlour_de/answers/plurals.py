"""German plurals, which nobody can tell by rule: what the lexicon knows as the plural of another word."""

from collections.abc import Iterator
from functools import lru_cache

from parlour.lexicon.lexicon import Lexicon
from parlour_de import language

_ENDINGS = ("", "e", "n", "en", "er", "s", "nen", "se")
_MUTATED = str.maketrans("aou", "äöü")


@lru_cache(maxsize=20_000)
def singular_of(word: str) -> str:
    """Return the singular of a plural, any other word as it is."""
    lexicon = Lexicon.load(language.code)
    if lexicon.is_singular_noun(word) or not lexicon.is_word(word):
        return word
    reason = lexicon.verdict(word).reason
    return reason.of if reason and reason.code == "plural" and reason.of else word


def singulars_of(answer: str) -> Iterator[str]:
    """Yield the answer with its last word in the singular, if that is another."""
    before, _, last = answer.rpartition(" ")
    if (single := singular_of(last)) != last:
        yield f"{before} {single}".strip()


def plurals_of(answer: str) -> Iterator[str]:
    """Yield the answer with its last word in the plural, as far as the lexicon knows one."""
    before, _, last = answer.rpartition(" ")
    for ending in _ENDINGS:
        for stem in dict.fromkeys((last, *_mutated(last))):
            many = stem + ending
            if many != last and singular_of(many) == last:
                yield f"{before} {many}".strip()


def _mutated(word: str) -> Iterator[str]:
    """The word with an umlaut in place of its last a, o, u or au: Baum, Bäum-."""
    for at in range(len(word) - 1, -1, -1):
        if word[at] in "aou":
            start = at - 1 if word[at] == "u" and word[:at].endswith("a") else at
            yield word[:start] + word[start].translate(_MUTATED) + word[start + 1 :]
            return
