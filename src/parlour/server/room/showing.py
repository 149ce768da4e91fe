"""What a room shows: the newest stored moment, to each person as they may see it."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from parlour.core import Entry, Logged, Millis
from parlour.core.extras.highlights import Highlights
from parlour.core.sights import Sight
from parlour.server import wire
from parlour.server.live.connection import Connection
from parlour.server.room import screens
from parlour.server.room.evening import ceremony, finest
from parlour.server.room.evening.evening import Rematch
from parlour.server.room.moments import Shown
from parlour.server.room.people.casting import lacks_of
from parlour.server.room.people.crowd import Crowd
from parlour.server.room.play import rolling_of
from parlour.server.room.services import Services
from parlour.server.room.views import Frames, Words, seat_views
from parlour.server.wall_clock import wall_now

CROWDED, TELL_SECONDS = 20, 0.25
NOTHING = wire.raw({})
NO_HIGHLIGHTS = Highlights()
TAG = b'{"t":"view",'
FAIR = 8
"""How many of the latest inputs show their timing."""


class Showing:
    """Makes views. Parts that are the same for all are encoded once."""

    def __init__(
        self, shown: Shown, crowd: Crowd, services: Services, rematch: Rematch, *, now: Callable[[], Millis]
    ) -> None:
        """`now`: the table's time."""
        self.shown = shown
        self._crowd, self._rematch, self._now = crowd, rematch, now
        self._games, self._metrics = services.games, services.metrics
        self._basis: Sight | None = None
        """What was shown last, to everybody who has kept up."""
        self._fair: deque[wire.Fair] = deque(maxlen=FAIR)
        self._set: dict[str, Any] | None = None
        self._settings = NOTHING
        self._is_telling = False
        self._describe()

    @property
    def _entry(self) -> Entry:
        return self._games.entry(self.shown.record.game)

    def turn(self, shown: Shown, lines: list[Logged], fair: list[wire.Fair]) -> None:
        """Show a newer moment to everybody."""
        before, self.shown = self.shown, shown
        self._fair.extend(fair)
        if shown.record is not before.record or shown.notice != before.notice or shown.late != before.late:
            self._describe()
        if shown.record.seats is not before.record.seats:
            self._basis = None  # people may have other seats now
        to, basis = list(self._crowd), self._basis
        unmoved: list[Connection] = []
        if before.seq == shown.seq:
            blind = {seat for seat in {one.who.seat for one in to} if shown.looks_like(before, seat)}
            unmoved = [one for one in to if one.who.seat in blind]
            to = [one for one in to if one.who.seat not in blind]
        self._show(self._frames(lines, fair), before.seq, to)
        for one in unmoved:
            if one.basis is basis is not None:
                one.basis = self._basis  # nothing differs for them

    def refresh(self, but: Connection | None = None) -> None:
        """Show who is here. In a crowd, changes within a moment are shown together: a hundred views for each of a
        hundred visitors would hold up every other room."""
        self._describe()
        if len(self._crowd) <= CROWDED:
            self._tell(but)
        elif not self._is_telling:
            self._is_telling = True
            asyncio.get_running_loop().call_later(TELL_SECONDS, self._tell, None)

    def _tell(self, but: Connection | None) -> None:
        self._is_telling = False
        if others := [one for one in self._crowd if one is not but]:
            self._show(self._frames([], []), self.shown.seq, others)

    def catch_up(self, connection: Connection) -> None:
        """Send the newest view with all events that this connection has not seen."""
        self._post(connection, self._frames(self.shown.lines_since(connection.seq), list(self._fair)))

    def _describe(self) -> None:
        record = self.shown.record
        if record.settings is not self._set:
            self._set, self._settings = record.settings, wire.raw(record.settings)
        around = wire.Around(
            seats=seat_views(record, self._crowd.connected, self._entry, self.shown.late, self._rematch.ready),
            lacks=lacks_of(record, self._entry),
            waiting=[sitter.name for sitter in record.waiting],
            pace=record.pace,
            status=record.status,
            paused=record.paused,
            paused_by=record.stage.paused_by,
            tour=record.stage.is_tour,
            club=record.club is not None,
            waits=record.waits,
            code=record.code,
            game=record.game,
            number=record.number,
            language=record.language,
            size=record.size,
            spectators=self._crowd.spectators,
            **screens.view_of(record, self._crowd),
            notice=self.shown.notice,
            asked=record.asked,
            open_until=record.evening.open_until,
            starts=self._rematch.starts,
            ceremony=ceremony.view_of(record),
            finest=finest.view_of(record),
            highlights=record.evening.highlights if record.status == "over" else NO_HIGHLIGHTS,
            guide=record.evening.guide,
        )
        self._around = wire.encode(around).removeprefix(TAG)

    def _show(self, frames: Frames, seq: int, to: list[Connection]) -> None:
        for connection in to:
            if connection.seq < seq or connection.behind_since is not None or not connection.outbox.is_clear():
                connection.fall_behind()
            else:
                self._post(connection, frames)
        self._basis = frames.basis

    def _post(self, connection: Connection, frames: Frames) -> None:
        who, frame = connection.who, None
        if connection.basis is frames.before is not None and who.takes_changes and connection.settings is self._set:
            frame = frames.change(who.seat, who.is_host)
        if frame is None:
            settings = None if connection.settings is self._set else self._settings
            frame, connection.settings = frames.of(who.seat, who.is_host, who.plain, settings), self._set
        connection.seq, connection.basis = self.shown.seq, frames.basis
        connection.outbox.post(frame)
        self._metrics.views += 1

    def _frames(self, lines: list[Logged], fair: list[wire.Fair]) -> Frames:
        scene = self.shown.scene
        result = None if scene is None else scene.result
        now = {
            "seq": self.shown.seq,
            "at": self._now(),
            "now": wall_now(),
            "events": [event for line in lines for event in line.events],
            "on": self.shown.on,
            "result": result and wire.ResultView(result.winners, result.scores),
            "fair": fair,
        }
        return Frames(
            scene,
            wire.encode(now)[1:-1],
            self._around,
            Words(self._entry, self.shown.record.seats, lines),
            rolling_of(self.shown.record, scene.wait if scene else None),
            self._basis,
        )
