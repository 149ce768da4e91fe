"""Views as frames: what each seat may see of a room, and nothing else (COM-03)."""

from collections import deque
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Raw, Struct

from parlour.core import Logged, Millis, Move, Result, Seat
from parlour.server import wire
from parlour.server.play import Scene
from parlour.server.records import TableRecord

NOTHING = Raw(b"[]")
FAIR = 12
"""Numbers behind the latest inputs that everyone may look at."""


class Shown(Struct, frozen=True):
    """The newest moment that is stored: nobody sees anything newer."""

    record: TableRecord
    scene: Scene | None

    @property
    def seq(self) -> int:
        return self.record.base + (self.scene.lines if self.scene else 0)


class Face:
    """Makes the frames of one room. Parts that are the same for all are encoded once."""

    def __init__(self) -> None:
        self.fair: deque[wire.Fair] = deque(maxlen=FAIR)
        self._settings: tuple[dict[str, Any], Raw] = ({}, Raw(b"{}"))

    def frames(
        self,
        shown: Shown,
        seats: Raw,
        spectators: int,
        at: Millis,
        now: int,
        events: Raw,
    ) -> "Frames":
        return Frames(self, shown, seats, spectators, at, now, events)

    def settings(self, record: TableRecord) -> Raw:
        known, raw = self._settings
        if known is not record.settings:
            raw = Raw(wire.encode(record.settings))
            self._settings = (record.settings, raw)
        return raw


class Frames:
    """One moment of a room, as the frame of whoever asks for it."""

    def __init__(
        self,
        face: Face,
        shown: Shown,
        seats: Raw,
        spectators: int,
        at: Millis,
        now: int,
        events: Raw,
    ) -> None:
        self._face, self._shown = face, shown
        self._seats, self._spectators, self._at, self._now, self._events = seats, spectators, at, now, events
        self._made: dict[tuple[Seat | None, bool], bytes] = {}

    def of(self, seat: Seat | None, is_host: bool) -> bytes:
        frame = self._made.get((seat, is_host))
        if frame is None:
            frame = self._made[seat, is_host] = self._make(seat, is_host)
        return frame

    def _make(self, seat: Seat | None, is_host: bool) -> bytes:
        record, scene = self._shown.record, self._shown.scene
        asks: tuple[type[Move], ...] = ()
        if scene is not None and seat is not None:
            asks = scene.wait.asks.get(seat, ())
        return wire.encode(
            wire.View(
                seq=self._shown.seq,
                at=self._at,
                now=self._now,
                view=self._view(seat),
                events=self._events,
                asks=tags(asks),
                until=scene.wait.until if scene else None,
                seats=self._seats,
                you=seat,
                host=is_host,
                status=record.status,
                paused=record.paused,
                result=_result(scene.result if scene else None),
                fair=list(self._face.fair),
                code=record.code,
                game=record.game,
                number=record.number,
                language=record.language,
                size=record.size,
                settings=self._face.settings(record),
                spectators=self._spectators,
            )
        )

    def _view(self, seat: Seat | None) -> Raw | None:
        scene = self._shown.scene
        return None if scene is None else Raw(wire.encode(scene.game.view(scene.state, seat)))


def seats_raw(record: TableRecord, connected: set[Seat]) -> Raw:
    return Raw(wire.encode(seat_views(record, connected)))


def seat_views(record: TableRecord, connected: set[Seat]) -> list[wire.SeatView]:
    return [
        wire.SeatView(one.name, one.bot, one.host, seat in connected or one.bot is not None, one.left)
        for seat, one in enumerate(record.seats)
    ]


def events_raw(lines: list[Logged]) -> Raw:
    events = [event for line in lines for event in line.events]
    return Raw(wire.encode(events)) if events else NOTHING


@lru_cache(maxsize=512)
def tags(asks: tuple[type[Move], ...]) -> Raw:
    """Kinds of move by their names on the wire."""
    return Raw(wire.encode([tag_of(kind) for kind in asks]))


def tag_of(kind: type[Any]) -> str:
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    return str(info.tag)


def _result(result: Result | None) -> wire.ResultView | None:
    return None if result is None else wire.ResultView(result.winners, result.scores)
