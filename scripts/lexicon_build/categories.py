"""Compiles what WordNet adds to the categories written by hand, and how common their words are."""

import json
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from lexicon_build.category_scores import Judged, Lists, bits, by_company, by_meaning
from lexicon_build.meanings import Meanings
from lexicon_build.wordnet_nouns import WordNet
from lexicon_build.wordnet_ukrainian import synsets
from parlour.lexicon.categories.members import BY_HAND, NEAR, VOCABULARY, WIDER
from parlour.lexicon.categories.spoken import plurals, singulars, spoken
from parlour.lexicon.packing import pack

BY_LEVEL = ("green", "yellow", "red")
EVERYDAY = 2.5
"""Zipf: of rarer words nobody can say for sure what they are not."""
SURE_SENSES = 2
"""A word fits by its first or second meaning; by a rarer one it may."""
TOO_COMMON = 4.0
"""Zipf: a word this common that people would grant stands in the table by hand; an "entire" (a horse) is a trap."""


class Written(NamedTuple):
    """A category as it is written down; categories_by_hand/green.toml says how to read it."""

    id: str
    level: str
    entry: Mapping[str, Any]

    @property
    def roots(self) -> list[str]:
        return list(self.entry.get("roots", ()))

    @property
    def takes_names(self) -> bool:
        return bool(self.entry.get("names", False))

    @property
    def is_closed(self) -> bool:
        return bool(self.entry.get("closed", False))

    @property
    def is_thorough(self) -> bool:
        return bool(self.entry.get("thorough", False))

    @property
    def also(self) -> list[str]:
        return list(self.entry.get("also", ()))

    def words(self, language: str) -> frozenset[str]:
        return _split(self.entry[f"words_{language}"], language)

    @property
    def doubtful(self) -> frozenset[str]:
        return _split(self.entry.get("unsure_en", ""), "en")

    @property
    def excluded(self) -> frozenset[str]:
        return _split(self.entry.get("not_en", ""), "en")


def _split(text: str, language: str) -> frozenset[str]:
    return frozenset(spoken(word, language) for word in text.split(",")) - {""}


@cache
def table() -> Mapping[str, Written]:
    found: dict[str, Written] = {}
    for level in BY_LEVEL:
        text = (Path(__file__).parent / "categories_by_hand" / f"{level}.toml").read_text("utf-8")
        found |= {key: Written(key, level, entry) for key, entry in tomllib.loads(text).items()}
    return found


@cache
def _more(language: str) -> dict[str, frozenset[str]]:
    """What fits beside what bots say."""
    text = (Path(__file__).parent / "categories_by_hand" / f"more-{language}.toml").read_text("utf-8")
    return dict.fromkeys(table(), frozenset()) | {
        key: _split(words, language) for key, words in tomllib.loads(text).items()
    }


def build(into: Path) -> dict[str, int]:
    """Writes the table, the words of both languages and the two tables of frequency; returns the counts."""
    (into / "categories.json").write_text(names(), "utf-8")
    wordnet = WordNet()
    known, english = _english(wordnet)
    wider = {
        key: (_wider(written, wordnet) | _more("en")[key] | english.fits[key] - written.excluded) - by_hand("en")[key]
        for key, written in table().items()
    }
    strangers = sorted(frozenset().union(*_listed("en").values()) - set(known))
    within = {key: written.also for key, written in table().items()}
    company = by_company(_listed("en"), _listed("uk"), within, strangers)
    near = {key: (words | company[key]) - _apart("en")[key] for key, words in english.near.items()}
    _write_lists(into, "en", sorted({*known, *strangers}), near, wider)
    linked = _linked(wordnet)
    wider_uk = {key: words | linked[key] for key, words in _more("uk").items()}
    lists_uk = {key: words | wider_uk[key] for key, words in by_hand("uk").items()}
    known_uk = sorted(frozenset().union(*lists_uk.values()))
    translated = _near_by_translation(wordnet, english)
    company = by_company(lists_uk, _listed("en"), within, known_uk)
    near_uk = {key: (words | translated[key]) - _apart("uk")[key] for key, words in company.items()}
    _write_lists(into, "uk", sorted({*known_uk, *map(_spoken_uk, synsets())}), near_uk, wider_uk)
    return {
        "categories": len(table()),
        "English words by hand": _write_commonness(into, "en"),
        "Ukrainian words by hand": _write_commonness(into, "uk"),
        "more English words": sum(map(len, wider.values())),
        "more Ukrainian words": sum(map(len, wider_uk.values())),
        "English words judged": len(known) + len(strangers),
        "Ukrainian words judged": len({*known_uk, *map(_spoken_uk, synsets())}),
    }


def _write_lists(into: Path, language: str, known: list[str], near: Lists, wider: Lists) -> None:
    sections = {
        BY_HAND: _lines(by_hand(language)),
        WIDER: _lines(wider),
        VOCABULARY: "\n".join(known).encode(),
        NEAR: bits(near, known),
    }
    (into / f"{language}.categories").write_bytes(pack(sections))


