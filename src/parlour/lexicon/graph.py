"""A walk through all words letter by letter, for searches that grow words on a board.

The spellings stand in a graph in which equal endings are stored once. One edge is one 32-bit number:
bits 0–5 the letter's code (the apostrophe's follows those of the letters), bit 6 "a word ends here", bit 7 "last
edge of its node", bits 8–31 the first edge of the node it leads to (0: none). The first number is the first edge of
all. Of a node's edges the most travelled one comes first: `native/words/has.hpp` looks words up in the same array.
"""

import sys
from array import array
from collections.abc import Iterable, Iterator

from parlour.lexicon.alphabet import Alphabet

_LETTER, _ENDS, _LAST, _TARGET = 0x3F, 0x40, 0x80, 8


Node = tuple["array[int]", int]  # a graph and the number of the node's first edge (in passing: an edge itself)


class Walk:
    """A place in the graph: the letters so far, whether they are a word, and where one can go on.

    Dice show no apostrophe, so a walk passes it without a step. A table's own words are a small graph beside the big
    one; a walk goes through both at once.
    """

    __slots__ = ("_alphabet", "_nodes", "_refused", "is_word", "so_far")

    def __init__(
        self, alphabet: Alphabet, nodes: list[Node], refused: frozenset[str], so_far: str = "", is_word: bool = False
    ) -> None:
        self._alphabet = alphabet
        self._nodes = nodes
        self._refused = refused
        self.so_far = so_far
        self.is_word = is_word and so_far not in refused

    @classmethod
    def root(cls, alphabet: Alphabet, *graphs: "array[int]", refused: Iterable[str] = ()) -> "Walk":
        return cls(alphabet, [(edges, edges[0]) for edges in graphs], frozenset(refused))

    def step(self, letter: str) -> "Walk | None":
        """One letter on, or None where no word goes on so."""
        code = self._alphabet.encode(letter)
        if not code or len(code) > 1:
            return None
        found = [(edges, edge) for edges, edge in self._out() if edge & _LETTER == code[0]]
        return self._along(letter, found) if found else None

    def steps(self) -> Iterator["Walk"]:
        """All letters on, in alphabetical order."""
        found: dict[int, list[Node]] = {}
        for edges, edge in self._out():
            found.setdefault(edge & _LETTER, []).append((edges, edge))
        return (self._along(self._alphabet.letters[code - 1], found[code]) for code in sorted(found))

    def _along(self, letter: str, found: list[Node]) -> "Walk":
        nodes = [(edges, edge >> _TARGET) for edges, edge in found if edge >> _TARGET]
        is_word = any(edge & _ENDS for _, edge in found)
        return Walk(self._alphabet, nodes, self._refused, self.so_far + letter, is_word)

    def _out(self) -> Iterator[Node]:
        """The edges of letters that lead on from here."""
        apostrophe = len(self._alphabet.letters) + 1
        nodes = list(self._nodes)
        for edges, first in nodes:
            at = first
            while at:
                edge = edges[at]
                if edge & _LETTER == apostrophe:
                    nodes.append((edges, edge >> _TARGET))
                else:
                    yield edges, edge
                at = 0 if edge & _LAST else at + 1


def edges_of(codes: Iterable[bytes]) -> "array[int]":
    """The smallest graph of these spellings, which must be sorted and different from each other.

    Daciuk's way: once the next word leaves a branch, the branch can't change any more, so a node equal
    to one already stored is replaced by it.
    """
    edges = array("I", [0])
    known: dict[tuple[int, ...], _Stored] = {}
    path: list[list[_Open]] = [[]]  # the open nodes along the last word
    last = b""
    for code in codes:
        shared = _shared(last, code)
        _close(path, shared, edges, known)
        for at in range(shared, len(code)):
            is_end = at == len(code) - 1
            path[-1].append([code[at] | (_ENDS if is_end else 0), int(is_end)])
            path.append([])
        last = code
    _close(path, 0, edges, known)
    edges[0], _ = _stored(path[0], edges, known)
    return edges


_Open = list[int]
"""An edge that may still change, and how many words go along it."""
_Stored = tuple[int, int]
"""A node's first edge, and how many words go through it."""


def _shared(left: bytes, right: bytes) -> int:
    for at, (one, other) in enumerate(zip(left, right, strict=False)):
        if one != other:
            return at
    return min(len(left), len(right))


def _close(path: list[list[_Open]], depth: int, edges: "array[int]", known: dict[tuple[int, ...], _Stored]) -> None:
    while len(path) > depth + 1:
        target, words = _stored(path.pop(), edges, known)
        edge = path[-1][-1]
        edge[0] |= target << _TARGET
        edge[1] += words


def _stored(node: list[_Open], edges: "array[int]", known: dict[tuple[int, ...], _Stored]) -> _Stored:
    if not node:
        return 0, 0
    key = tuple(edge for edge, _ in node)
    if key not in known:
        known[key] = len(edges), sum(words for _, words in node)
        edges.extend(edge for edge, _ in sorted(node, key=lambda edge: -edge[1]))
        edges[-1] |= _LAST
    return known[key]


def packed(edges: "array[int]") -> bytes:
    """Little-endian, whatever machine compiles."""
    return _little(edges).tobytes()


def unpacked(octets: bytes) -> "array[int]":
    return _little(array("I", octets))


def _little(edges: "array[int]") -> "array[int]":
    if sys.byteorder == "big":
        edges = edges[:]
        edges.byteswap()
    return edges
