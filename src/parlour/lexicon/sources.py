"""Where a lexicon's data come from: the compiled files of a language, or a plain list."""

import hashlib
import json
from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from parlour.languages import Alphabet, Language
from parlour.lexicon import pocket
from parlour.lexicon.column import Column, columns
from parlour.lexicon.packing import Sections, pack
from parlour.lexicon.words import Words

ZIPF_STEP = 0.01
COMPILED = "words"
"""The folder of a pack that `scripts/build-lexicon` writes."""
PLAIN, PLAIN_NOUNS = "words.txt", "nouns.txt"
"""Lists written by hand: words, and after a tab how common (Zipf) the words of this line are, if that is known."""


def parts_of(language: Language) -> "Compiled | Listed":
    """Return the words of a pack: compiled, or its plain lists if they are newer. Raises ValueError without either."""
    return Compiled(language) if is_compiled(language) else listed_in(language)


def is_compiled(language: Language) -> bool:
    """Whether there are compiled files, and the plain lists are those that they were made from."""
    if not language.has(COMPILED, "words"):
        return False
    return not language.has(PLAIN) or Compiled(language).manifest.get("lists") == lists_hash(language)


def lists_hash(language: Language) -> str:
    """Return a hash of the plain lists as they are written, without reading them word by word."""
    files = [language.path(name) for name in (PLAIN, PLAIN_NOUNS) if language.has(name)]
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()[:16]


def listed_in(language: Language) -> "Listed":
    """Return the plain lists of a pack. Raises ValueError if there are none, or with the line that can't be read."""
    if not language.has(PLAIN):
        raise ValueError(f"the language {language.code} has no words: neither {COMPILED}/words nor {PLAIN}")
    words = _read_plain(language, PLAIN)
    nouns = _read_plain(language, PLAIN_NOUNS) if language.has(PLAIN_NOUNS) else words
    zipf = nouns | {word: value for word, value in words.items() if value}
    return Listed(language.alphabet, {*words, *nouns}, nouns, zipf)


def _read_plain(language: Language, name: str) -> dict[str, float]:
    """Words and their frequencies. Raises ValueError with the file and the line that can't be read."""
    found: dict[str, float] = {}
    for number, octets in enumerate(language.path(name).read_bytes().splitlines(), 1):
        try:
            words, _, zipf = octets.decode().partition("#")[0].partition("\t")
            found |= dict.fromkeys(map(language.alphabet.read, words.split()), float(zipf or 0))
        except ValueError as wrong:
            raise ValueError(f"{language.code}: {name} line {number}: {wrong}") from None
    return found


def _words(part: str) -> cached_property[Words]:
    def read(files: "Compiled") -> Words:
        sections = files.sections(part)
        return Words(files.alphabet, sections) if sections else Words.of(files.alphabet, ())

    return cached_property(read)


def _column(part: str) -> cached_property[Column]:
    return cached_property(lambda files: Column(files.sections(part)))


class Compiled:
    """The compiled files of a language, each read when something in it is first asked for. Only words, nouns and the
    manifest are there in every language."""

    words, nouns = _words("words"), _words("nouns")
    names, abbreviations = _words("names"), _words("abbreviations")
    zipf = _column("zipf")
    """How common each word is, in steps of ZIPF_STEP."""
    tiers = _column("tiers")
    """The vocabulary that each word belongs to: 1 (the core) to 5."""
    sources = _column("sources")
    """Which dictionaries have each word: bits that `provenance` names."""
    rare = _column("rare")
    """1 for nouns that are hardly ever meant as nouns."""
    odd = _column("odd")
    """1 for words that nobody is shown unasked: rarities, names, cases other than the nominative."""
    _origins = _column("origins")

    def __init__(self, language: Language, folder: Path | None = None) -> None:
        """`folder`: freshly compiled files, in place of those of the pack."""
        self.alphabet = language.alphabet
        self._folder = folder or language.path(COMPILED)

    def sections(self, part: str) -> Mapping[int, bytes]:
        file = self._folder / part
        return Sections.read(file) if file.exists() else {}

    @cached_property
    def manifest(self) -> dict[str, Any]:
        manifest: dict[str, Any] = json.loads((self._folder / "manifest.json").read_text())
        return manifest

    @property
    def hash(self) -> str:
        return str(self.manifest["hash"])

    def pocket(self) -> bytes | None:
        words, answers = self._folder / "pocket", self._folder / "categories"
        if not words.exists():
            return None
        from parlour.lexicon.categories.table import cards  # It imports the lexicon.

        return pocket.bundle(Sections.read(words), Sections.read(answers) if answers.exists() else None, cards())

    @cached_property
    def _ways(self) -> list[tuple[str, int, str]]:
        return [(code, cut, ending) for code, cut, ending in json.loads(self.sections("origins")[0])]

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
        self.tiers = self.sources = self.rare = self.odd = Column({})
        self.commonness = zipf

    @cached_property
    def zipf(self) -> Column:
        steps = {word: round(value / ZIPF_STEP) for word, value in self.commonness.items()}
        return Column(columns(steps, self.words, self.nouns))

    def pocket(self) -> bytes | None:
        return None

    @cached_property
    def hash(self) -> str:
        text = "\n".join([*sorted(self.words), "", *sorted(self.nouns)])
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def origin(self, word: str) -> tuple[str, str] | None:
        return None


def compile_lists(language: Language) -> tuple[int, int]:
    """Write `words/` from `words.txt` and `nouns.txt`. Returns how many words and nouns there are.

    The hash of the words stays the same, so that stored games go on. Raises ValueError for a line that can't be read,
    and OSError if the pack can't be written.
    """
    lists = listed_in(language)
    steps = {word: round(value / ZIPF_STEP) for word, value in lists.commonness.items() if value}
    files = {"words": lists.words.pack(), "nouns": lists.nouns.pack()}
    if steps:
        files["zipf"] = pack(columns(steps, lists.words, lists.nouns))
    manifest = {"hash": lists.hash, "lists": lists_hash(language)}
    language.path(COMPILED).mkdir(exist_ok=True)
    for name, content in files.items():
        language.path(COMPILED, name).write_bytes(content)
    language.path(COMPILED, "manifest.json").write_text(json.dumps(manifest, indent=2) + "\n", "utf-8")
    return len(lists.words), len(lists.nouns)
