"""A room: one table with the people around it.

A room has no task of its own: the event loop runs one of its methods at a time, which is all the order it needs. The
beat calls attend, settle, take and show; in between people come and go and hosts decide.
"""

from collections.abc import Sequence
from time import monotonic

from parlour.core import AnyTable, Entry, Millis, Refused
from parlour.server import wire
from parlour.server.live.connection import Connection
from parlour.server.room import beginning, until_tomorrow
from parlour.server.room.evening.evening import Rematch
from parlour.server.room.host.acting_host import ActingHost
from parlour.server.room.listening import Listening
from parlour.server.room.moments import Shown
from parlour.server.room.people.crowd import Crowd
from parlour.server.room.people.sitting import seat_person
from parlour.server.room.receipts import Answer, Key, Receipts, Reply
from parlour.server.room.room_time import Clock
from parlour.server.room.services import Services
from parlour.server.room.showing import Showing
from parlour.server.room.state import RoomState
from parlour.server.storage.records import TableRecord, Unsaved
from parlour.server.tokens import hash_of


class Room:
    def __init__(
        self, record: TableRecord, receipts: Receipts, services: Services, stored: TableRecord | None = None
    ) -> None:
        """`stored`: the record in the database, if it differs from the one that is shown."""
        self.receipts = receipts
        self.services = services
        self.crowd = Crowd()
        self.state = RoomState(record, stored or record, self.crowd, services, stir=self.stir)
        self._listening = Listening(self, services.tasks)
        shown = Shown.of(record, None, None)
        self.rematch = Rematch(self.crowd, services.tasks, record=lambda: self.record, changed=self._refresh)
        self._showing = Showing(shown, self.crowd, services, self.rematch, now=self.state.now)
        self._acting_host = ActingHost(self.crowd, record=lambda: self.shown.record, changed=self._refresh)
        self.is_dozing = self.is_dead = False
        self._is_due = False
        """Whether the next beat has to settle something. A pong is nothing."""
        self.empty_since = monotonic()
        self.look_at = 0.0
        """When housekeeping has to look in again. It comes at once after somebody came or went."""

    @property
    def record(self) -> TableRecord:
        """What the table is now. The part of it that is stored, and so may be seen, is `shown`."""
        return self.state.record

    @property
    def entry(self) -> Entry:
        """The game of the table. Another one may be next (COM-26)."""
        return self.services.games.entry(self.record.game)

    @property
    def clock(self) -> Clock:
        return self.state.clock

    @property
    def shown(self) -> Shown:
        return self._showing.shown

    def stir(self) -> None:
        """Ask for the next beat, in which something may be due at the table."""
        self._is_due = True
        if not self.is_dead:
            self.services.stir(self)

    def _ring(self) -> None:
        if not self.is_dead:
            self.services.stir(self)

    # The first half of a beat: messages reach the table.

    def hear(self, connection: Connection) -> None:
        self._listening.hear(connection)
        self._ring()

    def attend(self) -> None:
        """Read the messages of its people. Messages to a room that is closing are resent to the next one."""
        if not self.state.is_parting:
            self._listening.attend()

    def settle(self) -> None:
        """Let the table take what is due."""
        state = self.state
        if self._is_due and state.play is not None and state.time.clock.is_running:
            self._is_due = False
            if self._answer(state.settle()):  # or else bots are asked once the news is stored
                state.time.ask_bots(self.shown)
            state.look_ahead()

    # The second half of a beat: events are stored, then shown to everybody.

    def take(self) -> Unsaved | None:
        is_asleep = self.is_dozing and not self.crowd and self.services.is_shared
        return self.state.take(self.is_dozing, self.state.is_parting or is_asleep)

    def show(self) -> None:
        taken = self.state.unstored.stored()
        before, shown = self._showing.shown, taken.shown
        answered = [one for key, reply in taken.answers for one in self._reply(key, reply)]
        is_reseated = shown.record.seats is not before.record.seats
        if is_reseated:
            for connection, why in self.crowd.reseat(shown.record):
                connection.dismiss(why)
        if until_tomorrow.lasts(shown.record) and until_tomorrow.has_moved_on(before, shown):
            self.services.notify(shown, self.crowd.connected)
        if taken.is_news:
            self._showing.turn(shown, taken.lines, taken.fair)
            self.state.time.ask_bots(shown)
        for connection in answered:
            connection.outbox.let_go()
        if is_reseated:
            self._acting_host.look()
        if taken.is_last:
            self.give_up("restart")
        elif self.is_dozing:
            self._fall_asleep()

    # Answers, and waiting for what is stored.

    def answer(self, key: Key, reply: Reply) -> None:
        """Answer a message once everything before it is stored, so that no answer reveals what isn't."""
        self._answer([(key, reply)])

    def _answer(self, answers: list[Answer]) -> bool:
        """Returns whether everything before these answers is stored, and they were sent at once."""
        is_settled = self.state.is_settled
        if is_settled:
            for connection in [one for key, reply in answers for one in self._reply(key, reply)]:
                connection.outbox.let_go()
        else:
            self.state.unstored.answers += answers
            self._ring()
        return is_settled

    def _reply(self, key: Key, reply: Reply) -> Sequence[Connection]:
        """Answer on every connection of the sender, who may have come back on another. The answer goes out with the
        next view, if there is one."""
        if type(reply) is wire.Refused:
            self.services.metrics.games[self.record.game].refused(reply.code)
        self.receipts.answer(key, reply)
        frame = wire.frame_of(reply)
        sender = self.crowd.of(key[0])
        for connection in sender:
            connection.outbox.hold(frame)
        return sender

    async def stored(self) -> None:
        """Wait until everything up to now is stored. Raises Refused if it can't be."""
        if self.is_dead:
            raise Refused("trouble", "this could not be saved; please try again")
        if not self.state.is_settled:
            self.stir()
            await self.state.unstored.promise()

    # People come and go.

    async def sit(self, new: wire.NewSeat, by: str = "") -> wire.SeatTaken:
        """Give a person a seat. Returns once it is stored. `by`: the token of somebody else who does it."""
        if self.record.club is not None:
            await self.services.games.check_polite(new.name)
        by_teacher = self.record.club is not None and hash_of(by) == self.record.host
        record, taken = seat_person(self.record, new, self.entry, by_teacher)
        self.state.seat(record)
        await self.stored()
        return taken

    def attach(self, connection: Connection, seq: int | None) -> None:
        self.is_dozing, self.look_at = False, 0.0
        connection.place = self
        self.crowd.add(connection)
        self.state.use()
        self.state.run_clock()
        self._showing.refresh(but=connection)
        connection.seq = self.shown.seq if seq is None else seq
        self.catch_up(connection)
        self._acting_host.look()
        self.state.time.ask_bots(self.shown)
        self.stir()

    def lose(self, connection: Connection) -> None:
        """Let go of a connection that has ended. Messages that arrived before that still count."""
        try:
            if not self.is_dead:
                self.attend()
        finally:
            self.detach(connection)

    def detach(self, connection: Connection) -> None:
        connection.place = None
        self.crowd.discard(connection)
        self.empty_since, self.look_at = monotonic(), 0.0
        self._showing.refresh()
        self._acting_host.look()
        beginning.look_ready(self)
        self.stir()

    def _refresh(self) -> None:
        self._showing.refresh()

    def catch_up(self, connection: Connection) -> None:
        self._showing.catch_up(connection)

    # The room opens and ends.

    def go_on(self, table: AnyTable, at: Millis, notice: wire.Notice | None) -> None:
        """Continue the game that was being played when the table went to sleep or the server was killed."""
        self.state.load(table, notice, at)
        self._showing.shown = self.state.scene()
        self.state.run_clock()
        self.stir()

    def stop(self, notice: wire.Notice, table: AnyTable | None) -> None:
        """Tell people why the game can't go on, and show what can still be shown of it. Nothing is stored: the log may
        be repaired, or be read by another version."""
        self.state.load(table, notice)
        self._showing.shown = self.state.scene()

    def doze(self) -> None:
        """Put the table to sleep: its clock stops, and once that is stored the room ends."""
        self.is_dozing = True
        self.state.stand_still()
        self._fall_asleep()

    def part(self) -> None:
        """Put the table to sleep though people are here. After the next commit another server may take it, and people
        are asked to reconnect."""
        self.state.is_parting = True
        self.state.stand_still()
        self.stir()

    def give_up(self, why: wire.Farewell = "trouble") -> None:
        """End a room that failed, was closed or belongs to another server now. Inputs that nobody saw are dropped; the
        table restarts from what is stored."""
        self._end()
        self.state.unstored.tear_up()
        for connection in self.crowd:
            connection.dismiss(why)

    def _fall_asleep(self) -> None:
        if self.services.is_shared:
            self.stir()  # the release of the table has to be stored too
        elif self.is_dozing and not self.crowd and self.state.is_quiet:
            self._end()

    def _end(self) -> None:
        """End the room. Callers that still hold it must wake the table again."""
        self.is_dead = True
        self._acting_host.stop()
        self.rematch.stop()
        self.services.on_end(self.record.code)
        self.state.end()
        self._showing.shown = Shown.of(self.shown.record, None, self.state.notice)
