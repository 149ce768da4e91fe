"""The review of a turn: the best layout the solver finds, and the share of its points that was reached (REB-18)."""

from msgspec import Struct

from parlour.core import Seat
from parlour.core.table import game_of
from parlour.games.rebus.analysis import Everyday, Laid, RebusTable, everyday, familiar, laid, turns_of
from parlour.games.rebus.components.layout import Placed
from parlour.games.rebus.game import Rebus
from parlour.games.rebus.model import Turn
from parlour.games.rebus.solver import plan


class TurnReview(Struct, frozen=True):
    round: int
    seat: Seat
    roll: str
    reached: int
    words: tuple[Laid, ...]
    """The words that counted."""
    best: int
    bound: int
    """No layout of familiar words scores more."""
    share: float
    placed: tuple[Placed, ...]
    """The best layout of familiar words, as dice on the board."""
    across: tuple[str, ...]
    down: tuple[str, ...]
    everyday: Everyday


def review(story: RebusTable) -> tuple[TurnReview, ...]:
    """Review all scored turns, also of a game that is not over.

    Each turn gets an equal share of the time. If it is not enough for a proof, `bound` is greater than `best`.
    """
    game, turns = game_of(story, Rebus), turns_of(story.log)
    return tuple(_reviewed(game, turn, until=n / len(turns)) for n, turn in enumerate(turns, 1))


def _reviewed(game: Rebus, turn: Turn, until: float) -> TurnReview:
    best = familiar(game, turn.roll, until)
    common = everyday(game, turn.roll, until)
    reached, most = turn.reading.total, max(best.score, turn.reading.total)
    share = round(max(0, reached) / most, 3) if most > 0 else 1.0
    placed, bound = plan(best.rows, turn.roll), max(best.bound, most)
    own = (turn.round, turn.seat, turn.roll, reached, laid(turn))
    return TurnReview(*own, most, bound, share, placed, best.across, best.down, common)
