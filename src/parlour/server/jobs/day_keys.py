"""Who a device is in a roll of the day, by a key that it alone has."""

from hashlib import sha256

from parlour.core import Refused
from parlour.server.storage.day_plays import Which

SHORTEST_KEY = 20


def device_of(key: str, which: Which) -> str:
    """A device as the server knows it in one roll: it has another name in each, so that nobody can be followed."""
    return _hidden("device", key, which)


def token_of(key: str, which: Which) -> str:
    """The token of its seat: who shows the key gets it again."""
    return _hidden("seat", key, which)[:48]


def _hidden(what: str, key: str, which: Which) -> str:
    if not SHORTEST_KEY <= len(key) <= 64:
        raise Refused("unreadable", f"the key of a device has {SHORTEST_KEY} to 64 characters that nobody can guess")
    return sha256(f"{what} {which.day} {which.language} {which.game} {key}".encode()).hexdigest()
