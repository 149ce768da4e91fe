"""What a host may decide."""

import logging
from collections.abc import Callable
from typing import Protocol

from msgspec.structs import replace

from parlour.core import AnyGame, Refused, Seat
from parlour.server import wire
from parlour.server.live.connection import Connection
from parlour.server.loading.game_loader import Games
from parlour.server.room.casting import wishing, with_parts
from parlour.server.room.moments import Shown
from parlour.server.room.pauses import Pausing, end_pause
from parlour.server.room.receipts import Key, Receipts
from parlour.server.room.seats import bot_name, bots_renamed
from parlour.server.room.sitting import next_seats
from parlour.server.storage.records import DONE, Sitter, TableRecord
from parlour.server.wall_clock import wall_now

log = logging.getLogger(__name__)


class Hosted(Pausing, Protocol):
    """What of a room is needed here."""

    record: TableRecord
    receipts: Receipts
    games: Games

    @property
    def shown(self) -> Shown: ...
    @property
    def late(self) -> frozenset[Seat]: ...

    def answer(self, key: Key, reply: wire.Ok | wire.Refused) -> None: ...
    async def stored(self) -> None: ...
    def stir(self) -> None: ...
    def begin(self, game: AnyGame, record: TableRecord) -> None: ...
    def back_to_lobby(self, record: TableRecord) -> None: ...
    def remove(self, seat: Seat) -> None: ...
    def type_in(self, seat: Seat | None, is_host: bool, roll: wire.Roll) -> None: ...


async def decide(room: Hosted, connection: Connection, message: wire.Host) -> None:
    """Do what the host says, once, and answer."""
    if connection.token is None or not _may(room, connection, message.do):
        connection.say(wire.Refused(message.id, "not-host", "only the host decides this"))
        return
    key = (connection.token, message.id)
    mark = _mark(key)
    if _is_done(room, connection, key, mark):
        return
    room.receipts.expect(key)
    try:
        await room.stored()
        _refuse_a_stand_in(room, connection, message.do)
        _refuse_on_a_day(room, message.do)
        await _do(room, message.do, connection)
    except Refused as refused:
        room.answer(key, wire.Refused(message.id, refused.code, refused.detail))
        return
    except Exception:  # each decision changes the table in its last line or not at all
        log.exception("a decision of the host failed", extra={"decision": type(message.do).__name__})
        room.answer(key, wire.Refused(message.id, "trouble", "there is a fault here; nothing happened"))
        return
    room.record = replace(room.record, done=(*room.record.done, mark)[-DONE:], touched=wall_now())
    room.stir()
    room.answer(key, wire.Ok(message.id))


def _may(room: Hosted, connection: Connection, do: wire.Do) -> bool:
    """The host decides; a rematch as it was may be had by anybody who sits at the table, and everybody chooses their
    own part and asks for their own time (COM-14, COM-16). Whose dice are typed in is looked at with them (COM-13)."""
    if isinstance(do, wire.Roll) and connection.seat is not None:
        return True
    if isinstance(do, wire.Wish | wire.Extra) and connection.seat == do.seat:
        return True
    if isinstance(do, wire.Bot) and connection.seat is not None and _is_anybodys(room, connection.seat, do):
        return True
    is_rematch = isinstance(do, wire.Again) and not do.settings and room.record.status == "over"
    return connection.is_host or (is_rematch and connection.seat is not None)


def _is_anybodys(room: Hosted, own: Seat, do: wire.Bot) -> bool:
    """Everybody plays on in their own seat, and lets a bot play for one who let the time pass (COM-17)."""
    return (do.seat == own and do.level is None) or (do.level is not None and do.seat in room.late)


def _mark(key: Key) -> str:
    """An id is its sender's own: who becomes host later may use the same one for something else."""
    return f"{key[0][:8]} {key[1]!r}"


def _is_done(room: Hosted, connection: Connection, key: Key, mark: str) -> bool:
    answer = wire.Ok(key[1]) if mark in room.shown.record.done else room.receipts.answer_to(key)
    if answer is not None:
        connection.say(answer)
    return answer is not None or room.receipts.is_known(key)


def _refuse_a_stand_in(room: Hosted, connection: Connection, do: wire.Do) -> None:
    """Who stands in decides for the table, not who its host is (COM-12)."""
    seat, record = connection.seat, room.record
    is_host = connection.token == record.host or (seat is not None and record.seats[seat].host)
    if isinstance(do, wire.Give) and not is_host:
        raise Refused("not-host", "only the host gives the office away")


def _refuse_on_a_day(room: Hosted, do: wire.Do) -> None:
    """The roll of a day is the same for everybody, and played once."""
    if room.record.day is not None and not isinstance(do, wire.Pause | wire.Resume | wire.Extra):
        raise Refused("of-the-day", "the roll of the day is played once, and as it is")


