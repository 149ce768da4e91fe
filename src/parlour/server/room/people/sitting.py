"""Seats at a table: who holds them, what their people and bots are called, and sitting down.

Functions that change a table return the new record, or raise Refused.
"""

from collections.abc import Callable, Collection, Sequence

from msgspec.structs import replace

from parlour.core import AnyTable, Entry, Refused, Seat
from parlour.core.flat_names import way_of
from parlour.core.game import DAY
from parlour.languages.found import language as installed
from parlour.languages.language import ENGLISH
from parlour.messages import catalogue
from parlour.server import wire
from parlour.server.names import likeness, read_name
from parlour.server.storage.records import Sitter, TableRecord
from parlour.server.tokens import hash_of, new_token
from parlour.server.wall_clock import wall_now


def seat_of(sitters: Sequence[Sitter], hashed: str | None) -> Seat | None:
    if hashed is None:
        return None
    return next((seat for seat, one in enumerate(sitters) if one.is_held_by(hashed)), None)


def person_of(sitters: Sequence[Sitter], hashed: str) -> str | None:
    """The token's hash that names the person with this one, on whichever device."""
    seat = seat_of(sitters, hashed)
    return None if seat is None else sitters[seat].token


def free_name(sitters: Sequence[Sitter], text: str, own: Seat | None = None) -> str:
    name = read_name(text)
    others = (likeness(one.name) for seat, one in enumerate(sitters) if seat != own)
    if likeness(name) in others:
        raise Refused("name-taken", "someone at this table has that name")
    return name


def bot_name(sitters: Sequence[Sitter], language: str) -> str:
    taken = {one.name.casefold() for one in sitters}
    names = installed(language).bots or installed(ENGLISH).bots
    numbered = (f"{name} {n}" for n in range(2, 99) for name in names)
    return next(name for name in (*names, *numbered) if name.casefold() not in taken)


def bots_renamed(sitters: Sequence[Sitter], language: str) -> tuple[Sitter, ...]:
    """Rename the bots at a table that changes its language."""
    seats = list(sitters)
    for seat, one in enumerate(seats):
        if one.token is None:
            seats[seat] = replace(one, name=bot_name([*seats[:seat], *seats[seat + 1 :]], language))
    return tuple(seats)


Seated = tuple[TableRecord, wire.SeatTaken]


def seat_person(record: TableRecord, new: wire.NewSeat, entry: Entry, by_teacher: bool = False) -> Seated:
    """Give a person a seat, or the one they have if they show its token. `by_teacher`: of a class, who may fill a table
    up to the seats of the game, and let one more person wait in order to swap two."""
    record, taken = _placed(record, new, entry) if by_teacher else _seated(record, new, entry)
    look, hashed = new.look, hash_of(taken.token)
    if look is not None:
        record = with_everyone(record, lambda one: replace(one, look=look) if one.is_held_by(hashed) else one)
    return record, taken


def with_everyone(record: TableRecord, change: Callable[[Sitter], Sitter]) -> TableRecord:
    """Change the people who sit or wait at a table."""
    return replace(record, seats=tuple(map(change, record.seats)), waiting=tuple(map(change, record.waiting)))


def _placed(record: TableRecord, new: wire.NewSeat, entry: Entry) -> Seated:
    if new.seat is not None:
        return _replace_bot(record, new.name, new.seat, entry)
    most, people = entry.players[1], sum(not one.left for one in _all(record))
    if people > most:
        raise Refused("full", f"{record.game} has {most} seats at most")
    if record.status == "lobby" and new.next and len(record.seats) >= record.size:
        return _wait(record, new.name)
    grown = replace(record, size=min(most, max(record.size, people + 1)))
    return _sit_down(grown, new.name, None) if record.status == "lobby" else _wait(grown, new.name)


def _seated(record: TableRecord, new: wire.NewSeat, entry: Entry) -> Seated:
    hashed = None if new.token is None else hash_of(new.token)
    own = seat_of(record.seats, hashed)
    if own is not None and new.token is not None:
        return _renamed(record, own, new.name), wire.SeatTaken(own, new.token)
    if new.token is not None and seat_of(record.waiting, hashed) is not None:
        return record, wire.SeatTaken(None, new.token)
    if new.seat is not None:
        return _replace_bot(record, new.name, new.seat, entry)
    if new.next and record.status != "lobby":
        return _wait_for_next_game(record, new.name, entry)
    return _sit_down(record, new.name, hashed)


def with_sitter(record: TableRecord, seat: Seat, sitter: Sitter) -> TableRecord:
    return replace(record, seats=(*record.seats[:seat], sitter, *record.seats[seat + 1 :]))


def reseated(record: TableRecord, here: Collection[str] | None = None) -> TableRecord:
    """The record with the seats of the next game: people who stayed and people who waited. Bots make room for them
    (COM-15). If there are still too many, some wait: first people who are not `here` (the tokens of all connected
    people; None: everybody is), then those who came last, never the host (COM-26)."""
    seats = [one for one in record.seats if not one.left and not one.is_vacant] + list(record.waiting)
    by_claim = sorted(enumerate(seats), key=lambda one: (not one[1].host, one[1].token is None, _is_away(one[1], here)))
    seated = {place for place, _ in by_claim[: record.size]}
    waiting = tuple(one for place, one in enumerate(seats) if place not in seated and one.token is not None)
    return replace(record, seats=tuple(one for place, one in enumerate(seats) if place in seated), waiting=waiting)


