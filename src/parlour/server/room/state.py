"""The table of a room: its record, the game that is played there, its clock, and what of all that is not stored yet."""

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from parlour.core import AnyGame, AnyTable, Millis, Refused, Seat
from parlour.core.game import DAY
from parlour.server import wire
from parlour.server.room import play, until_tomorrow
from parlour.server.room.bots import Bots
from parlour.server.room.evening import evening
from parlour.server.room.host import powers
from parlour.server.room.moments import Shown
from parlour.server.room.people import sitting
from parlour.server.room.people.crowd import Crowd
from parlour.server.room.play import Play, Settled
from parlour.server.room.receipts import Answer
from parlour.server.room.room_time import Clock, RoomTime, used
from parlour.server.room.services import Services
from parlour.server.room.unstored import Unstored
from parlour.server.storage.records import TableRecord, Unsaved
from parlour.server.wall_clock import wall_now

STOPPED = ("outdated", "damaged")
"""Notices of games that can't go on."""


class RoomState:
    def __init__(
        self,
        record: TableRecord,
        stored: TableRecord,
        crowd: Crowd,
        services: Services,
        *,
        stir: Callable[[], None],
    ) -> None:
        """`stored`: the record in the database. `stir`: ask for the next beat."""
        self._record = record
        self._crowd, self._games, self._stir = crowd, services.games, stir
        self._metrics = services.metrics
        self._bots = Bots(services.bot_pool, stir, services.tasks)
        self.time = RoomTime(record, crowd, self._bots, services, stir)
        self.unstored = Unstored(record, stored)
        self.play: Play | None = None
        self.notice: wire.Notice | None = None
        self.is_parting = False
        """The server gives the table up: another one goes on."""
        self._taken: TableRecord | None = None
        """The record that `take` looked at last."""

    @property
    def record(self) -> TableRecord:
        """What the table is now, stored or not."""
        return self._record

    def change(self, record: TableRecord) -> None:
        """Replace the record. The next beat stores it and shows it."""
        if record is not self._record:
            self._record = record
            self._stir()

    @property
    def clock(self) -> Clock:
        return self.time.clock

    def now(self) -> Millis:
        return self.time.clock.now()

    @property
    def table(self) -> AnyTable | None:
        return None if self.play is None else self.play.table

    def use(self) -> None:
        """Note that the table is in use, if somebody is here."""
        if self._crowd and self.notice not in STOPPED:
            self.change(used(self._record, wall_now()))

    # The table takes what people, bots and the clock do.

    def settle(self) -> list[Answer]:
        """Let the table take what is due. The clock must be running. Returns the answers to players' messages."""
        assert self.play is not None
        answers = self._answers(self.time.fall_due(self._record, self.play))
        self._look_for_end()
        if self._record.evening.open_until is not None and self.now() >= DAY:
            self._remove_vacant()
        self.change(self.time.keep_pace(self._record, self.play))
        if self._record.waits and self.waits_for_host:
            self.stop_clock()
        return answers

    def _answers(self, settled: Iterable[Settled]) -> list[Answer]:
        answers: list[Answer] = []
        for claim, refused in settled:
            key = claim.item.key
            if key is None:
                self._bots.settled(claim.seat, refused is not None)
            elif refused is not None:
                answers.append((key, wire.Refused(key[1], refused.code, refused.detail)))
            else:
                self._metrics.games[self._record.game].moves += 1
                answers.append((key, wire.Ok(key[1])))
        return answers

    def _flush(self) -> None:
        """Settle the claims that still wait, at once. The next beat answers them."""
        if self.play is not None and (answers := self._answers(self.play.flush())):
            self.unstored.answers += answers
            self._stir()

    def remove(self, seat: Seat) -> None:
        """Let a seat leave the game that is being played."""
        if self.play is not None and self._record.status == "playing":
            self._flush()
            self.play.remove(seat, self.clock.now())
            self._look_for_end()

    def seat(self, record: TableRecord) -> None:
        """Take the record of a person who has sat down, perhaps in a game that is being played (COM-32)."""
        if self.play is not None and record.status == "playing" and len(record.seats) > self.play.table.seats:
            self._flush()
            self.play.table.join(max(self.now(), self.play.table.at))
        self.change(record)

    def close(self) -> None:
        """Let nobody else sit down in the game that is being played (COM-32). Raises Refused."""
        self.change(sitting.closed(self._record))
        self._remove_vacant()

    def _remove_vacant(self) -> None:
        record = self._record
        self.change(replace(record, seats=tuple(replace(one, left=one.left or one.is_vacant) for one in record.seats)))
        for seat, one in enumerate(record.seats):
            if one.is_vacant and not one.left:
                self.remove(seat)

    def type_in(self, seat: Seat | None, is_host: bool, roll: wire.Roll) -> None:
        """Take real dice that somebody read (COM-13)."""
        play.type_in(self.play, self._record, seat, is_host, roll, self.clock.now())
        self._look_for_end()

    def _look_for_end(self) -> None:
        if self.play is not None and self.play.table.wait.is_over and self._record.status == "playing":
            over = replace(self._record, status="over", touched=wall_now())
            self.change(evening.finished(over, self._games.entry(over.game), self.play.table))
            self.stop_clock()

    # Games begin, end and go on.

    def begin(self, game: AnyGame, record: TableRecord) -> None:
        """Begin a new game with the seats of `record`. Everything before it is stored."""
        before = self.play, self.time.clock, self.notice, self._record
        self.play, self.notice = self._play(self._games.deal(game, record), record), None
        self.time.clock = self.time.new_clock(record, 0)
        self.change(record)
        self.run_clock()
        try:
            if self.clock.is_running:
                self.settle()
        except Exception:  # it can't begin: all is as it was
            self.play, self.time.clock, self.notice, record = before
            self.change(record)
            raise
        self.look_ahead()
        self.unstored.lines = 0
        self._stir()

    def load(self, table: AnyTable | None, notice: wire.Notice | None, at: Millis | None = None) -> None:
        """Take a stored game, as far as there is one. `at`: the time at which its clock can go on."""
        self.notice = notice
        if at is not None:
            self.time.clock = self.time.new_clock(self._record, at)
        if table is not None:
            self.play = self._play(table, self._record)
            self.unstored.lines = len(table.log)

    def _play(self, table: AnyTable, record: TableRecord) -> Play:
        hold, rulings = self._crowd.hold, self._games.entry(record.game).extras.lobby.host_rules
        return Play(table, rulings, lambda seat: hold(seat, table.wait))

    def back_to_lobby(self, record: TableRecord) -> None:
        self.time.timer.stop()
        self.play, self.notice = None, None
        self.change(record)
        self.unstored.lines = 0
        self._stir()

    def end(self) -> None:
        """End: stop all timers and bots."""
        self.time.timer.stop()
        self.play = None  # the game and its log are most of a room, and the collector finds such circles late
        self._bots.leave()

    # The clock.

    def run_clock(self) -> None:
        if not self.is_parting and not self.waits_for_host:
            self.change(self.time.run(self._record))
            self.look_ahead()

    def stop_clock(self) -> None:
        self._flush()
        self.change(self.time.stop(self._record))

    def stand_still(self) -> None:
        """Stop a clock that runs, or is stored as running."""
        if self.play is not None and (self.clock.is_running or self._record.clock_wall is not None):
            self.stop_clock()

    def end_pause(self) -> None:
        """End the pause between two rounds (COM-23). The clock is put forward to the end of the pause, so the log looks
        as if the alarm had rung by itself."""
        assert self.play is not None
        self._flush()
        pause = self.play.table.wait
        rest = self._stops_at if pause.rest is None else pause.rest
        if rest is None or pause.until is None:
            raise Refused("no-pause", "this table is not between two rounds")
        if self.clock.now() < rest:
            raise Refused("may-appeal", "the ruling can still be appealed")
        self.stop_clock()
        self.clock.put_forward(pause.until)
        self.play.table.advance(pause.until)
        self._look_for_end()
        self.run_clock()

    def look_ahead(self) -> None:
        """Set the timer for the next thing that is due."""
        leave = DAY if until_tomorrow.lasts(self._record) and sitting.has_vacant(self._record) else None
        self.time.look_ahead(self.play, self._stops_at if self._record.waits else leave)

    @property
    def _stops_at(self) -> Millis | None:
        return None if self.play is None else powers.stops_at(self._record, self.play.table.wait)

    @property
    def waits_for_host(self) -> bool:
        """Whether the clock is stopped until the host starts the next round (COM-23)."""
        stop = self._stops_at
        return stop is not None and self.clock.now() >= stop

    @property
    def waits_for_bots(self) -> bool:
        return until_tomorrow.waits_for_bots(self._record, self.table)

    # Inputs that are not stored yet.

    @property
    def is_settled(self) -> bool:
        """Whether everything up to now is stored."""
        return self.unstored.is_settled(self._record, self.play)

    @property
    def is_quiet(self) -> bool:
        """Whether nothing is to be stored, and nobody waits for it."""
        return self.is_settled and not self.unstored.answers and not self.unstored.promises

    def take(self, is_dozing: bool, is_last: bool) -> Unsaved | None:
        """Everything that is to be stored, or None."""
        if self._record is not self._taken or until_tomorrow.lasts(self._record):
            self.change(until_tomorrow.with_appointment(self._record, self.table, is_dozing))
            self._taken = self._record
        return self.unstored.take(self._record, self.play, self.notice, is_last)

    def scene(self) -> Shown:
        """The table as it is now."""
        return Shown.of(self._record, None if self.play is None else self.play.scene(), self.notice)
