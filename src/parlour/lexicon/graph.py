"""A walk through all words letter by letter, for searches that grow words on a board.

The words stand in a graph in which equal endings are stored once. One edge is one 32-bit number:
bits 0–5 the letter's code, bit 6 "a word ends here", bit 7 "last edge of its node", bits 8–31 the
first edge of the node it leads to (0: none). Native code may read the same array.
"""

from array import array
from collections.abc import Iterable, Iterator

from parlour.lexicon.alphabet import Alphabet

_LETTER, _ENDS, _LAST, _TARGET = 0x3F, 0x40, 0x80, 8


Node = tuple["array[int]", int]  # a graph and the number of the node's first edge (in passing: an edge itself)


class Walk:
    """A place in the graph: the letters so far, whether they are a word, and where one can go on.

    A table's own words are a small graph beside the big one; a walk goes through both at once.
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
        for edges, first in self._nodes:
            at = first
            while at:
                edge = edges[at]
                yield edges, edge
                at = 0 if edge & _LAST else at + 1


def edges_of(codes: Iterable[bytes]) -> "array[int]":
    """The smallest graph of these words, which must be sorted and different from each other.

    Daciuk's way: once the next word leaves a branch, the branch can't change any more, so a node equal
    to one already stored is replaced by it.
    """
    edges = array("I", [0])
    known: dict[tuple[int, ...], int] = {}
    path: list[list[int]] = [[]]  # the open nodes along the last word, as finished edges
    last = b""
    for code in codes:
        shared = _shared(last, code)
        _close(path, shared, edges, known)
        for at in range(shared, len(code)):
            path[-1].append(code[at] | (_ENDS if at == len(code) - 1 else 0))
            path.append([])
        last = code
    _close(path, 0, edges, known)
    edges[0] = _stored(path[0], edges, known)
    return edges


def _shared(left: bytes, right: bytes) -> int:
    for at, (one, other) in enumerate(zip(left, right, strict=False)):
        if one != other:
            return at
    return min(len(left), len(right))


def _close(path: list[list[int]], depth: int, edges: "array[int]", known: dict[tuple[int, ...], int]) -> None:
    while len(path) > depth + 1:
        node = path.pop()
        path[-1][-1] |= _stored(node, edges, known) << _TARGET


def _stored(node: list[int], edges: "array[int]", known: dict[tuple[int, ...], int]) -> int:
    if not node:
        return 0
    key = tuple(node)
    if key not in known:
        known[key] = len(edges)
        edges.extend(node)
        edges[-1] |= _LAST
    return known[key]
