"""Sending to push services. Their addresses come from browsers, so nothing in private networks may be reached."""

import asyncio
import ipaddress
import socket
from typing import Any
from urllib.parse import urlsplit

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver
from msgspec import Struct

from parlour.server.push import sealing
from parlour.server.storage.pushes import Subscription

SECONDS = 10.0
"""A push service that takes longer is given up."""
TOGETHER = 8
KEPT_SECONDS = 86_400
"""How long a push service keeps a notice for a browser that is off."""
GONE = (404, 410)
LONGEST = 1024


class Reach(Struct, frozen=True):
    """Where notices may go: by https to public addresses. Tests have a push service of their own."""

    schemes: tuple[str, ...] = ("https",)
    is_public_only: bool = True

    def allows(self, endpoint: str) -> bool:
        """Check an endpoint without resolving its host."""
        try:
            parts = urlsplit(endpoint)
            host, _ = parts.hostname, parts.port
        except ValueError:
            return False
        if parts.scheme not in self.schemes or not host or parts.username is not None or len(endpoint) > LONGEST:
            return False
        return not self.is_public_only or _is_outside(host)


def _is_outside(host: str) -> bool:
    """Names are checked once they are resolved."""
    try:
        return ipaddress.ip_address(host).is_global
    except ValueError:
        return "." in host


class _Outside(AbstractResolver):
    """Refuses names that resolve to private addresses, even the next time."""

    def __init__(self) -> None:
        self._inner = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        found = await self._inner.resolve(host, port, family)
        if not all(ipaddress.ip_address(one["host"]).is_global for one in found):
            raise OSError(f"{host} is not on the public network")
        return found

    async def close(self) -> None:
        await self._inner.close()


class Sender:
    def __init__(self, reach: Reach) -> None:
        self._reach = reach
        self._session: aiohttp.ClientSession | None = None
        self._places = asyncio.Semaphore(TOGETHER)

    async def send(self, to: Subscription, payload: bytes, secret: str, contact: str, now: int) -> bool:
        """Returns False if this browser wants no more notices. All other failures lose the notice."""
        if not self._reach.allows(to.endpoint):
            return False
        async with self._places:
            try:
                async with asyncio.timeout(SECONDS):
                    body = await asyncio.to_thread(sealing.seal, payload, to.p256dh, to.auth)
                    headers = {
                        "Authorization": sealing.claim(secret, to.endpoint, contact, now),
                        "Content-Encoding": "aes128gcm",
                        "Content-Type": "application/octet-stream",
                        "TTL": str(KEPT_SECONDS),
                        "Urgency": "normal",
                    }
                    posted = self._open().post(to.endpoint, data=body, headers=headers, allow_redirects=False)
                    async with posted as said:
                        return said.status not in GONE
            except (TimeoutError, OSError, aiohttp.ClientError, ValueError):
                return True

    def _open(self) -> aiohttp.ClientSession:
        if self._session is None:
            how: dict[str, Any] = {"resolver": _Outside()} if self._reach.is_public_only else {}
            self._session = aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=TOGETHER, **how))
        return self._session

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()
