"""What this server is made of (versions, licences, notices), and its dictionaries for devices without a connection."""

from functools import cache
from typing import TYPE_CHECKING

from aiohttp import web

from parlour.core import Refused
from parlour.installed import points
from parlour.languages import languages
from parlour.server import wire
from parlour.server.http.middleware import SERVER, address_of, spend
from parlour.server.http.routes import OCTETS, Routes

if TYPE_CHECKING:
    from importlib.metadata import Distribution

routes = Routes("server")


@routes.get("/api/about", "Packages with their licences and notices")
async def about(request: web.Request) -> wire.AboutView:
    return wire.AboutView(request.app[SERVER].options.keep_days, _packages())


@cache
def _packages() -> list[wire.PackageView]:
    from importlib.metadata import distribution

    others = (point.dist for group in ("parlour.languages", "parlour.games") for point in points(group))
    found = {one.name: one for one in (distribution("parlour"), *others) if one is not None}
    return [_package(one) for one in found.values()]


def _package(one: "Distribution") -> wire.PackageView:
    licences = (*one.metadata.get_all("License-Expression", ()), *one.metadata.get_all("License", ()))
    notice = one.read_text("licenses/NOTICE") or one.read_text("licenses/LICENSE") or ""
    return wire.PackageView(one.name, one.version, licences[0] if licences else "", notice)


@routes.get("/api/pocket", "The offline dictionaries, by language", topic="words")
async def sizes(request: web.Request) -> dict[str, wire.Pocket]:
    return await request.app[SERVER].jobs.offline_dictionaries.files()


@routes.get("/api/pocket/{language}", "An offline dictionary", OCTETS, topic="words")
async def pocket(request: web.Request) -> web.Response:
    server, language = request.app[SERVER], request.match_info["language"]
    spend(request, "pictures", "too many questions; wait a moment")
    with server.downloads.held(address_of(request), "too many downloads from here; try again in a moment"):
        content = await server.jobs.offline_dictionaries.content(language) if language in languages() else None
    if content is None:
        there = ", ".join(await server.jobs.offline_dictionaries.files())
        raise Refused("no-such-language", f"there are dictionaries for {there}")
    return web.Response(body=content, content_type="application/octet-stream")
