"""Time passes at a table: when its clock runs and how fast, what falls due, and that it is still used."""

from collections.abc import Iterable
from typing import Protocol

from msgspec.structs import replace

from parlour.core import Millis, Seat
from parlour.server import wire
from parlour.server.room import later
from parlour.server.room.bots import Bots
from parlour.server.room.clock import Clock
from parlour.server.room.crowd import Crowd
from parlour.server.room.moments import Shown
from parlour.server.room.pace import pace_of
from parlour.server.room.play import Offer, Play, Settled
from parlour.server.room.services import Services
from parlour.server.room.timer import Timer
from parlour.server.storage.records import TableRecord
from parlour.server.wall_clock import wall_now

USE_MS = 3_600_000
STOPPED = ("outdated", "damaged")
"""Notices of games that can't go on."""


class Timed(Protocol):
    """What of a room is needed here."""

    record: TableRecord
    crowd: Crowd
    clock: Clock
    play: Play | None
    notice: wire.Notice | None
    is_parting: bool

    @property
    def shown(self) -> Shown: ...
    def stir(self) -> None: ...


class RoomTime:
    __slots__ = ("_around", "_bots", "_room", "_timer")

    def __init__(self, room: Timed, bots: Bots, around: Services) -> None:
        self._room, self._bots, self._around = room, bots, around
        self._timer = Timer(room.stir)

    def run(self) -> None:
        """Time runs while a game is played, nobody paused it and somebody is here; by the calendar, whoever is here
        (COM-18)."""
        room, record = self._room, self._room.record
        is_played = record.status == "playing" and not record.paused and not room.is_parting
        lasts = later.lasts(record)
        if is_played and (room.crowd or lasts) and not room.clock.is_running:
            at = room.clock.now()
            if lasts:
                room.record = replace(record, clock_at=at, epoch=later.epoch_of(record, at))
            else:
                room.record = replace(record, clock_at=at, clock_wall=self._around.time.now(), pace=room.clock.pace)
            room.clock.start()
            self._around.bell.pulse()
            self.look_ahead()
            room.stir()

    def stop(self) -> None:
        """Time stands still."""
        room = self._room
        room.clock.stop()
        room.record = replace(room.record, clock_at=room.clock.now(), clock_wall=None)
        self._timer.stop()
        room.stir()

    def end(self) -> None:
        """Nothing falls due here any more."""
        self._timer.stop()

    @property
    def run_on(self) -> bool:
        """They do, or are noted to."""
        room = self._room
        return room.play is not None and (room.clock.is_running or room.record.clock_wall is not None)

    def new_clock(self, record: TableRecord, at: Millis) -> Clock:
        return Clock(at) if later.lasts(record) else Clock(at, read=self._around.time.read)

    def fall_due(self, play: Play) -> Iterable[Settled]:
        """The table takes what is due: claims whose turn it is, alarms, what bots made up their minds to."""
        now = self._room.clock.now()
        if play.table.wait.chance is not None:
            play.table.let_roll(self._room.record.hands)
        for due in self._bots.fall_due(now):
            play.offer(due.seat, Offer(due.move, None), due.at, 0)
        return play.pump(now, self._hold)

    def keep_pace(self, play: Play) -> None:
        """The time of who is asked and needs more of it is everybody's (COM-16). Where the clock stood when its pace
        changed is stored with it, so that it is found again after a crash."""
        room = self._room
        pace = pace_of(room.record, play.table.wait)
        if pace != room.clock.pace and room.clock.is_running:
            room.clock.keep(pace)
            at, wall = room.clock.now(), self._around.time.now()
            room.record = replace(room.record, clock_at=at, clock_wall=wall, pace=pace)
            room.stir()

    def look_ahead(self) -> None:
        """Ring when the next thing is due."""
        self._timer.set(self._next_due(), self._room.clock)

    def _next_due(self) -> Millis | None:
        if self._room.play is None or not self._room.clock.is_running:
            return None
        play, bots = self._room.play.next_due(self._hold), self._bots.next_due()
        return min(play, bots) if play is not None and bots is not None else play if bots is None else bots

    def _hold(self, seat: Seat | None) -> Millis:
        assert self._room.play is not None
        return self._room.crowd.hold(seat, self._room.play.table.wait)

    def ask_bots(self) -> None:
        scene = self._room.shown.scene
        if scene is not None and self._room.clock.is_running:
            self._bots.ask(self._room.shown.record, scene, self._room.clock.now)

    @property
    def wait_for_bots(self) -> bool:
        play = self._room.play
        return later.waits_for_bots(self._room.record, None if play is None else play.table)

    def use(self) -> None:
        """Somebody is here: the table is not forgotten. An hour more or less is not worth a commit."""
        room, now = self._room, wall_now()
        if room.crowd and now - room.record.touched > USE_MS and room.notice not in STOPPED:
            room.record = replace(room.record, touched=now)
            room.stir()
