"""The devices of a seat: each has a token of its own and can be signed out. All act for the same person."""

import secrets
from collections.abc import Collection, Sequence

from msgspec.structs import replace

from parlour.core import Refused
from parlour.server import wire
from parlour.server.room.people.sitting import person_of, with_everyone
from parlour.server.storage.records import SeatDevice, Sitter, TableRecord
from parlour.server.tokens import hash_of, new_token

FIRST = "first"
"""The id of the device that sat down."""
MOST = 5
"""The most devices of one seat."""


def people_with(record: TableRecord, tokens: Collection[str]) -> list[str]:
    """The people of these tokens, by the hashes that name them. Raises Refused if a token has no seat."""
    found = [person_of(record.seats + record.waiting, hash_of(token)) for token in tokens]
    if not all(found):
        raise Refused("no-such-seat", "this token has no seat here")
    return [one for one in found if one is not None]


def with_device(
    record: TableRecord, people: Sequence[str], names: tuple[str, str], now: int
) -> tuple[TableRecord, list[wire.SeatTaken]]:
    """Let a new device hold the seats of these people. `names`: of the first device, and of the new one."""
    id, first, own = secrets.token_hex(4), names[0], names[1]
    tokens = {person: new_token() for person in people}

    def add(one: Sitter) -> Sitter:
        if one.left or one.token not in tokens:
            return one
        known = one.devices or (SeatDevice(FIRST, one.token, first, 0),)
        if len(known) >= MOST:
            raise Refused("too-many", f"a seat has at most {MOST} devices; sign one out first")
        return replace(one, devices=(*known, SeatDevice(id, hash_of(tokens[one.token]), own, now)))

    changed = with_everyone(record, add)
    taken = [wire.SeatTaken(seat, tokens[person]) for seat, person in _held(changed.seats, tokens)]
    taken += [wire.SeatTaken(None, tokens[person]) for _, person in _held(changed.waiting, tokens)]
    if not taken:
        raise Refused("no-such-seat", "nobody of that device sits here any more")
    return changed, taken


def _held(sitters: Sequence[Sitter], people: Collection[str]) -> list[tuple[int, str]]:
    return [(n, one.token) for n, one in enumerate(sitters) if not one.left and one.token and one.token in people]


def devices_of(record: TableRecord, hashed: str) -> tuple[SeatDevice, ...]:
    """The devices that hold the seat of this token. Raises Refused if it has none."""
    sitter = next((one for one in record.seats + record.waiting if one.is_held_by(hashed)), None)
    if sitter is None:
        raise Refused("no-such-seat", "this token has no seat here")
    return sitter.devices or (SeatDevice(FIRST, hashed, "", 0),)


def without_device(record: TableRecord, hashed: str, id: str) -> TableRecord:
    """Sign a device out of the seat of this token. Raises Refused if it is the last one, or none of them."""
    left = tuple(one for one in devices_of(record, hashed) if one.id != id)
    if len(left) == len(devices_of(record, hashed)):
        raise Refused("no-such-device", "this device has no seat here any more")
    if not left:
        raise Refused("last-device", "a seat needs a device; leave the table instead")
    return with_everyone(record, lambda one: replace(one, devices=left) if one.is_held_by(hashed) else one)