def _is_away(sitter: Sitter, here: Collection[str] | None) -> bool:
    return here is not None and sitter.token not in here


def _sit_down(record: TableRecord, name: str, hashed: str | None) -> Seated:
    is_keeper, token = hashed == record.host, new_token()
    if hashed is not None and not is_keeper:
        raise Refused("no-such-seat", "this token has no seat here")
    if record.status != "lobby" and record.evening.open_until is None:
        raise Refused("begun", "the game has begun; take a bot's seat, wait for the next game, or watch")
    seat = next((seat for seat, one in enumerate(record.seats) if one.is_vacant), len(record.seats))
    if seat >= record.size:
        raise Refused("full", "every seat is taken; you can watch")
    is_host = is_keeper and not any(sitter.host for sitter in record.seats)
    sitter = Sitter(free_name(_all(record), name), token=hash_of(token), host=is_host)
    return replace(with_sitter(record, seat, sitter), touched=wall_now()), wire.SeatTaken(seat, token)


def is_free(record: TableRecord, sitter: Sitter, entry: Entry) -> bool:
    """Whether a newcomer may take over a seat from a bot. While a game with secrets is played, the host decides."""
    is_bots = sitter.token is None and sitter.bot is not None and not sitter.left
    return is_bots and (record.status != "playing" or sitter.is_open or not entry.extras.lobby.has_secrets)


def _replace_bot(record: TableRecord, name: str, seat: Seat, entry: Entry) -> Seated:
    """A person takes over a bot's seat, in the middle of a game too (COM-15)."""
    token = new_token()
    if seat >= len(record.seats) or record.seats[seat].token is not None or record.seats[seat].left:
        raise Refused("no-bot", "no bot sits there any more")
    if _is_closed(record, entry):
        raise Refused("full", "the host has closed the free seats")
    if not is_free(record, record.seats[seat], entry):
        raise Refused("not-free", "this game has secrets; the host has to free the bot's seat first")
    name = free_name(_all(record), name)
    sitter = replace(record.seats[seat], name=name, token=hash_of(token), bot=None, is_open=False)
    return replace(with_sitter(record, seat, sitter), touched=wall_now()), wire.SeatTaken(seat, token)


def _wait_for_next_game(record: TableRecord, name: str, entry: Entry) -> Seated:
    """A bot will make room if no seat is left (COM-15)."""
    people = [one for one in record.seats if one.token is not None and not one.left]
    if _is_closed(record, entry) or len(people) + len(record.waiting) >= record.size:
        raise Refused("full", "every seat is taken; you can watch")
    return _wait(record, name)


def _wait(record: TableRecord, name: str) -> Seated:
    token = new_token()
    sitter = Sitter(free_name(_all(record), name), token=hash_of(token))
    return replace(record, waiting=(*record.waiting, sitter), touched=wall_now()), wire.SeatTaken(None, token)


def _is_closed(record: TableRecord, entry: Entry) -> bool:
    """Whether the host closed the free seats: as many as are taken, and fewer than the game can have. In a class the
    teacher chose how many people sit at a table, which closes nothing."""
    return record.club is None and record.size <= len(record.seats) < entry.players[1]


def _all(record: TableRecord) -> tuple[Sitter, ...]:
    return record.seats + record.waiting


def _renamed(record: TableRecord, seat: Seat, name: str) -> TableRecord:
    """Names change in the lobby only: during a game the others know people by them."""
    if record.status != "lobby":
        return record
    return with_sitter(record, seat, replace(record.seats[seat], name=free_name(record.seats, name, seat)))


COMPANY = 2
"""Nobody plays until tomorrow alone."""


def with_free_seats(record: TableRecord, entry: Entry) -> TableRecord:
    """Return the record with vacant seats, if a game that begins now would have too few."""
    if way_of(record.settings) != "tomorrow" or record.club is not None:
        return record
    parts = sum(part.least for part in entry.extras.lobby.parts_at(record.settings))
    missing = min(max(COMPANY, entry.players[0], parts), record.size) - len(record.seats)
    vacant = Sitter(catalogue(record.language).say("seat-free"), is_vacant=True)
    return replace(record, seats=record.seats + (vacant,) * missing)


def has_vacant(record: TableRecord) -> bool:
    return any(one.is_vacant and not one.left for one in record.seats)


def open_until(record: TableRecord, table: AnyTable, epoch: int, now: int) -> int | None:
    """Return until when friends can sit down, by the wall clock. None: they can't. `epoch`: when the game began."""
    has_room = has_vacant(record) or (table.takes_seats and len(record.seats) < record.size)
    is_open = has_room and record.club is None and now < epoch + DAY
    return epoch + DAY if is_open else None


def closed(record: TableRecord) -> TableRecord:
    """Return the record without free seats. Raises Refused for somebody who would then play alone."""
    if sum(one.is_vacant or one.left for one in record.seats) > len(record.seats) - COMPANY:
        raise Refused("too-few", "nobody else has sat down yet")
    return replace(record, size=len(record.seats))
