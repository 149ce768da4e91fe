"""The Alien's cipher: six letters in its slots (STA-04), chosen by their colours (STA-05), and how it is drawn.

The printed draw favours some ciphers (STA-06, STA-07). Letters of one colour are interchangeable in it, so the
probability of a cipher depends only on its *kind*: where its red letter is and which colour suspicion has. There are
seven kinds."""

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache, cached_property
from math import comb
from random import Random
from typing import Literal, NamedTuple

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
    """Return the letter cards of a language: English has the colours of STA-05, others ours, by frequency (STA-08)."""
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
        letters, sizes = self.letters, tuple(map(len, self.groups))
        if letters and (sizes != SIZES or len(set(letters)) != len(letters) or letters != letters.upper()):
            groups = f"{self.trust!r}, {self.amplify!r} and {self.suspicion!r}"
            raise ValueError(f"a cipher has 3, 2 and 1 capital letters, each only once, as EHP, RX and O; not {groups}")

    @property
    def groups(self) -> tuple[str, str, str]:
        return self.trust, self.amplify, self.suspicion

    @property
    def letters(self) -> str:
        return "".join(self.groups)


def read_groups(alphabet: Alphabet, trust: str, amplify: str, suspicion: str) -> Cipher:
    """Return six different letters in their groups, for a cipher or a guess. Raises `Refused` for anything else."""
    groups = [group.strip().upper() for group in (trust, amplify, suspicion)]
    letters = "".join(groups)
    if not set(letters) <= set(alphabet.letters):
        raise Refused("unknown-letter", f"the letters are {alphabet.letters}")
    if tuple(map(len, groups)) != SIZES:
        raise Refused("wrong-number-of-letters", "3 trust letters, 2 amplify letters and 1 suspicion letter")
    if len(set(letters)) != len(letters):
        raise Refused("letter-twice", "each letter may stand in one group only, once")
    return Cipher(*map(alphabet.sort, groups))


def is_valid(alphabet: Alphabet, cipher: Cipher) -> bool:
    """Whether the colours are right (STA-04): one green letter in trust, one in amplify, and at most one red letter."""
    greens = [sum(letter in alphabet.green for letter in group) for group in (cipher.trust, cipher.amplify)]
    return greens == [1, 1] and sum(letter in alphabet.red for letter in cipher.letters) <= 1


def read_cipher(alphabet: Alphabet, trust: str, amplify: str, suspicion: str) -> Cipher:
    """Return a cipher that somebody chose. Raises `Refused` if it breaks STA-04."""
    cipher = read_groups(alphabet, trust, amplify, suspicion)
    if not is_valid(alphabet, cipher):
        raise Refused("wrong-colours", "one green letter in trust, one in amplify, and at most one red letter in all")
    return cipher


CipherDraw = Literal["cards", "uniform", "chosen"]
RedPlace = Literal["nowhere", "trust", "amplify", "suspicion"]


class Kind(NamedTuple):
    red: RedPlace
    suspicion: Colour


KINDS: tuple[Kind, ...] = (
    *(Kind(red, colour) for colour in ("green", "black") for red in ("nowhere", "trust", "amplify")),
    Kind("suspicion", "red"),
)


class _Slots(NamedTuple):
    """The six slots, which are filled from left to right."""

    greens: int = 0
    darks: int = 0
    red: RedPlace = "nowhere"
    suspicion: Colour | None = None

    def take(self, colour: Colour) -> "_Slots | None":
        """Return the slots with a letter of this colour added, or None if the letter goes to the bottom of the deck."""
        if colour == "green" and self.greens < 2:
            return self._replace(greens=self.greens + 1)
        if colour == "red" and self.red != "nowhere":
            return None
        if colour != "green" and self.darks < 3:
            place: RedPlace = "trust" if self.darks < 2 else "amplify"
            return self._replace(darks=self.darks + 1, red=place if colour == "red" else self.red)
        if self.suspicion is None:
            return self._replace(suspicion=colour, red="suspicion" if colour == "red" else self.red)
        return None


@cache
def _kinds_from(slots: _Slots, deck: tuple[int, ...]) -> dict[Kind, Fraction]:
    """Return the probability of each kind, given the filled slots and the number of cards left of each colour."""
    if slots.greens == 2 and slots.darks == 3 and slots.suspicion is not None:
        return {Kind(slots.red, slots.suspicion): Fraction(1)}
    chances = dict.fromkeys(KINDS, Fraction(0))
    for colour, left in zip(COLOURS, deck, strict=True):
        if left:
            rest = tuple(n - (other == colour) for n, other in zip(deck, COLOURS, strict=True))
            for kind, chance in _kinds_from(slots.take(colour) or slots, rest).items():
                chances[kind] += chance * Fraction(left, sum(deck))
    return chances


def kind_chances(alphabet: Alphabet) -> dict[Kind, Fraction]:
    """Return the probability that the printed draw ends in a cipher of each kind."""
    return _kinds_from(_Slots(), (len(alphabet.green), len(alphabet.black), len(alphabet.red)))


def how_many(alphabet: Alphabet, kind: Kind) -> int:
    green, black, red = len(alphabet.green), len(alphabet.black), len(alphabet.red)
    greens = green * (green - 1)
    pairs, third, left = {
        "nowhere": (comb(black, 2), black - 2, black - 3),
        "trust": (black * red, black - 1, black - 2),
        "amplify": (comb(black, 2), red, black - 2),
        "suspicion": (comb(black, 2), black - 2, 0),
    }[kind.red]
    return greens * pairs * third * {"green": green - 2, "black": left, "red": red}[kind.suspicion]


def count_ciphers(alphabet: Alphabet) -> int:
    """Return the number of ciphers: 1,888,920 for English."""
    return sum(how_many(alphabet, kind) for kind in KINDS)


def prior(alphabet: Alphabet, draw: CipherDraw) -> dict[Kind, Fraction]:
    """Return the probability of a single cipher of each kind. Chosen ciphers are taken to be equally likely."""
    if draw == "cards":
        return {kind: chance / how_many(alphabet, kind) for kind, chance in kind_chances(alphabet).items()}
    return dict.fromkeys(KINDS, Fraction(1, count_ciphers(alphabet)))


def deal(alphabet: Alphabet, deck: str) -> Cipher:
    """Return the cipher that this order of the letter cards gives (STA-06)."""
    slots, greens, darks, suspicion = _Slots(), "", "", ""
    for letter in deck:
        colour = alphabet.colours[letter]
        after = slots.take(colour)
        if after is None:
            continue
        if after.suspicion != slots.suspicion:
            suspicion = letter
        elif colour == "green":
            greens += letter
        else:
            darks += letter
        slots = after
    return Cipher(alphabet.sort(greens[0] + darks[:2]), alphabet.sort(greens[1] + darks[2]), suspicion)


def draw_cipher(alphabet: Alphabet, draw: CipherDraw, rng: Random) -> Cipher:
    """Return a cipher by the printed draw, or each with the same probability: six letters until they are one."""
    if draw == "cards":
        return deal(alphabet, "".join(rng.sample(alphabet.letters, len(alphabet.letters))))
    while True:
        six = "".join(rng.sample(alphabet.letters, 6))
        cipher = Cipher(alphabet.sort(six[:3]), alphabet.sort(six[3:5]), six[5])
        if is_valid(alphabet, cipher):
            return cipher
