"""The results of an attack, and its time limit."""

from time import monotonic

import aiohttp
from msgspec import Struct

TIMEOUT = aiohttp.ClientTimeout(total=60)


class Outcome(Struct):
    tried: int = 0
    broken: int = 0
    remark: str = ""


class Timer:
    """Runs for some seconds from the first query, so that each attack is tried at least once."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._until: float | None = None

    @property
    def is_running(self) -> bool:
        now = monotonic()
        if self._until is None:
            self._until = now + self._seconds
            return True
        return now < self._until


def session_from(client: int) -> aiohttp.ClientSession:
    """Return a session of a client with an address of its own, as a proxy would forward it."""
    return aiohttp.ClientSession(headers={"X-Forwarded-For": f"10.0.{client // 250}.{client % 250}"}, timeout=TIMEOUT)
