"""Compiles WordNet's additions to the categories written by hand, and the frequencies of their words."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from lexicon_build.association.ukrainian import translations
from lexicon_build.category_lists import (
    Written,
    apart,
    by_hand,
    listed,
    more,
    table,
    with_also,
    write_commonness,
    write_lists,
    zipf,
)
from lexicon_build.category_meanings import near_by_meaning
from lexicon_build.category_scores import Judged, agreed, by_company, by_meaning
from lexicon_build.meanings import Meanings
from lexicon_build.ukrainian.wordnet import synsets
from lexicon_build.wordnet_nouns import WordNet
from parlour.lexicon.categories import spoken

EVERYDAY = 2.5
"""Zipf: a rarer word is never a clear no."""
SURE_SENSES = 2
"""A word fits by its first or second meaning. By a rarer one it may fit."""
_BEST = 4
"""How many English translations of a Ukrainian word count."""
TOO_COMMON = 4.0
"""Zipf: more common words count only if they are in the table by hand, because of traps such as "entire" (a horse)."""


def build(into: Path) -> dict[str, int]:
    """Writes the words of both languages and the two tables of frequency. Returns the counts."""
    wordnet = WordNet()
    known, english = _english(wordnet)
    wider = {
        key: (_wider(written, wordnet) | more("en")[key] | english.fits[key] - written.excluded) - by_hand("en")[key]
        for key, written in table().items()
    }
    by_list = frozenset().union(*listed("en").values())
    within = {key: written.also for key, written in table().items()}
    company = by_company(listed("en"), listed("uk"), within, sorted(by_list))
    near = agreed(company, english.near, frozenset(known), by_list)
    near = {key: (words | table()[key].doubtful) - apart("en")[key] for key, words in near.items()}
    write_lists(into, "en", sorted({*known, *by_list}), near, wider)
    linked = _linked(wordnet)
    wider_uk = {key: words | linked[key] for key, words in more("uk").items()}
    lists_uk = {key: words | wider_uk[key] for key, words in by_hand("uk").items()}
    known_uk = frozenset().union(*lists_uk.values())
    company = by_company(lists_uk, listed("en"), within, sorted(known_uk))
    linked_uk = frozenset(map(_spoken_uk, synsets()))
    judged_uk, meant_uk = near_by_meaning("uk", _into_english(known_uk))
    near_uk = agreed(company, meant_uk, judged_uk, known_uk)
    near_uk = {key: words - apart("uk")[key] for key, words in near_uk.items()}
    write_lists(into, "uk", sorted(known_uk | linked_uk | judged_uk), near_uk, wider_uk)
    return {
        "categories": len(table()),
        "English words by hand": write_commonness(into, "en"),
        "Ukrainian words by hand": write_commonness(into, "uk"),
        "more English words": sum(map(len, wider.values())),
        "more Ukrainian words": sum(map(len, wider_uk.values())),
        "English words judged": len({*known, *by_list}),
        "Ukrainian words judged": len(known_uk | linked_uk | judged_uk),
    }


def _english(wordnet: WordNet) -> tuple[list[str], Judged]:
    by_list = sorted(frozenset().union(*listed("en").values()))
    meanings = Meanings(wordnet, by_list)
    everyday = {word for word in _everyday(wordnet.every_word) if meanings.is_known(word)}
    known = sorted(everyday.union(word for word in by_list if meanings.is_known(word)))
    return known, by_meaning(with_also("en"), meanings.rows(known), known)


def _wider(category: Written, wordnet: WordNet) -> frozenset[str]:
    """The words that fit by their first or second sense."""
    below = wordnet.under(category.roots)
    lemmas = {lemma for offset in below for lemma in wordnet.lemmas[offset] if _is_sayable(lemma, category.takes_names)}
    sure = {lemma for lemma in lemmas if below & set(wordnet.senses[lemma.lower()][:SURE_SENSES])}
    found = {spoken(lemma.replace("_", " "), "en") for lemma in sure} - category.excluded
    return frozenset(word for word in found if category.takes_names or zipf(word, "en") < TOO_COMMON)


def _linked(wordnet: WordNet) -> dict[str, frozenset[str]]:
    """The Ukrainian words below a category's roots, in a meaning that is the first or second of an English word.
    Translations to trap words do not count."""
    found: dict[str, frozenset[str]] = {}
    for key, category in table().items():
        below = wordnet.under(category.roots)
        sure = {offset for offset in below if _is_sure(offset, category, wordnet)}
        words = (
            word for word, offsets in synsets().items() if offsets & sure and (category.takes_names or word.islower())
        )
        found[key] = frozenset(map(_spoken_uk, words))
    return found


def _is_sure(offset: str, category: Written, wordnet: WordNet) -> bool:
    lemmas = [lemma.lower() for lemma in wordnet.lemmas[offset]]
    first = any(offset in wordnet.senses[lemma][:SURE_SENSES] for lemma in lemmas)
    return first and not category.excluded & {spoken(lemma.replace("_", " "), "en") for lemma in lemmas}


def _into_english(known: frozenset[str]) -> dict[str, list[str]]:
    """The best English words for each of these words, and for those that are linked with WordNet."""
    weights: dict[str, dict[str, float]] = defaultdict(dict)
    for word, phrase, weight in translations(known):
        meant = weights[_spoken_uk(word)]
        meant[spoken(phrase, "en")] = max(weight, meant.get(spoken(phrase, "en"), 0))
    return {word: sorted(meant, key=lambda one: (-meant[one], one))[:_BEST] for word, meant in weights.items()}


def _spoken_uk(word: str) -> str:
    return spoken(word, "uk")


def _is_sayable(lemma: str, names: bool) -> bool:
    """At most three words of letters, without genera, and names only in categories of names."""
    words = lemma.replace("'", "").replace("-", "_").split("_")
    is_plain = all(word.isalpha() and word.isascii() for word in words) and words[0] not in _TAXA
    return is_plain and len(lemma) > 2 and len(words) <= 3 and (names or lemma.islower())


_TAXA = frozenset({"genus", "family", "order", "class", "phylum", "subfamily", "suborder", "superfamily", "tribe"})


def _everyday(words: Iterable[str]) -> Iterator[str]:
    return (word for word in words if word.isalpha() and zipf(word, "en") >= EVERYDAY)
