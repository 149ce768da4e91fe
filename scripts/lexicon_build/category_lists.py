"""The lists of answers that are written by hand (categories_by_hand), and the files that they are compiled into."""

import tomllib
from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from lexicon_build.category_scores import Lists, bits
from lexicon_build.places import words_of
from parlour.lexicon.categories import spoken
from parlour.lexicon.categories.answers import answers_in
from parlour.lexicon.categories.members import BY_HAND, NEAR, VOCABULARY, WIDER
from parlour.lexicon.packing import pack

_FOLDER = Path(__file__).parent / "categories_by_hand"
_BY_LEVEL = ("green", "yellow", "red")


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
    for level in _BY_LEVEL:
        text = (_FOLDER / f"{level}.toml").read_text("utf-8")
        found |= {key: Written(key, level, entry) for key, entry in tomllib.loads(text).items()}
    return found


@cache
def more(language: str) -> dict[str, frozenset[str]]:
    """Further fitting answers that bots do not give."""
    text = (_FOLDER / f"more-{language}.toml").read_text("utf-8")
    return dict.fromkeys(table(), frozenset()) | {
        key: _split(words, language) for key, words in tomllib.loads(text).items()
    }


def write_lists(into: Path, language: str, known: list[str], near: Lists, wider: Lists) -> None:
    sections = {
        BY_HAND: _lines(by_hand(language)),
        WIDER: _lines(wider),
        VOCABULARY: "\n".join(known).encode(),
        NEAR: bits(near, known),
    }
    (words_of(into, language) / "categories").write_bytes(pack(sections))


def by_hand(language: str) -> dict[str, frozenset[str]]:
    """The answers of bots by category."""
    if language not in languages_of_lists():
        return {key: written.words(language) for key, written in table().items()}
    files = (_FOLDER / f"{language}-{level}.toml" for level in _BY_LEVEL)
    lists = {key: words for file in files for key, words in tomllib.loads(file.read_text("utf-8")).items()}
    return {key: _split(lists[key], language) for key in table()}


@cache
def languages_of_lists() -> list[str]:
    """The languages with answers in files of their own, which have only these lists."""
    return sorted(path.name.partition("-")[0] for path in _FOLDER.glob("*-green.toml"))


def listed(language: str) -> dict[str, frozenset[str]]:
    return {key: words | more(language)[key] for key, words in by_hand(language).items()}


def with_also(language: str) -> dict[str, frozenset[str]]:
    """Each list with those of the categories within it."""
    lists = listed(language)
    return {key: words.union(*(lists[part] for part in table()[key].also)) for key, words in lists.items()}


@cache
def apart(language: str) -> dict[str, frozenset[str]]:
    """Words that are a clear no because of the lists they are in."""
    text = (_FOLDER / "apart.toml").read_text("utf-8")
    written: Mapping[str, Mapping[str, str]] = tomllib.loads(text)
    lists, own = listed(language), with_also(language)
    found = dict.fromkeys(table(), frozenset[str]())
    for key, names in written["apart"].items():
        parts = " ".join(written["groups"].get(name, name) for name in names.split()).split()
        far = frozenset().union(*(lists[part] for part in parts)) - own[key]
        found[key] = frozenset(form for word in far for form in _forms(word, language)) - own[key]
    return found


def _forms(word: str, language: str) -> list[str]:
    return [*answers_in(language).singulars(word), *answers_in(language).plurals(word)]


def zipf(word: str, language: str) -> float:
    """The frequency of a word. German frequencies use ß, our German does not."""
    import wordfreq

    return max(float(wordfreq.zipf_frequency(spelled, language)) for spelled in {word, word.replace("ss", "ß")})


def write_commonness(into: Path, language: str) -> int:
    words = frozenset().union(*by_hand(language).values())
    shelves: dict[str, list[str]] = defaultdict(list)
    for word in sorted(words):
        shelves[str(round(10 * zipf(word, language)))].append(word)
    text = "\n".join(f"{tenths}\t{'|'.join(shelves[tenths])}" for tenths in sorted(shelves, key=int))
    (words_of(into, language) / "commonness").write_bytes(pack({1: text.encode()}))
    return len(words)


def _lines(lists: Mapping[str, Iterable[str]]) -> bytes:
    return "\n".join(f"{key}\t{'|'.join(sorted(words))}" for key, words in sorted(lists.items())).encode()
