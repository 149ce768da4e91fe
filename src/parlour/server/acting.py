"""A player's move on its way to the table."""

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Raw

from parlour.core import Refused, Seat, codec_of
from parlour.server import wire
from parlour.server.outbox import Connection, frame_of
from parlour.server.play import Offer, Play

if TYPE_CHECKING:
    from parlour.server.room import Room


def act(room: "Room", connection: Connection, message: wire.Act, arrived: float) -> None:
    """`arrived`: when it came in, by the monotonic clock."""
    if connection.seat is None:
        connection.post(frame_of(wire.Refused(message.id, "not-seated", "spectators only watch")))
        return
    key = (connection.seat, message.id)
    if room.receipts.is_known(key):
        if (answer := room.receipts.answer_to(key)) is not None:
            connection.post(answer)
        return
    try:
        play = _may_act(room, connection.seat)
        move = _read(play, message.move)
    except Refused as refused:
        room.answer(key, wire.Refused(message.id, refused.code, refused.detail))
        return
    room.receipts.expect(key)
    play.offer(connection.seat, Offer(move, message.id), room.clock.at(arrived), connection.trips.delay)
    room.house.writer.stir(room)


def _may_act(room: "Room", seat: Seat) -> Play:
    record = room.record
    # Until a new game's beginning is stored, a seat number still means a seat of the last one.
    if room.play is None or record.status != "playing" or room.shown.record.number != record.number:
        raise Refused("not-playing", "no game is being played")
    if record.paused:
        raise Refused("paused", "the table is paused")
    if record.seats[seat].left:
        raise Refused("no-such-seat", "this seat has left the game")
    if record.seats[seat].bot is not None:
        raise Refused("bot-plays", "a bot plays this seat")
    return room.play


def _read(play: Play, move: Raw) -> Any:
    try:
        return wire.read(codec_of(type(play.table.game)).move, move)
    except msgspec.DecodeError as wrong:
        raise Refused("unreadable", str(wrong)) from None
