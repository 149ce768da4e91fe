"""What servers ask each other, at an address of their own that requires the shared secret."""

import asyncio
import contextlib
from hmac import compare_digest

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

    async def wake(self, address: str, code: str) -> None:
        with contextlib.suppress(aiohttp.ClientError, OSError, TimeoutError):
            url = f"http://{address}{WAKE.format(table=code)}"
            async with self._session.get(url, headers=self._headers, timeout=ASK):
                pass

    async def is_reached(self, address: str, own: str) -> bool | None:
        url, at = f"http://{address}{REACHED}", {"at": own}
        try:
            async with self._session.get(url, params=at, headers=self._headers, timeout=REACH) as said:
                answer = await said.json()
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError):
            return None
        return answer if isinstance(answer, bool) else None

    async def who(self, address: str) -> str | wire.Problem:
        try:
            async with self._session.get(f"http://{address}{WHO}", headers=self._headers, timeout=ASK) as said:
                answer = await said.json()
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as wrong:
            return wire.Problem("unreachable", str(wrong) or type(wrong).__name__)
        return str(answer["id"]) if said.status == 200 else wire.Problem(answer["code"], answer["detail"])

    async def is_ready(self, address: str) -> bool:
        try:
            async with self._session.get(f"http://{address}{READY}", headers=self._headers, timeout=ASK) as said:
                return said.status == 200
        except (aiohttp.ClientError, OSError, TimeoutError):
            return False
