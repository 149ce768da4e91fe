"""Carry out what a host decides: once, in order, and answered only when it is stored."""

import logging
from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from parlour.core import Refused
from parlour.server import wire
from parlour.server.live.connection import Connection
from parlour.server.room import beginning, screens
from parlour.server.room.beginning import Hosted
from parlour.server.room.evening import evening
from parlour.server.room.evening.ceremony import guided, unveiled, with_next_game
from parlour.server.room.evening.finest import voted
from parlour.server.room.host import decisions, powers
from parlour.server.room.people.sitting import reseated
from parlour.server.room.receipts import Key
from parlour.server.storage.club_records import ClubRecord
from parlour.server.storage.records import TableRecord

log = logging.getLogger(__name__)


async def decide(room: Hosted, connection: Connection, message: wire.Host) -> None:
    """Do what the host says, once, and answer."""
    key = (connection.who.token or connection.who.screen or "", message.id)
    mark = _mark(key)
    if _is_done(room, connection, key, mark):  # even if that made somebody else the host
        return
    if not key[0] or not powers.may(room.state.record, room.shown.late, connection, message.do):
        connection.say(wire.Refused(message.id, "not-host", "only the host decides this"))
        return
    room.receipts.expect(key)
    try:
        await room.stored()
        powers.check(room.state.record, connection, message.do)
        await _do(room, message.do, connection)
    except Refused as refused:
        room.answer(key, wire.Refused(message.id, refused.code, refused.detail))
    except Exception:  # each decision changes the table in its last line or not at all
        log.exception("a decision of the host failed", extra={"decision": type(message.do).__name__})
        room.answer(key, wire.Refused(message.id, "trouble", "something went wrong; nothing happened"))
    else:
        room.state.change(decisions.noted(room.state.record, mark))
        room.answer(key, wire.Ok(message.id))


def _mark(key: Key) -> str:
    """An id belongs to its sender: the next host may use the same one for something else."""
    return f"{key[0][:8]} {key[1]!r}"


def _is_done(room: Hosted, connection: Connection, key: Key, mark: str) -> bool:
    answer = wire.Ok(key[1]) if mark in room.shown.record.done else room.receipts.answer_to(key)
    if answer is not None:
        connection.say(answer)
    return answer is not None or room.receipts.is_known(key)


async def _do(room: Hosted, do: wire.Do, by: Connection) -> None:
    match do:
        case wire.Start(count=count):
            await beginning.start(room, count, lambda: decisions.in_status(room.state.record, "lobby"))
        case wire.Again(settings=settings, count=count) if powers.has_all(room.state.record, by):
            await beginning.start(room, count, lambda: beginning.again(room, settings or {}))
        case wire.Again():
            beginning.want(room, by, wire.Ready())
        case wire.Ready():
            beginning.want(room, by, do)
        case wire.Lobby(game=game, settings=settings) if game is not None:
            await _choose(room, partial(_with_game, room, game, settings))
        case wire.Lobby():
            if room.state.record.status != "playing":
                decisions.ended(room.state.record)
            await _to_lobby(room, lambda: reseated(room.state.record))
        case wire.Follow():
            await _follow(room)
        case wire.Guide(step=step):
            _class_of(room)
            room.state.change(guided(decisions.in_status(room.state.record, "lobby"), step))
        case wire.Set(settings={}, seats=seats) if seats == len(room.state.record.seats) and _is_open(room):
            room.state.close()
        case wire.Set(settings=settings, seats=seats):
            await _set(room, settings, seats)
        case wire.Resume(count=True) if not room.rematch.is_alone:
            decisions.in_status(room.state.record, "playing")
            room.rematch.count_down(partial(_resume_when_stored, room))
        case wire.Onward():
            _go_on(room)
        case wire.Ceremony(cards=cards):
            room.state.change(unveiled(room.state.record, cards))
        case wire.Finest(word=word):
            assert by.who.token is not None
            room.state.change(voted(room.state.record, by.who.token, word))
        case wire.Roll():
            room.state.type_in(by.who.seat, powers.has_all(room.state.record, by), do)
        case wire.Screen():
            room.state.change(screens.accepting(room.state.record, room.crowd, do))
        case wire.Sound():
            room.state.change(screens.sounding(room.state.record, do))
        case wire.Pause(tour=tour):
            record = decisions.paused(room.state.record, by.who.seat, tour)
            room.state.change(record)
            room.rematch.stop()
            room.state.stop_clock()
        case _:
            if isinstance(do, wire.Move):
                await _check_class(room, do.to)
            _decide_simply(room, do, powers.has_all(room.state.record, by))


