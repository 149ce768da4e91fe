"""How a cipher is drawn, and how likely each one is (STA-06, STA-07).

The printed draw favours some ciphers. Letters of one colour are interchangeable in it, so the probability of a cipher
depends only on its *kind*: where its red letter is and which colour suspicion has. There are seven kinds.
"""

from fractions import Fraction
from functools import cache
from math import comb
from random import Random
from typing import Literal, NamedTuple

from parlour.games.stars.components.cipher import COLOURS, Alphabet, Cipher, Colour, is_valid

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

    @property
    def are_full(self) -> bool:
        return self.greens == 2 and self.darks == 3 and self.suspicion is not None

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
    if slots.are_full:
        assert slots.suspicion is not None
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
    """Return the number of ciphers of this kind."""
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
    if draw == "cards":
        return deal(alphabet, "".join(rng.sample(alphabet.letters, len(alphabet.letters))))
    return _draw_uniform(alphabet, rng)


def _draw_uniform(alphabet: Alphabet, rng: Random) -> Cipher:
    """Return a cipher at random, each with the same probability: six letters are drawn until they are one."""
    while True:
        six = "".join(rng.sample(alphabet.letters, 6))
        cipher = Cipher(alphabet.sort(six[:3]), alphabet.sort(six[3:5]), six[5])
        if is_valid(alphabet, cipher):
            return cipher
