"""Compiles what WordNet adds to the categories written by hand, and how common their words are."""

import json
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Any, NamedTuple

from lexicon_build import sources
from parlour.lexicon.categories.members import APART, BY_HAND, DOUBTFUL, KNOWN, WIDER, WITHIN
from parlour.lexicon.categories.spoken import spoken
from parlour.lexicon.packing import pack

BY_LEVEL = ("green", "yellow", "red")
EVERYDAY = 2.5
"""Zipf: of rarer words nobody can say for sure what they are not."""
SURE_SENSES = 2
"""A word fits by its first or second meaning; by a rarer one it may."""
TOO_COMMON = 4.0
"""Zipf: a word this common that people would grant stands in the table by hand; an "entire" (a horse) is a trap."""
SHARED = 0.02
"""Two kinds that have no more words in common than this are apart: a kiwi is a bird and a fruit, and that is all."""


class Written(NamedTuple):
    """A category as it is written down; categories_by_hand/green.toml says how to read it."""

    id: str
    level: str
    entry: Mapping[str, Any]

    @property
    def roots(self) -> list[str]:
        return list(self.entry.get("roots", ()))

    @property
    def within(self) -> list[str]:
        return list(self.entry.get("within", self.roots))

    @property
    def takes_names(self) -> bool:
        return bool(self.entry.get("names", False))

    @property
    def also(self) -> list[str]:
        return list(self.entry.get("also", ()))

    def words(self, language: str) -> frozenset[str]:
        return _split(self.entry[f"words_{language}"], language)

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


def build(into: Path) -> dict[str, int]:
    """Writes the table, the words of both languages and the two tables of frequency; returns the counts."""
    (into / "categories.json").write_text(names(), "utf-8")
    english = _english(WordNet())
    (into / "en.categories").write_bytes(pack({number: _lines(lists) for number, lists in english.items()}))
    (into / "uk.categories").write_bytes(pack({BY_HAND: _lines(by_hand("uk"))}))
    return {
        "categories": len(table()),
        "English words by hand": _write_commonness(into, "en"),
        "Ukrainian words by hand": _write_commonness(into, "uk"),
        "English words from WordNet": sum(map(len, english[WIDER].values())),
        "words WordNet knows": len(english[KNOWN]["en"]),
    }


def names() -> str:
    rows = (
        {"id": key, "level": written.level, "en": written.entry["en"], "uk": written.entry["uk"]}
        | {"also": written.also, "within": written.within}
        for key, written in table().items()
    )
    return "[\n" + ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows) + "\n]\n"


def by_hand(language: str) -> dict[str, frozenset[str]]:
    return {key: written.words(language) for key, written in table().items()}


def _english(wordnet: "WordNet") -> dict[int, dict[str, frozenset[str]]]:
    wider = {key: _wider(written, wordnet) for key, written in table().items()}
    within = {root: _lemmas(wordnet, [root]) for written in table().values() for root in written.within}
    known = frozenset(_everyday(wordnet.every_word))
    return {
        BY_HAND: by_hand("en"),
        WIDER: {key: words - table()[key].words("en") for key, words in wider.items()},
        DOUBTFUL: {key: _lemmas(wordnet, written.roots) & known for key, written in table().items()},
        WITHIN: {root: words & known for root, words in within.items()},
        KNOWN: {"en": known},
        APART: _apart(wider),
    }


class WordNet:
    """Nouns with their senses in order, and what stands below what."""

    def __init__(self) -> None:
        self.lemmas: dict[str, list[str]] = {}
        self._below: dict[str, list[str]] = defaultdict(list)
        for line in _rows("data.noun"):
            self._read(line.split(" | ")[0].split())

    def _read(self, fields: list[str]) -> None:
        offset, count = fields[0], int(fields[3], 16)
        self.lemmas[offset] = [fields[4 + 2 * n] for n in range(count)]
        links = fields[5 + 2 * count :]
        for at in range(0, len(links) - 3, 4):
            if links[at] in ("@", "@i"):
                self._below[links[at + 1]].append(offset)

    @cached_property
    def senses(self) -> dict[str, list[str]]:
        """By lemma: its synsets, the commonest meaning first."""
        found: dict[str, list[str]] = {}
        for line in _rows("index.noun"):
            fields = line.split()
            found[fields[0]] = fields[-int(fields[2]) :]
        return found

    @cached_property
    def every_word(self) -> set[str]:
        parts = ("noun", "verb", "adj", "adv")
        return {line.split()[0] for part in parts for line in _rows(f"index.{part}")}

    def synset(self, key: str) -> str:
        """`animal.n.01` is the first meaning of "animal"."""
        lemma, _, number = key.rsplit(".", 2)
        return self.senses[lemma.lower()][int(number) - 1]

    def under(self, keys: Iterable[str]) -> set[str]:
        found: set[str] = set()
        queue = [self.synset(key) for key in keys]
        while queue:
            offset = queue.pop()
            if offset not in found:
                found.add(offset)
                queue += self._below[offset]
        return found


def _rows(name: str) -> Iterator[str]:
    return (line for line in sources.wordnet(name) if not line.startswith(" "))


def _wider(category: Written, wordnet: WordNet) -> frozenset[str]:
    """What fits by its first or second sense, and what was written by hand: here and in the categories within."""
    below = wordnet.under(category.roots)
    lemmas = {lemma for offset in below for lemma in wordnet.lemmas[offset] if _is_sayable(lemma, category.takes_names)}
    sure = {lemma for lemma in lemmas if below & set(wordnet.senses[lemma.lower()][:SURE_SENSES])}
    found = {spoken(lemma.replace("_", " "), "en") for lemma in sure} - category.excluded
    rare = {word for word in found if category.takes_names or zipf(word, "en") < TOO_COMMON}
    return frozenset(rare.union(*(table()[key].words("en") for key in (category.id, *category.also))))


def _is_sayable(lemma: str, names: bool) -> bool:
    """At most three words of letters; no genus, and a name only where names are asked for."""
    words = lemma.replace("'", "").replace("-", "_").split("_")
    is_plain = all(word.isalpha() and word.isascii() for word in words) and words[0] not in _TAXA
    return is_plain and len(lemma) > 2 and len(words) <= 3 and (names or lemma.islower())


_TAXA = frozenset({"genus", "family", "order", "class", "phylum", "subfamily", "suborder", "superfamily", "tribe"})


def _lemmas(wordnet: WordNet, roots: Iterable[str]) -> frozenset[str]:
    lemmas = (lemma for offset in wordnet.under(roots) for lemma in wordnet.lemmas[offset])
    return frozenset(spoken(lemma.replace("_", " "), "en") for lemma in lemmas)


def _everyday(words: Iterable[str]) -> Iterator[str]:
    return (word for word in words if word.isalpha() and zipf(word, "en") >= EVERYDAY)


def zipf(word: str, language: str) -> float:
    import wordfreq

    return float(wordfreq.zipf_frequency(word, language))


def _apart(wider: Mapping[str, frozenset[str]]) -> dict[str, frozenset[str]]:
    """By category that says a clear no: the categories, as clear themselves, that have next to nothing in common."""
    clear = [key for key, written in table().items() if written.within and (written.roots or key == "country")]

    def are_apart(one: frozenset[str], other: frozenset[str]) -> bool:
        return len(one & other) <= SHARED * min(len(one), len(other))

    return {
        key: frozenset(other for other in clear if table()[key].within and are_apart(words, wider[other]))
        for key, words in wider.items()
    }


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
