"""Compounds that people write but no dictionary lists: Wiktionary's nouns joined as German joins them.

What wordfreq has seen counts if it is a known front (Arbeits-) and a known noun, and if it is likely to be meant so:

- The dictionary ding lists it as a singular noun; or
- its front and its last part stand in compounds that dictionaries list, so that its linking letters are right; it is
  no slip of a much commoner word, no plural and no adjective; it is not met in other languages, as Riefenstahl is; and
  it is not the name of a person or a place, nor made like one (Rehbinder).

Its forms are those of its last part.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import NamedTuple

from lexicon_build.german.names import Names
from lexicon_build.german.nouns import Noun
from lexicon_build.tables import words
from parlour.lexicon.suggestion import slips

_LINKS = ("", "s", "es", "n", "en", "er", "e")
_KNOWN, _FAMILIAR = 2.0, 2.5  # Zipf: the first part, the last part
_SHORTEST_PART, _SHORTEST_HEAD, _SHORTEST = 3, 4, 9
_LETTERS = "abcdefghijklmnopqrstuvwxyzäöü"
_MUCH_COMMONER = 0.7  # Zipf
_FRONTS, _HEADS, _PRODUCTIVE = 2, 3, 12  # listed compounds that have the part
_LONG_HEAD = 7  # not an accident
_NAMED = 0.08  # the share of names among the words that end so
_AS_COMMON = 0.8  # Zipf
_GROWN = ("r", "n", "s", "e", "in", "er", "en")  # Tierpflege is not a misspelling of Tierpfleger


class Small(NamedTuple):
    """Words in lower case."""

    forms: set[str]
    verbs: set[str]
    adjectives: set[str]


class Listed(NamedTuple):
    """What dictionaries list: nouns in the singular, all words, names, nouns of which only plurals are listed, English
    words, adjectives, names of people and places, and how common words are in other languages (`abroad`)."""

    singulars: Collection[str]
    words: Collection[str]
    names: Collection[str]
    plurals: Collection[str]
    english: Collection[str]
    adjectives: Collection[str]
    people_and_places: Collection[str]
    abroad: Mapping[str, float]


class Compounds:
    def __init__(self, nouns: Iterable[Noun], small: Small, listed: Listed, zipf: Mapping[str, float]) -> None:
        known = {singular: noun for noun in nouns for singular in noun.singulars}
        known = {word: known[word] for word in sorted(known) if zipf.get(word, 0) >= _KNOWN}
        plural = {form for noun in known.values() for form in noun.plurals - noun.singulars}
        others = {*small.adjectives, *small.verbs, *words("de-nouns-deny"), *plural}
        self._plurals = {form: noun.lemma for noun in known.values() for form in noun.plurals if form not in known}
        self._heads = {
            word: noun
            for word, noun in known.items()
            if len(word) >= _SHORTEST_HEAD and zipf[word] >= _FAMILIAR and word not in others
        }
        self._first = set(_first_parts(known, small, zipf))
        self._small, self._particles = small.forms, words("de-particles")
        self._listed, self._zipf = listed, zipf
        self._endings = tuple(words("de-names-endings"))
        cuts = [(word[:cut], word[cut:]) for word in listed.singulars for cut in self._cuts(word)]
        fit = [parts for parts in cuts if self._fit(*parts)]
        known_words = {*listed.singulars, *listed.words}
        self._names = Names(listed.people_and_places, known_words, fit, (self._first, self._heads))
        self._fronts, self._ends = Counter(front for front, _ in cuts), Counter(head for _, head in cuts)
        self._ends_of_names = Counter(name[cut:] for name in listed.names for cut in self._cuts(name))

    def made(self, seen: Iterable[str]) -> Iterator[Noun]:
        """The nouns among these words that are two known parts."""
        for word in seen:
            if len(word) >= _SHORTEST and (cut := self._cut(word)):
                first, head = word[:cut], self._heads[word[cut:]]
                plurals, forms = ({first + form for form in forms} for forms in (head.plurals, head.forms))
                yield Noun(word, frozenset({word}), frozenset(plurals), frozenset(forms | {word}))

    def ends_in_noun(self, word: str) -> bool:
        """Whether the last part is a known noun."""
        is_noun = any(word[cut:] not in self._small for cut in self._cuts(word))
        return is_noun and not word.endswith(self._endings) and not self._names.has(word)

    def _cuts(self, word: str) -> Iterator[int]:
        """The positions where a known last part may begin, longest part first."""
        cuts = range(_SHORTEST_PART, len(word) - _SHORTEST_HEAD + 1)
        return (cut for cut in cuts if word[cut:] in self._heads)

    def _cut(self, word: str) -> int | None:
        """The position of the last part, or None if the word is not a plausible compound."""
        cuts = [cut for cut in self._cuts(word) if self._fit(word[:cut], word[cut:])]
        if word in self._listed.singulars or not cuts:
            return next(iter(cuts), None)
        if word.endswith(self._endings) or self._names.has(word) or self._is_plural(word) or self._is_slip(word):
            return None
        if any(word.removesuffix(ending) in self._listed.adjectives for ending in ("e", "er")):
            return None
        return next((cut for cut in cuts if self._is_likely(word[:cut], word[cut:])), None)

    def _fit(self, first: str, head: str) -> bool:
        """Aus and ein also begin verbs: ausschloss is not a kind of Schloss."""
        return first in self._first and not (first in self._particles and head in self._small)

    def _is_likely(self, front: str, head: str) -> bool:
        """Whether other compounds have both parts, with these linking letters: Geschäfts-, never Geschäft-."""
        if head in words("de-no-heads") or self._is_foreign(front + head, head) or self._names.has_like(front, head):
            return False
        fronts, heads = self._fronts[front], self._ends[head]
        named = self._ends_of_names[head] / (heads + self._ends_of_names[head] + 1)
        is_known = fronts >= _FRONTS and (heads >= _HEADS or len(head) >= _LONG_HEAD)
        return named < _NAMED and (is_known or (fronts > 0 and heads >= _PRODUCTIVE and len(head) > _SHORTEST_HEAD))

    def _is_foreign(self, word: str, head: str) -> bool:
        """Whether other languages have the word, as a name or as their own (Greenspan, Farmhouse, Partypoker); not
        Poolparty, which is commoner in German."""
        abroad, english = self._listed.abroad.get(word, 0), self._listed.english
        is_common = abroad >= self._zipf.get(word, 0) - _AS_COMMON
        return abroad > 0 and (is_common or head not in english or word in english)

    def _is_plural(self, word: str) -> bool:
        """Whether it is the plural of a compound in use: Arbeitsorte, though Sorte is a noun."""
        if word in self._listed.plurals:
            return True
        cuts = [cut for cut in range(_SHORTEST_PART, len(word)) if word[cut:] in self._plurals]
        ones = [word[:cut] + self._plurals[word[cut:]] for cut in cuts if word[:cut] in self._first]
        return any(one in self._zipf or one in self._listed.words for one in ones)

    def _is_slip(self, word: str) -> bool:
        """Whether one letter makes it a much commoner word: Manschaft, Mannschaft."""
        least = self._zipf.get(word, 0) + _MUCH_COMMONER
        grown = {word + ending for ending in _GROWN}
        return any(
            self._zipf.get(other, 0) >= least and other in self._listed.words and other not in grown
            for other in slips(word, _LETTERS)
        )


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
