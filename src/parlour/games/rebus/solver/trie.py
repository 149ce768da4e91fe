"""A trie of words in flat arrays, so that thousands of searches can walk it at once.

Nodes are numbered level by level, so the children of a node are neighbours. A child's number is the number of
the first child plus how many letters of the node come before this one.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from parlour.games.rebus.components import STAR
from parlour.lexicon import letters

Ints = NDArray[np.int64]
ROOT = 0


@dataclass(frozen=True)
class Trie:
    first: Ints
    """The first child of each node."""
    letters: Ints
    """Bit n: a word continues with letter n of the alphabet."""
    is_word: NDArray[np.bool_]
    depth: Ints
    letter: Ints
    """The number of the letter that leads to the node."""
    rest: Ints
    """The fewest letters that complete a word from here; 0 where a word ends."""

    def child(self, nodes: Ints, letter: Ints) -> Ints:
        before = self.letters[nodes] & ((np.int64(1) << letter) - 1)
        children: Ints = self.first[nodes] + np.bitwise_count(before)
        return children


def grow(words: Sequence[str], alphabet: str) -> Trie:
    """Build the trie of words. Every letter of this sorted alphabet has a node: a die may be alone in its row."""
    table = letter_table([*words, *alphabet], alphabet)
    lengths = (table >= 0).sum(axis=1)
    reached = np.zeros(len(table), np.int64)  # the node of each word at the current level
    parents, letters, ends, count = [np.array([ROOT])], [np.array([0])], [np.array([False])], 1
    for level in range(table.shape[1]):
        longer = np.flatnonzero(lengths > level)
        edges, nodes = np.unique(reached[longer] * len(alphabet) + table[longer, level], return_inverse=True)
        parents.append(edges // len(alphabet))
        letters.append(edges % len(alphabet))
        ends.append(np.bincount(nodes[lengths[longer] == level + 1], minlength=len(edges)) > 0)
        reached[longer] = count + nodes
        count += len(edges)
    ends[1][:] = False  # a letter is no word
    depth = np.repeat(np.arange(len(parents)), [len(level) for level in parents])
    return _linked(np.concatenate(parents), np.concatenate(letters), depth, np.concatenate(ends))


def letter_table(words: Sequence[str], alphabet: str) -> Ints:
    """Return one row per word and one letter number per column, -1 after the word's end."""
    longest = max(map(len, words), default=1)
    text = np.array([*words, ""], dtype=f"U{longest}")[:-1]
    points = text.view(np.uint32).reshape(len(words), longest).astype(np.int64)
    numbers = np.full(max([int(points.max(initial=0)), *map(ord, alphabet)]) + 1, -1, np.int64)
    numbers[[ord(letter) for letter in alphabet]] = np.arange(len(alphabet))
    return numbers[points]


def _linked(parent: Ints, letter: Ints, depth: Ints, is_word: NDArray[np.bool_]) -> Trie:
    """Return the trie of nodes that know their parents."""
    first, letters = np.zeros_like(parent), np.zeros_like(parent)
    first[parent[:0:-1]] = np.arange(len(parent))[:0:-1]  # of several children the last one written is the first
    np.bitwise_or.at(letters, parent[1:], np.int64(1) << letter[1:])
    rest = np.where(is_word, 0, len(parent))
    for level in range(int(depth.max()), 0, -1):
        nodes = np.flatnonzero(depth == level)
        np.minimum.at(rest, parent[nodes], rest[nodes] + 1)
    return Trie(first, letters, is_word, depth, letter, rest)


def spellings(words: Iterable[str], shortest: int) -> list[str]:
    """Return the letters of each word of at least `shortest` letters, sorted and without duplicates."""
    return sorted({spelled for word in words if len(spelled := letters(word)) >= shortest})


class Known:
    """A few thousand words. Counting letters finds those of a roll faster than a search of the whole dictionary."""

    def __init__(self, words: Iterable[str], alphabet: str) -> None:
        self._words = np.array([*words, ""], dtype=object)[:-1]
        self._alphabet = alphabet
        table = letter_table([letters(word) for word in self._words], alphabet)
        self._counts = [(table == number).sum(axis=1).astype(np.int8) for number in range(len(alphabet))]

    def spellable(self, roll: str) -> list[str]:
        """Return the words that these dice can spell; a star is any letter."""
        lacking = np.zeros(len(self._words), np.int8)
        for letter, counts in zip(self._alphabet, self._counts, strict=True):
            lacking += np.maximum(counts - np.int8(roll.count(letter)), 0)
        found: list[str] = self._words[lacking <= roll.count(STAR)].tolist()
        return found
