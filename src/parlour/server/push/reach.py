"""Where push services may be. Their addresses come from browsers, so nothing in private networks may be reached."""

import re
import socket
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any

from aiohttp import ClientConnectionError, ClientRequest, TCPConnector
from aiohttp.abc import ResolveResult
from aiohttp.connector import Connection
from aiohttp.resolver import ThreadedResolver
from msgspec import Struct
from yarl import URL

LONGEST = 1024
NAME = re.compile(r"(?=.{4,253}\Z)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?\Z")
"""A name with a dot whose last part begins with a letter, so it is no way to write an address (`127.1`, `0x7f.1`)."""
PUBLIC = IPv6Network("2000::/3")
TUNNELS = (IPv6Network("2001::/32"), IPv6Network("2002::/16"), IPv6Network("3fff::/20"))
"""Addresses with another one inside, and those of examples."""


class Reach(Struct, frozen=True):
    """Where notices may go: by https to public addresses. Tests have a push service of their own."""

    schemes: tuple[str, ...] = ("https",)
    is_public_only: bool = True

    def allows(self, endpoint: str) -> bool:
        """Check an endpoint without resolving its host."""
        try:
            url = URL(endpoint)
        except ValueError:
            return False
        if url.scheme not in self.schemes or not url.host or url.user is not None or len(endpoint) > LONGEST:
            return False
        return not self.is_public_only or (endpoint.isascii() and _is_outside(url.raw_host or "", endpoint))

    def connector(self) -> TCPConnector:
        return OutsideConnector(resolver=Outside(), limit=0) if self.is_public_only else TCPConnector(limit=0)


def _is_outside(host: str, endpoint: str) -> bool:
    """Whether a host, as the client library reads it, is a name or a public address in its usual spelling."""
    try:
        address = ip_address(host)
    except ValueError:
        return NAME.match(host) is not None  # where it leads is checked once it is resolved
    written = f"[{address}]" if address.version == 6 else str(address)
    return is_public(address) and f"//{written}" in endpoint


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is a single machine's on the public network."""
    if address.is_multicast or not address.is_global:
        return False
    return address.version == 4 or (address in PUBLIC and not any(address in tunnel for tunnel in TUNNELS))


class Outside(ThreadedResolver):
    """Refuses names that resolve to private addresses, even the next time."""

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        found = await super().resolve(host, port, family)
        if not all(is_public(ip_address(one["host"])) for one in found):
            raise OSError(f"{host} is not on the public network")
        return found


class OutsideConnector(TCPConnector):
    """Checks whom it has reached before anything is sent there, whatever the checks before it have missed."""

    async def connect(self, req: ClientRequest, traces: Any, timeout: Any) -> Connection:
        connection = await super().connect(req, traces, timeout)
        peer = None if connection.transport is None else connection.transport.get_extra_info("peername")
        if peer is None or not is_public(ip_address(peer[0].partition("%")[0])):
            connection.close()
            raise ClientConnectionError("this is not on the public network")
        return connection
