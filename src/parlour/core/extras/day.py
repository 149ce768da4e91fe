"""The daily challenge of a game: once a day, with the same dice for everybody."""

from collections.abc import Callable, Mapping, Sequence
from hmac import digest
from random import Random
from typing import Any

from msgspec import Struct

from parlour.core.game import AnyGame
from parlour.core.table import Table

SHAKES = 100
"""How often the dice of a day are rolled until they suit."""
GOOD, SOFT, BAD, EMPTY = "🟩", "🟨", "🟥", "⬜"
"""The marks of a result to share, as in the client (`share/marks.ts`)."""


class DayScore(Struct, frozen=True):
    """What one person scored on a day."""

    points: int
    details: Any = None
    """Further details, in a type of the game's own."""


Among = Callable[[Any, Sequence[Any], Sequence[float]], list[DayScore]]


class Day(Struct, frozen=True, kw_only=True):
    """What a game does for its daily challenge. Every function gets a table with one seat. It may take seconds and is
    never called while people wait."""

    settings: Mapping[str, Any] = {}
    solve: Callable[[Any], Any]
    """Returns the best result of the day, for a table whose dice have just been rolled."""
    score: Callable[[Any], DayScore]
    """Returns the score of a game that is over."""
    among: Among | None = None
    """If points depend on other players: `among(solution, details, shares)` returns everybody's score. The first two
    are read from JSON. `shares`: how much of a person each one is, as the devices of a household are one person."""
    is_asked: Callable[[Any, bytes], bool] | None = None
    """`is_asked(table, question)` returns whether a question beside the printed box asks for the best of these dice."""
    roll: Callable[[Any], Any] = lambda view: view
    """`roll(view)` returns the dice of the day for `parlour daily`, from what a seat sees before its first move."""
    shape: Callable[[Any], str] = lambda _: ""
    """`shape(details)` returns how a game of the day went, as marks that reveal no word. The client has its own."""
    suits: Callable[[Any], bool] = lambda _: True
    """Returns whether the first dice make a good challenge; otherwise they are rolled again."""


def chance_of(secret: bytes, day: str, language: str, game: str, shake: int = 0) -> Callable[[int], Random]:
    """Return the chance of a day by the number of the draw: always the same, and unknown without the secret."""
    return lambda draw: Random(digest(secret, f"{day}|{language}|{game}|{shake}|{draw}".encode(), "sha256"))


def shake_for(offer: Day, game: AnyGame, secret: bytes, day: str, language: str) -> tuple[int, Table[Any, Any, Any]]:
    """Return the number of the first shake whose dice suit, and a table with these dice."""
    for shake in range(SHAKES):
        table = table_of(game, secret, day, language, shake)
        if offer.suits(table):
            break
    return shake, table


def table_of(game: AnyGame, secret: bytes, day: str, language: str, shake: int) -> Table[Any, Any, Any]:
    return Table(game, 1, chance_of(secret, day, language, game.id, shake))
