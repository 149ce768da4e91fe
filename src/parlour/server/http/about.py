"""What this server is made of: versions, licences and notices of Parlour and of the installed languages and games."""

from functools import cache
from typing import TYPE_CHECKING

from aiohttp import web

from parlour.installed import points
from parlour.server import wire
from parlour.server.http.middleware import SERVER
from parlour.server.http.problems import answer

if TYPE_CHECKING:
    from importlib.metadata import Distribution

routes = web.RouteTableDef()


@routes.get("/api/about")
async def about(request: web.Request) -> web.Response:
    return answer(wire.AboutView(request.app[SERVER].options.keep_days, _packages()))


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
