"""Compounds that people write but no dictionary lists: Wiktionary's nouns joined as German joins them.

What wordfreq has seen counts, if it is a known noun behind a noun (with s, es, n, en, er or e between them), an
adjective or the stem of a verb. Its forms are those of its last part. Last parts that most often end names of places
and people (-berg, -mann) are left out.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from lexicon_build.german.nouns import Noun
from lexicon_build.tables import words

_LINKS = ("", "s", "es", "n", "en", "er", "e")
_KNOWN, _FAMILIAR = 2.0, 2.5  # Zipf: the first part, the last part
_SHORTEST_PART, _SHORTEST_HEAD, _SHORTEST = 3, 4, 9


class Small(NamedTuple):
    """What is spelled with a small letter."""

    forms: set[str]
    verbs: set[str]
    adjectives: set[str]


class Compounds:
    def __init__(self, nouns: Iterable[Noun], small: Small, zipf: Mapping[str, float]) -> None:
        known = {singular: noun for noun in nouns for singular in noun.singulars}
        known = {word: known[word] for word in sorted(known) if zipf.get(word, 0) >= _KNOWN}
        others = {*small.adjectives, *small.verbs, *words("de-nouns-deny")}
        self._heads = {
            word: noun
            for word, noun in known.items()
            if len(word) >= _SHORTEST_HEAD and zipf[word] >= _FAMILIAR and word not in others
        }
        self._first = set(_first_parts(known, small, zipf))
        self._small, self._particles = small.forms, words("de-particles")
        self._names = tuple(words("de-names-endings"))

    def made(self, seen: Iterable[str]) -> Iterator[Noun]:
        """The nouns among these words that are two known parts."""
        for word in seen:
            if len(word) >= _SHORTEST and not word.endswith(self._names) and (cut := self._cut(word)):
                first, head = word[:cut], self._heads[word[cut:]]
                plurals, forms = ({first + form for form in forms} for forms in (head.plurals, head.forms))
                yield Noun(word, frozenset({word}), frozenset(plurals), frozenset(forms | {word}))

    def ends_in_noun(self, word: str) -> bool:
        """Whether the last part is a known noun, whatever stands before it."""
        cuts = range(_SHORTEST_PART, len(word) - _SHORTEST_HEAD + 1)
        is_noun = any(word[cut:] in self._heads and word[cut:] not in self._small for cut in cuts)
        return is_noun and not word.endswith(self._names)

    def _cut(self, word: str) -> int | None:
        """Where the last part begins; the longest one is meant."""
        cuts = range(_SHORTEST_PART, len(word) - _SHORTEST_HEAD + 1)
        return next((cut for cut in cuts if self._fit(word[:cut], word[cut:])), None)

    def _fit(self, first: str, head: str) -> bool:
        """Aus and ein begin verbs as well: ausschloss is no kind of Schloss."""
        may_be_verb = first in self._particles and head in self._small
        return head in self._heads and first in self._first and not may_be_verb


def _first_parts(nouns: Mapping[str, Noun], small: Small, zipf: Mapping[str, float]) -> Iterator[str]:
    for noun, cases in nouns.items():
        yield from (noun + link for link in _LINKS)
        yield from cases.plurals
        if noun.endswith("e"):
            yield noun[:-1]
    yield from (adjective for adjective in small.adjectives if zipf.get(adjective, 0) >= _FAMILIAR)
    for verb in small.verbs:
        if zipf.get(verb, 0) >= _FAMILIAR:
            stem = verb.removesuffix("n").removesuffix("e")
            yield from (stem, stem + "e")