async def _do(room: Hosted, do: wire.Do, by: Connection) -> None:
    match do:
        case wire.Start():
            await _begin(room, lambda: _in(room, "lobby"))
        case wire.Again(settings=settings):
            await _begin(room, lambda: _again(room, settings or {}))
        case wire.Lobby():
            record = await _broken_off(room)
            lobby = replace(record, status="lobby", paused=False, seats=next_seats(record), base=room.shown.seq)
            room.back_to_lobby(replace(lobby, waiting=()))
        case wire.Set(settings=settings, seats=seats):
            room.record, _ = await _opened(room, lambda: _settle(room, _resized(room, seats), settings))
        case wire.Pause():
            room.record = replace(_in(room, "playing"), paused=True)
            room.stop_clock()
        case wire.Resume():
            room.record = replace(_in(room, "playing"), paused=False)
            room.hours.run()
        case wire.Onward():
            if _in(room, "playing").paused:
                raise Refused("paused", "the table is paused")
            end_pause(room)
        case wire.Bot(seat=seat, level=level):
            _seat_bot(room, seat, level)
        case wire.Remove(seat=seat):
            _remove(room, seat)
        case wire.Wish(seat=seat, chips=chips):
            _sitter(room, seat)
            record = _in(room, "lobby")
            _change(room, seat, wishing(record, room.games.entry(record.game), seat, chips))
        case wire.Extra(seat=seat, percent=percent):
            _change(room, seat, _with_extra(_sitter(room, seat), percent, by.is_host))
        case wire.Give(seat=seat):
            _give(room, seat)
        case wire.Roll():
            room.type_in(by.seat, by.is_host, do)


def _in(room: Hosted, status: wire.Status) -> TableRecord:
    if room.record.status != status:
        raise Refused(f"not-{status}", f"the table is not in this state: {status}")
    return room.record


def _ended(room: Hosted) -> TableRecord:
    """After the end, or where a game can't go on: something new may begin."""
    return room.record if room.record.status == "stopped" else _in(room, "over")


async def _broken_off(room: Hosted) -> TableRecord:
    """After the end, or in the middle of a game: what it came to is kept in its log and counts for nothing."""
    if room.record.status != "playing":
        return _ended(room)
    room.stop_clock()
    await room.stored()
    return room.record


async def _opened(room: Hosted, make: Callable[[], TableRecord]) -> tuple[TableRecord, AnyGame]:
    """The newest record, as people may sit down while the game is being opened. Settings that don't go together are
    refused by the game itself."""
    opened = make()
    game = await room.games.open(opened)
    while not _same_game(opened, record := make()):
        opened = record
        game = await room.games.open(opened)
    return record, game


async def _begin(room: Hosted, make: Callable[[], TableRecord]) -> None:
    entry = room.games.entry(room.record.game)
    record, game = await _opened(room, with_parts(make, entry))
    fewest, most = entry.players
    if not fewest <= len(record.seats) <= most:
        raise Refused("too-few", f"{record.game} is for {fewest}-{most} players")
    heading, base = room.games.heading(record, game), room.shown.seq
    number = record.number + 1
    room.begin(game, replace(record, status="playing", paused=False, number=number, base=base, heading=heading))


def _same_game(one: TableRecord, other: TableRecord) -> bool:
    return (one.settings, one.language) == (other.settings, other.language)


def _again(room: Hosted, settings: dict[str, object]) -> TableRecord:
    record = _ended(room)
    return _settle(room, replace(record, seats=next_seats(record), waiting=()), settings)


def _settle(room: Hosted, record: TableRecord, given: dict[str, object]) -> TableRecord:
    settings, language = room.games.settle(record.game, {**record.settings, **given})
    if language is None or language == record.language:
        return replace(record, settings=settings)
    return replace(record, settings=settings, language=language, seats=bots_renamed(record.seats, language))


def _resized(room: Hosted, seats: int | None) -> TableRecord:
    record = _in(room, "lobby")
    if seats is None:
        return record
    fewest, most = max(1, len(record.seats)), room.games.entry(record.game).players[1]
    if not fewest <= seats <= most:
        raise Refused("bad-size", f"there can be {fewest} to {most} seats now")
    return replace(record, size=seats)


def _seat_bot(room: Hosted, seat: Seat | None, level: int | None) -> None:
    if seat is None:
        record = _in(room, "lobby")
        if len(record.seats) >= record.size:
            raise Refused("full", "every seat is taken")
        newcomer = Sitter(bot_name(record.seats, record.language), bot=level or 3)
        room.record = replace(record, seats=(*record.seats, newcomer))
        return
    sitter = _sitter(room, seat)
    if level is None and sitter.token is None:
        raise Refused("no-person", "nobody else can play this seat")
    _change(room, seat, replace(sitter, bot=level))


def _remove(room: Hosted, seat: Seat) -> None:
    sitter = _sitter(room, seat)
    if room.record.status == "lobby":
        room.record = replace(room.record, seats=(*room.record.seats[:seat], *room.record.seats[seat + 1 :]))
        return
    room.remove(seat)
    _change(room, seat, replace(sitter, left=True, bot=None))


def _give(room: Hosted, seat: Seat) -> None:
    if _sitter(room, seat).token is None:
        raise Refused("no-person", "a bot can't be the host")
    sitters = [replace(one, host=n == seat) for n, one in enumerate(room.record.seats)]
    room.record = replace(room.record, seats=tuple(sitters))


def _with_extra(sitter: Sitter, percent: int, is_granted: bool) -> Sitter:
    """More time is asked for by a seat and allowed by the host; less is anybody's own business (COM-16)."""
    if is_granted or percent <= sitter.extra:
        return replace(sitter, extra=percent, asked_extra=None)
    return replace(sitter, asked_extra=percent)


def _sitter(room: Hosted, seat: Seat) -> Sitter:
    if seat >= len(room.record.seats) or room.record.seats[seat].left:
        raise Refused("no-such-seat", f"nobody sits at seat {seat}")
    return room.record.seats[seat]


def _change(room: Hosted, seat: Seat, sitter: Sitter) -> None:
    seats = list(room.record.seats)
    seats[seat] = sitter
    room.record = replace(room.record, seats=tuple(seats))
