"""Ukrainian derivation: dictionary forms by the affix dictionary, then roots by cutting endings and suffixes off.

There is no Ukrainian WordNet with derivational links to build on; the roots of all forms of a word (кіт, кот-а) and the
softening of their last consonant (рука, руч-ний) do most of its work, and a short table the rest.
"""

import json
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from parlour.lexicon.kin.families import Families, Irregular
from parlour_uk.kinship.affixes import Affixes
from parlour_uk.kinship.compounds import Compounds, Split
from parlour_uk.kinship.foreign import ForeignRoots, foreign_roots
from parlour_uk.kinship.roots import Roots
from parlour_uk.kinship.verbs import verbs_behind

_VOWELS = "аеєиіїоуюя"
_CUTS = 3  # how many suffixes a root may carry: сніг-ов-ич-ок
_SHORTEST = 3
_BEYOND_CHANCE = 5  # so long a root is no accident, whatever the table of roots says
_VERBS, _ADJECTIVES = ("ти", "тися", "тись"), ("ий", "ій", "їй")
"""How base forms end."""
_BORROWED = re.compile("ці(я|йний)$")  # their ц never was a к: позиція, позика
_DZH = re.compile("дж$")
_SOFTENED = str.maketrans("жчцш", "гккх")


class _Kind(NamedTuple):
    """How words of one part of speech end and are made; verbs need a longer stem, for many are alike (гора, горіти)."""

    endings: list[str]
    suffixes: list[str]
    shortest: int


def _read_kind(table: dict[str, Any]) -> _Kind:
    return _Kind(table["endings"].split(), table["suffixes"].split(), table["shortest"])


_FOLDER = Path(__file__).parent
_TABLES = json.loads((_FOLDER / "suffixes.json").read_text("utf-8"))
_NOUN, _ADJECTIVE, _VERB = (_read_kind(_TABLES[part]) for part in ("noun", "adjective", "verb"))
_ANY = _Kind([], sorted({*_NOUN.suffixes, *_ADJECTIVE.suffixes}), _SHORTEST)
_RISKY = frozenset(_TABLES["risky"].split())  # a noun's stem must be long to be believed with one of these
_PREFIXES: list[str] = _TABLES["prefixes"].split()


class _Word(NamedTuple):
    """All that decides about a word's kin, found out once."""

    lemmas: frozenset[str]
    lines: frozenset[int]
    """Of the table of irregular kin."""
    families: frozenset[int]
    """Of the table of roots."""
    roots: frozenset[str]
    foreign: ForeignRoots
    family: re.Pattern[str] | None
    """What its line in the table of families says."""
    parts: frozenset[str]
    """The words that a compound is made of."""
    parts_families: frozenset[int]


