"""Requests about a table are passed on to the server that has it.

Servers ask each other at an address of their own, with the shared secret (`peers.py`). The bytes of a live connection
are passed on as they come: the owner's pings reach the player, so fair claims stay exact.
"""

import asyncio
import contextlib
from collections import Counter

import aiohttp
from aiohttp import web

from parlour.core import Refused
from parlour.server.http.hosts import host_in_links, scheme_of
from parlour.server.http.live import Passed
from parlour.server.http.middleware import OPTIONS, SERVER, address_of, check_origin
from parlour.server.http.problems import Handler
from parlour.server.http.relay.splice import Splice, dial
from parlour.server.storage.leases import Elsewhere, Peer
from parlour.server.tokens import read_code

SECRET, HOPS = "X-Parlour-Secret", "X-Parlour-Hops"
MOST_HOPS = 2
TRIES = 3
WATCH_SECONDS, MISSES = 0.5, 2
ASK_SECONDS = 1.0
ASK = aiohttp.ClientTimeout(total=ASK_SECONDS)
LATE = 1.3
"""A timeout that comes this many times as late says more about this server than about the other."""
CONNECT_SECONDS = 1.5
ANSWER = aiohttp.ClientTimeout(total=None, connect=CONNECT_SECONDS, sock_read=30.0)
_OURS = ("x-parlour-", "x-forwarded-", "sec-fetch-")
_OWN = {"host", "origin", "connection", "keep-alive", "transfer-encoding", "upgrade", "te", "trailer", "content-length"}
_NOT_BACK = {"connection", "keep-alive", "transfer-encoding", "content-length", "date", "server"}


Headers = list[tuple[str, str]]


class Gone(Exception):
    """Nobody is at that address."""


class Unreachable(Exception):
    """Somebody may be at that address, but does not answer this server."""


