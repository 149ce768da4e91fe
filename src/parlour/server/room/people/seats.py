"""Seats and the names of their people and bots."""

from collections.abc import Sequence

from msgspec.structs import replace

from parlour.core import Refused, Seat
from parlour.languages.found import language as installed
from parlour.languages.language import ENGLISH
from parlour.server.names import likeness, read_name
from parlour.server.storage.records import Sitter


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
