"""The review of a turn: the best layout the solver finds, and the share of its points that was reached (REB-18)."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import count

from msgspec import Struct

from parlour.core import Logged, Seat, Table
from parlour.core.extras.review_time import spent
from parlour.core.round.phases import result_in
from parlour.games.rebus.components.layout import Placed
from parlour.games.rebus.game import Rebus
from parlour.games.rebus.model import Settled, State, Turn
from parlour.games.rebus.solver import Solution, best_layout, plan
from parlour.languages.found import language as installed
from parlour.lexicon import Lexicon

LOOKS = 250
"""How many steps the solver may take for one turn: about a second."""
KEPT = 512
"""How many solved rolls are cached."""
EVERYDAY = 3.6
"""The lowest Zipf frequency of an everyday word."""
"""How much lower that frequency is in languages where many forms share the uses of a word."""


class Laid(Struct, frozen=True):
    """A word that counted."""

    word: str
    points: int


class Everyday(Struct, frozen=True):
    """The best layout of everyday words."""

    score: int
    placed: tuple[Placed, ...]
    across: tuple[str, ...]
    down: tuple[str, ...]


class TurnReview(Struct, frozen=True):
    round: int
    seat: Seat
    roll: str
    reached: int
    words: tuple[Laid, ...]
    """The words that counted."""
    best: int
    bound: int
    """No layout of this roll scores more."""
    share: float
    placed: tuple[Placed, ...]
    """The best layout, as dice on the board."""
    across: tuple[str, ...]
    down: tuple[str, ...]
    everyday: Everyday


def review(game: Rebus, log: Sequence[Logged], seats: int) -> tuple[TurnReview, ...]:
    """Review all scored turns, also of a game that is not over.

    Each turn gets an equal share of the time. If it is not enough for a proof, `bound` is greater than `best`.
    """
    turns = turns_of(game, log, seats)
    return tuple(reviewed(game, turn, until=n / len(turns)) for n, turn in enumerate(turns, 1))


def turns_of(game: Rebus, log: Sequence[Logged], seats: int) -> list[Turn]:
    """Return the turns that are in the scoring table, and those whose result is being shown."""
    table = Table(game, seats)
    found: list[Turn] = []
    for line in log:
        before = _open_turns(table.state)
        table.repeat(line)
        found += () if _open_turns(table.state) else before
    return [*found, *_open_turns(table.state)]


def _open_turns(state: State) -> tuple[Turn, ...]:
    shown: Settled | None = result_in(state)
    return () if shown is None else shown.turns


def reviewed(game: Rebus, turn: Turn, until: float) -> TurnReview:
    best = _counted_here(game, turn.roll, _best(game.referee.words, game, turn.roll, until))
    common = _counted_here(game, turn.roll, _best(everyday_words(game.referee.words), game, turn.roll, until))
    reached, most = turn.reading.total, max(best.score, turn.reading.total)
    share = round(max(0, reached) / most, 3) if most > 0 else 1.0
    placed = plan(best.rows, turn.roll)
    return TurnReview(
        turn.round,
        turn.seat,
        turn.roll,
        reached,
        counted(turn),
        most,
        max(best.bound, most),
        share,
        placed,
        best.across,
        best.down,
        Everyday(common.score, plan(common.rows, turn.roll), common.across, common.down),
    )


def _counted_here(game: Rebus, roll: str, best: Solution) -> Solution:
    """Return a solution with the points of this table. Where unused dice are free (REB-22) it is a good layout, and
    nothing proves that there is no better one: the search subtracts unused dice."""
    if not game.referee.is_unused_free:
        return best
    values = game.referee.values
    spare = sum(values.get(letter.lower(), 0) for letter in best.unused)
    return replace(best, score=best.score + spare, bound=best.bound + sum(values.get(letter, 0) for letter in roll))


def counted(turn: Turn) -> tuple[Laid, ...]:
    """Return the words of a turn that counted."""
    lies = set(turn.reading.counted)
    return tuple(Laid(run.word, run.points) for run in turn.reading.runs if run.points and lies.issuperset(run.dice))


@lru_cache(maxsize=8)
def everyday_words(words: Lexicon) -> Lexicon:
    """Return a lexicon of the everyday words, without rude ones."""
    rarest = EVERYDAY - installed(words.language).inflected
    return Lexicon.of(filter(words.is_polite, words.common(rarest)), language=words.language)


def _best(words: Lexicon, game: Rebus, roll: str, until: float) -> Solution:
    """Return the best layout found before the share `until` of the time is spent. Unhurried results are cached."""
    settings, values = game.settings, game.referee.values
    key = (words.hash, roll, settings.islands, settings.shortest, *values.values())
    if (known := _known.get(key)) is not None:
        return known
    best = best_within(words, game, roll, LOOKS, until)
    if spent() < until:
        if len(_known) >= KEPT:
            _known.clear()
        _known[key] = best
    return best


def best_within(words: Lexicon, game: Rebus, roll: str, most: int, until: float = 1.0) -> Solution:
    """Return the best layout found in `most` steps, or before the share `until` of the time is spent."""
    looks, settings = count(), game.settings
    return best_layout(
        words,
        roll,
        game.referee.values,
        islands=settings.islands,
        shortest=settings.shortest,
        enough=lambda: next(looks) >= most or spent() >= until,
    )


_known: dict[tuple[object, ...], Solution] = {}
"""Solved rolls. A review is requested after every turn, and only the newest turn should cost time."""
