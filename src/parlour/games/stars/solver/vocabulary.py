"""Words grouped by the pattern of their letters, so that information.py can handle many at once."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from parlour.games.stars.components.cipher import Alphabet
from parlour.games.stars.solver.moments import Shape
from parlour.games.stars.solver.space import Indices, Space

Progress = Callable[[int, int], None]
"""Called with the number of words done and the number of all words."""


@dataclass(frozen=True, eq=False)
class Group:
    """Words with the same pattern of repeated letters, both dark and green."""

    shape: Shape
    """The pattern of the green letters."""
    words: Indices
    rows: Indices
    """The dark profile of each word, in ascending order."""
    letters: Indices
    """The green letters of each word (words, letters)."""

    def within(self, start: int, end: int) -> "Group":
        """Return the words whose dark profile is one of these."""
        first, last = np.searchsorted(self.rows, (start, end))
        return Group(self.shape, self.words[first:last], self.rows[first:last], self.letters[first:last])


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

    @cached_property
    def by_dark(self) -> list[tuple[Shape, Indices, list[Group]]]:
        """For each pattern of dark letters, its profiles (profiles, dark letters of a word) and its words."""
        dark, green = _Side.of(self.counts[:, self.space.darks]), _Side.of(self.counts[:, self.space.greens])
        return [dark.gather(shape, green) for shape in range(len(dark.shapes))]


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


@dataclass(frozen=True, eq=False)
class _Side:
    """Return the pattern of the green or dark letters of each word, and the profile within that pattern."""

    shapes: list[Shape]
    letters: list[Indices]
    shape_of: Indices
    row_of: Indices

    @classmethod
    def of(cls, counts: NDArray[np.uint8]) -> "_Side":
        profiles: dict[bytes, int] = {}
        profile_of = np.array([profiles.setdefault(row.tobytes(), len(profiles)) for row in counts], np.intp)
        shapes: defaultdict[Shape, list[list[int]]] = defaultdict(list)
        places = []
        for profile in profiles:
            letters = sorted((letter for letter, times in enumerate(profile) if times), key=lambda one: -profile[one])
            shape = tuple(profile[letter] for letter in letters)
            places.append((shape, len(shapes[shape])))
            shapes[shape].append(letters)
        number = {shape: index for index, shape in enumerate(shapes)}
        where = np.array([(number[shape], row) for shape, row in places], np.intp).reshape(-1, 2)[profile_of]
        letters_of = [np.array(rows, np.intp).reshape(len(rows), len(shape)) for shape, rows in shapes.items()]
        return cls(list(shapes), letters_of, where[:, 0], where[:, 1])

    def gather(self, shape: int, green: "_Side") -> tuple[Shape, Indices, list[Group]]:
        words = np.flatnonzero(self.shape_of == shape)
        words = words[np.lexsort((self.row_of[words], green.shape_of[words]))]
        bounds = np.flatnonzero(np.diff(green.shape_of[words])) + 1
        groups = []
        for part in np.split(words, bounds):
            kind = green.shape_of[part[0]]
            letters = green.letters[kind][green.row_of[part]]
            groups.append(Group(green.shapes[kind], part, self.row_of[part], letters))
        return self.shapes[shape], self.letters[shape], groups
