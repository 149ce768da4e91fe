"""What a message means: a player's move on its way to the table, an answer to a ping, a reaction."""

from typing import Any, Protocol

import msgspec
from msgspec import Raw

from parlour.core import Entry, Millis, Refused, Seat, codec_of
from parlour.server import wire
from parlour.server.live.connection import Connection
from parlour.server.live.inbox import Heard
from parlour.server.metrics import Metrics
from parlour.server.room import host_rulings
from parlour.server.room.clock import Clock
from parlour.server.room.crowd import Crowd
from parlour.server.room.moments import Shown
from parlour.server.room.play import Offer, Play
from parlour.server.room.receipts import Key, Receipts
from parlour.server.storage.records import TableRecord


class Acting(Protocol):
    """What of a room is needed here."""

    record: TableRecord
    receipts: Receipts
    crowd: Crowd
    clock: Clock
    play: Play | None
    metrics: Metrics
    entry: Entry
    moves: int

    @property
    def shown(self) -> Shown: ...

    def answer(self, key: Key, reply: wire.Ok | wire.Refused) -> None: ...


def heed(room: Acting, connection: Connection, message: Heard, arrived: float) -> None:
    """`arrived`: when it came in, by the monotonic clock."""
    match message:
        case wire.Act():
            _act(room, connection, message, arrived)
        case wire.Pong(n=n):
            _pong(room, connection, n, arrived)
        case wire.React():
            _react(room, connection, message, arrived)
        case wire.Refused():
            connection.say(message)
        case wire.Hello():
            connection.say(wire.Refused(None, "hello-again", "hello comes once"))


def _act(room: Acting, connection: Connection, message: wire.Act, arrived: float) -> None:
    if connection.seat is None:
        connection.say(wire.Refused(message.id, "not-seated", "spectators only watch"))
        return
    assert connection.token is not None
    key = (connection.token, message.id)
    if room.receipts.is_known(key):
        if (answer := room.receipts.answer_to(key)) is not None:
            connection.say(answer)
        return
    try:
        play = _may_act(room, connection.seat)
        move, on = _read(play, message.move), _moment(room, message.on)
        host_rulings.check(room.entry, play.table.wait, room.record.seats, connection.is_host, type(move))
    except Refused as refused:
        room.answer(key, wire.Refused(message.id, refused.code, refused.detail))
        return
    room.receipts.expect(key)
    delay = connection.trips.delay * 100 // room.clock.pace
    play.offer(connection.seat, Offer(move, key, on), room.clock.at(arrived), delay)


def _may_act(room: Acting, seat: Seat) -> Play:
    record = room.record
    # Until a new game's beginning is stored, a seat number still means a seat of the last one.
    if room.play is None or record.status != "playing" or room.shown.record.number != record.number:
        raise Refused("not-playing", "no game is being played")
    if record.paused:
        raise Refused("paused", "the table is paused")
    if record.seats[seat].left:
        raise Refused("no-such-seat", "this seat has left the game")
    if room.play.acts[seat] >= room.moves:
        raise Refused("too-much", "this seat has moved too often in this game")
    if record.seats[seat].bot is not None:
        raise Refused("bot-plays", "a bot plays this seat")
    return room.play


def _read(play: Play, move: Raw) -> Any:
    try:
        return wire.read(codec_of(type(play.table.game)).move, move)
    except msgspec.DecodeError as wrong:
        raise Refused("unreadable", str(wrong)) from None


def _moment(room: Acting, on: str | None) -> str | None:
    """The moment as the game calls it; what was made for another game of this table is over (COM-11)."""
    if on is None:
        return None
    number, _, moment = on.partition(":")
    if number != str(room.record.number):
        raise Refused("too-late", "that game is over; nothing happened")
    return moment


def _pong(room: Acting, connection: Connection, n: int, arrived: float) -> None:
    before: Millis = connection.trips.delay
    connection.trips.pong(n, arrived)
    if connection.trips.delay != before:
        room.crowd.measure()


def _react(room: Acting, connection: Connection, message: wire.React, arrived: float) -> None:
    if connection.seat is None:
        connection.say(wire.Refused(message.id, "not-seated", "spectators only watch"))
    elif not connection.reactions.take(arrived):
        room.metrics.limited += 1
        connection.say(wire.Refused(message.id, "too-fast", "one reaction a second"))
    else:
        connection.say(wire.Ok(message.id))
        frame = wire.frame_of(wire.Reaction(connection.seat, message.emoji))
        for other in room.crowd:
            other.post(frame)
