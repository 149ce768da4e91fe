"""All ciphers of an alphabet: trust sets x amplify sets, and for each of these cells the suspicion letters it allows.

The size of a score depends only on trust and amplify, and its sign only on suspicion. So a cell is one machine word
with a bit for each letter: 1,089 x 153 cells hold the 1,888,920 English ciphers in 1.3 MB. A vocabulary is words with
the letters that occur in them, so that many are scored at once."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from parlour.games.stars.components.cipher import COLOURS, Alphabet, Cipher

Masks = NDArray[np.uint64]
Indices = NDArray[np.intp]
RED_PLACES = ("nowhere", "trust", "amplify")


@dataclass(frozen=True, eq=False)
class Space:
    """All ciphers, as read-only arrays. Letters are numbered in the alphabet's order. A trust set is (green, dark,
    dark) and an amplify set (green, dark), with the green letter changing slowest. Dark letters are the black and the
    red ones."""

    alphabet: Alphabet
    greens: Indices
    darks: Indices
    pairs: Indices
    """The two dark letters of each trust set, as indices into `darks` (pairs, 2)."""
    trust: Indices
    """The letters of each trust set (trust sets, 3)."""
    amplify: Indices
    """The letters of each amplify set (amplify sets, 2)."""
    red: NDArray[np.uint8]
    """Where the red letter of each cell is, as an index into RED_PLACES (trust sets, amplify sets)."""
    free: Masks
    """The letters that suspicion may be; 0 if the five letters are part of no cipher (trust sets, amplify sets)."""
    of_colour: tuple[int, ...]
    """The green, black and red letters as bits."""
    colour: tuple[int, ...]
    """The colour of each letter, as an index into COLOURS."""

    @property
    def all_bits(self) -> int:
        return (1 << len(self.alphabet.letters)) - 1

    def counts(self, word: str) -> NDArray[np.int16]:
        """Return how often each letter occurs in a word."""
        spelled = self.alphabet.spelled(word)
        return np.array([spelled.count(letter) for letter in self.alphabet.letters], np.int16)

    def bits(self, letters: str) -> int:
        return sum(
            1 << self.alphabet.order[letter]
            for letter in set(self.alphabet.spelled(letters))
            if letter in self.alphabet.order
        )

    def cipher(self, trust_set: int, amplify_set: int, suspicion: int) -> Cipher:
        def spelled(numbers: Indices) -> str:
            return "".join(self.alphabet.letters[number] for number in sorted(numbers))

        trust, amplify = self.trust[trust_set], self.amplify[amplify_set]
        return Cipher(spelled(trust), spelled(amplify), self.alphabet.letters[suspicion])


@cache
def space_of(alphabet: Alphabet) -> Space:
    numbers = {colour: [alphabet.order[letter] for letter in getattr(alphabet, colour)] for colour in COLOURS}
    greens, darks, reds = numbers["green"], numbers["black"] + numbers["red"], set(numbers["red"])
    pairs = [pair for pair in combinations(range(len(darks)), 2) if not {darks[place] for place in pair} <= reds]
    trust = _frozen([(green, darks[a], darks[b]) for green in greens for a, b in pairs])
    amplify = _frozen([(green, dark) for green in greens for dark in darks])
    of_colour = tuple(sum(1 << number for number in numbers[colour]) for colour in COLOURS)
    red, free = _cells(trust, amplify, of_colour[2], (1 << len(alphabet.letters)) - 1)
    colour = tuple(COLOURS.index(alphabet.colours[letter]) for letter in alphabet.letters)
    return Space(
        alphabet, _frozen(greens), _frozen(darks), _frozen(pairs), trust, amplify, red, free, of_colour, colour
    )


def _frozen(numbers: Sequence[object]) -> Indices:
    array = np.array(numbers, np.intp)
    array.flags.writeable = False
    return array


def _cells(trust: Indices, amplify: Indices, reds: int, letters: int) -> tuple[NDArray[np.uint8], Masks]:
    """Return where the red letter of each cell is, and the letters left for suspicion."""
    t, a = ((np.uint64(1) << sets.astype(np.uint64)).sum(axis=1, dtype=np.uint64) for sets in (trust, amplify))
    trust_red, amplify_red = ((t & reds) != 0)[:, None], (a & reds) != 0
    free = letters & ~(t[:, None] | a)
    free = np.where(trust_red | amplify_red, free & (letters & ~reds), free)
    free[(t[:, None] & a != 0) | (trust_red & amplify_red)] = 0
    red = (trust_red + 2 * amplify_red).astype(np.uint8)
    red.flags.writeable = free.flags.writeable = False
    return red, free


Progress = Callable[[int, int], None]
"""Called with the number of words done and the number of all words."""


@dataclass(frozen=True, eq=False)
class Vocabulary:
    space: Space
    words: Sequence[str]
    counts: NDArray[np.uint8]
    """How often each letter occurs in each word (words, letters)."""

    @classmethod
    def of(cls, space: Space, words: Iterable[str]) -> "Vocabulary":
        listed = list(words)
        return cls(space, listed, count_letters(space.alphabet, listed))


def count_letters(alphabet: Alphabet, words: Sequence[str]) -> NDArray[np.uint8]:
    letters = len(alphabet.letters)
    if not words:
        return np.zeros((0, letters), np.uint8)
    codes = np.array([alphabet.spelled(word) for word in words])
    codes = codes.view(np.uint32).reshape(len(words), -1)
    place = np.full(int(codes.max()) + 1, letters)
    known = [ord(letter) for letter in alphabet.letters if ord(letter) < len(place)]
    place[known] = [alphabet.order[chr(code)] for code in known]
    keys = place[codes] + np.arange(len(words))[:, None] * (letters + 1)
    counts = np.bincount(keys.ravel(), minlength=len(words) * (letters + 1))
    return counts.reshape(len(words), -1)[:, :letters].astype(np.uint8)
