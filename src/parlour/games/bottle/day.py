"""The roll of the day: five shakes against the clock (BOT-41, BOT-42)."""

from collections import Counter

from msgspec import Struct

from parlour.core import Day, DayScore, Drawn
from parlour.core.extras.day import EMPTY, GOOD, SOFT
from parlour.core.table import game_of
from parlour.games.bottle.analysis import everyday
from parlour.games.bottle.components import Shake, Shaken
from parlour.games.bottle.game import Bottle
from parlour.games.bottle.model.events import Erred
from parlour.games.bottle.model.moves import DAY_SECONDS, DAY_SHAKES
from parlour.games.bottle.review import BottleTable
from parlour.games.bottle.solver import answers
from parlour.games.bottle.view import View

FEWEST = 3
"""How many everyday nouns each shake has at least (BOT-42)."""
SHOWN = 6


class Shown(Struct, frozen=True):
    """One shake: its letters, how many words there are, and some that everybody knows."""

    letters: tuple[str, ...]
    possible: int
    some: tuple[str, ...]


class Best(Struct, frozen=True):
    shakes: tuple[Shown, ...]
    most: int
    """The most points possible: every word in its first second."""


class Answer(Struct, frozen=True):
    word: str | None
    points: int
    mistakes: int


class Made(Struct, frozen=True):
    answers: tuple[Answer, ...]


def solve(table: BottleTable) -> Best:
    words = game_of(table, Bottle).referee.words
    shakes = (
        Shown(roll.letters, len(answers(words, roll)), tuple(everyday(words, roll)[:SHOWN])) for roll in rolls_of(table)
    )
    return Best(tuple(shakes), DAY_SHAKES * DAY_SECONDS)


def score(table: BottleTable) -> DayScore:
    """Return the result of each shake, with its mistakes from the log."""
    mistakes, shakes = Counter[int](), 0
    for line in table.log:
        shakes += isinstance(line.what, Drawn)
        mistakes[shakes] += sum(isinstance(event, Erred) for event in line.events)
    made = tuple(
        Answer(one.words[0] if one.words else None, one.points, mistakes[number])
        for number, one in enumerate(table.state.played, 1)
    )
    return DayScore(sum(one.points for one in made), Made(made))


def suits(table: BottleTable) -> bool:
    """Return whether every shake has enough everyday nouns (BOT-42)."""
    words = game_of(table, Bottle).referee.words
    return all(len(everyday(words, roll)) >= FEWEST for roll in rolls_of(table))


def rolls_of(table: BottleTable) -> list[Shaken]:
    """Return all shakes of the day, including those to come."""
    game = game_of(table, Bottle)
    assert callable(table.rng)
    shake = Shake(game.dice, game.settings.letter_dice, game.settings.with_effect)
    return [shake.draw(table.rng(number)) for number in range(DAY_SHAKES)]


def roll(view: View) -> tuple[str, ...]:
    """Return the letters of the first shake. The others come one by one."""
    return tuple(die.letter for die in view.dice)


def shape(made: Made) -> str:
    """Return a square for each shake: green in the first half of its minute, yellow in the second, empty without."""
    half = DAY_SECONDS // 2
    return "".join(EMPTY if one.word is None else GOOD if one.points > half else SOFT for one in made.answers)


DAY = Day(settings={"way": "day", "same_moment_ms": 0}, solve=solve, score=score, suits=suits, roll=roll, shape=shape)
