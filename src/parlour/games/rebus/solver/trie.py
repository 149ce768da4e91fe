"""Words as a tree in flat arrays, to be walked by thousands of searches at once.

Nodes are numbered level by level, so the children of a node stand side by side: child = first +
(how many of the node's letters come before this one). No table of children is needed.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]
ROOT = 0


@dataclass(frozen=True)
class Trie:
    first: Ints
    letters: Ints
    """Bit n: a word goes on with letter n of the alphabet."""
    is_word: NDArray[np.bool_]
    depth: Ints
    letter: Ints
    """The number of the letter that leads to the node."""
    rest: Ints
    """How many letters it takes at least from here to the end of a word: 0 where a word ends."""

    def child(self, nodes: Ints, letter: Ints | int) -> Ints:
        before = self.letters[nodes] & ((np.int64(1) << letter) - 1)
        children: Ints = self.first[nodes] + np.bitwise_count(before)
        return children


def grow(words: Sequence[str], alphabet: str) -> Trie:
    """The tree of these words, which are spelled with letters of the alphabet alone.

    Every letter has a node, even where no word begins with it: a die may stand alone in its row.
    """
    ordered = sorted({*words, *alphabet})
    table = letter_table(ordered, alphabet)
    lengths = np.array([len(word) for word in ordered], np.int64)
    levels = _levels(table, lengths)
    return _numbered(table, lengths, levels)


def letter_table(words: Sequence[str], alphabet: str) -> Ints:
    """One word a row, one letter number a column, -1 after its end."""
    longest = max(map(len, words), default=1)
    text = np.array([*words, ""], dtype=f"U{longest}")[:-1]
    points = text.view(np.uint32).reshape(len(words), longest).astype(np.int64)
    numbers = np.full(max([int(points.max(initial=0)), *map(ord, alphabet)]) + 1, -1, np.int64)
    numbers[[ord(letter) for letter in alphabet]] = np.arange(len(alphabet))
    return numbers[points]


def letter_counts(words: Sequence[str], alphabet: str) -> Ints:
    """How often each letter of the alphabet (a column) is in each word (a row)."""
    table = letter_table(words, alphabet)
    return np.stack([(table == number).sum(axis=1) for number in range(len(alphabet))], axis=1)


def _levels(table: Ints, lengths: Ints) -> NDArray[np.bool_]:
    """[word, depth]: does this word, in alphabetical order, open a new node at this depth?"""
    differs = np.ones_like(table, dtype=bool)
    differs[1:] = table[1:] != table[:-1]
    opened = np.maximum.accumulate(differs, axis=1)
    inside: NDArray[np.bool_] = np.arange(table.shape[1])[None, :] < lengths[:, None]
    return opened & inside


def _numbered(table: Ints, lengths: Ints, opens: NDArray[np.bool_]) -> Trie:
    count = 1 + int(opens.sum())
    first, letters, depth, letter, mother = (np.zeros(count, np.int64) for _ in range(5))
    is_word = np.zeros(count, bool)
    parents = np.zeros(len(table), np.int64)
    start = 1
    for level in range(table.shape[1]):
        opening = np.flatnonzero(opens[:, level])
        nodes = start + np.cumsum(opens[:, level]) - 1
        new, parent = nodes[opening], parents[opening]
        depth[new], letter[new], mother[new] = level + 1, table[opening, level], parent
        np.bitwise_or.at(letters, parent, np.int64(1) << letter[new])
        mothers, leftmost = np.unique(parent, return_index=True)
        first[mothers] = new[leftmost]
        is_word[nodes[lengths == level + 1]] = level > 0
        parents, start = nodes, start + len(opening)
    return Trie(first, letters, is_word, depth, letter, _rest(mother, depth, is_word))


def _rest(mother: Ints, depth: Ints, is_word: NDArray[np.bool_]) -> Ints:
    rest = np.where(is_word, 0, len(depth))
    for level in range(int(depth.max()), 0, -1):
        nodes = np.flatnonzero(depth == level)
        np.minimum.at(rest, mother[nodes], rest[nodes] + 1)
    return rest
