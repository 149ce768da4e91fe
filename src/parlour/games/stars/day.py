"""The cipher of the day: given words with their scores, and one guess (STA-31, STA-32)."""

from msgspec import Struct

from parlour.core import Day, DayScore, Table
from parlour.core.extras.day import EMPTY, GOOD
from parlour.core.table import game_of
from parlour.games.stars.components.cipher import Cipher
from parlour.games.stars.game import Stars
from parlour.games.stars.model.moves import Moves
from parlour.games.stars.model.state import State
from parlour.games.stars.rules.scores import right_by_group
from parlour.games.stars.solver.belief import Belief
from parlour.games.stars.solver.sheet import deduce
from parlour.games.stars.view import View

StarsTable = Table[State, Moves, View]


class Heard(Struct, frozen=True):
    """A word, its score, and how many ciphers are possible after it."""

    word: str
    score: int
    left: int


class Best(Struct, frozen=True):
    cipher: Cipher
    heard: tuple[Heard, ...]


class Made(Struct, frozen=True):
    letters: Cipher | None
    right: tuple[int, int, int]
    """How many letters are right in trust, amplify and suspicion."""


def solve(table: StarsTable) -> Best:
    game, state = game_of(table, Stars), table.state
    assert state.cipher is not None
    scored = [(one.word, one.score) for one in state.teams[0].sent]
    left = [deduce(game.lexicon, scored[: n + 1]).ciphers for n in range(len(scored))]
    return Best(state.cipher, tuple(Heard(word, score, n) for (word, score), n in zip(scored, left, strict=True)))


def score(table: StarsTable) -> DayScore:
    state = table.state
    guess = state.teams[0].scientists.letters
    assert state.cipher is not None
    right = right_by_group(guess, state.cipher)
    assert len(right) == 3
    return DayScore(sum(right), Made(guess, right))


def suits(table: StarsTable) -> bool:
    """Return whether the words determine the cipher (STA-32)."""
    before, sent = Belief.before(game_of(table, Stars).referee.alphabet), table.state.teams[0].sent
    return before.observe_all((one.word, one.score) for one in sent).ciphers == 1


def roll(view: View) -> dict[str, int]:
    """Return the words of the day with their scores."""
    return {one.word: one.score for one in view.teams[0].transmissions if one.score is not None}


def shape(made: Made) -> str:
    """Return six squares: how many letters of each group were right, and not which."""
    slots = zip((3, 2, 1), made.right, strict=True)
    return "".join(GOOD * right + EMPTY * (size - right) for size, right in slots)


DAY = Day(settings={"way": "day"}, solve=solve, score=score, suits=suits, roll=roll, shape=shape)
