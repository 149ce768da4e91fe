"""Ports for those who are started at one, and must be at the same one again after a kill."""

import contextlib
import socket
from itertools import count
from secrets import randbelow

FIRST, MANY = 20_000, 12_000
"""Below the ports that a system gives to connections which go out: on a busy machine one of those could take a port
between its choice and its use."""
_NEXT = count(randbelow(MANY))


def free_port() -> int:
    """One that nobody uses, and that was not given before."""
    for n in _NEXT:
        port = FIRST + n % MANY
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError
