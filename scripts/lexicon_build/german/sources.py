"""Reading the German sources: the nouns of Wiktionary (PyPI german-nouns) and igerman98 (npm dictionary-de)."""

import csv
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from lexicon_build.sources import Affix, affixes, dictionary, unpacked

_HUNSPELL = Path("dictionary-de/package")

Row = dict[str, str]


def wiktionary() -> Iterator[Row]:
    """A row for each noun: `lemma`, `pos`, `genus` and its cases; fields without a value are left out."""
    found = find_spec("german_nouns")
    if found is None or not found.submodule_search_locations:
        raise SystemExit("german_nouns is missing: pip install --no-deps german-nouns==1.2.5")
    with (Path(found.submodule_search_locations[0]) / "nouns.csv").open(encoding="utf-8") as file:
        for row in csv.DictReader(file):
            yield {field: value for field, value in row.items() if value}


def hunspell() -> Iterator[tuple[str, str]]:
    """(word, affix flags) pairs."""
    return ((word, flags) for word, flags in dictionary(_folder() / "index.dic") if word)


def hunspell_affixes() -> Iterator[Affix]:
    return affixes(_folder() / "index.aff")


def _folder() -> Path:
    return unpacked(_HUNSPELL, "npm pack dictionary-de@3.0.0 && mkdir dictionary-de && tar xzf *.tgz -C dictionary-de")
