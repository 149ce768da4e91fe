"""What is a noun, a verb or an adjective, and which dictionary forms a word may be a form of."""

import json
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

from parlour.languages import language
from parlour.lexicon import Lexicon
from parlour.lexicon.packing import Sections

VERBS, ADJECTIVES = 1, 2
"""The sections of the data file."""
AFFIXES: dict[str, Any] = json.loads((Path(__file__).parent / "affixes.json").read_text("utf-8"))
_VERB_ENDINGS, _ADJECTIVE_ENDINGS = AFFIXES["verb-endings"].split(), AFFIXES["adjective-endings"].split()
_KNOWN = 2.0  # Zipf: what hardly anybody knows explains no other word
_UMLAUTS = (("äu", "au"), ("ä", "a"), ("ö", "o"), ("ü", "u"))


class Words:
    @cached_property
    def _lexicon(self) -> Lexicon:
        return Lexicon.load("de")

    @cached_property
    def _sections(self) -> Sections:
        return Sections.read(language("de").path("words", "kin"))

    @cached_property
    def _verbs(self) -> frozenset[str]:
        return frozenset(self._sections[VERBS].decode().split("\n"))

    @cached_property
    def _adjectives(self) -> frozenset[str]:
        return frozenset(self._sections[ADJECTIVES].decode().split("\n"))

    def is_noun(self, word: str) -> bool:
        return self._lexicon.is_singular_noun(word)

    def is_verb(self, word: str) -> bool:
        return word in self._verbs

    def is_adjective(self, word: str) -> bool:
        return word in self._adjectives

    def zipf(self, word: str) -> float:
        return self._lexicon.zipf(word)

    def is_of(self, word: str, kind: str) -> bool:
        """Whether it is of this kind: n, v or a."""
        return {"n": self.is_noun, "v": self.is_verb, "a": self.is_adjective}[kind](word)

    def is_known(self, word: str, kinds: str) -> bool:
        """Whether it is a familiar word of one of these kinds."""
        return any(self.is_of(word, kind) for kind in kinds) and self.zipf(word) >= _KNOWN

    def is_front(self, word: str) -> bool:
        """Whether it is a familiar word of any kind, so that a compound may begin with it."""
        return self._lexicon.is_word(word) and self.zipf(word) >= _KNOWN

    def lemmas(self, word: str) -> frozenset[str]:
        """The dictionary forms that it may be a form of. A noun is meant as one: Regen is no form of regen."""
        if self.is_noun(word) or self.is_verb(word):
            return frozenset({word})
        found = {word} if self.is_adjective(word) else set()
        verdict = self._lexicon.verdict(word, lambda _: False)
        if verdict.noun and verdict.reason and verdict.reason.of:
            found.add(verdict.reason.of)
        return frozenset(found or {*self._conjugated(word), *self._compared(word)})

    def _conjugated(self, word: str) -> Iterator[str]:
        stems = {word.removesuffix(ending) for ending in _VERB_ENDINGS if word.endswith(ending)} | {word}
        stems |= {stem.removeprefix("ge") for stem in stems}
        for stem in stems:
            yield from (verb for verb in infinitives(stem) if self.is_verb(verb))

    def _compared(self, word: str) -> Iterator[str]:
        for ending in _ADJECTIVE_ENDINGS:
            if word.endswith(ending):
                stem = word.removesuffix(ending)
                yield from (one for one in (stem, *plain(stem), stem + "e") if self.is_adjective(one))


def infinitives(stem: str) -> Iterator[str]:
    """The verbs that a stem may be of: fahr, fahren; handl, handeln; regn, regnen."""
    yield from (f"{stem}en", f"{stem}n")
    if stem.endswith(("l", "r")):
        yield f"{stem[:-1]}e{stem[-1]}n"


def plain(stem: str) -> Iterator[str]:
    """The stem without its last umlaut: häus, haus. None if it has none."""
    at, umlaut, vowel = max((stem.rfind(umlaut), umlaut, vowel) for umlaut, vowel in _UMLAUTS)
    if at >= 0:
        umlaut, vowel = ("äu", "au") if stem[at : at + 2] == "äu" else (umlaut, vowel)
        yield stem[:at] + vowel + stem[at + len(umlaut) :]
