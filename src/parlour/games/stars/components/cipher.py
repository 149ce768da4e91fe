"""The Alien's cipher: six letters in its slots (STA-04), chosen by their colours (STA-05)."""

from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import Literal

from msgspec import Struct

from parlour.core import Refused
from parlour.core.components import shipped_in
from parlour.languages import language as installed

Colour = Literal["green", "black", "red"]
COLOURS: tuple[Colour, ...] = ("green", "black", "red")
SIZES = TRUST, AMPLIFY, SUSPICION = 3, 2, 1


@dataclass(frozen=True)
class Alphabet:
    """The letter cards of one language: common letters are green, uncommon black, tough red."""

    letters: str
    green: str
    black: str
    red: str
    forms: tuple[tuple[str, str], ...] = ()
    """Forms of letters that words are written with (`languages.Alphabet.forms`); the cards have only letters."""

    def __post_init__(self) -> None:
        coloured = self.green + self.black + self.red
        for letter in self.letters + coloured:
            places = self.letters.count(letter), coloured.count(letter)
            if places != (1, 1):
                raise ValueError(f"“{letter}” is in `letters` {places[0]} times and has {places[1]} colours")
        if len(self.green) < TRUST or len(self.black) < TRUST + 1:
            raise ValueError("too few green or black letters to fill six slots")

    def spelled(self, word: str) -> str:
        """Return a word in the letters of the cards."""
        return word.translate({ord(form): letter for form, letter in self.forms}).upper()

    @cached_property
    def colours(self) -> dict[str, Colour]:
        return {letter: colour for colour in COLOURS for letter in getattr(self, colour)}

    @cached_property
    def order(self) -> dict[str, int]:
        return {letter: index for index, letter in enumerate(self.letters)}

    def sort(self, letters: str) -> str:
        return "".join(sorted(letters, key=self.order.__getitem__))


@cache
def alphabet_of(language: str) -> Alphabet:
    """Return the letter cards of a language. English has the colours of STA-05, other languages ours, by frequency
    (STA-08)."""
    cards, own = shipped_in(language, "stars", "letters.json", Alphabet), installed(language).alphabet
    for letter in sorted({*cards.letters} ^ {*own.letters.upper()}):
        where = "no letter of the language" if letter in cards.letters else "a letter of the language without a colour"
        raise Refused("bad-components", f"{language}: games/stars/letters.json: “{letter}” is {where}")
    return replace(cards, forms=own.forms)


class Cipher(Struct, frozen=True):
    """Three trust letters, two amplify letters and one suspicion letter. The letters of a group are in alphabetical
    order.

    All are capitals, each in one group. Raises ValueError for anything else. A cipher without letters means that there
    is none. `read_cipher` also checks the colours of STA-04.
    """

    trust: str
    amplify: str
    suspicion: str

    def __post_init__(self) -> None:
        letters = self.letters
        if letters and (self._sizes != SIZES or len(set(letters)) != len(letters) or letters != letters.upper()):
            groups = f"{self.trust!r}, {self.amplify!r} and {self.suspicion!r}"
            raise ValueError(f"a cipher has 3, 2 and 1 capital letters, each only once, as EHP, RX and O; not {groups}")

    @property
    def _sizes(self) -> tuple[int, int, int]:
        return len(self.trust), len(self.amplify), len(self.suspicion)

    @property
    def letters(self) -> str:
        return self.trust + self.amplify + self.suspicion


def read_groups(alphabet: Alphabet, trust: str, amplify: str, suspicion: str) -> Cipher:
    """Return six different letters in their three groups, for a cipher or a guess. Raises `Refused` for anything
    else."""
    groups = [group.strip().upper() for group in (trust, amplify, suspicion)]
    letters = "".join(groups)
    if not set(letters) <= set(alphabet.letters):
        raise Refused("unknown-letter", f"the letters are {alphabet.letters}")
    if tuple(map(len, groups)) != SIZES:
        raise Refused("wrong-number-of-letters", "3 trust letters, 2 amplify letters and 1 suspicion letter")
    if len(set(letters)) != len(letters):
        raise Refused("letter-twice", "each letter may stand in one group only, once")
    return Cipher(*map(alphabet.sort, groups))


def is_valid(alphabet: Alphabet, groups: Cipher) -> bool:
    """Whether the colours are right (STA-04): one green letter in trust, one in amplify, and at most one red letter."""
    greens = [sum(letter in alphabet.green for letter in group) for group in (groups.trust, groups.amplify)]
    return greens == [1, 1] and sum(letter in alphabet.red for letter in groups.letters) <= 1


def read_cipher(alphabet: Alphabet, trust: str, amplify: str, suspicion: str) -> Cipher:
    """Return a cipher that somebody chose. Raises `Refused` if it breaks STA-04."""
    cipher = read_groups(alphabet, trust, amplify, suspicion)
    if not is_valid(alphabet, cipher):
        raise Refused("wrong-colours", "one green letter in trust, one in amplify, and at most one red letter in all")
    return cipher
