"""Hands messages to their room, beat by beat and in order for each person."""

from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import Raw

from parlour.core import Millis, Refused, Seat
from parlour.server import wire
from parlour.server.live.connection import Connection
from parlour.server.live.inbox import Heard
from parlour.server.room import hosting
from parlour.server.room.beginning import Hosted
from parlour.server.room.claims import Offer
from parlour.server.room.host import powers
from parlour.server.room.people import crowd
from parlour.server.room.people.crowd import identify
from parlour.server.room.people.sitting import seat_of
from parlour.server.room.play import Play
from parlour.server.storage.records import TableRecord
from parlour.server.tasks import Tasks


@dataclass(slots=True, eq=False)
class Listening:
    _room: Hosted
    _tasks: Tasks
    _speaking: dict[Connection, None] = field(default_factory=dict)

    def hear(self, connection: Connection) -> None:
        """The next beat reads what this connection said."""
        self._speaking[connection] = None

    def attend(self) -> None:
        speaking, self._speaking = self._speaking, {}
        for connection in speaking:
            self._attend_to(connection)

    def _attend_to(self, connection: Connection) -> None:
        inbox = connection.inbox
        while (heard := inbox.read()) is not None:
            message, arrived = heard
            if type(message) is wire.Act:
                _act(self._room, connection, message, arrived)
            elif type(message) is wire.Host:
                inbox.is_held = True  # the sender's next message waits until this is done
                self._tasks.spawn(self._decide(connection, message))
            else:
                _heed(self._room, connection, message, arrived)
        if inbox.is_abused:
            connection.dismiss("too-fast")

    async def _decide(self, connection: Connection, message: wire.Host) -> None:
        try:
            await hosting.decide(self._room, connection, message)
        finally:
            connection.inbox.is_held = False
            if connection.place is None:  # it left meanwhile, and seats may have changed
                identify(connection.who, self._room.shown.record)
            self.hear(connection)
            self._room.stir()


def _heed(room: Hosted, connection: Connection, message: Heard, arrived: float) -> None:
    """`arrived`: when the message came in, by the monotonic clock."""
    match message:
        case wire.Pong(n=n):
            _pong(room, connection, n, arrived)
        case wire.React():
            _react(room, connection, message, arrived)
        case wire.Refused():
            connection.say(message)
        case wire.Hello():
            connection.say(wire.Refused(None, "hello-again", "hello comes once"))


def _act(room: Hosted, connection: Connection, message: wire.Act, arrived: float) -> None:
    who = connection.who
    if who.seat is None:
        connection.say(wire.Refused(message.id, "not-seated", "spectators only watch"))
        return
    assert who.token is not None
    key = (who.token, message.id)
    if not room.receipts.expect(key):
        if (answer := room.receipts.answer_to(key)) is not None:
            connection.say(answer)
        return
    try:
        play, record = _may_act(room, who.seat), room.state.record
        move, on = _read(play, message.move), _moment(record, message.on)
        if type(move) in play.reserved:
            crowd.check_presence(type(move))
            powers.check_ruling(room.entry, play.table.wait, record.seats, who.is_host, type(move))
        if record.waits:
            powers.check_going_on(record, play.table.wait, type(move), room.state.now())
    except Refused as refused:
        room.answer(key, wire.Refused(message.id, refused.code, refused.detail))
        return
    clock = room.state.clock
    delay = connection.trips.delay * 100 // clock.pace
    play.offer(who.seat, Offer(move, key, on), clock.at(arrived), delay)
    room.stir()


def _may_act(room: Hosted, seat: Seat) -> Play:
    """The game that this seat may move in now. Raises Refused if there is none."""
    record, play = room.state.record, room.state.play
    # Until a new game's beginning is stored, a seat number still means a seat of the last one.
    if play is None or record.status != "playing" or room.shown.record.number != record.number:
        raise Refused("not-playing", "no game is being played")
    if record.paused:
        raise Refused("paused", "the table is paused")
    if record.seats[seat].left:
        raise Refused("no-such-seat", "this seat has left the game")
    if play.acts[seat] >= room.services.limits.moves:
        raise Refused("too-much", "this seat has moved too often in this game")
    if record.seats[seat].bot is not None:
        raise Refused("bot-plays", "a bot plays this seat")
    return play


def _read(play: Play, move: Raw) -> Any:
    try:
        return wire.read(play.codec.move, move)
    except msgspec.DecodeError as wrong:
        raise Refused("unreadable", str(wrong)) from None


def _moment(record: TableRecord, on: str | None) -> str | None:
    """The moment as the game names it. Raises Refused if the move was made for another game of this table (COM-11)."""
    if on is None:
        return None
    number, _, moment = on.partition(":")
    if number != str(record.number):
        raise Refused("too-late", "that game is over; nothing happened")
    return moment


def _pong(room: Hosted, connection: Connection, n: int, arrived: float) -> None:
    before: Millis = connection.trips.delay
    connection.trips.pong(n, arrived)
    if connection.trips.delay != before:
        room.crowd.measure()
        room.stir()


def _react(room: Hosted, connection: Connection, message: wire.React, arrived: float) -> None:
    is_free = connection.who.token is not None or room.crowd.gallery.take(arrived)
    if not is_free or not connection.inbox.reactions.take(arrived):
        room.services.metrics.limited += 1
        connection.say(wire.Refused(message.id, "too-fast", "one reaction a second"))
    else:
        connection.say(wire.Ok(message.id))
        who, waiting = connection.who, room.state.record.waiting
        place = seat_of(waiting, who.shown)
        name = None if place is None else waiting[place].name
        frame = wire.frame_of(wire.Reaction(who.seat, message.emoji, name))
        for other in room.crowd:
            other.outbox.post(frame)