class Kinship:
    def __init__(self) -> None:
        self._affixes = Affixes()
        self._irregular = Irregular(_FOLDER / "irregular.txt")
        self._families = Families(_FOLDER / "families.txt")
        self._everyday = Roots(_TABLES["table-prefixes"].split(), _TABLES["foreign-prefixes"].split())
        self._compounds = Compounds(self._affixes)
        self._sent = lru_cache(8192)(lambda word: self._looked_up(self._sent_lemmas(word)))
        self._printed = lru_cache(8192)(lambda card: self._looked_up(self._card_lemmas(card)))

    def lemmas(self, word: str) -> frozenset[str]:
        return frozenset(self._affixes.lemmas(word))

    def base_forms(self, card: str) -> frozenset[str]:
        """Of a plural its singular: РОБОТИ are robots, or jobs."""
        return self._card_lemmas(card) - {card}

    def derivation(self, card: str, word: str) -> tuple[str, str | None] | None:
        mine, other = self._printed(card), self._sent(word)
        if common := mine.lemmas & other.lemmas:
            return "lemma", min(common)
        if mine.lines & other.lines:
            return "irregular", None
        if mine.lemmas & other.parts or mine.families & other.parts_families:
            return "stem", None
        if mine.families and other.families:
            return ("stem", None) if mine.families & other.families else None
        if mine.family:
            return ("stem", None) if any(map(mine.family.fullmatch, other.lemmas)) else None
        shortest = _BEYOND_CHANCE if mine.families or other.families else 1
        common = frozenset(root for root in mine.roots & other.roots if len(root) >= shortest)
        common |= mine.foreign.shared(other.foreign, shortest)
        return ("stem", f"{max(sorted(common), key=len).rstrip('-')}-") if common else None

    def kind(self, base: str) -> str | None:
        if base.endswith(_VERBS):
            return "verb"
        return "adjective" if base.endswith(_ADJECTIVES) else None

    def _looked_up(self, lemmas: frozenset[str]) -> _Word:
        sources = lemmas | self._behind(lemmas)
        splits = {lemma: list(self._splits(lemma)) for lemma in lemmas}
        parts = frozenset(part for found in splits.values() for split in found for part in split.before | split.after)
        parts |= self._behind(parts)
        return _Word(
            lemmas=lemmas,
            lines=self._irregular.lines(sources),
            families=frozenset(line for one in sources for line in self._lines_of(one, splits.get(one, []))),
            roots=frozenset(root for lemma in sources for root in self._roots(lemma, self._kind(lemma))),
            foreign=foreign_roots(sources, self._affixes.is_filed),
            family=next(filter(None, map(self._families.of, sorted(lemmas))), None),
            parts=parts,
            parts_families=self._everyday.lines(parts),
        )

    def _lines_of(self, lemma: str, splits: list[Split]) -> frozenset[int]:
        """A compound is filed by what it begins with, not by what may look like a prefix (до-бродій)."""
        if splits and not self._everyday.plain_match(lemma)[0]:
            return self._everyday.lines(word for split in splits if split.is_joined for word in split.before)
        return self._everyday.lines([lemma])

    def _splits(self, lemma: str) -> Iterator[Split]:
        """The ways to read a word as a compound. If the table of roots knows the word beyond the joint, a part must be
        of the same line: водоспад is filed with падати, but молоток isn't filed with ток."""
        known, lines = self._everyday.plain_match(lemma)
        for split in self._compounds.splits(lemma):
            if known <= split.end or not lines.isdisjoint(self._everyday.lines(split.before | split.after)):
                yield split

    def _behind(self, lemmas: frozenset[str]) -> frozenset[str]:
        return frozenset(verb for lemma in lemmas for verb in self._verbs_behind(lemma))

    def _verbs_behind(self, lemma: str) -> frozenset[str]:
        """What the table of roots names itself is not taken to pieces."""
        is_named = self._everyday.names(lemma)
        return frozenset() if is_named else verbs_behind(lemma, self._affixes.is_filed)

    def _card_lemmas(self, card: str) -> frozenset[str]:
        """A word of the dictionary is meant as it stands: НІС is no form of нести. Some plurals are filed as such."""
        lemmas = self.lemmas(card)
        singulars = {lemma for lemma in lemmas - {card} if self._affixes.is_noun(lemma)}
        if card in lemmas and not (singulars and self._affixes.is_bare(card)):
            return frozenset({card})
        return lemmas | {card}

    def _sent_lemmas(self, word: str) -> frozenset[str]:
        """A noun is meant as one: рис is rice, though also what faces have many of (риса)."""
        return frozenset({word}) if self._affixes.is_declined(word) else self.lemmas(word) or frozenset({word})

    def _kind(self, lemma: str) -> _Kind:
        if lemma.endswith(("ти", "тися")) and not self._affixes.is_noun(lemma):
            return _VERB
        return _ADJECTIVE if lemma.endswith(("ий", "ій")) else _NOUN

    def _roots(self, lemma: str, kind: _Kind) -> Iterator[str]:
        yield from _doings(lemma)
        bared = (bare for stem in self._stems(lemma, kind) for bare in _bared(stem, kind))
        yield from (_levelled(bare) for bare in bared if not (bare.endswith("ц") and _BORROWED.search(lemma)))

    def _stems(self, lemma: str, kind: _Kind) -> set[str]:
        """The forms without their endings: кіт, кот(а). A form may be a bare stem (ніг), but not if it is longer
        than the lemma: черепах is also where some skulls are."""
        least = max(kind.shortest, min(len(stem) for stem in _endless(lemma, kind)) - 1)
        stems: set[str] = set()
        for form in self._affixes.forms(lemma) if kind is not _VERB else (lemma,):
            whole = {form} if len(form) <= len(lemma) else set()
            stems |= {stem for stem in _endless(form, kind) | whole if len(stem) >= least}
        return {stem for stem in stems if stem[-1] not in _VOWELS}


def _doings(lemma: str) -> Iterator[str]:
    """What a verb and the noun of its doing have in common, though too short for a root: коха-ти, коха-ння."""
    done = lemma.removesuffix("ся")
    if done.endswith("ти"):
        yield f"{done[:-2]}-"
    elif done.endswith("ння"):
        yield f"{done[:-3]}-"
        yield f"{done[:-4]}и-"  # вибач-ення, вибачи-ти


def _endless(form: str, kind: _Kind) -> set[str]:
    cut = {form.removesuffix(ending) for ending in kind.endings if form.endswith(ending)}
    return {min(cut, key=len)} if cut else {form}


def _bared(stem: str, kind: _Kind) -> set[str]:
    """The stem and what is left of it after one, two or three suffixes, with and without a prefix."""
    found = fresh = {stem}
    for cut in range(_CUTS):
        fresh = {shorter for one in fresh for shorter in _without_suffix(one, _ANY if cut else kind)} - found
        found = found | fresh
    bare = {one.removeprefix(prefix) for one in found for prefix in _PREFIXES if one.startswith(prefix)}
    return found | {one for one in bare if len(one) > _SHORTEST}


def _without_suffix(stem: str, kind: _Kind) -> Iterator[str]:
    for suffix in kind.suffixes:
        root = stem.removesuffix(suffix)
        least = _SHORTEST + (suffix in _RISKY and kind is not _ADJECTIVE)
        if root != stem and len(root) >= least and root[-1] not in _VOWELS:
            yield root


def _levelled(root: str) -> str:
    """Spellings of one root made the same: its softened last consonant, учитель and вчитель."""
    root = _DZH.sub("д", root.replace("'", "").rstrip("ь"))
    if root[0] == "у" and len(root) > 2 and root[1] not in _VOWELS:
        root = "в" + root[1:]
    return root[:-1] + root[-1].translate(_SOFTENED)
