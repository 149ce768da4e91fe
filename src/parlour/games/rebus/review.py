"""After a turn: the best layout the solver finds, and the share of it that was reached (REB-18)."""

from collections.abc import Sequence
from itertools import count

from msgspec import Struct

from parlour.core import Logged, Seat, Table
from parlour.games.rebus.components.layout import Placed
from parlour.games.rebus.game import Rebus
from parlour.games.rebus.model import Settled, State, Turn, Voting
from parlour.games.rebus.solver import Solution, best_layout, plan

LOOKS = 250
"""How many batches the solver may look at for one turn: about a second."""
KEPT = 512


class TurnReview(Struct, frozen=True):
    round: int
    seat: Seat
    roll: str
    reached: int
    best: int
    bound: int
    """No layout of this roll scores more."""
    share: float
    placed: tuple[Placed, ...]
    """The best layout, as dice on the board."""
    across: tuple[str, ...]
    down: tuple[str, ...]


def review(game: Rebus, log: Sequence[Logged], seats: int) -> tuple[TurnReview, ...]:
    """All turns that have been scored, also of a game that goes on: nothing in it is a secret."""
    return tuple(reviewed(game, turn) for turn in turns_of(game, log, seats))


def turns_of(game: Rebus, log: Sequence[Logged], seats: int) -> list[Turn]:
    """The turns whose points stand in the scoring table, and those that lie open now."""
    table = Table(game, seats)
    found: list[Turn] = []
    for line in log:
        before = _open_turns(table.state)
        table.repeat(line)
        found += () if _open_turns(table.state) else before
    return [*found, *_open_turns(table.state)]


def _open_turns(state: State) -> tuple[Turn, ...]:
    phase = state.phase.then if isinstance(state.phase, Voting) else state.phase
    return phase.turns if isinstance(phase, Settled) else ()


def reviewed(game: Rebus, turn: Turn) -> TurnReview:
    best = _best(game, turn.roll)
    reached, most = turn.reading.total, max(best.score, turn.reading.total)
    share = round(max(0, reached) / most, 3) if most > 0 else 1.0
    placed = plan(best.rows, turn.roll)
    return TurnReview(
        turn.round, turn.seat, turn.roll, reached, most, max(best.bound, most), share, placed, best.across, best.down
    )


def _best(game: Rebus, roll: str) -> Solution:
    words, settings, values = game.referee.words, game.settings, game.referee.values
    key = (words.hash, roll, settings.islands, settings.shortest, *values.values())
    if key not in _known:
        looks = count()
        if len(_known) >= KEPT:
            _known.clear()
        _known[key] = best_layout(
            words,
            roll,
            values,
            islands=settings.islands,
            shortest=settings.shortest,
            enough=lambda: next(looks) >= LOOKS,
        )
    return _known[key]


_known: dict[tuple[object, ...], Solution] = {}
"""Solved rolls: a review is asked for again after every turn, and only the newest turn should cost time."""
