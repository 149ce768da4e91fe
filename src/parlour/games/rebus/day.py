"""The roll of the day: one crossword without time pressure, compared with the best one (REB-15, REB-18)."""

from collections import Counter

from msgspec import Struct

from parlour.core import Day, DayScore
from parlour.core.extras.day import EMPTY, SOFT
from parlour.core.table import game_of
from parlour.games.rebus.analysis import Everyday, Laid, RebusTable, everyday, laid, proven, turns_of
from parlour.games.rebus.beside import roll_of
from parlour.games.rebus.components import DICE, STARS, Placed, extent
from parlour.games.rebus.game import Rebus
from parlour.games.rebus.rules.referee import vowels_in
from parlour.games.rebus.solver import plan
from parlour.games.rebus.view import Building, View

FEWEST, MOST = 4, 9
"""How many vowels the fifteen dice may show."""


class Best(Struct, frozen=True):
    roll: str
    values: dict[str, int]
    """The value of every letter, since a star may stand for any."""
    score: int
    bound: int
    """No layout of familiar words scores more. If it equals the score, that is proven."""
    placed: tuple[Placed, ...]
    across: tuple[str, ...]
    down: tuple[str, ...]
    everyday: Everyday


class Made(Struct, frozen=True):
    points: int
    placed: tuple[Placed, ...]
    words: tuple[Laid, ...]


def solve(table: RebusTable) -> Best:
    game = game_of(table, Rebus)
    (build,) = table.state.builds
    best, values = proven(game, build.roll), game.referee.values
    placed = plan(best.rows, build.roll)
    common = everyday(game, build.roll)
    return Best(build.roll, values, best.score, best.bound, placed, best.across, best.down, common)


def score(table: RebusTable) -> DayScore:
    (turn,) = turns_of(table.log)
    return DayScore(turn.points, Made(turn.points, turn.placed, laid(turn)))


def suits(table: RebusTable) -> bool:
    """Return whether the roll has enough vowels for a good crossword, and not too many."""
    (build,) = table.state.builds
    return FEWEST <= vowels_in(game_of(table, Rebus).referee.words.language, build.roll) <= MOST


def is_asked(table: RebusTable, question: bytes) -> bool:
    """Return whether a question beside the box has these dice, in any order and with other letters for the stars."""
    (build,) = table.state.builds
    return (Counter(build.roll.casefold()) & Counter(roll_of(question))).total() >= DICE - STARS


def roll(view: View) -> str:
    assert isinstance(view.phase, Building)
    return "".join(die.letter for die in view.phase.builds[0].dice)


def shape(made: Made) -> str:
    """Return the outline of the crossword: where dice lay, and not which."""
    places, (rows, cols) = {(one.row, one.col) for one in made.placed}, extent(made.placed)
    return "\n".join("".join(SOFT if (row, col) in places else EMPTY for col in cols) for row in rows)


DAY = Day(
    settings={"rounds": 1, "pace": "duplicate", "hourglass_seconds": 600, "turns_of_the_glass": 3},
    solve=solve,
    score=score,
    suits=suits,
    roll=roll,
    shape=shape,
    is_asked=is_asked,
)
