"""Boxes of one's own (COM-09): ours to start from, and checks of somebody's. None is stored here."""

import msgspec
from aiohttp import web

from parlour.core import Refused
from parlour.core.extras.box.check import kit_of
from parlour.server import wire
from parlour.server.http.asking import asked_language
from parlour.server.http.middleware import SERVER, address_of, spend
from parlour.server.http.routes import PDF, Routes

routes = Routes("boxes")


@routes.get("/api/box/{game}", "Our box of a game", wire.BoxView, query=("language",))
async def ours(request: web.Request) -> msgspec.Raw:
    server, game, language = request.app[SERVER], request.match_info["game"], asked_language(request)
    kit_of(server.games.entry(game))
    return msgspec.Raw(await server.jobs.box_checks.ours(game, language, address_of(request)))


@routes.post("/api/box", "Check a box", wire.BoxView, query=("language",))
async def check(request: web.Request, question: wire.BoxQuestion) -> msgspec.Raw:
    games, language = request.app[SERVER].games, asked_language(request)
    if sum(given is not None for given in (question.box, question.toml, question.settings)) != 1:
        raise Refused("unreadable", "send either a box, its file, or the settings of a table")
    if question.game is not None:
        games.entry(question.game)
    elif question.settings is not None:
        raise Refused("unreadable", "settings need their game")
    if question.settings is not None:
        kit_of(games.entry(question.game or ""))
    spend(request, "boxes", "too many boxes; wait a moment")
    return msgspec.Raw(await _checked(request, question, language))


@routes.post("/print/{game}.pdf", "Print a custom box", PDF, query=("language", "paper", "what"))
async def printed(request: web.Request, question: wire.BoxQuestion) -> web.Response:
    """Print one's own box, in its own language."""
    server, game, language = request.app[SERVER], request.match_info["game"], asked_language(request)
    entry = server.games.entry(game)
    spend(request, "pictures", "too many new files to print; wait a moment")
    asked = wire.BoxQuestion(question.box or {}, game=game)
    view = msgspec.json.decode(await _checked(request, asked, language), type=wire.BoxView)
    if view.settings is None:
        problem = view.problems[0]
        raise Refused("wrong-box", f"{problem.place}: {problem.says}" if problem.place else problem.says)
    own = view.settings["language"]
    key = server.jobs.prints.check(game, entry, own, request.query.get("paper", "a4"), request.query.get("what", ""))
    content = await server.jobs.prints.of_box(key, view.settings, address_of(request))
    return web.Response(body=content, content_type="application/pdf")


async def _checked(request: web.Request, question: wire.BoxQuestion, language: str) -> bytes:
    """The view of a box as JSON. Raises Refused for one whose lists are nested too deep to be passed on."""
    try:
        asked = msgspec.json.encode(question)
    except RecursionError:
        raise Refused("unreadable", "the values of a box are not nested that deep") from None
    return await request.app[SERVER].jobs.box_checks.check(asked, language, address_of(request))
