"""What a host's decisions make of a table's record. Each function returns the new record or raises Refused."""

from typing import Any

from msgspec.structs import replace

from parlour.core import Entry, Refused, Seat
from parlour.core.flat_names import way_of
from parlour.server import wire
from parlour.server.room.people.casting import wishing
from parlour.server.room.people.sitting import bot_name, bots_renamed, reseated, with_sitter
from parlour.server.storage.records import DONE, Sitter, TableRecord
from parlour.server.wall_clock import wall_now

Simple = wire.Resume | wire.Bot | wire.Remove | wire.Move | wire.Wish | wire.Extra | wire.Give
"""Decisions that take effect in the record alone."""


def decided(record: TableRecord, entry: Entry, do: Simple, is_host: bool) -> TableRecord:
    match do:
        case wire.Resume():
            return _unpaused(in_status(record, "playing"))
        case wire.Bot(seat=seat, level=level):
            return _with_new_bot(record, level or 3) if seat is None else _with_bot(record, seat, level)
        case wire.Remove(seat=seat) | wire.Move(seat=seat):
            return _without(record, seat)
        case wire.Wish(seat=seat, chips=chips):
            sitter_at(record, seat)
            between = record if record.status == "over" else in_status(record, "lobby")
            return with_sitter(record, seat, wishing(between, entry, seat, chips))
        case wire.Extra(seat=seat, percent=percent):
            return with_sitter(record, seat, _with_extra(sitter_at(record, seat), percent, is_host))
        case wire.Give(seat=seat):
            return _given_to(record, seat)


def paused(record: TableRecord, by: Seat | None, is_tour: bool) -> TableRecord:
    """The record of a paused table. It says who paused it, and whether that person takes a tour."""
    stage = replace(record.stage, paused_by=by, is_tour=is_tour)
    return replace(in_status(record, "playing"), paused=True, stage=stage)


def _unpaused(record: TableRecord) -> TableRecord:
    return replace(record, paused=False, stage=replace(record.stage, paused_by=None, is_tour=False))


def in_status(record: TableRecord, status: wire.Status) -> TableRecord:
    """The record itself. Raises Refused if the table is in another status."""
    if record.status != status:
        raise Refused(f"not-{status}", f"the table is not in this state: {status}")
    return record


def ended(record: TableRecord) -> TableRecord:
    """The record itself. Raises Refused unless the game is over or can't go on."""
    return record if record.status == "stopped" else in_status(record, "over")


def sitter_at(record: TableRecord, seat: Seat) -> Sitter:
    if seat >= len(record.seats) or record.seats[seat].left:
        raise Refused("no-such-seat", f"nobody sits at seat {seat}")
    return record.seats[seat]


def noted(record: TableRecord, mark: str) -> TableRecord:
    """The record remembers that this decision was carried out, so that a resent message does nothing."""
    return replace(record, done=(*record.done, mark)[-DONE:], touched=wall_now())


def check_players(record: TableRecord, entry: Entry) -> None:
    fewest, most = (1, 1) if way_of(record.settings) == "shared_roll" else entry.players
    if not fewest <= len(record.seats) <= most:
        raise Refused("too-few", f"{record.game} is for {fewest}-{most} players")


def begun(record: TableRecord, heading: dict[str, Any], base: int) -> TableRecord:
    """A new game begins; `base` is the last sequence number of the game before."""
    number, seats = record.number + 1, tuple(replace(one, is_open=False) for one in record.seats)
    return replace(_unpaused(record), status="playing", number=number, base=base, heading=heading, seats=seats)


def in_lobby(record: TableRecord, base: int) -> TableRecord:
    return replace(_unpaused(record), status="lobby", base=base)


def with_settings(record: TableRecord, settings: dict[str, Any], language: str | None) -> TableRecord:
    if language is None or language == record.language:
        return replace(record, settings=settings)
    return replace(record, settings=settings, language=language, seats=bots_renamed(record.seats, language))


def resized(record: TableRecord, entry: Entry, seats: int | None) -> TableRecord:
    in_status(record, "lobby")
    if seats is None:
        return record
    fewest, most = max(1, len(record.seats)), entry.players[1]
    if not fewest <= seats <= most:
        raise Refused("bad-size", f"this table can have {fewest} to {most} seats")
    return replace(record, size=seats)


def _with_new_bot(record: TableRecord, level: int) -> TableRecord:
    in_status(record, "lobby")
    if len(record.seats) >= record.size:
        raise Refused("full", "every seat is taken")
    return replace(record, seats=(*record.seats, Sitter(bot_name(record.seats, record.language), bot=level)))


def _with_bot(record: TableRecord, seat: Seat, level: int | None) -> TableRecord:
    """A bot plays the seat. Without a level its person plays again, or a newcomer may take it over (COM-15)."""
    sitter = sitter_at(record, seat)
    if sitter.is_vacant and level is not None:
        return with_sitter(record, seat, Sitter(bot_name(record.seats, record.language), bot=level))
    if level is not None or sitter.token is not None:
        return with_sitter(record, seat, replace(sitter, bot=level, is_open=False))
    if record.status != "playing":
        raise Refused("no-person", "only a bot can play this seat")
    return with_sitter(record, seat, replace(sitter, is_open=True))


def _without(record: TableRecord, seat: Seat) -> TableRecord:
    sitter = sitter_at(record, seat)
    if record.status == "lobby":  # and people who wait sit down
        return reseated(replace(record, seats=(*record.seats[:seat], *record.seats[seat + 1 :])))
    return with_sitter(record, seat, replace(sitter, left=True, bot=None))


def _given_to(record: TableRecord, seat: Seat) -> TableRecord:
    if sitter_at(record, seat).token is None:
        raise Refused("no-person", "a bot can't be the host")
    return replace(record, seats=tuple(replace(one, host=n == seat) for n, one in enumerate(record.seats)))


def _with_extra(sitter: Sitter, percent: int, is_granted: bool) -> Sitter:
    """A seat asks for more time and the host grants it. Anyone may ask for less (COM-16)."""
    if is_granted or percent <= sitter.extra:
        return replace(sitter, extra=percent, asked_extra=None)
    return replace(sitter, asked_extra=percent)
