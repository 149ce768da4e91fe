"""Moments of a table as values: what may be shown, and whether two look the same to a seat."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from parlour.core import AnyGame, Logged, Result, Seat, Wait
from parlour.server import wire
from parlour.server.room.host.powers import without_going_on
from parlour.server.storage.records import TableRecord


class Scene(Struct, frozen=True):
    """A moment of a game, of which views are made."""

    game: AnyGame
    log: list[Logged]
    """The table's own log, which only grows. Its first `lines` belong to this moment."""
    lines: int
    public: list[int]
    """The numbers of the lines that led to events; it grows with the log. Lines without an event are their seat's
    secret, so others can't see that there were any (COM-03, LON-08)."""
    shown: int
    """How many public lines belong to this moment."""
    draws: int
    moment: str
    """The round or question that a move answers (COM-11)."""
    state: Any
    wait: Wait
    late: frozenset[Seat]
    """Seats whose turn passed without a move."""
    result: Result | None


class Shown(Struct, frozen=True):
    """A stored moment. Nobody sees anything newer."""

    record: TableRecord
    scene: Scene | None
    seq: int
    notice: wire.Notice | None
    late: frozenset[Seat]

    @classmethod
    def of(cls, record: TableRecord, scene: Scene | None, notice: wire.Notice | None) -> "Shown":
        if scene is None:
            return cls(record, None, record.base, notice, frozenset())
        if record.waits:
            scene = replace(scene, wait=without_going_on(record, scene.wait))
        return cls(record, scene, record.base + scene.shown, notice, frozenset() if scene.wait.is_over else scene.late)

    @property
    def on(self) -> str | None:
        """What a move answers now, by a name that is unique at this table (COM-11)."""
        return None if self.scene is None else f"{self.record.number}:{self.scene.moment}"

    def lines_since(self, seq: int) -> list[Logged]:
        """The public lines after `seq`."""
        if self.scene is None:
            return []
        unseen = self.scene.public[max(0, seq - self.record.base) : self.scene.shown]
        return [self.scene.log[n] for n in unseen]

    def looks_like(self, before: "Shown", seat: Seat | None) -> bool:
        """Whether the two moments look the same to a seat. Then nothing is sent, because a message alone would reveal
        something."""
        one, other = before.scene, self.scene
        if one is None or other is None or before.record is not self.record or before.seq != self.seq:
            return False
        asks = seat is None or one.wait.asks.get(seat) == other.wait.asks.get(seat)
        until = one.wait.until_for(seat) == other.wait.until_for(seat)
        same = asks and until and one.moment == other.moment and one.result == other.result
        same = same and one.wait.chance == other.wait.chance
        return same and bool(one.game.view(one.state, seat) == other.game.view(other.state, seat))
