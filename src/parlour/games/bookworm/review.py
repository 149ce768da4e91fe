"""After a game: for each turn what could have been said and taken, and for each round how the dice moved."""

from collections.abc import Sequence

from msgspec import Struct

from parlour.core import Logged, Seat, Table
from parlour.games.bookworm.events import CategoryChanged, Failed, RoundEnded, RoundScore, TakenBack, Took
from parlour.games.bookworm.game import Bookworm
from parlour.games.bookworm.model import Naming
from parlour.games.bookworm.solver import Option, could_say

SHOWN = 3


class TurnReview(Struct, frozen=True):
    """One turn: the word and its die (None: the seat failed or changed the category), and what was best."""

    round: int
    seat: Seat
    word: str | None
    die: int | None
    source: Seat | None
    value: float | None
    best: tuple[Option, ...]


class RoundReview(Struct, frozen=True):
    """A round: its score, its turns, and the way of each die from hand to hand (the display is None)."""

    score: RoundScore
    turns: tuple[TurnReview, ...]
    ways: tuple[tuple[int, tuple[Seat | None, ...]], ...]


def review(game: Bookworm, log: Sequence[Logged], seats: int) -> tuple[RoundReview, ...]:
    """All rounds that are over, also of a game that is not: nothing in it is a secret."""
    table = Table(game, seats)
    turns: list[TurnReview] = []
    found: list[RoundReview] = []
    for line in log:
        before = table.state
        table._feed(line.what, line.at)
        for event in line.events:
            match event:
                case Took() | Failed() | CategoryChanged() if isinstance(before.phase, Naming):
                    turns.append(_turn(game, before, event))
                case TakenBack():
                    turns.pop()
                case RoundEnded(score=score):
                    found.append(RoundReview(score, tuple(turns), _ways(turns)))
                    turns = []
                case _:
                    pass
    return tuple(found)


def _turn(game: Bookworm, before: object, event: Took | Failed | CategoryChanged) -> TurnReview:
    state = before
    assert isinstance(state, game.State)
    seat = event.spoken.seat if isinstance(event, Took) else event.seat
    every = could_say(game.box, state, game.view(state, seat), seat)
    if not isinstance(event, Took):
        return TurnReview(state.round, seat, None, None, None, None, every[:SHOWN])
    spoken = event.spoken
    value = next((option.value for option in every if option.die == spoken.die), None)
    return TurnReview(state.round, seat, spoken.word, spoken.die, spoken.source, value, every[:SHOWN])


def _ways(turns: Sequence[TurnReview]) -> tuple[tuple[int, tuple[Seat | None, ...]], ...]:
    dice = sorted({turn.die for turn in turns if turn.die is not None})
    return tuple((die, (None, *(turn.seat for turn in turns if turn.die == die))) for die in dice)
