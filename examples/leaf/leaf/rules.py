"""The book: where its words are, what is between the bookmarks, and who is nearest to the leaf."""

from bisect import bisect_left, bisect_right
from functools import cache

from parlour.core import Refused, Seat
from parlour.lexicon import Lexicon, letters

from .model import State


class Book:
    """Its `places` are where a leaf may lie; the first and the last of them hold the bookmarks (LEA-01, LEA-02)."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        nouns = filter(lexicon.is_polite, lexicon.common(4.0, nouns=True).at_least(4))
        self.places = tuple(sorted(nouns, key=self.order))

    def order(self, word: str) -> bytes:
        """Sort by the language's own alphabet: in Ukrainian і comes before й, unlike in Unicode."""
        return self.lexicon.alphabet.encode(letters(word)) or b""

    def page(self, word: str) -> int:
        """Odd for a place, even for a word between two places."""
        key = self.order(word)
        return bisect_left(self.places, key, key=self.order) + bisect_right(self.places, key, key=self.order)

    def read(self, text: str, state: State) -> str:
        """Return a word that lies between the bookmarks. Raises Refused for any other (LEA-04)."""
        word = self.lexicon.read(text)
        if not self.lexicon.is_word(word):
            raise Refused("no-word", f"{word} is not in the dictionary")
        if not self.page(state.low) < self.page(word) < self.page(state.high):
            raise Refused("not-between", f"{word} does not lie between the bookmarks")
        return word

    def between(self, low: str, high: str) -> tuple[str, ...]:
        """Where the leaf may still lie."""
        return self.places[(self.page(low) + 1) // 2 : self.page(high) // 2]

    def nearest(self, state: State) -> tuple[Seat, ...]:
        """The seats that are the fewest places away from the leaf (LEA-06)."""
        leaf = self.page(state.leaf)
        away = {seat: abs(self.page(word) - leaf) for seat, word in enumerate(state.words) if word}
        return tuple(seat for seat in away if away[seat] == min(away.values()))

    def bookmarks(self, state: State) -> tuple[str, str]:
        """The nearest words before and after the leaf (LEA-07)."""
        words, leaf = (state.low, state.high, *state.words), self.order(state.leaf)
        before = [word for word in words if self.order(word) < leaf]
        after = [word for word in words if self.order(word) > leaf]
        return max(before, key=self.order), min(after, key=self.order)


book = cache(Book)
"""One book for all tables of a language, because sorting its words takes a moment."""


def best(state: State) -> tuple[Seat, ...]:
    """Return the seats with the most points (LEA-10)."""
    most = max(state.scores[seat] for seat in state.present)
    return tuple(seat for seat in state.present if state.scores[seat] == most)
