"""Views as frames: what each seat may see of a moment, and nothing else (COM-03)."""

from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Raw, Struct

from parlour.core import Logged, Move, Result, Seat
from parlour.server import wire
from parlour.server.outbox import frame_of
from parlour.server.play import Scene
from parlour.server.records import TableRecord


class Shown(Struct, frozen=True):
    """A moment that is stored: nobody sees anything newer."""

    record: TableRecord
    scene: Scene | None
    seq: int

    @classmethod
    def of(cls, record: TableRecord, scene: Scene | None) -> "Shown":
        return cls(record, scene, record.base + (scene.told if scene else 0))


def raw(value: Any) -> Any:
    """A part of a message, encoded once for everyone who gets it."""
    return Raw(wire.encode(value))


class Frames:
    """One moment of a room, as the frame of whoever asks for it. `shared`: fields that are the same for all."""

    def __init__(self, shown: Shown, **shared: Any) -> None:
        self._shown = shown
        self._shared = shared
        self._made: dict[tuple[Seat | None, bool], bytes] = {}

    def of(self, seat: Seat | None, is_host: bool) -> bytes:
        frame = self._made.get((seat, is_host))
        if frame is None:
            frame = self._made[seat, is_host] = frame_of(self._view(seat, is_host))
        return frame

    def _view(self, seat: Seat | None, is_host: bool) -> wire.View:
        record, scene = self._shown.record, self._shown.scene
        return wire.View(
            seq=self._shown.seq,
            view=None if scene is None else scene.game.view(scene.state, seat),
            asks=tags(() if scene is None or seat is None else scene.wait.asks.get(seat, ())),
            until=scene.wait.until if scene else None,
            you=seat,
            host=is_host,
            status=record.status,
            paused=record.paused,
            result=_result(scene.result if scene else None),
            code=record.code,
            game=record.game,
            number=record.number,
            language=record.language,
            size=record.size,
            **self._shared,
        )


def seat_views(record: TableRecord, connected: set[Seat]) -> list[wire.SeatView]:
    return [
        wire.SeatView(one.name, one.bot, one.host, seat in connected or one.bot is not None, one.left)
        for seat, one in enumerate(record.seats)
    ]


def events_raw(lines: list[Logged]) -> Raw:
    return Raw(wire.encode([event for line in lines for event in line.events]))


def events_since(shown: Shown, seq: int) -> Raw:
    if shown.scene is None:
        return events_raw([])
    unseen = shown.scene.public[max(0, seq - shown.record.base) : shown.scene.told]
    return events_raw([shown.scene.log[n] for n in unseen])


def looks_alike(before: Shown, after: Shown, seat: Seat | None) -> bool:
    """Can this seat tell the two moments apart? Where not, it is sent nothing: a message would tell by itself."""
    one, other = before.scene, after.scene
    if one is None or other is None or before.record is not after.record or before.seq != after.seq:
        return False
    asks = seat is None or one.wait.asks.get(seat) == other.wait.asks.get(seat)
    same = asks and one.wait.until == other.wait.until and one.result == other.result
    return same and bool(one.game.view(one.state, seat) == other.game.view(other.state, seat))


@lru_cache(maxsize=512)
def tags(asks: tuple[type[Move], ...]) -> Any:
    """Kinds of move by their names on the wire."""
    return raw([_tag(kind) for kind in asks])


def _tag(kind: type[Any]) -> str:
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    return str(info.tag)


def _result(result: Result | None) -> wire.ResultView | None:
    return None if result is None else wire.ResultView(result.winners, result.scores)