def names() -> str:
    rows = (
        {"id": key, "level": written.level, "en": written.entry["en"], "uk": written.entry["uk"]}
        | {"also": written.also, "closed": written.is_closed, "thorough": written.is_thorough}
        for key, written in table().items()
    )
    return "[\n" + ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows) + "\n]\n"


def by_hand(language: str) -> dict[str, frozenset[str]]:
    return {key: written.words(language) for key, written in table().items()}


def _listed(language: str) -> dict[str, frozenset[str]]:
    return {key: words | _more(language)[key] for key, words in by_hand(language).items()}


def _with_also(language: str) -> dict[str, frozenset[str]]:
    """Each list with those of the categories within it."""
    lists = _listed(language)
    return {key: words.union(*(lists[part] for part in table()[key].also)) for key, words in lists.items()}


@cache
def _apart(language: str) -> dict[str, frozenset[str]]:
    """The words that are far by the lists that they stand in."""
    text = (Path(__file__).parent / "categories_by_hand" / "apart.toml").read_text("utf-8")
    written: Mapping[str, Mapping[str, str]] = tomllib.loads(text)
    lists, own = _listed(language), _with_also(language)
    found = dict.fromkeys(table(), frozenset[str]())
    for key, names in written["apart"].items():
        parts = " ".join(written["groups"].get(name, name) for name in names.split()).split()
        far = frozenset().union(*(lists[part] for part in parts)) - own[key]
        found[key] = frozenset(form for word in far for form in _forms(word, language)) - own[key]
    return found


def _forms(word: str, language: str) -> list[str]:
    return [*singulars(word, language), *plurals(word, language)]


def _english(wordnet: WordNet) -> tuple[list[str], Judged]:
    listed = sorted(frozenset().union(*_listed("en").values()))
    meanings = Meanings(wordnet, listed)
    everyday = {word for word in _everyday(wordnet.every_word) if meanings.is_known(word)}
    known = sorted(everyday.union(word for word in listed if meanings.is_known(word)))
    judged = by_meaning(_with_also("en"), meanings.rows(known), known)
    return known, judged._replace(near={key: words | table()[key].doubtful for key, words in judged.near.items()})


def _wider(category: Written, wordnet: WordNet) -> frozenset[str]:
    """What fits by its first or second sense."""
    below = wordnet.under(category.roots)
    lemmas = {lemma for offset in below for lemma in wordnet.lemmas[offset] if _is_sayable(lemma, category.takes_names)}
    sure = {lemma for lemma in lemmas if below & set(wordnet.senses[lemma.lower()][:SURE_SENSES])}
    found = {spoken(lemma.replace("_", " "), "en") for lemma in sure} - category.excluded
    return frozenset(word for word in found if category.takes_names or zipf(word, "en") < TOO_COMMON)


def _linked(wordnet: WordNet) -> dict[str, frozenset[str]]:
    """The Ukrainian words that stand below a category's roots: in a meaning that is the first or second of an English
    word, and of none that nobody would grant."""
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


def _near_by_translation(wordnet: WordNet, english: Judged) -> dict[str, frozenset[str]]:
    """What may fit because an English word for it may."""
    said = {
        word: {spoken(lemma.replace("_", " "), "en") for offset in offsets for lemma in wordnet.lemmas[offset]}
        for word, offsets in synsets().items()
    }
    may = {key: english.near[key] | english.fits[key] | words for key, words in _with_also("en").items()}
    return {
        key: frozenset(_spoken_uk(word) for word, lemmas in said.items() if lemmas & words)
        for key, words in may.items()
    }


def _spoken_uk(word: str) -> str:
    return spoken(word, "uk")


def _is_sayable(lemma: str, names: bool) -> bool:
    """At most three words of letters; no genus, and a name only where names are asked for."""
    words = lemma.replace("'", "").replace("-", "_").split("_")
    is_plain = all(word.isalpha() and word.isascii() for word in words) and words[0] not in _TAXA
    return is_plain and len(lemma) > 2 and len(words) <= 3 and (names or lemma.islower())


_TAXA = frozenset({"genus", "family", "order", "class", "phylum", "subfamily", "suborder", "superfamily", "tribe"})


def _everyday(words: Iterable[str]) -> Iterator[str]:
    return (word for word in words if word.isalpha() and zipf(word, "en") >= EVERYDAY)


def zipf(word: str, language: str) -> float:
    import wordfreq

    return float(wordfreq.zipf_frequency(word, language))


def _write_commonness(into: Path, language: str) -> int:
    words = frozenset().union(*by_hand(language).values())
    shelves: dict[str, list[str]] = defaultdict(list)
    for word in sorted(words):
        shelves[str(round(10 * zipf(word, language)))].append(word)
    text = "\n".join(f"{tenths}\t{'|'.join(shelves[tenths])}" for tenths in sorted(shelves, key=int))
    (into / f"{language}.commonness").write_bytes(pack({1: text.encode()}))
    return len(words)


def _lines(lists: Mapping[str, Iterable[str]]) -> bytes:
    return "\n".join(f"{key}\t{'|'.join(sorted(words))}" for key, words in sorted(lists.items())).encode()
