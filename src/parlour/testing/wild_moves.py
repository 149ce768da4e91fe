"""Moves and draws that nobody expects: any kind, any content."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from parlour.core import AnyGame, Move
from parlour.core.fields.chance import Values
from parlour.core.fields.field import GroupField
from parlour.core.fields.types import kinds_of, parts_of
from parlour.lexicon import Lexicon

JUNK = ["", " ", "a", "zzzz", "7", "naïve", "слово", "x" * 300, "\u202eabc", "🐙", "house", "the apple"]


@lru_cache(maxsize=32)
def _beginning(words: Lexicon, letter: str) -> list[str]:
    return words.starting(letter)[:500] or ["tea"]


class Wild:
    """Values of any type. `heard`: words that were said at a table, because they mean something there."""

    def __init__(self, rng: Random, words: Lexicon, heard: Sequence[str] = ()) -> None:
        self.rng = rng
        self.words = words
        self.heard = heard
        self.values = Values(rng, self._text)

    def move(self, kinds: Iterable[type[Move]]) -> Move:
        made: Move = self.of(self.rng.choice(list(kinds)))
        return made

    def of(self, kind: type[Struct]) -> Any:
        """Return a struct of any contents that its fields allow."""
        try:
            return msgspec.convert(self.values.of(GroupField(parts_of(kind))), kind)
        except msgspec.ValidationError:  # It checks itself, so that nothing but an empty one can get this far.
            return kind(*("" for _ in kind.__struct_fields__))

    def _text(self) -> str:
        if self.heard and self.rng.random() < 0.5:
            return self.rng.choice(self.heard)
        return self.rng.choice([*JUNK, self.rng.choice(_beginning(self.words, self.rng.choice("abcdest")))])


def any_move(game: AnyGame, rng: Random, words: Lexicon) -> Move:
    return Wild(rng, words).move(kinds_of(game.Moves))
