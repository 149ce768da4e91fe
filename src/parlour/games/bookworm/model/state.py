"""The state: the dice and cards, the words, and the scores."""

from msgspec import Struct

from parlour.core import Event, Millis, Seat
from parlour.games.bookworm.components import Face, Side
from parlour.games.bookworm.model.events import HouseAnswer, RoundScore, Spoken
from parlour.games.bookworm.model.spread import Choosing, Phases, Spread


class Last(Struct, frozen=True):
    """The word that may still be doubted, or taken with another die: the state before it."""

    spoken: Spoken
    before: Spread
    left: Millis
    """Time that its speaker still had."""
    doubt_until: Millis
    may_doubt: bool = True
    may_swap: bool = True


class State(Struct, frozen=True):
    spread: Spread
    left: tuple[int, ...]
    """Category cards in the deck."""
    phase: Phases = Choosing()
    out: tuple[int, ...] = ()
    """Category cards that left the game."""
    card: int | None = None
    line: int | None = None
    round: int = 0
    bookworm: Seat = 0
    faces: tuple[Face, ...] = ()
    side: Side | None = None
    said: tuple[Spoken, ...] = ()
    """Words that stand, in this round."""
    refused: tuple[str, ...] = ()
    """Words that were voted down in this round."""
    last: Last | None = None
    house: tuple[HouseAnswer, ...] = ()
    """The last one may be open."""
    sheet: tuple[RoundScore, ...] = ()
    silent: int = 0
    """Until tomorrow: how many days in a row nobody did anything (COM-21). By older rules, rounds without a word."""
    gone: tuple[Seat, ...] = ()

    @property
    def seats(self) -> int:
        return len(self.spread.worms)

    @property
    def is_solo(self) -> bool:
        """Whether one person plays, without doubts and other turns (BKW-34)."""
        return self.seats == 1

    @property
    def kept(self) -> tuple[HouseAnswer, ...]:
        """The house answers that both players agreed on."""
        return tuple(one for one in self.house if one.is_kept)

    @property
    def present(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(self.seats) if seat not in self.gone)

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(sum(score.points[seat] for score in self.sheet) for seat in range(self.seats))

    def after(self, seat: Seat) -> Seat:
        """The next seat to the left that is still in the game."""
        order = ((seat + step) % self.seats for step in range(1, self.seats + 1))
        return next(other for other in order if other not in self.gone)


Step = tuple[State, tuple[Event, ...]]
