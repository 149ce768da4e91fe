"""All spellings as a graph in which equal endings are stored once, for kernels and offline dictionaries.

One edge is one 32-bit number: bits 0–5 the letter's code (the apostrophe's follows those of the letters), bit 6 "a word
ends here", bit 7 "last edge of its node", bits 8–31 the first edge of the node it leads to (0: none). The first number
is the first edge of all. A node's most travelled edge comes first: `native/words/has.hpp` searches the same array.
"""

from array import array
from collections.abc import Iterable

from parlour.lexicon.packing import little_endian

_ENDS, _LAST, _TARGET = 0x40, 0x80, 8


def edges_of(codes: Iterable[bytes]) -> "array[int]":
    """Return the smallest graph of these spellings, which must be sorted and distinct.

    Daciuk's algorithm: once the next word leaves a branch, the branch can't change any more, so a node equal to one
    already stored is replaced by it.
    """
    edges = array("I", [0])
    known: dict[tuple[int, ...], _Stored] = {}
    path: list[list[_Open]] = [[]]  # the open nodes along the last word
    last = b""
    for code in codes:
        pairs = enumerate(zip(last, code, strict=False))
        shared = next((at for at, (one, other) in pairs if one != other), min(len(last), len(code)))
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
    return little_endian(edges).tobytes()


def unpacked(octets: bytes) -> "array[int]":
    return little_endian(array("I", octets))
