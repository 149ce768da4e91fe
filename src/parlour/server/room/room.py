"""A room: one table with the people around it.

A room has no task of its own: the event loop runs one of its methods at a time, which is all the order it needs. The
beat calls attend, settle, take and show; in between people come and go and hosts decide.
"""

from collections.abc import Iterable
from time import monotonic

from msgspec.structs import replace

from parlour.core import AnyGame, AnyTable, Millis, Refused, Seat
from parlour.server import wire
from parlour.server.live.connection import Connection
from parlour.server.room import later, rolling
from parlour.server.room.acting_host import ActingHost
from parlour.server.room.bots import Bots
from parlour.server.room.crowd import Crowd
from parlour.server.room.listening import Listening
from parlour.server.room.moments import Shown
from parlour.server.room.play import Play, Settled
from parlour.server.room.receipts import Key, Receipts, Reply
from parlour.server.room.room_time import RoomTime
from parlour.server.room.services import Services
from parlour.server.room.showing import Showing
from parlour.server.room.unstored import Unstored
from parlour.server.storage.records import TableRecord, Unsaved
from parlour.server.wall_clock import wall_now


class Room:
    def __init__(
        self, record: TableRecord, receipts: Receipts, around: Services, stored: TableRecord | None = None
    ) -> None:
        """`stored`: the record as it lies, where it is shown differently."""
        self.record = record
        """What the table is now. What of it is stored, and so may be seen, is `shown`."""
        self.receipts = receipts
        self.games, self.metrics, self.moves = around.games, around.metrics, around.limits.moves
        self._tally = self.metrics.of(record.game)
        self.crowd = Crowd()
        self._around = around
        self._bots = Bots(around.thinking, self.stir, around.tasks)
        self.hours = RoomTime(self, self._bots, around)
        self.clock = self.hours.new_clock(record, record.clock_at)
        self.play: Play | None = None
        self.notice: wire.Notice | None = None
        self.is_dozing = False
        self.is_parting = False
        """Its server lets go of it: another one goes on."""
        self.is_dead = False
        self.empty_since = monotonic()
        self._listening = Listening(self, around.tasks)
        self.entry = self.games.entry(record.game)
        self._showing = Showing(Shown.of(record, None, None), self.crowd, self.time, self.entry, self.metrics)
        self._unstored = Unstored(record, stored or record)
        self._stand_in = ActingHost(self.crowd, lambda: self.shown.record, self._showing.refresh)

    @property
    def shown(self) -> Shown:
        return self._showing.shown

    @property
    def late(self) -> frozenset[Seat]:
        return self.shown.late

    def time(self) -> Millis:
        return self.clock.now()

    def stir(self) -> None:
        if not self.is_dead:
            self._around.bell.stir(self)

    # The beat, first half: what people said reaches the table.

    def hear(self, connection: Connection) -> None:
        self._listening.hear(connection)

    def attend(self) -> None:
        """Read what its people said. Who says it to a room that parts says it again to the next one."""
        if not self.is_parting:
            self._listening.attend()

    def settle(self) -> None:
        """Let the table take what is due."""
        if self.play is not None and self.clock.is_running:
            self._settle(self.hours.fall_due(self.play))
            self.look_for_end()
            self.hours.keep_pace(self.play)
            if self.is_settled:  # a bot may have been refused; where there are news, all are asked once they are stored
                self.hours.ask_bots()
            self.hours.look_ahead()

    def _settle(self, settled: Iterable[Settled]) -> None:
        for claim, refused in settled:
            key = claim.item.key
            if key is None:
                self._bots.settled(claim.seat, refused is not None)
            elif refused is not None:
                self.answer(key, wire.Refused(key[1], refused.code, refused.detail))
            else:
                self._tally.moves += 1
                self.answer(key, wire.Ok(key[1]))

    def look_for_end(self) -> None:
        """Is the game over?"""
        if self.play is not None and self.play.table.wait.is_over and self.record.status == "playing":
            self.record = replace(self.record, status="over", touched=wall_now())
            self.stop_clock()

    # The beat, second half: what happened is stored; then everybody sees it.

    def take(self) -> Unsaved | None:
        table = None if self.play is None else self.play.table
        self.record = later.with_appointment(self.record, table, self.is_dozing)
        is_last = self.is_parting or (self.is_dozing and not self.crowd and self._around.is_shared)
        return self._unstored.take(self.record, self.play, self.clock, self.notice, is_last)

    def show(self) -> None:
        taken = self._unstored.stored()
        answered = [one for key, reply in taken.replies for one in self._reply(key, reply)]
        is_reseated = taken.shown.record.seats is not self.shown.record.seats
        if is_reseated:
            for connection in self.crowd.reseat(taken.shown.record):
                connection.dismiss("removed")
        if later.lasts(taken.shown.record) and later.has_moved_on(self.shown, taken.shown):
            self._around.notices.look(taken.shown, self.crowd.connected)
        if taken.is_news:
            self._showing.turn(taken.shown, taken.lines, taken.fair)
            self.hours.ask_bots()
        for connection in answered:
            connection.let_go()
        if is_reseated:
            self._stand_in.look()
        if taken.is_last:
            self.give_up("restart")
        elif self.is_dozing:
            self._fall_asleep()

    def give_up(self, why: wire.Farewell = "trouble") -> None:
        """Something failed, or the table is closed or another server's. What nobody saw is given up: it starts anew
        from what is stored."""
        self._end_room()
        self._unstored.tear_up()
        for connection in self.crowd:
            connection.dismiss(why)

    def _fall_asleep(self) -> None:
        if self._around.is_shared:
            self.stir()  # that the table is anybody's has to be stored too
        elif self.is_dozing and not self.crowd and self._unstored.is_nothing(self.record, self.play):
            self._end_room()

    def _end_room(self) -> None:
        """Asleep or lost: whoever still holds this room must wake the table anew."""
        self.is_dead = True
        self.hours.end()
        self._stand_in.stop()
        self._around.on_end(self.record.code)
        self.play = None  # the game and its log are most of a room, and the collector finds such circles late
        self._showing.shown = Shown.of(self.shown.record, None, self.notice)
        self._bots.leave()

    # Answers, and waiting for what is stored.

    @property
    def is_settled(self) -> bool:
        return self._unstored.is_settled(self.record, self.play)

    def answer(self, key: Key, reply: Reply) -> None:
        """Answer a message: after everything that came before it is stored, so that no answer tells of what isn't."""
        if isinstance(reply, wire.Refused):
            self._tally.refused(reply.code)
        if self.is_settled:
            for connection in self._reply(key, reply):
                connection.let_go()
        else:
            self._unstored.reply(key, reply)
            self.stir()

    def _reply(self, key: Key, reply: Reply) -> list[Connection]:
        """To every connection of the sender, who may have come back on another. It goes out with the view, if there is
        one for them."""
        self.receipts.answer(key, reply)
        frame = wire.frame_of(reply)
        sender = self.crowd.of(key[0])
        for connection in sender:
            connection.hold(frame)
        return sender

    async def stored(self) -> None:
        """Wait until everything up to now is stored."""
        if self.is_dead:
            raise Refused("trouble", "this could not be stored; please try again")
        if not self.is_settled:
            self.stir()
            await self._unstored.promise()

    # People come and go.

    def attach(self, connection: Connection, seq: int | None) -> None:
        self.is_dozing = False
        connection.place = self
        self.crowd.add(connection)
        self.hours.use()
        self.hours.run()
        self._showing.refresh(but=connection)
        connection.seq = self.shown.seq if seq is None else seq
        self.catch_up(connection)
        self._stand_in.look()
        self.hours.ask_bots()
        self.stir()

    def detach(self, connection: Connection) -> None:
        connection.place = None
        self.crowd.discard(connection)
        self.empty_since = monotonic()
        self._showing.refresh()
        self._stand_in.look()
        self.stir()

    def catch_up(self, connection: Connection) -> None:
        self._showing.catch_up(connection)

    # Games begin, end and go on.

    def begin(self, game: AnyGame, record: TableRecord) -> None:
        """A new game, with the seats of `record`. Everything before it is stored."""
        before = self.play, self.record, self.clock, self.notice
        play, clock = Play(self.games.deal(game, record)), self.hours.new_clock(record, 0)
        self.play, self.record, self.clock = play, record, clock
        self.notice = None
        self.hours.run()
        try:
            self.settle()
        except Exception:  # it can't begin: all is as it was
            self.play, self.record, self.clock, self.notice = before
            raise
        self._unstored.open(0)
        self.stir()

    def go_on(self, table: AnyTable, at: Millis, notice: wire.Notice | None) -> None:
        """The game that was being played when the table went to sleep or the server was killed."""
        self.play, self.clock, self.notice = Play(table), self.hours.new_clock(self.record, at), notice
        self._unstored.open(len(table.log))
        self._showing.shown = Shown.of(self.record, self.play.scene(), notice)
        self.hours.run()

    def stop(self, notice: wire.Notice, table: AnyTable | None) -> None:
        """The game can't go on; its people are told why, and see what of it can still be shown. Nothing is stored of
        that: what lies there may be repaired, or be read by another version."""
        self.notice = notice
        if table is not None:
            self.play = Play(table)
            self._unstored.open(len(table.log))
        self._showing.shown = Shown.of(self.record, None if self.play is None else self.play.scene(), notice)

    def back_to_lobby(self, record: TableRecord) -> None:
        self.hours.end()
        self.play, self.record, self.notice = None, record, None
        self._unstored.open(0)
        self.stir()

    def remove(self, seat: Seat) -> None:
        """A seat leaves the game that is being played."""
        if self.play is not None and self.record.status == "playing":
            self.flush()
            self.play.remove(seat, self.clock.now())
            self.look_for_end()

    def type_in(self, seat: Seat | None, is_host: bool, roll: wire.Roll) -> None:
        """Somebody read real dice (COM-13)."""
        rolling.type_in(self.play, self.record, seat, is_host, roll, self.clock.now())
        self.look_for_end()

    # Time stands still.

    def flush(self) -> None:
        """What is on its way counts now."""
        if self.play is not None:
            self._settle(self.play.flush())

    def stop_clock(self) -> None:
        self.flush()
        self.hours.stop()

    def doze(self) -> None:
        """Put the table to sleep: time stands still, and once that is stored the room ends."""
        self.is_dozing = True
        if self.hours.run_on:
            self.stop_clock()
        self._fall_asleep()

    def part(self) -> None:
        """Put the table to sleep though people are here: with the next commit another server may have it, and they are
        told to come again."""
        self.is_parting = True
        if self.hours.run_on:
            self.stop_clock()
        self.stir()
