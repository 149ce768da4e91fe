"""The roll of a day: what a game offers to everybody once a day, with the same dice for all."""

from collections.abc import Callable, Mapping, Sequence
from hmac import digest
from random import Random
from typing import Any

from msgspec import Struct

from parlour.core.game import AnyGame
from parlour.core.table import Table

SHAKES = 100


class DayScore(Struct, frozen=True):
    """What one person made of a day's roll."""

    points: int
    told: Any = None
    """What is told of it beside the points, by the game's own form."""


Among = Callable[[Any, Sequence[Any]], list[DayScore]]


class Day(Struct, frozen=True, kw_only=True):
    """Each function is given a table of one seat: may take long, and is never called while people wait for it."""

    settings: Mapping[str, Any] = {}
    solve: Callable[[Any], Any]
    """The best of the day, by the game's own form, at a table whose dice have just been rolled."""
    score: Callable[[Any], DayScore]
    """What a game that is over came to."""
    among: Among | None = None
    """Where points depend on what others made of the day: `among(solution, told)`, both as JSON has them, is what each
    one's game came to among all of them."""
    suits: Callable[[Any], bool] = lambda _: True
    """Whether the first dice, which lie on this table, are worth a day; else they are rolled again."""


def chance_of(secret: bytes, day: str, language: str, game: str, shake: int = 0) -> Callable[[int], Random]:
    """The dice of a day, by the number of the draw: the same for everybody and after every restart, and known to nobody
    who does not know the secret."""

    def nth(draw: int) -> Random:
        return Random(digest(secret, f"{day}|{language}|{game}|{shake}|{draw}".encode(), "sha256"))

    return nth


def shake_for(offer: Day, game: AnyGame, secret: bytes, day: str, language: str) -> tuple[int, Table[Any, Any, Any]]:
    """The first shake of the day whose dice suit, and the table they lie on."""
    for shake in range(SHAKES):
        table = Table(game, 1, chance_of(secret, day, language, game.id, shake))
        if offer.suits(table):
            break
    return shake, table
