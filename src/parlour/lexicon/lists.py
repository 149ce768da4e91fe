"""The words and nouns of a dictionary, after the rulings of a family."""

from functools import cached_property

from parlour.lexicon.column import Column
from parlour.lexicon.found import Found
from parlour.lexicon.house_words import HouseWords
from parlour.lexicon.sources import Compiled, Listed
from parlour.lexicon.words import Words


class Lists:
    """`below`: the lists without rulings. What is known about their words holds for all words that were not ruled on,
    so it is looked up there once."""

    def __init__(self, parts: Compiled | Listed, house: HouseWords, below: "Lists | None") -> None:
        self._parts, self._house, self._below = parts, house, below

    def of(self, nouns: bool) -> Words:
        return self.nouns if nouns else self.words

    @cached_property
    def words(self) -> Words:
        return self._parts.words if self._below is None else self._ruled(self._below.words)

    @cached_property
    def nouns(self) -> Words:
        return self._parts.nouns if self._below is None else self._ruled(self._below.nouns)

    def _ruled(self, words: Words) -> Words:
        return words.changed(self._house.allow, self._house.refuse)

    @cached_property
    def names(self) -> Found:
        """The words that are better known as names. No noun is."""
        names = self._parts.names
        if self._below is None:
            return self.words.some(names.every())
        return self.words.carried(self._below.names) | self.words.some(filter(names.has, self._house.allow))

    def at_least(self, column: Column, value: int, nouns: bool) -> Found:
        """Return the words, or the nouns, whose number in a column is at least this high."""
        words = self.of(nouns)
        if self._below is None:
            return words.joined({length: column.at_least(value, length, nouns=nouns) for length in words.lengths})
        allowed = [word for word in self._house.allow if column.at(self._parts.words.place(word)) >= value]
        return words.carried(self._below.at_least(column, value, nouns)) | words.some(allowed)
