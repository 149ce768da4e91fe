"""The end of a game: its last phase, and who has won."""

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from parlour.core.court.events import GameEnded
from parlour.core.game import Phase, S, Seat, Step


class Over(Phase, frozen=True):
    winners: tuple[Seat, ...]


def end_game(state: S, winners: tuple[Seat, ...]) -> Step[S]:
    """Return the state in its last phase, and the event that names the winners."""
    return replace(state, phase=Over(winners)), (GameEnded(winners),)


def highest(scores: Sequence[int], seats: Collection[Seat]) -> tuple[Seat, ...]:
    """Return those of `seats` with the highest score. A tie is shared."""
    best = max((scores[seat] for seat in seats), default=0)
    return tuple(seat for seat in seats if scores[seat] == best)
