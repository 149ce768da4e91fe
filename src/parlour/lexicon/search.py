"""Is it a word? The twin of `native/words/has.hpp`: a search in the sorted words of its length."""

from bisect import bisect_left
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from parlour.languages.alphabet import LONGEST, Alphabet

REMEMBERED = 1 << 15
"""The number of recent answers to cache, because searches repeat."""
STEP = 64
"""The distance between indexed words. The words between two of them are searched as plain bytes."""
PLAIN, MARKED = 255, 254
"""No letters: the end marks of words as they are spelled, and of those that have an apostrophe besides."""


class Sorted(NamedTuple):
    """The words of one length as text, each with an end mark: found is a whole word, never halves of two."""

    noted: list[bytes]
    text: bytes
    stride: int  # the bytes from one noted word to the next
    reach: int  # and those of one word more


def search(
    alphabet: Alphabet, sorted_words: Callable[[int], Sorted], is_there: Callable[[str], bool]
) -> Callable[[str], bool]:
    """`is_there`: whom to ask about spellings with an apostrophe, and about their letters. It may take longer."""
    by_length: dict[int, Sorted] = {}

    @lru_cache(REMEMBERED)
    def has(word: str) -> bool:
        code = alphabet.encode(word)
        if not code or len(code) > LONGEST:
            return is_there(word)
        length = len(code)
        if length not in by_length:
            by_length[length] = sorted_words(length)
        noted, text, stride, reach = by_length[length]
        start = bisect_left(noted, code) * stride
        at = text.find(code, start, start + reach)
        return at >= 0 and (text[at + length] == PLAIN or is_there(word))

    return has
