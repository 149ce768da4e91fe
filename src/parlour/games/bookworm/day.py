"""The card of the day: one of its categories, seven dice, a word for each (BKW-34, BKW-35)."""

from msgspec import Struct

from parlour.core import Alarm, Day, DayScore
from parlour.core.extras.day import EMPTY, GOOD
from parlour.core.table import game_of
from parlour.games.bookworm.analysis import by_letter
from parlour.games.bookworm.components import WHITE, Face, Line
from parlour.games.bookworm.game import Bookworm
from parlour.games.bookworm.model.draws import Roll
from parlour.games.bookworm.model.events import Picked
from parlour.games.bookworm.review import BookwormTable
from parlour.games.bookworm.view import View
from parlour.lexicon.categories import identity

SHOWN = 3
BONUS = {"green": 0, "yellow": 1, "red": 2}
"""What each die counts on top of its dots, by how hard the category is (BKW-34)."""


class Way(Struct, frozen=True):
    """One category of the card: some words for each die, and the points of the dice with words. `bonus`: a die."""

    category: Line
    words: tuple[tuple[str, ...], ...]
    points: int
    bonus: int = 0


class Best(Struct, frozen=True):
    faces: tuple[Face, ...]
    ways: tuple[Way, ...]


class Named(Struct, frozen=True):
    word: str
    die: int
    dots: int


class Made(Struct, frozen=True):
    """`bonus`: of each die, for the category that was picked. `by_clock`: nobody picked one in time."""

    line: int | None
    named: tuple[Named, ...]
    bonus: int = 0
    by_clock: bool = False


def solve(table: BookwormTable) -> Best:
    game = game_of(table, Bookworm)
    faces = faces_of(table)
    return Best(faces, tuple(_way(game, line, faces) for line in game.referee.card(table.state)))


def _way(game: Bookworm, line: Line, faces: tuple[Face, ...]) -> Way:
    """Return common words for each die, none twice. The dice with the fewest words choose first."""
    assert line.id is not None
    every = by_letter(game.referee.categories.words(line.id))
    fitting = [[word for letter in face.letters for word in every.get(letter, ())] for face in faces]
    taken = set[str]()
    words: list[tuple[str, ...]] = [()] * len(faces)
    for die in sorted(range(len(faces)), key=lambda die: len(fitting[die])):
        free = [word for word in fitting[die] if identity(word, game.referee.language) not in taken]
        words[die] = tuple(free[:SHOWN])
        taken.update(identity(word, game.referee.language) for word in free[:1])
    bonus = BONUS[line.level]
    worth = sum(face.dots + bonus for face, some in zip(faces, words, strict=True) if some)
    return Way(line, tuple(words), worth, bonus)


def score(table: BookwormTable) -> DayScore:
    state = table.state
    category = game_of(table, Bookworm).referee.category(state)
    bonus = 0 if category is None else BONUS[category.level]
    named = tuple(Named(one.word, one.die, state.faces[one.die].dots) for one in state.said)
    picked = (line for line in table.log if any(isinstance(event, Picked) for event in line.events))
    by_clock = any(isinstance(line.what, Alarm) for line in picked)
    return DayScore(sum(one.dots + bonus for one in named), Made(state.line, named, bonus, by_clock))


def suits(table: BookwormTable) -> bool:
    """Return whether every category of the card has a word for each die (BKW-35)."""
    return all(all(way.words) for way in solve(table).ways)


def faces_of(table: BookwormTable) -> tuple[Face, ...]:
    """Return the dice that will be rolled when a category is picked, which is the same for every category."""
    assert callable(table.rng)
    return Roll(game_of(table, Bookworm).referee.dice, with_special=False).draw(table.rng(table.draws)).faces


def roll(view: View) -> tuple[str | None, ...]:
    """Return the categories of the card. The dice are rolled once one of them is picked."""
    return tuple(line.id for line in view.card)


def shape(made: Made) -> str:
    """Return a square for each die: taken or not."""
    taken = {one.die for one in made.named}
    return "".join(GOOD if die in taken else EMPTY for die in WHITE)


DAY = Day(settings={"way": "day", "seconds": 20}, solve=solve, score=score, suits=suits, roll=roll, shape=shape)
