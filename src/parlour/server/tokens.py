"""Codes of tables, keys of links, and tokens."""

import secrets
from hashlib import sha256

ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""No 0/O and no 1/I, so that a code survives being read aloud."""
CODE_LENGTH = 6
KEY_LENGTH = 10
REPLAY_LENGTH = 16


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


def new_token() -> str:
    return secrets.token_urlsafe(24)


def hash_of(token: str) -> str:
    """Tokens have 192 random bits, so a plain hash can't be reversed."""
    return sha256(token.encode()).hexdigest()
