"""Vectors and links of a language, from those of the English words that translate its words."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Set

import numpy as np
from numpy.typing import NDArray

from lexicon_build.association.links import Links, linked
from lexicon_build.tables import words

_DULL = words("en-dull")
_KEPT = 6  # translations of a word
_CARRY = 2  # translations that carry links
_LINKS = 16  # links of an English word that are carried over, the strongest
_BACK = 6  # words to which an English word is translated back
_SAME = 30  # the strength of a link between words with the same translation
_WEAK = 0.35  # of the best translation
_FAINT = 13  # links too weak to keep

Array = NDArray[np.float64]
Translations = dict[str, dict[str, float]]
"""By word: English words with weights, at most 1."""


def gathered(triples: Iterable[tuple[str, str, float]], english: Set[str]) -> Translations:
    """Return the best translations of each word. The words of a phrase share its weight."""
    sums: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
    for word, phrase, weight in triples:
        parts = [part for part in re.split("[ -]", phrase) if part in english and part not in _DULL]
        for part in parts:
            sums[word][part] += weight / len(parts) ** 1.5
    return {word: _best(found) for word, found in sums.items()}


def _best(found: Mapping[str, float]) -> dict[str, float]:
    ranked = sorted(found, key=lambda word: (-found[word], word))[:_KEPT]
    most = found[ranked[0]]
    return {word: found[word] / most for word in ranked if found[word] >= _WEAK * most}


def by_synonyms(synonyms: Mapping[str, Iterable[str]], known: Translations) -> Translations:
    """Return translations of words that have none: those of their synonyms."""
    found: dict[str, dict[str, float]] = {}
    for word, others in synonyms.items():
        sums: dict[str, float] = defaultdict(float)
        for other in others if word not in known else ():
            for english, weight in known.get(other, {}).items():
                sums[english] += weight
        if sums:
            found[word] = _best(sums)
    return found


def vectors(listed: Iterable[str], translations: Translations, rows: Mapping[str, int], english: Array) -> Array:
    """Return a row of unit length for each word: the weighted mean of its translations."""
    means = np.array(
        [sum(weight * english[rows[other]] for other, weight in translations[word].items()) for word in listed]
    )
    return np.asarray(means / np.linalg.norm(means, axis=1, keepdims=True))


def carried(translations: Translations, english: Links) -> Links:
    """Return the links of English words as links between the words that they translate."""
    back: dict[str, list[tuple[float, str]]] = defaultdict(list)
    for word, found in translations.items():
        for other in list(found)[:_CARRY]:
            back[other].append((found[other], word))
    best = {other: sorted(words, key=lambda one: (-one[0], one[1]))[:_BACK] for other, words in back.items()}
    return linked(_carried(translations, english, best))


def _carried(
    translations: Translations, english: Links, back: Mapping[str, list[tuple[float, str]]]
) -> Iterator[tuple[str, str, float]]:
    strong = {word: _strong(links) for word, links in english.items() if word in back}
    for word, found in translations.items():
        for through in list(found)[:_CARRY]:
            for beyond, strength in (*strong.get(through, ()), (through, _SAME)):
                for weight, other in back.get(beyond, ()):
                    carried_over = strength * weight * found[through]
                    if carried_over < _FAINT:
                        break
                    yield word, other, carried_over


def _strong(links: Mapping[str, int]) -> list[tuple[str, int]]:
    return sorted(links.items(), key=lambda one: (-one[1], one[0]))[:_LINKS]
