"""Dictionaries for devices without a connection. Their sizes are known before the download."""

from aiohttp import web

from parlour.core import Refused
from parlour.languages import languages
from parlour.server.http.middleware import PICTURES, SERVER, address_of, spend
from parlour.server.http.problems import answer

routes = web.RouteTableDef()


@routes.get("/api/pocket")
async def sizes(request: web.Request) -> web.Response:
    return answer(await request.app[SERVER].jobs.offline_dictionaries.files())


@routes.get("/api/pocket/{language}")
async def pocket(request: web.Request) -> web.Response:
    server, language = request.app[SERVER], request.match_info["language"]
    spend(request, PICTURES, "too many questions; wait a moment")
    with server.downloads.held(address_of(request), "too many downloads from here; try again in a moment"):
        content = await server.jobs.offline_dictionaries.content(language) if language in languages() else None
    if content is None:
        there = ", ".join(await server.jobs.offline_dictionaries.files())
        raise Refused("no-such-language", f"there are dictionaries for {there}")
    return web.Response(body=content, content_type="application/octet-stream")
