"""Sets of words as integers: bit i is word i. A question about twenty thousand words is a handful of fast ANDs."""

from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from numpy.typing import NDArray

# numpy takes longer to import than all of Parlour and most questions about one word need none of it, so functions of
# the lexicon import it themselves.


def mask_of(flags: "NDArray[Any] | list[bool]") -> int:
    import numpy as np

    return int.from_bytes(np.packbits(flags, bitorder="little").tobytes(), "little")


def flags_of(mask: int, count: int) -> "NDArray[Any]":
    """Return a flag for each of `count` words."""
    import numpy as np

    octets = np.frombuffer(mask.to_bytes((count + 7) // 8, "little"), np.uint8)
    return np.unpackbits(octets, count=count, bitorder="little").view(np.bool_)


def numbers_in(mask: int) -> Iterator[int]:
    """The set bits, lowest first. They are looked for in ever larger blocks: who reads few pays for few."""
    lowest = (mask & -mask).bit_length() // 8
    return chain.from_iterable(_blocks(mask.to_bytes((mask.bit_length() + 7) // 8, "little"), max(0, lowest - 1)))


def _blocks(octets: bytes, start: int) -> Iterator[list[int]]:
    import numpy as np

    size = 2048
    while start < len(octets):
        block = np.frombuffer(octets[start : start + size], np.uint8)
        # numpy finds the few that are set ten times as quickly among bools.
        bits = np.unpackbits(block, bitorder="little").view(np.bool_)
        yield (np.flatnonzero(bits) + 8 * start).tolist()
        start, size = start + size, 2 * size
