"""What a room shows to those around it: the newest moment that is stored, to each as they may see it."""

from collections import deque
from collections.abc import Callable, Iterable

from parlour.core import Entry, Logged, Millis, Seat
from parlour.server import wire
from parlour.server.crowd import Crowd
from parlour.server.metrics import Metrics
from parlour.server.outbox import Connection
from parlour.server.showing import (
    Frames,
    Shown,
    Words,
    events_raw,
    lines_since,
    looks_alike,
    raw,
    result_view,
    seat_views,
)
from parlour.server.wall import wall_now

FAIR = 8
"""Inputs whose timing everyone may look at: the latest."""


class Face:
    """Parts of a view that are the same for all are encoded once."""

    def __init__(self, shown: Shown, crowd: Crowd, time: Callable[[], Millis], entry: Entry, metrics: Metrics) -> None:
        self.shown = shown
        self._entry = entry
        self._crowd = crowd
        self._time = time
        self._metrics = metrics
        self._fair: deque[wire.Fair] = deque(maxlen=FAIR)
        self._fair_raw = self._settings = self._seats = raw([])
        self._describe()

    def turn(self, shown: Shown, lines: list[Logged], fair: Iterable[wire.Fair]) -> None:
        """A newer moment is stored: everyone sees it."""
        before, self.shown = self.shown, shown
        if fair := list(fair):
            self._fair.extend(fair)
            self._fair_raw = raw(list(self._fair))
        if shown.record is not before.record:
            self._describe()
        frames = self._frames(lines)
        blind = {seat for seat in self._seated() if looks_alike(before, shown, seat)} if before.seq == shown.seq else ()
        self._show(frames, before.seq, [connection for connection in self._crowd if connection.seat not in blind])

    def refresh(self, but: Connection | None = None) -> None:
        """Who is here changed."""
        self._describe()
        self._show(self._frames([]), self.shown.seq, [one for one in self._crowd if one is not but])

    def catch_up(self, connection: Connection) -> None:
        """The newest view, with all the events that this connection has not seen."""
        self._post(connection, self._frames(lines_since(self.shown, connection.seq)))

    def _describe(self) -> None:
        record = self.shown.record
        self._seats = raw(seat_views(record, self._crowd.connected))
        self._settings = raw(record.settings)

    def _seated(self) -> set[Seat | None]:
        return {connection.seat for connection in self._crowd}

    def _show(self, frames: Frames, seq: int, to: list[Connection]) -> None:
        for connection in to:
            if connection.seq < seq or not connection.is_clear:
                connection.fall_behind()
            else:
                self._post(connection, frames)

    def _post(self, connection: Connection, frames: Frames) -> None:
        connection.seq = self.shown.seq
        connection.post(frames.of(connection.seat, connection.is_host, connection.plain))
        self._metrics.views += 1

    def _frames(self, lines: list[Logged]) -> Frames:
        record, scene = self.shown.record, self.shown.scene
        common = wire.Common(
            seq=self.shown.seq,
            at=self._time(),
            now=wall_now(),
            events=events_raw(lines),
            until=scene.wait.until if scene else None,
            span=scene.wait.span if scene else None,
            seats=self._seats,
            status=record.status,
            paused=record.paused,
            result=result_view(scene.result if scene else None),
            fair=self._fair_raw,
            code=record.code,
            game=record.game,
            number=record.number,
            language=record.language,
            size=record.size,
            settings=self._settings,
            spectators=self._crowd.spectators,
        )
        return Frames(scene, common, Words(self._entry, [sitter.name for sitter in record.seats], lines))
