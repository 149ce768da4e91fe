"""All words of one length, in alphabetical order, and what can be asked of them at once."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, reduce
from operator import and_, or_

from parlour.languages.alphabet import Alphabet
from parlour.lexicon.change import Change
from parlour.lexicon.masks import mask_of

STEP = 64
"""The distance between indexed words. The words between two of them are searched as plain bytes."""
END = 255
"""No letter, so that only whole words are found: the end mark of words."""


class SameLength:
    def __init__(self, text: bytes, length: int, alphabet: Alphabet, marked: Mapping[int, str]) -> None:
        """`text`: the letters of each word as their places in the alphabet (from 1), and an end mark. `marked`: the
        words that are written with other signs than their letters, by their numbers."""
        self.length = length
        self.marked = marked
        self._alphabet = alphabet
        self._width = length + 1
        self.count = len(text) // self._width
        self._text = text
        self._noted = [self._code(number) for number in range(STEP, self.count, STEP)]
        self._masks: dict[tuple[int, int], int] = {}

    @classmethod
    def of_columns(cls, columns: bytes, length: int, alphabet: Alphabet, marked: Mapping[int, str]) -> "SameLength":
        """On disk the words stand column by column: sorted words compress best that way."""
        width, count = length + 1, len(columns) // length
        text = bytearray([END]) * (count * width)
        for column in range(length):
            text[column::width] = columns[column * count : (column + 1) * count]
        return cls(bytes(text), length, alphabet, marked)

    def changed(self, change: Change, new: Sequence[tuple[bytes, str]]) -> "SameLength":
        """Return the words after a change. `new`: the codes of the words that come, and how they are written."""
        import numpy as np

        rows = np.frombuffer(self._text, np.uint8).reshape(self.count, self._width)
        coming = b"".join(code + bytes([END]) for code, _ in new)
        after = change.rows(rows, np.frombuffer(coming, np.uint8).reshape(len(new), self._width))
        return SameLength(after.tobytes(), self.length, self._alphabet, self._marked_after(change, new))

    def _marked_after(self, change: Change, new: Sequence[tuple[bytes, str]]) -> dict[int, str]:
        gone = set(change.gone)
        kept = {number: word for number, word in self.marked.items() if number not in gone}
        marked = dict(zip(change.numbers(kept), kept.values(), strict=True))
        came = ((at + earlier, word) for earlier, (at, (_, word)) in enumerate(zip(change.come, new, strict=True)))
        return marked | {number: word for number, word in came if self._alphabet.fold(word) != word}

    @cached_property
    def all(self) -> int:
        return (1 << self.count) - 1

    def _code(self, number: int) -> bytes:
        return self._text[number * self._width : (number + 1) * self._width - 1]

    def word(self, number: int) -> str:
        return self.marked.get(number) or self._alphabet.decode(self._code(number))

    def number(self, code: bytes) -> int:
        """Return the index of the first word with these letters, or a negative number if there is none."""
        start = bisect_left(self._noted, code) * STEP * self._width
        return self._text.find(code, start, start + (STEP + 1) * self._width) // self._width

    def place(self, word: str, code: bytes) -> int | None:
        """The number of a word as it is spelled: the same letters may be written in several ways."""
        number, mark = self.number(code), word if self._alphabet.fold(word) != word else None
        while number >= 0 and self._text.startswith(code, number * self._width):
            if self.marked.get(number) == mark:
                return number
            number += 1
        return None

    def before(self, word: str, code: bytes) -> int:
        """Return the number before which a new word comes, by its letters and then by its spelling."""
        number = bisect_left(range(self.count), code, key=self._code)
        while number < self.count and self._code(number) == code and self.word(number) < word:
            number += 1
        return number

    # Masks: bit i is word number i.

    def with_letter(self, letter: int, times: int) -> int:
        """Return the words that have a letter at least this often. Computed on first use, because few are needed."""
        mask = self._masks.get((letter, times))
        if mask is None:
            mask = self._masks[letter, times] = self.counted(letter, times)
        return mask

    def counted(self, letter: int, times: int) -> int:
        import numpy as np

        # From the letter's places to the words: summing every word's columns would take twice as long.
        places = np.flatnonzero(np.frombuffer(self._text, np.uint8) == letter)
        return mask_of(np.bincount(places // self._width, minlength=self.count) >= times)

    def with_all(self, needs: Iterable[tuple[int, int]]) -> int:
        return reduce(and_, (self.with_letter(letter, times) for letter, times in needs), self.all)

    def starting(self, code: bytes) -> int:
        """They stand together, for the words are sorted."""
        width, size, text = self._width, len(code), self._text

        def beginning(number: int) -> bytes:
            return text[number * width : number * width + size]

        first = bisect_left(range(self.count), code, key=beginning)
        past = bisect_right(range(self.count), code, lo=first, key=beginning)
        return ((1 << past - first) - 1) << first

    def ending(self, code: bytes) -> int:
        import numpy as np

        if len(code) > self.length:
            return 0
        codes = np.frombuffer(self._text, np.uint8).reshape(-1, self._width)
        return mask_of((codes[:, self.length - len(code) : -1] == np.frombuffer(code, np.uint8)).all(axis=1))

    def spelled(self, held: Mapping[int, int]) -> int:
        """All words but those with more of some letter than there are dice."""
        alphabet = range(1, len(self._alphabet.letters) + 1)
        return self.all & ~reduce(or_, (self.with_letter(letter, held.get(letter, 0) + 1) for letter in alphabet))

    def spelled_with_jokers(self, held: Mapping[int, int], jokers: int) -> int:
        """The words of which the dice give all letters but as many as there are jokers.

        Each die is a mask: the words that use it. `got[n]` gathers the words that use n or more of the dice
        looked at so far; only such n are counted as can still matter to the end.
        """
        dice = [self.with_letter(letter, n) for letter, have in held.items() for n in range(1, have + 1)]
        need = self.length - jokers
        spare = len(dice) - need
        if spare < 0:
            return 0
        got = [self.all] + [0] * max(need, 0)
        for at, die in enumerate(dice):
            for n in range(min(at + 1, need), max(0, at - spare), -1):
                got[n] |= got[n - 1] & die
        return got[-1]
