"""What servers ask each other, at an address of their own that requires the shared secret."""

from hmac import compare_digest

import aiohttp
from aiohttp import web

from parlour.server import wire
from parlour.server.http.middleware import SERVER
from parlour.server.http.problems import Handler, answer
from parlour.server.http.relay import SECRET

ASK = aiohttp.ClientTimeout(total=2.0)
WHO, READY = "/house", "/house/ready"


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


async def ask_who(session: aiohttp.ClientSession, secret: str, address: str) -> str | wire.Problem:
    """The id of the server at an address, or why there is none."""
    try:
        async with session.get(f"http://{address}{WHO}", headers={SECRET: secret}, timeout=ASK) as said:
            told = await said.json()
    except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as wrong:
        return wire.Problem("unreachable", str(wrong) or type(wrong).__name__)
    return str(told["id"]) if said.status == 200 else wire.Problem(told["code"], told["detail"])


async def ask_ready(session: aiohttp.ClientSession, secret: str, address: str) -> bool:
    """Whether the server at an address can store games."""
    try:
        async with session.get(f"http://{address}{READY}", headers={SECRET: secret}, timeout=ASK) as said:
            return said.status == 200
    except (aiohttp.ClientError, OSError, TimeoutError):
        return False
