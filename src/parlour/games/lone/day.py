"""The roll of the day: three words against the field of the day (LON-26, LON-27)."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from math import ceil
from typing import Any

from msgspec import Struct, convert
from msgspec.structs import replace

from parlour.core import Day, DayScore, Table
from parlour.core.extras.day import BAD, GOOD
from parlour.core.round.phases import Working
from parlour.core.schedule import Bots
from parlour.core.table import game_of
from parlour.games.lone.analysis import LoneTable, best_of, worth
from parlour.games.lone.bot import Bot
from parlour.games.lone.game import Lone
from parlour.games.lone.model import Line, Outcome, Why
from parlour.games.lone.view import View
from parlour.languages.found import language as installed
from parlour.lexicon import letters

FIELD = (1, 2, 2, 3, 3, 4, 5)
"""The levels of the bots that fill up a table (LON-27)."""
TABLE = 1 + len(FIELD)
"""A word scores if at most one in this many others has it (LON-27)."""
SECONDS = 90
ROUNDING = 1e-6


class Field(Struct, frozen=True):
    dice: str
    bots: tuple[tuple[str, ...], ...]
    """The legal words that each bot wrote."""
    best: tuple[Line, ...]
    worth: int
    """Words that no bot wrote, and what they would score."""
    names: tuple[str, ...] = ()
    """What the bots are called. Days that were solved before bots had names have none."""


class Wrote(Struct, frozen=True):
    row: int
    word: str
    worth: int
    """The points of the row, if the word is legal."""
    why: Why
    reason: str = ""
    others: int = 0
    people: int = 0
    """How many others wrote it, and how many of them are people."""
    bots: tuple[str, ...] = ()
    """The names of the bots that wrote it."""
    points: int = 0


class Made(Struct, frozen=True):
    lines: tuple[Wrote, ...]
    others: int = 0
    people: int = 0
    """How many others played, and how many of them are people."""


def score(table: LoneTable) -> DayScore:
    """Return what was written, before it is compared with others."""
    lines = tuple(_wrote(outcome) for outcome in table.state.sheets[0])
    return DayScore(sum(line.worth for line in lines), Made(lines))


def _wrote(outcome: Outcome) -> Wrote:
    assert outcome.row is not None
    return Wrote(outcome.row, outcome.word or "", outcome.points, outcome.why, outcome.reason)


def solve(table: LoneTable) -> Field:
    """Return what the bots wrote, and the best words they left."""
    game = game_of(table, Lone)
    bots = _bots(table, game)
    written = {letters(word) for own in bots for word in own}
    best = best_of(game, table.state.letters, 1, (), written)
    names = installed(game.lexicon.language).bots
    return Field(table.state.letters, bots, best, worth(game, best), names[: len(bots)])


def _bots(table: LoneTable, game: Lone) -> tuple[tuple[str, ...], ...]:
    """Let the bots write at a table of their own with the same dice, and return their legal words."""
    assert callable(table.rng)
    rng = table.rng(1)  # the daily roll is the only other draw
    usual = Lone(game.lexicon, seconds=SECONDS)
    field = Table(usual, len(FIELD), table.rng)
    seated, now = Bots({seat: Bot(game.lexicon, level) for seat, level in enumerate(FIELD)}, rng), field.at
    while isinstance(field.state.phase, Working):
        seated.ask(field, now)
        due, until = seated.next, field.state.phase.until
        if due is not None and due.at <= until:
            now = due.at
            seated.act(field, now)
        else:
            field.advance(until)
    judged = usual.referee.compare(field.state)
    return tuple(tuple(line.word for line in own if line.is_written and line.word) for own in judged)


def among(solution: Any, made: Sequence[Any], shares: Sequence[float]) -> list[DayScore]:
    """Return the scores among all players: a word scores if at most one in eight others wrote it (LON-27)."""
    field, sheets = convert(solution, Field), [convert(one, Made) for one in made]
    by_bots = Counter(letters(word) for own in field.bots for word in own)
    named = _named(field)
    by_people: dict[str, float] = defaultdict(float)
    for sheet, share in zip(sheets, shares, strict=True):
        for spelling in {letters(line.word) for line in sheet.lines if line.worth}:
            by_people[spelling] += share
    crowd = sum(shares)

    def compared(line: Wrote, share: float) -> Wrote:
        if not line.worth:
            return line
        spelling = letters(line.word)
        same = _people(by_people[spelling] - share)
        writers = by_bots[spelling] + same
        is_lone = writers * TABLE <= len(field.bots) + _people(crowd - share)
        why: Why = "alone" if is_lone else "shared"
        points, bots = line.worth if is_lone else 0, named[spelling]
        return replace(line, why=why, others=writers, people=same, bots=bots, points=points)

    scores = []
    for sheet, share in zip(sheets, shares, strict=True):
        lines, people = tuple(compared(line, share) for line in sheet.lines), _people(crowd - share)
        scores.append(DayScore(sum(line.points for line in lines), Made(lines, len(field.bots) + people, people)))
    return scores


def _named(field: Field) -> dict[str, tuple[str, ...]]:
    """Return the names of the bots that wrote each word, by its letters."""
    named: dict[str, tuple[str, ...]] = defaultdict(tuple)
    for name, own in zip(field.names, field.bots, strict=False):
        for word in own:
            named[letters(word)] += (name,)
    return named


def _people(shares: float) -> int:
    """Return how many people these shares are. A part of one counts in full."""
    return ceil(shares - ROUNDING)


def roll(view: View) -> str:
    return "".join(die.letter for die in view.dice)


def shape(made: Made) -> str:
    """Return a square for each word: unique or not."""
    return "".join(GOOD if line.points else BAD for line in made.lines)


DAY = Day(settings={"way": "day", "seconds": SECONDS}, solve=solve, score=score, among=among, roll=roll, shape=shape)
