"""Sitting down at a table."""

from typing import Protocol

from msgspec.structs import replace

from parlour.core import Refused, Seat
from parlour.server import wire
from parlour.server.loading.game_loader import Games
from parlour.server.room.seats import free_name, seat_of
from parlour.server.storage.records import Sitter, TableRecord
from parlour.server.tokens import hash_of, new_token
from parlour.server.wall_clock import wall_now


class Seated(Protocol):
    """What of a room is needed here."""

    record: TableRecord
    games: Games

    def stir(self) -> None: ...
    async def stored(self) -> None: ...


async def sit(room: Seated, new: wire.NewSeat) -> wire.SeatTaken:
    """A seat for a person; the one they have, if they show its token. Told only once it is stored."""
    if room.record.club is not None:
        await room.games.check_polite(new.name)
    hashed = None if new.token is None else hash_of(new.token)
    own = seat_of(room.record.seats, hashed)
    if own is not None and new.token is not None:
        taken = wire.SeatTaken(_rename(room, own, new.name), new.token)
    elif new.token is not None and seat_of(room.record.waiting, hashed) is not None:
        taken = wire.SeatTaken(None, new.token)
    elif new.seat is not None:
        taken = _replace_bot(room, new.name, new.seat)
    elif new.next and room.record.status != "lobby":
        taken = _wait_for_the_next(room, new.name)
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
        raise Refused("begun", "the game has begun; take a bot's seat, wait for the next game, or watch")
    if len(record.seats) >= record.size:
        raise Refused("full", "every seat is taken; you can watch")
    is_host = is_keeper and not any(sitter.host for sitter in record.seats)
    sitter = Sitter(free_name(_all(record), name), token=hash_of(token), host=is_host)
    room.record = replace(record, seats=(*record.seats, sitter), touched=wall_now())
    return wire.SeatTaken(len(record.seats), token)


def _replace_bot(room: Seated, name: str, seat: Seat) -> wire.SeatTaken:
    """A person takes over what a bot has had until now, in the middle of a game too (COM-15)."""
    record, token = room.record, new_token()
    if seat >= len(record.seats) or record.seats[seat].token is not None or record.seats[seat].left:
        raise Refused("no-bot", "no bot of its own sits there any more")
    if _is_closed(room):
        raise Refused("full", "the host lets nobody else sit down")
    bot = record.seats[seat]
    sitter = replace(bot, name=free_name(_all(record), name), token=hash_of(token), bot=None)
    seats = (*record.seats[:seat], sitter, *record.seats[seat + 1 :])
    room.record = replace(record, seats=seats, touched=wall_now())
    return wire.SeatTaken(seat, token)


def _wait_for_the_next(room: Seated, name: str) -> wire.SeatTaken:
    """Where there is no seat left for one more, a bot will make room (COM-15)."""
    record, token = room.record, new_token()
    people = [one for one in record.seats if one.token is not None and not one.left]
    if _is_closed(room) or len(people) + len(record.waiting) >= record.size:
        raise Refused("full", "every seat is taken; you can watch")
    sitter = Sitter(free_name(_all(record), name), token=hash_of(token))
    room.record = replace(record, waiting=(*record.waiting, sitter), touched=wall_now())
    return wire.SeatTaken(None, token)


def _is_closed(room: Seated) -> bool:
    """The host closed the free seats: as many as are taken, and fewer than the game has."""
    record = room.record
    return record.size <= len(record.seats) < room.games.entry(record.game).players[1]


def _all(record: TableRecord) -> tuple[Sitter, ...]:
    return record.seats + record.waiting


def next_seats(record: TableRecord) -> tuple[Sitter, ...]:
    """Who sits there in the next game: those who stayed and those who waited; bots make room for people (COM-15)."""
    seats = [one for one in record.seats if not one.left] + list(record.waiting)
    for bot in [one for one in reversed(seats) if one.token is None][: max(0, len(seats) - record.size)]:
        seats.remove(bot)
    return tuple(seats)


def _rename(room: Seated, seat: Seat, name: str) -> Seat:
    """Names change in the lobby only: in a game everyone has got to know them."""
    record = room.record
    if record.status == "lobby":
        sitter = replace(record.seats[seat], name=free_name(record.seats, name, seat))
        room.record = replace(record, seats=(*record.seats[:seat], sitter, *record.seats[seat + 1 :]))
    return seat
