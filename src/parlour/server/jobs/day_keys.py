"""A device in a roll of the day, by a key that only it has."""

from hashlib import sha256

from parlour.core import Refused
from parlour.server.storage.day_plays import Which

SHORTEST_KEY = 20


def device_of(key: str, which: Which) -> str:
    """The name of a device in one roll. It differs from roll to roll, so that nobody can be followed."""
    return _hidden("device", key, which)


def token_of(key: str, which: Which) -> str:
    """The token of its seat, which the same key always gives."""
    return _hidden("seat", key, which)[:48]


def _hidden(what: str, key: str, which: Which) -> str:
    if not SHORTEST_KEY <= len(key) <= 64:
        raise Refused("unreadable", f"the key of a device has {SHORTEST_KEY} to 64 characters")
    return sha256(f"{what} {which.day} {which.language} {which.game} {key}".encode()).hexdigest()
