"""Whether a word fits a category: yes, no or unsure."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property
from typing import Literal

import msgspec

from parlour.languages import ENGLISH, Language
from parlour.languages.found import language as installed
from parlour.languages.places import line_of
from parlour.lexicon.blocklist import is_polite
from parlour.lexicon.categories.answers import Answers, answers_in
from parlour.lexicon.categories.table import CATEGORIES
from parlour.lexicon.lexicon import Lexicon
from parlour.lexicon.packing import Sections
from parlour.lexicon.pocket import EVERYDAY_ZIPF
from parlour.lexicon.sources import COMPILED
from parlour.lexicon.suggestion import slips

Fit = Literal["yes", "no", "unsure"]
BY_HAND, WIDER, VOCABULARY, NEAR = range(1, 5)
"""Sections of the compiled files (scripts/lexicon_build/categories.py)."""
PLAIN = "answers.json"
"""Answers by category, as one string with commas, for packs without compiled files."""
_OF_NAMES = ("girl", "boy", "city", "writer", "musician", "myth", "fairytale")
_OF_THINGS = {
    "accessory", "animal", "bakery", "bathroom", "bedroom", "bird", "body", "building", "car", "city", "clothes",
    "dish", "drink", "electric", "farm", "flower", "fruit", "fur", "garden", "handbag", "house", "insect", "instrument",
    "kitchen", "landform", "living_room", "material", "mineral", "myth", "relative", "schoolbag", "sea_creature",
    "sky", "space", "spice", "sweet", "tool", "toy", "tree", "vegetable", "vehicle", "weapon", "wheels", "zoo",
}  # fmt: skip
"""Categories in which an abstract noun is no answer."""


class Categories:
    """The categories with the words of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._answers = answers_in(language)
        self._pack = installed(language)
        self._yes: dict[str, frozenset[str]] = {}
        self._offered: dict[str, tuple[str, ...]] = {}

    @staticmethod
    @cache
    def load(language: str = ENGLISH) -> "Categories":
        """Return the members of a language, cached. Their parts are read when first needed."""
        return Categories(language)

    def words(self, category: str) -> tuple[str, ...]:
        """Return words that a bot may say, the most common first."""
        if category not in self._offered:
            polite = filter(self._is_polite, _words(self._by_hand.get(category, "")))
            self._offered[category] = tuple(sorted(polite, key=lambda word: (-self.zipf(word), word)))
        return self._offered[category]

    def zipf(self, word: str) -> float:
        """Return how common a word, name or phrase of some category is; 0 if unknown."""
        return self._zipf.get(word, 0.0) if self._zipf else self._lexicon.zipf(word)

    def fits(self, answer: str, category: str) -> Fit:
        """Return whether a word fits, in any case, number or spelling, with an article or without."""
        if not self._own(category):
            return "unsure"  # No answers are listed in this language.
        said = self._answers.spoken(answer)
        if self._is_member(said, category) or self._is_kind_of_member(said, category) or self._is_made(said, category):
            return "yes"
        return "no" if self._is_far(said, category) else "unsure"

    def meant(self, answer: str, category: str) -> str | None:
        """Return the most common word of the category that differs by one typing error, or None."""
        said = self._answers.spoken(answer)
        if len(said) < 4 or self._is_member(said, category):
            return None
        members = frozenset().union(*self._lists(category))
        letters = "".join(sorted({letter for word in members for letter in word}))
        near = {other for other in slips(said, letters) if other in members and self._is_polite(other)}
        return min(near, key=lambda other: (-self.zipf(other), other), default=None)

    def listed_under(self, answer: str) -> str | None:
        """Return the easiest category whose list by hand has a word, or None."""
        forms = {*self._forms(self._answers.spoken(answer))}
        return next((key for key in CATEGORIES if forms.intersection(_words(self._by_hand.get(key, "")))), None)

    def _is_polite(self, answer: str) -> bool:
        return all(is_polite(word, self.language) for word in answer.split())

    def _is_member(self, said: str, category: str) -> bool:
        lists = tuple(self._lists(category))
        if any(said in members for members in lists):  # nearly always enough, and much quicker than its forms
            return True
        forms = tuple(self._forms(said))
        return any(form in members for members in lists for form in forms)

    def _forms(self, said: str) -> Iterator[str]:
        for spelled in self._answers.spellings(said):
            yield from self._answers.singulars(spelled)
            yield from self._answers.plurals(spelled)

    def _is_kind_of_member(self, said: str, category: str) -> bool:
        """Whether the head of a phrase fits, as in carrot juice. A closed list has only its own phrases."""
        if " " not in said or CATEGORIES[category].closed:
            return False
        return any(self._is_member(head, category) for head in self._answers.heads(said))

    def _is_made(self, said: str, category: str) -> bool:
        """Whether a word is derived by rule from a listed one and is not listed elsewhere: совок is no small сова."""
        if not said or self._is_placed(said):
            return False
        return any(self._answers.is_made_of(said, category, members) for members in self._lists(category))

    def _lists(self, category: str) -> Iterator[frozenset[str]]:
        """Return the words that fit: its own, and those of the categories that it includes."""
        return map(self._own, (category, *CATEGORIES[category].also))

    def _own(self, category: str) -> frozenset[str]:
        if category not in self._yes:
            rows = (self._by_hand.get(category, ""), self._wider.get(category, ""))
            self._yes[category] = frozenset(word for row in rows for word in _words(row))
        return self._yes[category]

    # Answers that are not listed.

    def _is_far(self, said: str, category: str) -> bool:
        """Whether an unlisted answer does not fit. A closed or thorough list refuses all others; otherwise it depends
        on where else the word is listed."""
        if not self._near or self._may_be_one(said, category):  # Lists by hand don't say what a word is far from.
            return False
        asked = CATEGORIES[category]
        if asked.closed and (self._is_known(said) or self._is_plain_word(said, category)):
            return True
        if asked.thorough and " " not in said and self._is_known(said):
            return True
        if places := self._places(said):
            return not any(self._is_near(place, category) for place in places)
        return self._is_everyday(said) or (category in _OF_THINGS and self._answers.is_abstract(said))

    def _places(self, said: str) -> list[int]:
        """Return where an answer is among the words of all lists. An unlisted phrase is where its head word is, and an
        unlisted compound where its last part is."""
        if found := self._placed(self._forms(said)):
            return found
        return self._placed(self._answers.heads(said) if " " in said else self._answers.made_of(said))

    def _placed(self, words: Iterable[str]) -> list[int]:
        return [place for word in words if (place := self._place(word)) is not None]

    def _is_known(self, said: str) -> bool:
        """Return whether an answer is a word, a name or listed. Mistyped words and rare words that no list has get the
        benefit of the doubt (glaive, katana)."""
        if self._is_placed(said):
            return True
        if not self._is_everyday(said):
            return self._answers.is_abstract(said) or bool(self._placed(self._answers.made_of(said)))
        return all(verdict.valid or verdict.name for verdict in map(self._lexicon.verdict, said.split()))

    def _is_plain_word(self, said: str, category: str) -> bool:
        """Whether it is a word of the dictionary, so that no closed list lacks it. No list has all colours."""
        return category != "colour" and " " not in said and self._lexicon.verdict(said).valid

    def _is_placed(self, said: str) -> bool:
        return bool(self._placed(self._forms(said)))

    def _may_be_one(self, said: str, category: str) -> bool:
        """Return whether an unlisted answer may fit: no list has every first name, writer, town, shade and language."""
        if (by_rule := self._answers.may_be(said, category)) is not None:
            return by_rule
        return category in _OF_NAMES and self._lexicon.verdict(said).name and not self._is_placed(said)

    def _is_everyday(self, said: str) -> bool:
        """Whether it is a common word, no phrase. If no list has it, it fits no category: a verb, an idea."""
        return bool(said) and " " not in said and self._lexicon.zipf(said) >= EVERYDAY_ZIPF

    def _place(self, word: str) -> int | None:
        at = bisect_left(self._vocabulary, word)
        return at if at < len(self._vocabulary) and self._vocabulary[at] == word else None

    def _is_near(self, place: int, category: str) -> bool:
        return bool(self._near[category][place // 8] >> place % 8 & 1)

    @cached_property
    def _lexicon(self) -> Lexicon:
        return Lexicon.load(self.language)

    @cached_property
    def _near(self) -> Mapping[str, bytes]:
        """By category: a bit for each word of the vocabulary. Empty for packs without compiled files."""
        bits, size = self._sections.get(NEAR, b""), (len(self._vocabulary) + 7) // 8
        return {key: bits[row * size : (row + 1) * size] for row, key in enumerate(sorted(CATEGORIES)) if bits}

    @cached_property
    def _vocabulary(self) -> list[str]:
        if VOCABULARY in self._sections:
            return self._sections[VOCABULARY].decode().split("\n")
        return sorted({word for row in self._by_hand.values() for word in _words(row)})

    @cached_property
    def _by_hand(self) -> Mapping[str, str]:
        return _read(self._sections[BY_HAND]) if self._sections else _read_plain(self._pack, self._answers)

    @cached_property
    def _wider(self) -> Mapping[str, str]:
        return _read(self._sections.get(WIDER, b""))

    @cached_property
    def _sections(self) -> Mapping[int, bytes]:
        file = self._pack.path(COMPILED, "categories")
        return Sections.read(file) if file.exists() else {}

    @cached_property
    def _zipf(self) -> Mapping[str, float]:
        file = self._pack.path(COMPILED, "commonness")
        rows = _read(Sections.read(file)[1]) if file.exists() else {}
        return {word: int(tenths) / 10 for tenths, row in rows.items() for word in _words(row)}


def answered(language: str) -> frozenset[str]:
    """Return the categories for which a language lists answers."""
    pack = installed(language)
    if pack.has(COMPILED, "categories"):
        return frozenset(CATEGORIES)
    return frozenset(key for key, words in _read_plain(pack, answers_in(language)).items() if words)


def _read(section: bytes) -> dict[str, str]:
    """Lines of a key and its words, kept as text: a set for each would take ten times the memory."""
    rows = (line.partition("\t") for line in section.decode().splitlines())
    return {key: words for key, _, words in rows}


def _read_plain(pack: Language, answers: Answers) -> dict[str, str]:
    """Return the answers that a pack lists by hand, in the form of the compiled file; empty if it has none."""
    file = pack.path(PLAIN)
    try:
        listed = msgspec.json.decode(file.read_bytes(), type=dict[str, str]) if file.exists() else {}
    except msgspec.MsgspecError as wrong:
        line = line_of(file.read_bytes().decode(errors="replace"), str(wrong)) or 1
        raise ValueError(f"{pack.code}: {PLAIN} line {line}: {wrong}") from None
    return {key: "|".join(map(answers.spoken, words.split(","))) for key, words in listed.items()}


def _words(row: str) -> list[str]:
    return [word for word in row.split("|") if word]
