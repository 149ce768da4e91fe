"""Bookworm's score, computed from the events alone: a second referee."""

from parlour.core import Event, Seat
from parlour.core.court.events import SeatLeft
from parlour.games.bookworm import SPECIAL, Face
from parlour.games.bookworm.model.events import (
    CategoryChanged,
    DiceRolled,
    Failed,
    RoundEnded,
    SideTurned,
    Spoken,
    SwapAsked,
    SwapRefused,
    TakenBack,
    Took,
)


class Oracle:
    """It tracks each die and each Bookworm card, and uses none of the game's own code."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.totals = [0] * seats
        self._clear()

    def _clear(self) -> None:
        self.faces: tuple[Face, ...] = ()
        self.side: str | None = None
        self.taken: list[tuple[Spoken, bool]] = []
        self.changed_by: Seat | None = None
        self.failed: Seat | None = None
        self.swapper: Seat | None = None

    def hear(self, event: Event) -> None:
        match event:
            case DiceRolled(faces=faces, side=side):
                self._clear()
                self.faces, self.side = faces, side
            case SideTurned(side=side):
                self.side = side
            case Took(spoken=spoken, special_too=special_too):
                if self.swapper is not None:
                    self.taken.pop()
                self.swapper = None
                self.taken.append((spoken, special_too))
            case TakenBack():
                self.taken.pop()
            case SwapAsked(seat=seat):
                self.swapper = seat
            case SwapRefused():
                self.swapper = None
            case SeatLeft(seat=seat) if seat == self.swapper:
                self.swapper = None
            case CategoryChanged(seat=seat):
                self.changed_by = seat
            case Failed(seat=seat):
                self.failed = seat
            case RoundEnded(score=score, totals=totals):
                points = self.points()
                assert list(score.points) == points
                self.totals = [total + gained for total, gained in zip(self.totals, points, strict=True)]
                assert list(totals) == self.totals
            case _:
                pass

    def holders(self) -> dict[int, Seat]:
        """Every die that is not in the display, with its owner."""
        found = {} if self.changed_by is None else {SPECIAL: self.changed_by}
        for spoken, special_too in self.taken:
            assert found.get(spoken.die) == spoken.source
            found[spoken.die] = spoken.seat
            if special_too:
                found[SPECIAL] = spoken.seat
        return found

    def worms(self) -> list[int]:
        return [sum(spoken.source == seat for spoken, _ in self.taken) for seat in range(self.seats)]

    def points(self) -> list[int]:
        points = self.worms()
        holders = self.holders()
        for die, seat in holders.items():
            points[seat] += self._special(seat, holders) if die == SPECIAL else self.faces[die].dots
        if self.failed is not None:
            points[self.failed] -= 2
        return points

    def _special(self, seat: Seat, holders: dict[int, Seat]) -> int:
        alone = list(holders.values()).count(seat) == 1
        return {"last-die": 2, "n-o-t": -2 if alone else 2}.get(self.side or "", 0)
