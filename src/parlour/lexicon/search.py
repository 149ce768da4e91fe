"""Is it a word? A search in the sorted words of its length: one function, for it is asked by the million."""

from bisect import bisect_left
from collections.abc import Callable, Collection
from typing import NamedTuple

from parlour.lexicon.alphabet import Alphabet

STEP = 32
"""Every word after so many is noted; what lies between two of them is searched as plain bytes."""


class Sorted(NamedTuple):
    """The words of one length as text, each with an end mark: found is a whole word, never halves of two."""

    noted: list[bytes]
    text: bytes
    stride: int  # the bytes from one noted word to the next
    reach: int  # and those of one word more


def search(
    alphabet: Alphabet,
    sorted_words: Callable[[int], Sorted],
    is_marked: Callable[[str], bool],
    unmarked: Collection[str],
) -> Callable[[str], bool]:
    """`is_marked`: the spellings with an apostrophe, and those of their letters that are a word without it as well."""
    encode, find, opened = alphabet.encode, bisect_left, dict[int, Sorted]()

    def has(word: str) -> bool:
        code = encode(word)
        if not code or word in unmarked:
            return is_marked(word)
        length = len(code)
        if length not in opened:
            opened[length] = sorted_words(length)
        noted, text, stride, reach = opened[length]
        start = find(noted, code) * stride
        return text.find(code, start, start + reach) >= 0

    return has
