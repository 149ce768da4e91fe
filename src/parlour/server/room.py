"""A room: one table with the people around it. Inputs come in, the table settles them, they are stored, all see them.

A room has no task of its own: the event loop runs one of its methods at a time, which is all the order it needs.
"""

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from parlour.core import Game, Logged, Millis, Refused, Seat, Table, codec_of
from parlour.server import wire
from parlour.server.bots import Bots
from parlour.server.clock import Clock
from parlour.server.crowd import Crowd
from parlour.server.outbox import Connection
from parlour.server.play import Offer, Play
from parlour.server.receipts import Key, Receipts
from parlour.server.records import LineRecord, TableRecord
from parlour.server.saving import fair_of, record_of
from parlour.server.showing import NOTHING, Face, Frames, Shown, events_raw, seats_raw
from parlour.server.wall import wall_now
from parlour.server.writer import Unsaved

if TYPE_CHECKING:
    from parlour.server.house import House

log = logging.getLogger(__name__)


class Flight(Struct, frozen=True):
    """What is being stored now, and who is to hear of it after that."""

    shown: Shown
    lines: list[Logged]
    fair: list[wire.Fair]
    replies: list[tuple[Key, bytes]]
    futures: list[asyncio.Future[None]]


class Room:
    def __init__(self, house: "House", record: TableRecord, receipts: Receipts | None = None) -> None:
        self.house = house
        self.record = record
        self.receipts = receipts or Receipts()
        self.crowd = Crowd()
        self.clock = Clock(record.clock_at)
        self.play: Play | None = None
        self.shown = Shown(record, None)
        self.empty_since = self.clock_time()
        self.is_dozing = False
        self.is_dead = False
        self._face = Face()
        self._bots = Bots(lambda level: house.games.bot(self.record, level), house.pool, self.pump)
        self._seats: Raw | None = None
        self._taken_lines = 0
        self._taken_record = record
        self._replies: list[tuple[Key, bytes]] = []
        self._futures: list[asyncio.Future[None]] = []
        self._flight: Flight | None = None
        self._timer: asyncio.TimerHandle | None = None

    @staticmethod
    def clock_time() -> float:
        return asyncio.get_running_loop().time()

    # People come and go.

    def attach(self, connection: Connection, seq: int | None) -> None:
        self.is_dozing = False
        connection.room = self
        self.crowd.add(connection)
        self.run_clock()
        self.refresh(but=connection)
        connection.seq = self.shown.seq if seq is None else seq
        self.catch_up(connection)
        self._ask_bots()
        self.pump()

    def detach(self, connection: Connection) -> None:
        self.crowd.discard(connection)
        connection.room = None
        self.empty_since = self.clock_time()
        self.refresh()
        self.pump()

    def measured(self) -> None:
        self.crowd.measure()

    # What they do.

    def act(self, connection: Connection, message: wire.Act) -> None:
        key = (connection.seat, message.id)
        if self._is_resent(connection, key):
            return
        try:
            seat, play = self._may_act(connection)
            move = _read(play, message.move)
        except Refused as refused:
            self.answer(key, wire.Refused(message.id, refused.code, refused.detail))
            return
        self.receipts.expect(key)
        play.offer(seat, Offer(move, message.id), self.clock.now(), connection.trips.delay)
        self.pump()

    def _is_resent(self, connection: Connection, key: Key) -> bool:
        if not self.receipts.is_known(key):
            return False
        if (answer := self.receipts.answer_to(key)) is not None:
            connection.post(answer)
        return True

    def _may_act(self, connection: Connection) -> tuple[Seat, Play]:
        record, seat = self.record, connection.seat
        if seat is None:
            raise Refused("not-seated", "spectators only watch")
        if self.play is None or record.status != "playing" or self.shown.record.number != record.number:
            raise Refused("not-playing", "no game is being played")
        if record.paused:
            raise Refused("paused", "the table is paused")
        if record.seats[seat].bot is not None:
            raise Refused("bot-plays", "a bot plays this seat")
        return seat, self.play

    def answer(self, key: Key, reply: wire.Ok | wire.Refused) -> None:
        """Answer a message: after everything that came before it is stored, so that no answer tells of what isn't."""
        frame = wire.encode(reply)
        self.house.metrics.refusals += isinstance(reply, wire.Refused)
        if self.is_settled:
            self._post_reply(key, frame)
        else:
            self._replies.append((key, frame))

    def _post_reply(self, key: Key, frame: bytes) -> None:
        self.receipts.answer(key, frame)
        for connection in self.crowd.at(key[0], host=True):
            connection.post(frame)

    # The game goes on.

    def begin(self, game: Game[Any, Any], record: TableRecord) -> None:
        """A new game, with the seats of `record`."""
        self.play, self._taken_lines = Play(Table(game, len(record.seats), self.house.rng)), 0
        self.clock = Clock()
        self.record = record
        self.run_clock()
        self.pump()
        self.gather()

    def go_on(self, table: Table, at: Millis) -> None:
        """The game that was being played when the table went to sleep or the server was killed."""
        self.play, self._taken_lines = Play(table), len(table.log)
        self.clock = Clock(at)
        self.shown = Shown(self.record, self.play.scene())

    def back_to_lobby(self, record: TableRecord) -> None:
        self._stop_timer()
        self.play, self._taken_lines = None, 0
        self.record = record
        self.gather()

    def remove(self, seat: Seat) -> None:
        """A seat leaves the game that is being played."""
        if self.play is not None and self.record.status == "playing":
            for claim, refused in self.play.flush():
                self._settle(claim.seat, claim.item, refused)
            self.play.remove(seat, self.clock.now())
            self.pump()

    def run_clock(self) -> None:
        """Time runs while a game is played, nobody paused it and somebody is here."""
        if self.record.status == "playing" and not self.record.paused and self.crowd and not self.clock.is_running:
            self.clock.start()
            self.record = replace(self.record, clock_at=self.clock.now(), clock_wall=wall_now())
            self.gather()

    def stop_clock(self) -> None:
        """What is on its way still counts; then time stands still."""
        if self.play is not None and self.clock.is_running:
            for claim, refused in self.play.flush():
                self._settle(claim.seat, claim.item, refused)
        self.clock.stop()
        self.record = replace(self.record, clock_at=self.clock.now(), clock_wall=None)
        self.gather()
        self._arm()

    def pump(self) -> None:
        """Settle everything that is due."""
        if self.play is not None and self.clock.is_running and not self.is_dead:
            now = self.clock.now()
            for seat, move, due in self._bots.fall_due(now):
                self.play.offer(seat, Offer(move, None), due, 0)
            for claim, refused in self.play.pump(now, self.hold):
                self._settle(claim.seat, claim.item, refused)
            if self.play.table.wait.is_over and self.record.status == "playing":
                self.record = replace(self.record, status="over")
                self.stop_clock()
            self.gather()
            self._arm()

    def hold(self, seat: Seat | None) -> Millis:
        assert self.play is not None
        return self.crowd.hold(seat, self.play.table.wait)

    def _settle(self, seat: Seat, offer: Offer, refused: Refused | None) -> None:
        if offer.message is None:
            self._bots.settled(seat, refused is not None)
        elif refused is not None:
            self.answer((seat, offer.message), wire.Refused(offer.message, refused.code, refused.detail))
        else:
            self.house.metrics.moves += 1
            self.answer((seat, offer.message), wire.Ok(offer.message))

    def _arm(self) -> None:
        self._stop_timer()
        if self.play is None or not self.clock.is_running:
            return
        dues = (self.play.next_due(self.hold), self._bots.next_due())
        due = min((one for one in dues if one is not None), default=None)
        if due is not None:
            wait = max(0.001, (due - self.clock.now()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(wait, self.pump)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # What happened is stored.

    @property
    def is_settled(self) -> bool:
        return self._flight is None and not self._has_news

    @property
    def _has_news(self) -> bool:
        lines = 0 if self.play is None else len(self.play.table.log)
        return lines != self._taken_lines or self.record is not self._taken_record

    def gather(self) -> None:
        if self._has_news:
            self.house.writer.gather(self)

    async def stored(self) -> None:
        """Wait until everything up to now is stored."""
        if not self.is_settled:
            future = asyncio.get_running_loop().create_future()
            self._futures.append(future)
            self.house.writer.gather(self)
            await future

    def take(self) -> Unsaved:
        record = self.record if self.record is not self._taken_record else None
        lines: list[Logged] = []
        rows: list[LineRecord] = []
        if self.play is not None:
            lines = self.play.table.log[self._taken_lines :]
            rows = [record_of(self, self._taken_lines + n, line) for n, line in enumerate(lines)]
        scene = None if self.play is None else self.play.scene()
        shown = Shown(self.record, scene)
        self._flight = Flight(shown, lines, fair_of(self.record.base, lines, rows), self._replies, self._futures)
        self._replies, self._futures = [], []
        self._taken_lines += len(lines)
        self._taken_record = self.record
        return Unsaved(record, rows)

    def saved(self) -> None:
        flight, self._flight = self._flight, None
        assert flight is not None
        for key, frame in flight.replies:
            self._post_reply(key, frame)
        if flight.shown.record is not self.shown.record:
            self._reseat(flight.shown.record)
        before, self.shown = self.shown, flight.shown
        self._face.fair.extend(flight.fair)
        for future in flight.futures:
            if not future.done():
                future.set_result(None)
        self._show(flight.lines, before)
        self._ask_bots()
        self._fall_asleep()

    def lost(self) -> None:
        """The database refused. What nobody saw is given up: the table starts anew from what is stored."""
        self.is_dead = True
        self._stop_timer()
        flight, self._flight = self._flight, None
        for future in [*self._futures, *(flight.futures if flight else [])]:
            if not future.done():
                future.set_exception(Refused("trouble", "this could not be stored; please try again"))
        for connection in self.crowd:
            self.house.spawn(connection.leave(wire.Bye("trouble")))
        self.house.rooms.drop(self)

    def _reseat(self, record: TableRecord) -> None:
        self._seats = None
        for connection in self.crowd.reseat(record):
            self.house.spawn(connection.leave(wire.Bye("removed")))

    # Everybody sees it.

    def refresh(self, but: Connection | None = None) -> None:
        """Who is here changed: nothing to store, but to be seen."""
        self._seats = None
        self._show([], self.shown, but)

    def _show(self, lines: list[Logged], before: Shown, but: Connection | None = None) -> None:
        frames = self._frames(events_raw(lines))
        for connection in self.crowd:
            if connection is but:
                continue
            if connection.seq < before.seq or not connection.is_clear:
                connection.fall_behind()
            else:
                self._post_view(connection, frames)

    def catch_up(self, connection: Connection) -> None:
        """The newest view, with all the events that this connection has not seen."""
        self._post_view(connection, self._frames(self._events_since(connection.seq)))

    def _post_view(self, connection: Connection, frames: Frames) -> None:
        connection.post_view(frames.of(connection.seat, connection.is_host), self.shown.seq)
        self.house.metrics.views += 1

    def _events_since(self, seq: int) -> Raw:
        if self.play is None or self.shown.scene is None or self.shown.record.number != self.record.number:
            return NOTHING
        first = max(0, seq - self.shown.record.base)
        return events_raw(self.play.table.log[first : self.shown.scene.lines])

    def _frames(self, events: Raw) -> Frames:
        if self._seats is None:
            self._seats = seats_raw(self.shown.record, self.crowd.connected)
        spectators, at = self.crowd.spectators, self.clock.now()
        return self._face.frames(self.shown, self._seats, spectators, at, wall_now(), events)

    def _ask_bots(self) -> None:
        record, scene = self.shown.record, self.shown.scene
        if scene is not None and record.status == "playing" and self.clock.is_running:
            levels = {n: one.bot for n, one in enumerate(record.seats) if one.bot is not None and not one.left}
            self._bots.ask(levels, scene, self.clock.now)

    # Nobody is here.

    def doze(self) -> None:
        """Put the table to sleep: time stands still, and once that is stored the room is given up."""
        self.is_dozing = True
        self.stop_clock()

    def _fall_asleep(self) -> None:
        if self.is_dozing and self.is_settled and not self.crowd:
            self._stop_timer()
            self.house.rooms.drop(self)


def _read(play: Play, move: Raw) -> Any:
    try:
        return codec_of(type(play.table.game)).move.decode(move)
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise Refused("unreadable", str(wrong)) from None
