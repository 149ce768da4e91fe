"""What a room shows: the newest stored moment, to each person as they may see it."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from parlour.core import Event, Logged, Millis
from parlour.core.extras.highlights import Highlights
from parlour.core.sights import Sight
from parlour.server import wire
from parlour.server.live.connection import Connection
from parlour.server.live.outbox import CLEAR_BYTES
from parlour.server.room import screens
from parlour.server.room.evening import ceremony, finest
from parlour.server.room.evening.evening import Rematch
from parlour.server.room.host.powers import NONE, hosts_of, rulings_of_hosts
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


class News(Struct, frozen=True):
    """What a view and a change both say of a moment; see `wire.View`."""

    seq: int
    at: Millis
    now: int
    events: list[Event]
    on: str | None
    result: wire.ResultView | None
    fair: list[wire.Fair]


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
        """What was shown last, to everybody who has kept up, knows the settings and takes changes."""
        self._fair: deque[wire.Fair] = deque(maxlen=FAIR)
        self._set: dict[str, Any] | None = None
        self._settings = NOTHING
        self._is_telling = False
        self._describe()

    def turn(self, shown: Shown, lines: list[Logged], fair: list[wire.Fair]) -> None:
        """Show a newer moment to everybody."""
        before, self.shown = self.shown, shown
        self._fair.extend(fair)
        if shown.record is not before.record or shown.notice != before.notice or shown.late != before.late:
            self._describe()
        if shown.record.seats is not before.record.seats:
            self._basis = None  # people may have other seats now
        frames, basis = self._frames(lines, fair), self._basis
        if before.seq != shown.seq:
            self._show(frames, before.seq, self._crowd.everybody())
            return
        to = self._crowd.everybody()
        blind = {seat for seat in {one.who.seat for one in to} if shown.looks_like(before, seat)}
        self._show(frames, before.seq, [one for one in to if one.who.seat not in blind])
        for one in to:
            if one.who.seat in blind and one.basis is basis is not None:
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
        self._entry, self._hosts = self._games.entry(record.game), hosts_of(record.seats)
        if record.settings is not self._set:
            self._set, self._settings, self._basis = record.settings, wire.raw(record.settings), None
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
        """`seq`: what everybody has seen who kept up."""
        before, basis, new_seq, in_step = frames.before, frames.basis, self.shown.seq, 0
        for connection in to:
            change = None
            if before is not None and connection.basis is before:
                change = frames.change(connection.who.seat, connection.who.is_host)
            elif connection.seq < seq or connection.behind_since is not None:
                connection.fall_behind()
                continue
            if change is None:
                self._post(connection, frames)
            elif connection.outbox.offer(change, CLEAR_BYTES):
                connection.seq, connection.basis = new_seq, basis
                in_step += 1
            else:
                connection.fall_behind()
        self._metrics.views += in_step
        self._basis = basis

    def _post(self, connection: Connection, frames: Frames) -> None:
        """Send the whole view."""
        who = connection.who
        settings = None if connection.settings is self._set else self._settings
        if connection.outbox.offer(frames.of(who.seat, who.is_host, who.plain, settings), CLEAR_BYTES):
            connection.seq, connection.settings = self.shown.seq, self._set
            connection.basis = frames.basis if who.takes_changes else None
            self._metrics.views += 1
        else:
            connection.fall_behind()

    def _frames(self, lines: list[Logged], fair: list[wire.Fair]) -> Frames:
        shown = self.shown
        record, scene = shown.record, shown.scene
        result = None if scene is None else scene.result
        ended = None if result is None else wire.ResultView(result.winners, result.scores)
        events = [event for line in lines for event in line.events]
        news = News(shown.seq, self._now(), wall_now(), events, shown.on, ended, fair)
        return Frames(
            scene,
            wire.encode(news)[1:-1],
            self._around,
            Words(self._entry, record.seats, lines),
            NONE if scene is None else rulings_of_hosts(self._entry, scene.wait, self._hosts),
            rolling_of(record, None if scene is None else scene.wait),
            self._basis,
        )
