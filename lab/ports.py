"""Ports for servers that must be at the same address again after they were killed."""

import contextlib
import socket
from itertools import count
from secrets import randbelow

FIRST, MANY = 20_000, 12_000
"""Below the ports that the system gives to outgoing connections. One of those could take a port before it is used."""
_NEXT = count(randbelow(MANY))


def free_port() -> int:
    """Return a port that nobody uses and that was not returned before."""
    for n in _NEXT:
        port = FIRST + n % MANY
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError
