"""Moves and draws that nobody expects: any kind, any content."""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from random import Random
from typing import Any, get_args

from msgspec import inspect

from parlour.core import AnyGame, Draw, Move
from parlour.lexicon import Lexicon

JUNK = ["", " ", "a", "zzzz", "7", "naïve", "слово", "x" * 300, "\u202eabc", "🐙", "house", "the apple"]
NUMBERS = [-1, 0, 1, 2, 3, 5, 14, 10**9]


def kinds_of(union: Any) -> list[type[Any]]:
    """Return the kinds of move of `game.Moves`, or the kinds of draw of `game.Draws`."""
    return list(get_args(union)) or [union]


_type_info = cache(inspect.type_info)


@lru_cache(maxsize=32)
def _beginning(words: Lexicon, letter: str) -> list[str]:
    return words.starting(letter)[:500] or ["tea"]


class Wild:
    """Values of any type. `heard`: words that were said at a table, because they mean something there."""

    def __init__(self, rng: Random, words: Lexicon, heard: Sequence[str] = ()) -> None:
        self.rng = rng
        self.words = words
        self.heard = heard

    def move(self, kinds: Iterable[type[Move]]) -> Move:
        made: Move = self.of(self.rng.choice(list(kinds)))
        return made

    def draw(self, kind: type[Draw]) -> Draw:
        made: Draw = self.of(kind)
        return made

    def of(self, kind: type[Any]) -> Any:
        return self.value(_type_info(kind))  # type: ignore[arg-type]  # a class can be hashed

    def value(self, kind: Any) -> Any:
        """Return any value of a type, as `msgspec.inspect` describes it."""
        match kind:
            case inspect.Metadata(type=inner):
                return self.value(inner)
            case inspect.StructType(cls=cls, fields=fields):
                return self._struct(cls, fields)
            case inspect.BoolType():
                return self.rng.random() < 0.5
            case inspect.IntType():
                return self.rng.choice(NUMBERS)
            case inspect.StrType():
                return self._text()
            case inspect.LiteralType(values=values):
                return self.rng.choice(values)
            case inspect.UnionType(types=types):
                return self.value(self.rng.choice(types))
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                return tuple(self.value(item) for _ in range(self.rng.randrange(4)))
            case inspect.TupleType(item_types=items):
                return tuple(self.value(item) for item in items)
            case inspect.DictType(key_type=key, value_type=value):
                return {self.value(key): self.value(value) for _ in range(self.rng.randrange(4))}
            case _:
                return None

    def _struct(self, cls: type[Any], fields: Iterable[inspect.Field]) -> Any:
        try:
            return cls(**{field.name: self.value(field.type) for field in fields})
        except ValueError:  # It checks itself, so that nothing but an empty one can get this far.
            return cls(*("" for _ in fields))

    def _text(self) -> str:
        if self.heard and self.rng.random() < 0.5:
            return self.rng.choice(self.heard)
        return self.rng.choice([*JUNK, self.rng.choice(_beginning(self.words, self.rng.choice("abcdest")))])


def any_move(game: AnyGame, rng: Random, words: Lexicon) -> Move:
    return Wild(rng, words).move(kinds_of(game.Moves))