async def _set(room: Hosted, settings: dict[str, object], seats: int | None) -> None:
    record, _ = await beginning.opened(
        room, lambda: beginning.settled(room, decisions.resized(room.state.record, room.entry, seats), settings)
    )
    room.state.change(record)


def _is_open(room: Hosted) -> bool:
    """Whether friends can sit down in the game that is being played (COM-32)."""
    return room.state.record.status == "playing" and room.state.record.evening.open_until is not None


def _go_on(room: Hosted) -> None:
    """End the pause between two rounds (COM-23)."""
    if decisions.in_status(room.state.record, "playing").paused:
        raise Refused("paused", "the table is paused")
    room.state.end_pause()


def _decide_simply(room: Hosted, do: decisions.Simple, is_host: bool) -> None:
    if isinstance(do, wire.Move):
        _send_to(room, do)
    if isinstance(do, wire.Remove | wire.Move):
        decisions.sitter_at(room.state.record, do.seat)
        room.state.remove(do.seat)
    room.state.change(decisions.decided(room.state.record, room.entry, do, is_host))
    if isinstance(do, wire.Resume):
        room.state.run_clock()


async def _check_class(room: Hosted, to: str) -> None:
    """Raise Refused unless this table and the other one belong to the same class."""
    club, there = _class_of(room), await room.services.find(to)
    if there is None or there.club != club:
        raise Refused("no-club", "people are moved between the tables of a class only")


def _class_of(room: Hosted) -> str:
    if room.state.record.club is None:
        raise Refused("no-club", "this table belongs to no class")
    return room.state.record.club


def _send_to(room: Hosted, do: wire.Move) -> None:
    """Tell a pupil, once it is stored, where their new seat is. Raises Refused if they are away: then nobody would take
    that seat."""
    sitter = decisions.sitter_at(room.state.record, do.seat)
    connections = [] if sitter.token is None else room.crowd.of(sitter.token)
    if not connections:
        raise Refused("away", "this person is not here now")
    for connection in connections:
        connection.outbox.hold(wire.frame_of(wire.Moved(do.to, do.token)))


async def _resume_when_stored(room: Hosted) -> None:
    await room.stored()
    _decide_simply(room, wire.Resume(), is_host=True)


async def _choose(room: Hosted, make: Callable[[], TableRecord]) -> None:
    """Take everybody to the lobby of another game. Settings that it refuses change nothing."""
    await beginning.opened(room, make)
    await _to_lobby(room, make)


async def _to_lobby(room: Hosted, make: Callable[[], TableRecord]) -> None:
    """Take everybody to the lobby, at the record that `make` returns. A game that is being played is broken off: its
    log is kept and it counts for nothing."""
    if room.state.record.status == "playing":
        room.state.stop_clock()
        await room.stored()
    room.rematch.stop()
    room.state.back_to_lobby(decisions.in_lobby(with_next_game(make()), room.shown.seq))


async def _follow(room: Hosted) -> None:
    """Play what the class plays. The game goes on if only the number of seats or the waiting differs."""
    club = await room.services.find_club(_class_of(room))
    if club is None:
        raise Refused("no-club", "this class is gone")
    follow = partial(_as_class, room, club)
    if not beginning.same_game(follow(), room.state.record):
        await _choose(room, follow)
    size = max(club.size, len(room.state.record.seats))
    room.state.change(replace(room.state.record, size=size, waits=club.waits))
    room.state.run_clock()  # it may have stopped between two rounds


def _as_class(room: Hosted, club: ClubRecord) -> TableRecord:
    entry = room.services.games.entry(club.game)
    settings, language = room.services.games.settle(club.game, {**club.settings, "language": club.language})
    moved = evening.with_game(room.state.record, room.entry, entry, room.crowd.tokens, club.size)
    return decisions.with_settings(moved, settings, language)


def _with_game(room: Hosted, game: str, given: dict[str, object]) -> TableRecord:
    record = room.state.record
    evening.check_free(record)
    entry = room.services.games.entry(game)
    moved = evening.with_game(record, room.entry, entry, room.crowd.tokens)
    settings, _ = room.services.games.settle(game, evening.for_people(record, entry, given))
    return decisions.with_settings(moved, settings, record.language)
