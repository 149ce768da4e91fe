"""The meaning of a word: its kind, its base form, a line of explanation from its glosses, and how common it is."""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import NamedTuple
from urllib.parse import quote

from msgspec import Struct

from parlour.languages.found import language as installed
from parlour.lexicon.kin import kindred
from parlour.lexicon.packing import Sections
from parlour.lexicon.verdict import Verdict

KINDS = {"noun": "noun", "verb": "verb", "adj": "adjective", "adv": "adverb"}
"""WordNet's names for the kinds of words, and ours."""


class Sense(NamedTuple):
    kind: str
    says: str


def section_of(word: str, letters: str) -> int:
    """Words with the same first letter are stored together, so that only a twentieth of the file is unpacked."""
    return letters.find(word[0])


@lru_cache(maxsize=512)
def senses(word: str, language: str) -> tuple[Sense, ...]:
    """Return a meaning for each kind of word that it is, the most usual first."""
    sections, key = _sections(language), section_of(word, installed(language).alphabet.letters)
    if key not in sections:
        return ()
    text = sections[key]
    if not (start := text.find(f"\n{word}\t".encode()) + 1):
        return ()
    _, *fields = text[start : text.index(b"\n", start)].decode().split("\t")
    return tuple(Sense(KINDS[kind], says) for kind, says in zip(fields[::2], fields[1::2], strict=True))


def noun_sense(word: str, language: str) -> str:
    """Return what a word means as a noun; empty if nothing is known."""
    return next((one.says for one in senses(word, language) if one.kind == "noun"), "")


@cache
def _sections(language: str) -> Mapping[int, bytes]:
    path = installed(language).path("words", "glosses")
    return Sections.read(path) if path.exists() else {}


MOST = 3
"""Lines of meaning."""
COMMON = ((4.5, "everyday"), (3.5, "usual"), (2.5, "seldom"), (0.01, "rare"))
"""The lowest Zipf frequency of each description."""
WIKTIONARY = "https://{language}.wiktionary.org/wiki/{word}"


class Line(Struct, frozen=True):
    """`of`: the base form that the line is about."""

    kind: str
    of: str
    says: str


class Meaning(Struct, frozen=True):
    word: str
    valid: bool
    kinds: tuple[str, ...] = ()
    """noun, verb, adjective, adverb; empty if unknown."""
    base: str | None = None
    """Its base form, if it is another word."""
    lines: tuple[Line, ...] = ()
    common: str | None = None
    source: str | None = None
    link: str | None = None
    """A page outside Parlour that says more."""


def meaning(verdict: Verdict, language: str, is_polite: Callable[[str], bool]) -> Meaning:
    """Return the meaning of a word; empty for invalid and rude words."""
    word = verdict.word
    if not verdict.valid:
        return Meaning(word, False)
    bases = _bases(verdict, language)
    if not all(map(is_polite, (word, *bases))):
        return Meaning(word, True)
    found = [(base, one) for base in bases for one in senses(base, language)]
    lines = tuple(Line(one.kind, base, one.says) for base, one in found[:MOST])
    usual = "noun" if verdict.noun else kindred(language).kind(bases[0])
    kinds = tuple(dict.fromkeys(line.kind for line in lines)) or ((usual,) if usual else ())
    base = next((base for base in bases if base != word), None) if word not in bases else None
    common = next((name for least, name in COMMON if verdict.zipf >= least), "unmet")
    link = WIKTIONARY.format(language=language, word=quote(base or word))
    return Meaning(word, True, kinds, base, lines, common, verdict.source, link)


def _bases(verdict: Verdict, language: str) -> tuple[str, ...]:
    """Return the base forms of a word: itself, then the dictionary's, then others, verbs and adjectives first."""
    word, reason = verdict.word, verdict.reason
    lemmas = {lemma for lemma in kindred(language).lemmas(word) if len(lemma) > 1 or lemma == word}
    own = (word,) if word in lemmas or verdict.singular or not (lemmas or (reason and reason.of)) else ()
    named = (reason.of,) if reason is not None and reason.of else ()
    return tuple(
        dict.fromkeys((*own, *named, *sorted(lemmas, key=lambda base: (kindred(language).kind(base) is None, base))))
    )
