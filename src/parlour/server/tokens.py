"""Codes of tables, keys of links, and tokens."""

import secrets
from hashlib import sha256

ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""No 0/O and no 1/I, so that a code survives being read aloud."""
CODE_LENGTH = 6
KEY_LENGTH = 10
REPLAY_LENGTH = 16
HANDOVER_LENGTH = 12


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def key_of(host: str) -> str:
    """The secret in a table's link: fifty bits made of its maker's hashed token."""
    return _unguessable(f"link {host}", KEY_LENGTH)


def replay_of(code: str, number: int, host: str) -> str:
    """The name of a finished game: its table, its number, and eighty bits that only its players learn."""
    return f"{code}-{number}-{_unguessable(f'replay {number} {host}', REPLAY_LENGTH)}"


def read_replay(text: str) -> tuple[str, int] | None:
    """The table and the number in such a name, right or wrong."""
    code, _, rest = text.partition("-")
    number = rest.partition("-")[0]
    known = read_code(code)
    is_number = number.isascii() and number.isdigit() and len(number) < 7
    return (known, int(number)) if known is not None and is_number else None


def _unguessable(secret: str, length: int) -> str:
    bits = int.from_bytes(sha256(secret.encode()).digest())
    return "".join(ALPHABET[bits >> 5 * n & 31] for n in range(length))


def read_code(text: str) -> str | None:
    """The code as it is stored, or None if no table can have it."""
    code = text.strip().upper()
    return code if len(code) == CODE_LENGTH and set(code) <= set(ALPHABET) else None


def new_handover() -> str:
    """Sixty bits in groups of four: people type it where no camera reads it."""
    letters = "".join(secrets.choice(ALPHABET) for _ in range(HANDOVER_LENGTH))
    return "-".join(letters[n : n + 4] for n in range(0, HANDOVER_LENGTH, 4))


def read_handover(text: str, table: str = "") -> str:
    """A handover's code as it is stored, with the code of its table in front, however it was typed."""
    letters = "".join(sign for sign in text.upper() if sign in ALPHABET).removeprefix(table)
    return "-".join([*filter(None, [table]), *(letters[n : n + 4] for n in range(0, len(letters), 4))])


def new_token() -> str:
    return secrets.token_urlsafe(24)


def hash_of(token: str) -> str:
    """Tokens have 192 random bits, so a plain hash can't be reversed."""
    return sha256(token.encode()).hexdigest()
