"""The lexicon: everything that games, bots, the server and the terminal may ask about words."""

import hashlib
from array import array
from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from itertools import chain
from typing import Any
from weakref import WeakValueDictionary

from msgspec.structs import astuple

from parlour.languages.alphabet import Alphabet, Unreadable
from parlour.languages.found import language as installed
from parlour.languages.language import ENGLISH
from parlour.lexicon.blocklist import blocked, is_polite
from parlour.lexicon.found import Found
from parlour.lexicon.house_words import IN, HouseWords
from parlour.lexicon.lists import Lists
from parlour.lexicon.meaning import Meaning, meaning
from parlour.lexicon.sources import ZIPF_STEP, Compiled, Listed, parts_of
from parlour.lexicon.suggestion import suggestions, translated
from parlour.lexicon.verdict import Reason, Verdict
from parlour.lexicon.words import Place, Words

_HEARD_OF = 1.0  # Zipf
_MET = 2.3  # Zipf


class Lexicon:
    """All words of a language: `Lexicon.load("en")`, or `Lexicon.of(words)` for a list of your own. It never changes.

    Ask about one word with `is_word`, `is_singular_noun`, `zipf` (how common it is) and `verdict` (all of it, with the
    reason for a no). Find words with `containing`, `spellable`, `starting` and `ending`. Words and letters may be typed
    in any case; text that can't be a word is none.
    """

    def __init__(
        self, language: str, parts: Compiled | Listed, house: HouseWords | None = None, plain: "Lexicon | None" = None
    ) -> None:
        """`plain`: the dictionary that a family ruled on with its house words."""
        self.language, self.house = language, house or HouseWords()
        self._parts, self._plain = parts, plain
        self._lists: Lists = Lists(parts, self.house, None if plain is None else plain._lists)
        self.alphabet: Alphabet = installed(language).alphabet
        self._ruled = WeakValueDictionary[HouseWords, Lexicon]()
        """The same with the rulings of families that play. A family's tables share one."""

    @staticmethod
    @cache
    def load(language: str = ENGLISH) -> "Lexicon":
        """Return the dictionary of a language. Its parts are read when first needed. Raises NoSuchLanguage."""
        return Lexicon(language, parts_of(installed(language)))

    def __reduce__(self) -> tuple[Callable[..., "Lexicon"], tuple[Any, ...]]:
        """Pickle only which dictionary it is, because other processes have it installed too."""
        is_installed = self._parts is Lexicon.load(self.language)._parts
        return _restored, (self.language, None if is_installed else self._parts, self.house)

    @classmethod
    def of(
        cls,
        words: Iterable[str],
        nouns: Iterable[str] | None = None,
        language: str = ENGLISH,
        zipf: Mapping[str, float] | None = None,
    ) -> "Lexicon":
        """Return a dictionary of these words. All of them are singular nouns unless `nouns` is given."""
        known = set(words)
        singular = known if nouns is None else set(nouns)
        return cls(language, Listed(installed(language).alphabet, known, singular, zipf or {}))

    def with_house(self, house: HouseWords) -> "Lexicon":
        """Return the same dictionary with other house words: for all games with the same ones the same object, with
        all that has been found out about it. Answers to categories are left out."""
        ruled = HouseWords(
            *(tuple(self._read_ruling(text) for text in texts if IN not in text) for texts in astuple(house))
        )
        plain = self._plain or self
        if not ruled:
            return plain
        if (made := plain._ruled.get(ruled)) is None:
            made = plain._ruled[ruled] = Lexicon(self.language, self._parts, ruled, plain)
        return made

    def _read_ruling(self, text: str) -> str:
        """Read several words. The error names the one that can't be read."""
        try:
            return self.read(text)
        except Unreadable as wrong:
            raise Unreadable(wrong.code, f"the house word {text[:40]!r}: {wrong.detail}") from None

    @cached_property
    def hash(self) -> str:
        """A hash of the words that a game was judged by. Every log contains it."""
        if not self.house:
            return self._parts.hash
        rulings = "\n".join([self._parts.hash, *self.house.allow, "", *self.house.refuse])
        return hashlib.sha256(rulings.encode()).hexdigest()[:16]

    def pocket(self) -> bytes | None:
        """The offline dictionary (`pocket.py`), or None if it was never compiled."""
        return self._parts.pocket()

    # One word.

    def read(self, text: str) -> str:
        """Return typed text as a word (COM-05). Raises Unreadable."""
        return self.written(self.alphabet.read(text))

    def letters(self, word: str) -> str:
        """Return the letters of a word that dice and squares show (CANCION of canción)."""
        return self.alphabet.fold(word)

    def written(self, word: str) -> str:
        """Return the most common spelling of a word that lacks the forms of its letters: CANCIÓN of cancion."""
        if not self.alphabet.forms or self._lists.words.has(word):
            return word
        found = self._lists.words.starting(word, len(self.letters(word)), len(self.letters(word)))
        return max(found, key=lambda other: (self.zipf(other), other), default=word)

    def is_word(self, word: str) -> bool:
        return self._is_in(self._lists.words, word)

    def is_spelling(self, run: str) -> bool:
        """Whether a word has these letters in this order. Dice and squares show no apostrophes."""
        return self._lists.words.has(run) or run in self._lists.words.unmarked

    def is_singular_noun(self, word: str) -> bool:
        """Whether a word is a singular noun (BOT-06)."""
        return self._is_in(self._lists.nouns, word)

    def is_rare_noun(self, word: str) -> bool:
        """Whether a singular noun is hardly ever meant as one: TRUE, IMPOSSIBLE, LOOKING."""
        return bool(self._parts.rare.at(self._place(word))) and self.is_singular_noun(word)

    def _is_in(self, listed: Words, word: str) -> bool:
        """Whether a list has a word, perhaps typed with other signs than the letters in which words are listed."""
        return listed.has(word) or (self.alphabet.encode(word) is None and listed.has(self.alphabet.plain(word)))

    def _place(self, word: str) -> Place | None:
        return self._parts.words.place(self.alphabet.plain(word))

    def is_polite(self, word: str) -> bool:
        """Whether a bot may say a word. People may play any listed word."""
        return is_polite(word, self.language)

    def zipf(self, word: str) -> float:
        """Return how common a word is: the base-10 logarithm of its uses in a billion words; 0 if unknown."""
        return round(self._parts.zipf.at(self._place(word)) * ZIPF_STEP, 2)

    def tier(self, word: str) -> int:
        """Return its tier: 1, words that every player knows, to 5, rare words."""
        return self._parts.tiers.at(self._place(word)) or 1

    def source(self, word: str) -> str | None:
        """Return the sources of a word: dictionaries, our tables, or house words."""
        if self.alphabet.plain(word) in self.house.allow:
            return "house"
        if not self.is_word(word):
            return None
        bits = self._parts.sources.at(self._place(word))
        named = [name for bit, name in enumerate(installed(self.language).sources) if bits >> bit & 1]
        return ", ".join(named) or "word list"

    def verdict(self, text: str, takes: Callable[[str], bool] | None = None) -> Verdict:
        """Return the verdict on a word. Never raises. `takes`: which words a game accepts, for suggestions."""
        try:
            word = self.read(text)
        except Unreadable as unreadable:
            return Verdict(text, reason=Reason(unreadable.code), suggestions=self._in_own_letters(text, takes))
        if self.is_singular_noun(word):
            rare = self.is_rare_noun(word)
            return Verdict(word, True, True, True, zipf=self.zipf(word), source=self.source(word), rare=rare)
        if self.is_word(word):
            return self._other_word(word, takes)
        return self._no_word(word, takes or self._lists.words.has)

    def meaning(self, text: str) -> Meaning:
        """Return the meaning of a word. Never raises."""
        return meaning(self.verdict(text), self.language, self.is_polite)

    def _other_word(self, word: str, takes: Callable[[str], bool] | None) -> Verdict:
        code, of = self._parts.origin(word) or ("not-a-noun", None)
        is_name = word in self._parts.names  # a form that looks like a name by chance: the name is meant
        reason = Reason("name") if is_name else Reason(code, None if of == word else of)
        is_noun = code != "not-a-noun"
        near = self._instead(word, of, takes) if takes and not takes(word) else ()
        return Verdict(word, True, is_noun, False, is_name, self.zipf(word), reason, near, self.source(word))

    def _instead(self, word: str, of: str | None, takes: Callable[[str], bool]) -> tuple[str, ...]:
        """Return what a game accepts in place of a word: our word for a neighbour's that is by chance a form of another
        (вечер), or its base form, unless hardly anybody knows that (огирок is no огирка)."""
        if meant := translated(word, self.language, takes):
            return meant
        if of is None or of == word or not takes(of):
            return ()
        return (of,) if self.zipf(of) >= _HEARD_OF else self._suggestions(word, takes) or (of,)

    def _no_word(self, word: str, takes: Callable[[str], bool]) -> Verdict:
        if word in self.house.refuse:
            return Verdict(word, zipf=self.zipf(word), reason=Reason("refused"))
        near = self._suggestions(word, takes)
        if word in self._parts.names and not translated(word, self.language, takes):
            return Verdict(word, name=True, reason=Reason("name"), suggestions=near)
        if word in self._parts.abbreviations:
            return Verdict(word, reason=Reason("abbreviation"), suggestions=near)
        return Verdict(word, reason=Reason("unknown", near[0] if near else None), suggestions=near)

    def _in_own_letters(self, text: str, takes: Callable[[str], bool] | None) -> tuple[str, ...]:
        word, takes = self.alphabet.in_own_letters(text), takes or self._lists.words.has
        if word is None:
            return ()
        return (word,) if takes(word) and self.is_polite(word) else self._suggestions(word, takes)

    def _suggestions(self, word: str, takes: Callable[[str], bool]) -> tuple[str, ...]:
        signs, starting = self.alphabet.signs, self._lists.nouns.starting
        return suggestions(word, self.language, signs, takes, self.is_polite, self.zipf, starting)

    # Many words: shortest first, then alphabetical.

    def containing(self, letters: str, *, nouns: bool = False, length: int | None = None) -> Found:
        """Return words with all these letters, each at least as often as it is given."""
        return self._lists.of(nouns).containing(self.alphabet.plain(letters), length)

    def spellable(self, dice: str, *, length: int | None = None, nouns: bool = False) -> Found:
        """Return words that the dice can make, each die used at most once; `*` is a joker."""
        return self._lists.of(nouns).spellable(self.alphabet.plain(dice), length)

    def starting(self, prefix: str, *, nouns: bool = False) -> Found:
        return self._lists.of(nouns).starting(self.alphabet.plain(prefix))

    def ending(self, suffix: str, *, nouns: bool = False) -> Found:
        return self._lists.of(nouns).ending(self.alphabet.plain(suffix))

    def words(self, *, nouns: bool = False) -> Found:
        """Every word there is."""
        return self._lists.of(nouns).every()

    def count_others(self) -> tuple[int, int]:
        """Return how many names and abbreviations are known that are no words."""
        return len(self._parts.names.every()), len(self._parts.abbreviations.every())

    def impolite(self, *, nouns: bool = False) -> list[str]:
        """Return all impolite words. They are looked up, because checking two million words takes ten seconds."""
        words, listed = self._lists.of(nouns), blocked(self.language)
        found = {word for word in listed.words if words.has(word)}
        starting = words.starting_with_any(chain.from_iterable(listed.starts.values()))
        found.update(word for word in starting if not self.is_polite(word))
        for part in listed.parts:
            found.update(word for word in words.containing(part) if part in word)
        return sorted(found, key=lambda word: (len(word), word))

    def common(self, zipf: float, *, nouns: bool = False) -> Found:
        """Return the words that are at least this common and that people may be shown unasked. Left out are names and
        rarities (google, notre), cases other than the nominative, and as nouns those hardly ever meant so."""
        found = self._lists.at_least(self._parts.zipf, round(zipf / ZIPF_STEP), nouns)
        found -= self._lists.at_least(self._parts.odd, 1, nouns)
        return found - (self.rare_nouns() if nouns else self._lists.names)

    def rare_nouns(self) -> Found:
        """Return the singular nouns that are hardly ever meant as nouns."""
        return self._lists.at_least(self._parts.rare, 1, nouns=True)

    def shown(self, *, nouns: bool = False) -> Found:
        """Return the words that people may be shown unasked, as solutions and in lessons: those that most have met. All
        words, if nothing is known of how common they are."""
        return self.common(_MET - installed(self.language).inflected, nouns=nouns) or self.words(nouns=nouns)

    def vocabulary(self, tier: int, *, nouns: bool = False) -> Found:
        """Return the words of the tiers up to this one."""
        return self.words(nouns=nouns) - self._lists.at_least(self._parts.tiers, tier + 1, nouns)

    @property
    def graph(self) -> "array[int] | None":
        """The graph of all spellings (`graph.py`) for kernels, or None if it would have to be built first. Kernels read
        letters and apostrophes, and no forms of letters."""
        return None if self.house or self.alphabet.forms else self._parts.words.ready_edges


def _restored(language: str, parts: Compiled | Listed | None, house: HouseWords) -> Lexicon:
    plain = Lexicon.load(language) if parts is None else Lexicon(language, parts)
    return plain.with_house(house)
