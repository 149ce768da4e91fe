"""What a seat may see: its own word, and which of the others have one."""

from msgspec import Struct

from parlour.core import Seat

from .model import RoundEnded, Settings, State


class View(Struct, frozen=True):
    you: Seat | None
    round: int
    rounds: int
    low: str
    high: str
    scores: tuple[int, ...]
    opened: tuple[Seat, ...]
    last: RoundEnded | None
    """All words of the last round, and which were nearest."""
    word: str
    """Your own of this round."""
    leaf: str
    """Empty until the game is over."""
    winners: tuple[Seat, ...]


def view(settings: Settings, state: State, seat: Seat | None) -> View:
    opened = tuple(other for other, word in enumerate(state.words) if word)
    word = "" if seat is None else state.words[seat]
    leaf = state.leaf if state.winners else ""
    public = (state.round, settings.rounds, state.low, state.high, state.scores)
    return View(seat, *public, opened, state.last, word, leaf, state.winners)
