"""Sitting down at a table."""

from typing import Protocol

from msgspec.structs import replace

from parlour.core import Refused, Seat
from parlour.server import wire
from parlour.server.room.clock import wall_now
from parlour.server.room.seats import free_name, hash_of, new_token, seat_of
from parlour.server.storage.records import Sitter, TableRecord


class Seated(Protocol):
    """What of a room is needed here."""

    record: TableRecord

    def stir(self) -> None: ...
    async def stored(self) -> None: ...


async def sit(room: Seated, new: wire.NewSeat) -> wire.SeatTaken:
    """A seat for a person; the one they have, if they show its token. Told only once it is stored."""
    hashed = None if new.token is None else hash_of(new.token)
    own = seat_of(room.record.seats, hashed)
    if own is not None and new.token is not None:
        taken = wire.SeatTaken(_rename(room, own, new.name), new.token)
    else:
        taken = _sit_down(room, new.name, hashed)
    room.stir()
    await room.stored()
    return taken


def _sit_down(room: Seated, name: str, hashed: str | None) -> wire.SeatTaken:
    record, token = room.record, new_token()
    is_keeper = hashed == record.host
    if hashed is not None and not is_keeper:
        raise Refused("no-such-seat", "this token has no seat here")
    if record.status != "lobby":
        raise Refused("begun", "the game has begun; you can watch it")
    if len(record.seats) >= record.size:
        raise Refused("full", "every seat is taken; you can watch")
    is_host = is_keeper and not any(sitter.host for sitter in record.seats)
    sitter = Sitter(free_name(record.seats, name), token=hash_of(token), host=is_host)
    room.record = replace(record, seats=(*record.seats, sitter), touched=wall_now())
    return wire.SeatTaken(len(record.seats), token)


def _rename(room: Seated, seat: Seat, name: str) -> Seat:
    """Names change in the lobby only: in a game everyone has got to know them."""
    record = room.record
    if record.status == "lobby":
        sitter = replace(record.seats[seat], name=free_name(record.seats, name, seat))
        room.record = replace(record, seats=(*record.seats[:seat], sitter, *record.seats[seat + 1 :]))
    return seat
