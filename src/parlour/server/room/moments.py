"""Moments of a table, as values: what may be shown, and what two of them look like to a seat."""

from typing import Any

from msgspec import Struct

from parlour.core import AnyGame, Logged, Result, Seat, Wait
from parlour.server import wire
from parlour.server.storage.records import TableRecord


class Scene(Struct, frozen=True):
    """A moment of a game, as a value: what views are made of."""

    game: AnyGame
    log: list[Logged]
    """The table's own, which only grows: the first `lines` of it belong to this moment."""
    lines: int
    public: list[int]
    """The lines that led to events, by number; it grows with the log. Only these are counted where others can see it:
    a line without an event is its seat's own business, and so is that there was one (COM-03, LON-08)."""
    told: int
    """How many of them belong to this moment."""
    draws: int
    moment: str
    """The round or the question that a move answers (COM-11)."""
    state: Any
    wait: Wait
    late: frozenset[Seat]
    """Whose turn passed without a move of theirs."""
    result: Result | None


class Shown(Struct, frozen=True):
    """A moment that is stored: nobody sees anything newer."""

    record: TableRecord
    scene: Scene | None
    seq: int
    notice: wire.Notice | None
    late: frozenset[Seat]

    @classmethod
    def of(cls, record: TableRecord, scene: Scene | None, notice: wire.Notice | None) -> "Shown":
        if scene is None:
            return cls(record, None, record.base, notice, frozenset())
        return cls(record, scene, record.base + scene.told, notice, frozenset() if scene.wait.is_over else scene.late)

    @property
    def on(self) -> str | None:
        """What a move answers now, by a name that no other game of this table has (COM-11)."""
        return None if self.scene is None else f"{self.record.number}:{self.scene.moment}"

    def lines_since(self, seq: int) -> list[Logged]:
        """What a connection that saw `seq` last has not been told."""
        if self.scene is None:
            return []
        unseen = self.scene.public[max(0, seq - self.record.base) : self.scene.told]
        return [self.scene.log[n] for n in unseen]

    def looks_like(self, before: "Shown", seat: Seat | None) -> bool:
        """Can this seat tell the two moments apart? Where not, it is sent nothing: a message would tell by itself."""
        one, other = before.scene, self.scene
        if one is None or other is None or before.record is not self.record or before.seq != self.seq:
            return False
        asks = seat is None or one.wait.asks.get(seat) == other.wait.asks.get(seat)
        until = one.wait.until_for(seat) == other.wait.until_for(seat)
        same = asks and until and one.moment == other.moment and one.result == other.result
        same = same and one.wait.chance == other.wait.chance
        return same and bool(one.game.view(one.state, seat) == other.game.view(other.state, seat))
