"""Compiles which words are related in meaning: vectors and links for every language.

English vectors come from texts (`vectors`), English links from WordNet and Unicode's keywords for emoji. The other
languages get both through translations, and links of their own thesauri.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import numpy as np

from lexicon_build import frequency, vectors
from lexicon_build.association import german, names, ukrainian
from lexicon_build.association.clue_tables import english_links
from lexicon_build.association.emoji import emoji_links
from lexicon_build.association.emoji import translations as shown
from lexicon_build.association.links import Links, strongest, together
from lexicon_build.association.thesauri import synonyms, thesaurus_links
from lexicon_build.association.translated import Array, Translations, by_synonyms, carried, gathered
from lexicon_build.association.translated import vectors as averaged
from lexicon_build.association.wordnet import wordnet_links
from lexicon_build.places import words_of
from parlour.games.stars.components.cards import shipped_clues
from parlour.lexicon import Lexicon
from parlour.lexicon.association import COUNTS, LINKED, NUMBERS, STRENGTHS, WORDS
from parlour.lexicon.blocklist import is_polite
from parlour.lexicon.packing import pack

_TRANSLATED = ("de", "uk")
_WORDS = 50_000  # of a translated language
_RAREST = 1.2  # Zipf
_LARGEST = 10


def build(into: Path) -> dict[str, int]:
    """Writes `association` of every language. Returns the counts."""
    english, rows = vectors.english()
    known = frozenset(english)
    links = strongest(together(wordnet_links(known), emoji_links("en", known)))
    translations = {language: _translations(language, known) for language in _TRANSLATED}
    counts = _write(into, "en", english, rows, links)
    at = {word: row for row, word in enumerate(english)}
    for language, found in translations.items():
        words = sorted(found)
        others = {"en", *_TRANSLATED} - {language}
        tables = english_links(sorted(others), translations, known)
        every = together(carried(found, links), carried(found, tables), *_own_links(language, found))
        counts |= _write(into, language, words, averaged(words, found, at, rows), strongest(every))
    return counts


def _own_links(language: str, translations: Translations) -> Iterator[Links]:
    words = frozenset(translations)
    yield thesaurus_links(language, words)
    yield emoji_links(language, words)
    if language == "de":
        yield german.compound_links(Lexicon.load(language).common(0, nouns=True), translations)


def _translations(language: str, english: frozenset[str]) -> Translations:
    lexicon = Lexicon.load(language)
    listed = lexicon.common(_RAREST)
    direct = german.translations() if language == "de" else ukrainian.translations(listed)
    found = gathered(direct, english)
    found |= {word: others for word, others in gathered(shown(language), english).items() if word not in found}
    found |= {name: {other: 1.0} for name, other in names.alike(language, english) if name not in found}
    found |= by_synonyms(synonyms(language), found)
    if language == "de":
        found |= german.of_parts([*listed, *shipped_clues(language)], found)
    letters = frozenset(f"{lexicon.alphabet.letters}'")
    kept = {word: others for word, others in found.items() if letters.issuperset(word) and is_polite(word, language)}
    return {word: kept[word] for word in _commonest(language, kept)}


def _commonest(language: str, words: Translations) -> list[str]:
    """Return the words of the cards and of their clues, and the most common other words."""
    zipf, clues = frequency.zipf(language, words), shipped_clues(language)
    needed = {*clues, *(clue for listed in clues.values() for clue in listed)}
    return sorted(words, key=lambda word: (word not in needed, -zipf.get(word, 0), word))[:_WORDS]


def _write(into: Path, language: str, words: Iterable[str], rows: Array, links: Links) -> dict[str, int]:
    listed = list(words)
    sections: Mapping[int, bytes] = {
        WORDS: "\n".join(listed).encode(),
        NUMBERS: vectors.rounded(rows, _LARGEST).tobytes(),
        **_packed_links(listed, links),
    }
    (words_of(into, language) / "association").write_bytes(pack(sections))
    count = sum(len(others) for others in links.values()) // 2
    return {f"{language}: words with vectors": len(listed), f"{language}: links": count}


def _packed_links(words: Sequence[str], links: Mapping[str, Mapping[str, int]]) -> dict[int, bytes]:
    """Return the sections that keep links between words. Each pair is kept once, at the earlier word."""
    rows = {word: row for row, word in enumerate(words)}
    later = [
        sorted((rows[other], strength) for other, strength in links.get(word, {}).items() if rows[other] > row)
        for row, word in enumerate(words)
    ]
    pairs = [pair for pairs in later for pair in pairs]
    return {
        COUNTS: np.array([len(pairs) for pairs in later], "<u2").tobytes(),
        LINKED: np.array([row for row, _ in pairs], "<u2").tobytes(),
        STRENGTHS: np.array([strength for _, strength in pairs], np.uint8).tobytes(),
    }
