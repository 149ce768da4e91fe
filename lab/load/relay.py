"""A plain relay: a server that knows no rules, stores nothing and sends every seat the same text.

It shows what the bare network costs. Written with aiohttp as its documentation recommends.
"""

import asyncio
from collections import defaultdict
from itertools import count

from aiohttp import WSMsgType, web

VIEW = '{"t":"view","events":[{"t":"erred"}],"padding":"' + "x" * 1400 + '"}'
"""As long as a view of ours."""

routes = web.RouteTableDef()
rooms: defaultdict[str, list[web.WebSocketResponse]] = defaultdict(list)
codes = count()


@routes.post("/api/tables")
async def make(_: web.Request) -> web.Response:
    return web.json_response({"code": str(next(codes)), "host_token": ""}, status=201)


@routes.post("/api/tables/{code}/seats")
async def sit(_: web.Request) -> web.Response:
    return web.json_response({"token": ""}, status=201)


@routes.get("/api/tables/{code}/live")
async def live(request: web.Request) -> web.WebSocketResponse:
    socket = web.WebSocketResponse(compress=False)
    await socket.prepare(request)
    everyone = rooms[request.match_info["code"]]
    everyone.append(socket)
    async for message in socket:
        if message.type == WSMsgType.TEXT and message.data.startswith('{"t":"act"'):
            for one in everyone:
                await one.send_str(VIEW)
    return socket


async def serve_relay() -> None:
    """Serve until the process ends."""
    app = web.Application()
    app.add_routes(routes)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0, backlog=1024).start()
    print(f"open at http://127.0.0.1:{runner.addresses[0][1]}", flush=True)
    await asyncio.Event().wait()
