"""A room: one table with the people around it. Inputs come in, the table settles them, they are stored, all see them.

A room has no task of its own: the event loop runs one of its methods at a time, which is all the order it needs.
"""

import asyncio
import logging
from collections.abc import Iterable
from time import monotonic
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from parlour.core import Game, Millis, Refused, Seat, Table
from parlour.server import wire
from parlour.server.bots import Bots
from parlour.server.clock import Clock
from parlour.server.crowd import Crowd
from parlour.server.face import Face
from parlour.server.ledger import Ledger
from parlour.server.outbox import Connection, frame_of
from parlour.server.play import Offer, Play, Settled
from parlour.server.receipts import Key, Receipts
from parlour.server.records import TableRecord
from parlour.server.showing import Shown
from parlour.server.wall import wall_now
from parlour.server.writer import Unsaved

if TYPE_CHECKING:
    from parlour.server.house import House

log = logging.getLogger(__name__)


class Room:
    def __init__(self, house: "House", record: TableRecord, receipts: Receipts | None = None) -> None:
        self.house = house
        self.record = record
        """What the table is now. What of it is stored, and so may be seen, is `shown`."""
        self.receipts = receipts or Receipts()
        self.crowd = Crowd()
        self.clock = Clock(record.clock_at)
        self.play: Play | None = None
        self.is_dozing = False
        self.is_dead = False
        self.empty_since = monotonic()
        self._face = Face(Shown.of(record, None), self.crowd, self.time, house.games.entry(record.game), house.metrics)
        self._ledger = Ledger(record)
        self._bots = Bots(lambda level: house.games.bot(self.record, level), house.minds, self._wake_up)
        self._timer: asyncio.TimerHandle | None = None
        self._due: Millis | None = None

    @property
    def shown(self) -> Shown:
        return self._face.shown

    def time(self) -> Millis:
        return self.clock.now()

    # People come and go, and are answered.

    def attach(self, connection: Connection, seq: int | None) -> None:
        self.is_dozing = False
        connection.room = self
        self.crowd.add(connection)
        self.run_clock()
        self._face.refresh(but=connection)
        connection.seq = self.shown.seq if seq is None else seq
        self.catch_up(connection)
        self._ask_bots()
        self._wake_up()

    def detach(self, connection: Connection) -> None:
        connection.room = None
        self.crowd.discard(connection)
        self.empty_since = monotonic()
        self._face.refresh()
        self._wake_up()

    def catch_up(self, connection: Connection) -> None:
        self._face.catch_up(connection)

    def answer(self, key: Key, reply: wire.Ok | wire.Refused) -> None:
        """Answer a message: after everything that came before it is stored, so that no answer tells of what isn't."""
        frame = frame_of(reply)
        self.house.metrics.refusals += isinstance(reply, wire.Refused)
        if self.is_settled:
            self._post(key, frame)
        else:
            self._ledger.reply(key, frame)

    def _post(self, key: Key, frame: bytes) -> None:
        """To every connection of the seat: who sent it may have come back on another."""
        self.receipts.answer(key, frame)
        for connection in self.crowd.at(key[0]):
            connection.post(frame)

    # The game goes on.

    def begin(self, game: Game[Any, Any], record: TableRecord) -> None:
        """A new game, with the seats of `record`. Everything before it is stored."""
        self.play, self.record, self.clock = Play(Table(game, len(record.seats), self.house.rng)), record, Clock()
        self._ledger.open(0)
        self.run_clock()
        self.pump()
        self.gather()

    def go_on(self, table: Table, at: Millis) -> None:
        """The game that was being played when the table went to sleep or the server was killed."""
        self.play, self.clock = Play(table), Clock(at)
        self._ledger.open(len(table.log))
        self._face.shown = Shown.of(self.record, self.play.scene())

    def back_to_lobby(self, record: TableRecord) -> None:
        self._stop_timer()
        self.play, self.record = None, record
        self._ledger.open(0)
        self.gather()

    def run_clock(self) -> None:
        """Time runs while a game is played, nobody paused it and somebody is here."""
        if self.record.status == "playing" and not self.record.paused and self.crowd and not self.clock.is_running:
            self.record = replace(self.record, clock_at=self.clock.now(), clock_wall=wall_now())
            self.clock.start()
            self._arm()
            self.gather()

    def stop_clock(self) -> None:
        """What is on its way still counts; then time stands still."""
        self._flush()
        self.clock.stop()
        self.record = replace(self.record, clock_at=self.clock.now(), clock_wall=None)
        self._stop_timer()
        self.gather()

    def remove(self, seat: Seat) -> None:
        """A seat leaves the game that is being played."""
        if self.play is not None and self.record.status == "playing":
            self._flush()
            self.play.remove(seat, self.clock.now())
            self._end()

    def pump(self) -> None:
        """Settle everything that is due."""
        if self.play is None or not self.clock.is_running or self.is_dead:
            return
        now = self.clock.now()
        for due in self._bots.fall_due(now):
            self.play.offer(due.seat, Offer(due.move, None), due.at, 0)
        self._settle(self.play.pump(now, self._hold))
        self._end()
        self.gather()
        if self.is_settled:
            self._ask_bots()  # one may have been refused; where there are news, all are asked once they are stored
        self._arm()

    def _flush(self) -> None:
        if self.play is not None:
            self._settle(self.play.flush())

    def _settle(self, settled: Iterable[Settled]) -> None:
        for claim, refused in settled:
            message = claim.item.message
            if message is None:
                self._bots.settled(claim.seat, refused is not None)
            elif refused is not None:
                self.answer((claim.seat, message), wire.Refused(message, refused.code, refused.detail))
            else:
                self.house.metrics.moves += 1
                self.answer((claim.seat, message), wire.Ok(message))

    def _end(self) -> None:
        if self.play is not None and self.play.table.wait.is_over and self.record.status == "playing":
            self.record = replace(self.record, status="over", touched=wall_now())
            self.stop_clock()

    def _hold(self, seat: Seat | None) -> Millis:
        assert self.play is not None
        return self.crowd.hold(seat, self.play.table.wait)

    # Until the next thing is due.

    def _arm(self) -> None:
        due = self._next_due()
        if due == self._due:
            return
        self._stop_timer()
        if due is not None:
            wait = max(0.001, (due - self.clock.now()) / 1000)
            self._due, self._timer = due, asyncio.get_running_loop().call_later(wait, self._wake_up)

    def _next_due(self) -> Millis | None:
        if self.play is None or not self.clock.is_running:
            return None
        play, bots = self.play.next_due(self._hold), self._bots.next_due()
        return min(play, bots) if play is not None and bots is not None else play if bots is None else bots

    def _wake_up(self) -> None:
        self._due = None
        try:
            self.pump()
        except Exception:
            log.exception("an alarm failed", extra={"game": self.record.game})
            self.lost()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._due = None

    # What happened is stored; then everybody sees it.

    @property
    def is_settled(self) -> bool:
        return self._ledger.is_settled(self.record, self.play)

    def gather(self) -> None:
        if self._ledger.has_news(self.record, self.play) and not self.is_dead:
            self.house.writer.gather(self)

    async def stored(self) -> None:
        """Wait until everything up to now is stored."""
        if self.is_dead:
            raise Refused("trouble", "this could not be stored; please try again")
        if not self.is_settled:
            self.house.writer.gather(self)
            await self._ledger.promise()

    def take(self) -> Unsaved:
        return self._ledger.take(self.record, self.play, self.clock)

    def saved(self) -> None:
        flight = self._ledger.land()
        for key, frame in flight.replies:
            self._post(key, frame)
        if flight.shown.record.seats is not self.shown.record.seats:
            for connection in self.crowd.reseat(flight.shown.record):
                self.house.spawn(connection.leave(wire.Bye("removed")))
        self._face.turn(flight.shown, flight.lines, flight.fair)
        self._ask_bots()
        if self.is_dozing and self.is_settled and not self.crowd:
            self.house.rooms.drop(self)

    def lost(self) -> None:
        """Something failed. What nobody saw is given up: the table starts anew from what is stored."""
        self._stop_timer()
        self.house.rooms.drop(self)
        self._ledger.tear_up()
        for connection in self.crowd:
            self.house.spawn(connection.leave(wire.Bye("trouble")))

    def _ask_bots(self) -> None:
        scene = self.shown.scene
        if scene is not None and self.clock.is_running:
            self._bots.ask(self.shown.record, scene, self.time)

    def doze(self) -> None:
        """Put the table to sleep: time stands still, and once that is stored the room is given up."""
        self.is_dozing = True
        self.stop_clock()
