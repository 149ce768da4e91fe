"""What servers ask each other, at an address of their own that requires the shared secret."""

import asyncio
import contextlib
from hmac import compare_digest
from typing import Any

import aiohttp
from aiohttp import web
from sqlalchemy.exc import SQLAlchemyError

from parlour.core import Refused
from parlour.server import wire
from parlour.server.http.middleware import SERVER
from parlour.server.http.problems import Handler, answer
from parlour.server.http.relay.relay import LATE, SECRET
from parlour.server.server import Server
from parlour.server.storage.leases import Elsewhere
from parlour.server.storage.records import Spoilt
from parlour.server.tokens import read_code

ASK = aiohttp.ClientTimeout(total=2.0)
REACH_TIMEOUT_SECONDS = 1.0
"""A server that does not answer for this long is out of reach."""
REACH = aiohttp.ClientTimeout(total=2 * REACH_TIMEOUT_SECONDS)
FAILURES = (aiohttp.ClientError, OSError, ValueError)
"""What asking another server may raise: it is not there, or answers something else than JSON."""
WHO, READY, REACHED, WAKE = "/house", "/house/ready", "/house/reached", "/house/wake/{table}"


@web.middleware
async def only_servers(request: web.Request, handler: Handler) -> web.StreamResponse:
    secret, shown = request.app[SERVER].neighbours.plan.secret, request.headers.get(SECRET, "")
    if not secret or not compare_digest(secret.encode(), shown.encode()):
        return answer(wire.Problem("wrong-secret", "this address is for servers that know each other"), 403)
    return await handler(request)


async def who(request: web.Request) -> web.Response:
    neighbours = request.app[SERVER].neighbours
    return answer({"id": neighbours.id or neighbours.asks_as})


async def ready(request: web.Request) -> web.Response:
    why_not = await request.app[SERVER].why_not_ready()
    return answer({"status": "ok"}) if why_not is None else answer(why_not, 503)


async def reached(request: web.Request) -> web.Response:
    """Whether this server reaches the one that asks: true, false, or null if it was too busy to tell."""
    neighbours, address = request.app[SERVER].neighbours, request.query.get("at", "")
    asking = neighbours.door.asking
    if asking is None or all(peer.address != address for peer in neighbours.others):
        return answer(None)
    loop = asyncio.get_running_loop()
    began = loop.time()
    try:
        async with asyncio.timeout(REACH_TIMEOUT_SECONDS):
            return answer(isinstance(await asking.who(address), str))
    except TimeoutError:
        return answer(False if loop.time() - began < LATE * REACH_TIMEOUT_SECONDS else None)


async def wake(request: web.Request) -> web.Response:
    """Wake a table that another server has just released, while its people are on their way."""
    server, code = request.app[SERVER], read_code(request.match_info["table"])
    if code is not None and not server.neighbours.is_apart:
        server.tasks.spawn(_wake(server, code))
    return answer({})


async def _wake(server: Server, code: str) -> None:
    with contextlib.suppress(Refused, Elsewhere, Spoilt, SQLAlchemyError, OSError):
        await server.rooms.wake(code)


class Asker:
    """Asks other servers for what the handlers above answer."""

    def __init__(self, session: aiohttp.ClientSession, secret: str) -> None:
        self._session, self._headers = session, {SECRET: secret}

    async def _ask(
        self, address: str, path: str, timeout: aiohttp.ClientTimeout = ASK, **query: str
    ) -> tuple[int, Any]:
        """The status and the JSON of an answer. Raises one of FAILURES."""
        url = f"http://{address}{path}"
        async with self._session.get(url, params=query, headers=self._headers, timeout=timeout) as said:
            return said.status, await said.json()

    async def wake(self, address: str, code: str) -> None:
        with contextlib.suppress(*FAILURES):
            await self._ask(address, WAKE.format(table=code))

    async def is_reached(self, address: str, own: str) -> bool | None:
        answer = None
        with contextlib.suppress(*FAILURES):
            _, answer = await self._ask(address, REACHED, REACH, at=own)
        return answer if isinstance(answer, bool) else None

    async def who(self, address: str) -> str | wire.Problem:
        try:
            status, answer = await self._ask(address, WHO)
        except FAILURES as wrong:
            return wire.Problem("unreachable", str(wrong) or type(wrong).__name__)
        return str(answer["id"]) if status == 200 else wire.Problem(answer["code"], answer["detail"])

    async def is_ready(self, address: str) -> bool:
        status = None
        with contextlib.suppress(*FAILURES):
            status, _ = await self._ask(address, READY)
        return status == 200
