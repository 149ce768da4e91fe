"""Ukrainian compounds: водоспад is made of вода and спад, одноокий of один and око.

The parts are joined by о, е or є, by a numeral's own ending (п'яти-кутник) or by nothing after a shortened word
(хім-чистка). Both must be found in the dictionary, perhaps with other vowels (нос-: ніс), or it is no compound.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from parlour_uk.kinship.affixes import Affixes

_TABLE = json.loads((Path(__file__).parent / "compounds.json").read_text("utf-8"))
_FIRST: dict[str, str] = _TABLE["first"]
_SECOND: dict[str, str] = _TABLE["second"]
_FOREIGN = frozenset(_TABLE["foreign"].split())
_NO_FIRST = frozenset(_TABLE["no-first"].split())
_NO_SECOND = frozenset(_TABLE["no-second"].split())
_NO_NOUNS = frozenset(_TABLE["no-nouns"].split())
_NOUNS = ("", "а", "я", "о", "е", "ь")
_SHORTEST = 3
_BRIEF = 4
_ANYWHERE = 99
_VOWELS = "аеєиіїоуюя"
_CONSONANT = "[бвгґджзйклмнпрстфхцчшщ]"
_CLOSED = re.compile(f"(ьо|[ое])(?={_CONSONANT}+$)")
_GAP = re.compile(f"(?<={_CONSONANT})(?={_CONSONANT}$)")


class Split(NamedTuple):
    """A way to read a word as a compound."""

    first: str
    before: frozenset[str]
    """The dictionary forms that the first part may stand for."""
    after: frozenset[str]

    @property
    def end(self) -> int:
        """Up to which letter another root may reach by accident: двор- is no match for дво-ручний."""
        return _ANYWHERE if self.first in _FOREIGN else len(self.first) + (self.first in _FIRST)

    @property
    def is_joined(self) -> bool:
        """Whether the first part is neither a numeral nor shortened."""
        return self.first not in _FIRST


class Compounds:
    def __init__(self, affixes: Affixes) -> None:
        self._is_known = affixes.is_filed
        self._is_noun = affixes.is_declined
        self._is_bare = affixes.is_bare

    def splits(self, lemma: str) -> Iterator[Split]:
        if lemma.endswith(("ти", "тися")):
            return
        for at in range(2, len(lemma) - 1):
            first, second = lemma[:at], lemma[at:]
            is_long = len(second) > _BRIEF and self._is_known(second)
            if first in _FOREIGN and is_long:
                yield Split(first, frozenset({first}), frozenset({second}))
            elif first[-1] not in _VOWELS and not is_long:
                continue
            elif (before := self._first(first)) and (after := self._second(second)):
                yield Split(first, frozenset(before), frozenset(after))

    def _first(self, first: str) -> set[str]:
        """The words that a first part may stand for; none if it is no first part."""
        if first in _FIRST:
            return {_FIRST[first]}
        if first[-1] not in "оеє" or len(first) <= _SHORTEST or first in _NO_FIRST:
            return set()
        stem = first[:-1].rstrip("ь")
        return self._adjectives(stem, first[-1]) or set(self._nouns(stem))

    def _adjectives(self, stem: str, joint: str) -> set[str]:
        """Adjectives are joined by о, or by е after ж, ч, ш and щ."""
        if joint != "о" and stem[-1] not in "жчшщ":
            return set()
        return {word for word in (f"{stem}ий", f"{stem}ій") if self._is_known(word) and not self._is_noun(word)}

    def _second(self, second: str) -> set[str]:
        if second in _NO_SECOND:
            return set()
        masculine = second.removesuffix("ка")
        known = {word for word in (second, masculine) if len(word) >= _SHORTEST and self._is_known(word)}
        return known | self._bound(second, is_known=bool(known))

    def _bound(self, second: str, *, is_known: bool) -> set[str]:
        """The words behind a second part that only compounds have: -лам, -ліття, -носний, -класник, -окий."""
        bare = (second.removesuffix(suffix) for suffix in ("", "ний", "ець", "ник", "ство"))
        if found := next(filter(None, map(_SECOND.get, bare)), None):
            return {found}
        if is_known:
            return set()
        if second.endswith(("ник", "ниця")):
            stem = second.removesuffix("ник").removesuffix("ниця")
            return set(self._nouns(stem)) if len(stem) >= _BRIEF else set()
        if second.endswith("ий") and not second.endswith(("ний", "ший")):
            return set(self._nouns(second.removesuffix("ий")))
        return set()

    def _nouns(self, stem: str) -> Iterator[str]:
        """The nouns that have a stem. Some with another vowel are filed without their forms: дом-, дім."""
        stems = (stem, *(_GAP.sub(vowel, stem) for vowel in "ео"))
        yield from filter(self._is_noun, (f"{each}{ending}" for each in stems for ending in _NOUNS))
        if (closed := _CLOSED.sub("і", stem)) != stem:
            yield from (
                word
                for word in (closed, f"{closed}ь")
                if word not in _NO_NOUNS and (self._is_noun(word) or self._is_bare(word))
            )
