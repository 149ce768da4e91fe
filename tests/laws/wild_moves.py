"""Moves that nobody in their senses makes: any kind, any content, from any seat."""

from functools import lru_cache
from random import Random
from typing import Any, get_args

from msgspec import inspect

from parlour.core import Game, Move
from parlour.lexicon import Lexicon

JUNK = ["", " ", "a", "zzzz", "7", "naïve", "слово", "x" * 300, "\u202eabc", "🐙", "house", "the apple"]


def kinds_of(game: Game[Any, Any]) -> list[type[Move]]:
    return list(get_args(game.Moves)) or [game.Moves]


@lru_cache(maxsize=32)
def _beginning(words: Lexicon, letter: str) -> list[str]:
    return words.starting(letter)[:500] or ["tea"]


def any_move(game: Game[Any, Any], rng: Random, words: Lexicon) -> Move:
    return _any_of(inspect.type_info(rng.choice(kinds_of(game))), rng, words)


def _any_of(kind: Any, rng: Random, words: Lexicon) -> Any:
    match kind:
        case inspect.Metadata(type=inner):
            return _any_of(inner, rng, words)
        case inspect.StructType(cls=cls, fields=fields):
            return cls(**{field.name: _any_of(field.type, rng, words) for field in fields})
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.IntType():
            return rng.choice([-1, 0, 1, 2, 3, 5, 14, 10**9])
        case inspect.StrType():
            return rng.choice([*JUNK, rng.choice(_beginning(words, rng.choice("abcdest")))])
        case inspect.LiteralType(values=values):
            return rng.choice(values)
        case inspect.UnionType(types=types):
            return _any_of(rng.choice(types), rng, words)
        case inspect.NoneType():
            return None
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return tuple(_any_of(item, rng, words) for _ in range(rng.randrange(4)))
        case inspect.TupleType(item_types=items):
            return tuple(_any_of(item, rng, words) for item in items)
        case inspect.DictType(key_type=key, value_type=value):
            return {_any_of(key, rng, words): _any_of(value, rng, words) for _ in range(rng.randrange(4))}
        case _:
            return None
