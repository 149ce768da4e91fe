"""Where a lexicon's data come from: the compiled files of a language, or a plain list."""

import hashlib
import json
from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from parlour.lexicon import pocket
from parlour.lexicon.alphabet import Alphabet
from parlour.lexicon.column import Column, columns
from parlour.lexicon.packing import Sections
from parlour.lexicon.words import Words

DATA = Path(__file__).parent / "data"
ZIPF_STEP = 0.01


class Compiled:
    """The files of a language, each read when something in it is first asked for."""

    def __init__(self, language: str, alphabet: Alphabet, folder: Path = DATA) -> None:
        self._language = language
        self._alphabet = alphabet
        self._folder = folder

    def _sections(self, part: str) -> Sections:
        return Sections.read(self._folder / f"{self._language}.{part}")

    def _listed(self, part: str) -> Words:
        return Words(self._alphabet, self._sections(part))

    @cached_property
    def words(self) -> Words:
        return self._listed("words")

    @cached_property
    def nouns(self) -> Words:
        return self._listed("nouns")

    @cached_property
    def names(self) -> Words:
        return self._listed("names")

    @cached_property
    def abbreviations(self) -> Words:
        return self._listed("abbreviations")

    @cached_property
    def manifest(self) -> dict[str, Any]:
        manifest: dict[str, Any] = json.loads((self._folder / f"{self._language}.json").read_text())
        return manifest

    @property
    def hash(self) -> str:
        return str(self.manifest["hash"])

    def pocket(self) -> bytes:
        """All of it that a device takes along (`pocket.py`)."""
        return pocket.bundle(self._sections("pocket"), self._sections("categories"), self._folder / "categories.json")

    @cached_property
    def zipf(self) -> "Column":
        """How common each word is, in steps of ZIPF_STEP."""
        return Column(self._sections("zipf"))

    @cached_property
    def tiers(self) -> "Column":
        """The vocabulary that each word belongs to: 1 (the core) to 5."""
        return Column(self._sections("tiers"))

    @cached_property
    def sources(self) -> "Column":
        """Which dictionaries have each word: bits that `provenance` names."""
        return Column(self._sections("sources"))

    @cached_property
    def _origins(self) -> "Column":
        return Column(self._sections("origins"))

    @cached_property
    def _ways(self) -> list[tuple[str, int, str]]:
        return [(code, cut, ending) for code, cut, ending in json.loads(self._sections("origins")[0])]

    def origin(self, word: str) -> tuple[str, str] | None:
        """(code, the word it is a form of), by cutting letters off its end and putting others there."""
        if (way := self.way(word)) is None:
            return None
        code, cut, ending = way
        return code, word[: len(word) - cut] + ending

    def way(self, word: str) -> tuple[str, int, str] | None:
        """The same as it is stored: the code, how many letters to cut off, the ending to put there."""
        number = self._origins.at(self.words.place(word))
        return self._ways[number] if number else None


class Listed:
    """A plain list of words, for tests and for `--words FILE`."""

    def __init__(
        self, alphabet: Alphabet, words: Iterable[str], nouns: Iterable[str], zipf: Mapping[str, float]
    ) -> None:
        self.words = Words.of(alphabet, words)
        self.nouns = Words.of(alphabet, nouns)
        self.names = self.abbreviations = Words.of(alphabet, ())
        self.tiers = self.sources = Column({})
        self._commonness = zipf

    @cached_property
    def zipf(self) -> "Column":
        steps = {word: round(value / ZIPF_STEP) for word, value in self._commonness.items()}
        return Column(columns(steps, self.words, self.nouns))

    def pocket(self) -> bytes | None:
        return None

    @cached_property
    def hash(self) -> str:
        text = "\n".join([*sorted(self.words), "", *sorted(self.nouns)])
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def origin(self, word: str) -> tuple[str, str] | None:
        return None
