"""Seats: who sits where, known by unguessable tokens of which only the hash is kept."""

import secrets
from collections.abc import Sequence
from hashlib import sha256

from msgspec.structs import replace

from parlour.core import Refused, Seat
from parlour.server.room.names import likeness, read_name
from parlour.server.storage.records import Sitter

ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""No 0/O and no 1/I, so that a code survives being read aloud."""
CODE_LENGTH = 6
KEY_LENGTH = 10
REPLAY_LENGTH = 16


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def key_of(host: str) -> str:
    """What a table's link holds beside its code: fifty bits that nobody guesses, made of its maker's hashed token."""
    return _unguessable(f"link {host}", KEY_LENGTH)


def replay_of(code: str, number: int, host: str) -> str:
    """The name of a game that is over: its table, which of its games it was, and eighty bits that only its players are
    told."""
    return f"{code}-{number}-{_unguessable(f'replay {number} {host}', REPLAY_LENGTH)}"


def read_replay(text: str) -> tuple[str, int] | None:
    """The table and the number of the game in such a name; whether it is the right name is another question."""
    code, _, rest = text.partition("-")
    number = rest.partition("-")[0]
    known = read_code(code)
    is_number = number.isascii() and number.isdigit() and len(number) < 7
    return (known, int(number)) if known is not None and is_number else None


def _unguessable(secret: str, length: int) -> str:
    bits = int.from_bytes(sha256(secret.encode()).digest())
    return "".join(ALPHABET[bits >> 5 * n & 31] for n in range(length))


def read_code(text: str) -> str | None:
    """The code as it is kept, or None where no table can have it."""
    code = text.strip().upper()
    return code if len(code) == CODE_LENGTH and set(code) <= set(ALPHABET) else None


def new_token() -> str:
    return secrets.token_urlsafe(24)


def hash_of(token: str) -> str:
    """Tokens have 192 random bits: a plain hash of one can't be undone."""
    return sha256(token.encode()).hexdigest()


def seat_of(sitters: Sequence[Sitter], hashed: str | None) -> Seat | None:
    """The seat that a token (its hash) stands for."""
    if hashed is None:
        return None
    return next((seat for seat, one in enumerate(sitters) if one.token == hashed and not one.left), None)


def free_name(sitters: Sequence[Sitter], text: str, own: Seat | None = None) -> str:
    name = read_name(text)
    others = (likeness(one.name) for seat, one in enumerate(sitters) if seat != own)
    if likeness(name) in others:
        raise Refused("name-taken", "someone at this table has that name")
    return name


BOT_NAMES = {
    "en": ("Ada", "Blaise", "Clio", "Dante", "Emmy", "Fermat", "Gauss", "Hypatia"),
    "uk": ("Леся", "Остап", "Мавка", "Зенон", "Соломія", "Гнат", "Дарка", "Юрко"),
}


def bot_name(sitters: Sequence[Sitter], language: str) -> str:
    taken = {one.name.casefold() for one in sitters}
    names = BOT_NAMES[language]
    numbered = (f"{name} {n}" for n in range(2, 99) for name in names)
    return next(name for name in (*names, *numbered) if name.casefold() not in taken)


def bots_renamed(sitters: Sequence[Sitter], language: str) -> tuple[Sitter, ...]:
    """At a table that speaks another language now, the bots are called as it calls them."""
    seats = list(sitters)
    for seat, one in enumerate(seats):
        if one.token is None:
            seats[seat] = replace(one, name=bot_name([*seats[:seat], *seats[seat + 1 :]], language))
    return tuple(seats)