class Relay:
    """The connections from this server to the others."""

    def __init__(self, secret: str) -> None:
        self._secret = secret
        self._session: aiohttp.ClientSession | None = None
        self._splices: dict[Splice, Peer] = {}
        self._misses: Counter[str] = Counter()

    @property
    def session(self) -> aiohttp.ClientSession:
        if self._session is None:
            connector = aiohttp.TCPConnector(force_close=True, limit=0)
            self._session = aiohttp.ClientSession(connector=connector, timeout=ANSWER, auto_decompress=False)
        return self._session

    async def close(self) -> None:
        self.cut(set())
        if self._session is not None:
            await self._session.close()

    def cut(self, alive: set[str]) -> None:
        """Cut the connections to servers that are not alive."""
        for splice, peer in list(self._splices.items()):
            if peer.id not in alive:
                splice.abort()

    async def watch(self) -> None:
        """Cut the connections to servers that this one can't reach any more, so that people reconnect another way."""
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            peers = set(self._splices.values())
            answers = await asyncio.gather(*(self._answers(peer.address) for peer in peers))
            missed = {peer.id for peer, has_answered in zip(peers, answers, strict=True) if not has_answered}
            self._misses = Counter({id: self._misses[id] + 1 for id in missed})
            gone = {id for id, misses in self._misses.items() if misses >= MISSES}
            self.cut({peer.id for peer in peers} - gone)

    async def _answers(self, address: str) -> bool:
        """Whether somebody answers there. If this server was too busy to notice in time, it takes that for yes."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            async with self.session.get(f"http://{address}/house", headers={SECRET: self._secret}, timeout=ASK):
                return True
        except (aiohttp.ClientError, OSError):
            return loop.time() - began > LATE * ASK_SECONDS

    async def pass_on(self, request: web.Request, peer: Peer) -> web.StreamResponse:
        if request.transport is None:
            raise ConnectionError("the client hung up")
        if not peer.address:
            raise Refused("trouble", "the server of this table can't be reached; try again in a moment")
        headers = self._headers(request)
        try:
            is_live = request.path.endswith("/live") and request.headers.get("Upgrade", "").lower() == "websocket"
            return await (self._pass_on_live if is_live else self._pass_on)(request, peer, headers)
        except (ConnectionRefusedError, ConnectionResetError) as wrong:
            raise Gone from wrong
        except (aiohttp.ClientError, OSError) as wrong:
            if request.transport is None or request.transport.is_closing():
                raise ConnectionError("the client hung up") from wrong
            raise Unreachable from wrong

    async def _pass_on(self, request: web.Request, peer: Peer, headers: Headers) -> web.StreamResponse:
        url = f"http://{peer.address}{request.rel_url}"
        body = await request.read() or None  # it may have been read before the table turned out to be elsewhere
        try:
            asked = self.session.request(request.method, url, headers=headers, data=body, allow_redirects=False)
            async with asked as answer:
                passed_on = [(name, value) for name, value in answer.headers.items() if name.lower() not in _NOT_BACK]
                response = web.StreamResponse(status=answer.status)
                response.headers.extend(passed_on)
                await response.prepare(request)
                try:
                    async for part in answer.content.iter_any():
                        await response.write(part)
                except (aiohttp.ClientError, OSError):
                    request.protocol.force_close()  # the client must see that the answer is incomplete
                await response.write_eof()
                return response
        except aiohttp.ClientConnectorError as wrong:
            raise wrong.os_error from None

    async def _pass_on_live(self, request: web.Request, peer: Peer, headers: Headers) -> web.StreamResponse:
        check_origin(request)
        upgrade = [("Connection", "Upgrade"), ("Upgrade", "websocket")]
        head = [f"GET {request.rel_url} HTTP/1.1", *(f"{name}: {value}" for name, value in headers + upgrade)]
        splice = Splice(request)
        async with asyncio.timeout(CONNECT_SECONDS):
            await dial(splice, peer.address)
        self._splices[splice] = peer
        try:
            async with asyncio.timeout(CONNECT_SECONDS * 2):
                refused = await splice.greet("\r\n".join(head).encode() + b"\r\n\r\n")
            if refused is not None:
                return refused
            await splice.ended.wait()
            return Passed()
        finally:
            splice.abort()
            del self._splices[splice]

    def _headers(self, request: web.Request) -> Headers:
        """The headers to pass on. Those that only this server may set are set again."""
        passed_on = [
            (name, value)
            for name, value in request.headers.items()
            if name.lower() not in _OWN and not name.lower().startswith(_OURS) and (name + value).isascii()
        ]
        return [
            ("Host", host_in_links(request)),
            *passed_on,
            ("X-Forwarded-For", address_of(request)),
            ("X-Forwarded-Proto", scheme_of(request)),
            (SECRET, self._secret),
            (HOPS, str(hops_of(request) + 1)),
        ]


RELAY = web.AppKey("relay", Relay)


def hops_of(request: web.Request) -> int:
    return int(request.headers.get(HOPS, "1")) if request.app[OPTIONS].is_inside else 0


@web.middleware
async def to_its_server(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer a request about a table, or pass it on to the server that has it."""
    server = request.app[SERVER]
    code = read_code(request.match_info.get("code", "")) if server.store.is_shared else None
    if code is None:
        return await handler(request)
    for _ in range(TRIES):
        try:
            peer = await server.whereabouts(code, may_choose=not request.app[OPTIONS].is_inside)
            if peer is None:
                return await handler(request)
        except Elsewhere as elsewhere:
            peer = elsewhere.peer
        if hops_of(request) >= MOST_HOPS:
            break
        try:
            return await request.app[RELAY].pass_on(request, peer)
        except Gone:
            await server.neighbours.bury(peer)
        except Unreachable:
            return await _the_long_way(request, peer)
    raise Refused("trouble", "this table has moved to another server; try again in a moment")


async def _the_long_way(request: web.Request, peer: Peer) -> web.StreamResponse:
    """Go through a third server: perhaps only this one is cut off."""
    ways = [one for one in request.app[SERVER].neighbours.able if one.id != peer.id]
    if ways and hops_of(request) + 1 < MOST_HOPS:
        with contextlib.suppress(Gone, Unreachable):
            return await request.app[RELAY].pass_on(request, ways[0])
    raise Refused("trouble", "the server of this table does not answer; try again in a moment")
