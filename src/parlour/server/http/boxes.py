"""Boxes of one's own (COM-09): ours to start from, and checks of somebody's. None is stored here."""

import asyncio
from collections.abc import Mapping
from typing import Any

from aiohttp import web

from parlour.core import Entry, Refused
from parlour.core.extras.box.check import Checked, box_of, check_box, our_box, settings_of
from parlour.core.extras.box.kit import Problem
from parlour.core.extras.box.telling import place_of, told
from parlour.core.extras.box.toml import LARGEST, NoToml, read_toml, too_big, write_toml
from parlour.core.languages import ENGLISH
from parlour.server import wire
from parlour.server.http.asking import asked_language, body
from parlour.server.http.middleware import PICTURES, SERVER, address_of, spend
from parlour.server.http.problems import answer

routes = web.RouteTableDef()


@routes.get("/api/box/{game}")
async def ours(request: web.Request) -> web.Response:
    games = request.app[SERVER].games
    box = our_box(games.entry(request.match_info["game"]), asked_language(request))
    return answer(await asyncio.to_thread(_looked_at, games.catalogue, wire.BoxQuestion(box), ENGLISH))


@routes.post("/api/box")
async def check(request: web.Request) -> web.Response:
    games, language, question = (
        request.app[SERVER].games,
        asked_language(request),
        await body(request, wire.BoxQuestion),
    )
    if sum(given is not None for given in (question.box, question.toml, question.settings)) != 1:
        raise Refused("unreadable", "send either a box, its file, or the settings of a table")
    if question.game is not None:
        games.entry(question.game)
    elif question.settings is not None:
        raise Refused("unreadable", "settings need their game")
    if question.toml is not None:
        spend(request, PICTURES, "too many files; wait a moment")
    return answer(await asyncio.to_thread(_looked_at, games.catalogue, question, language))


@routes.post("/print/{game}.pdf")
async def printed(request: web.Request) -> web.Response:
    """Print one's own box, in its own language."""
    server, game, question = request.app[SERVER], request.match_info["game"], await body(request, wire.BoxQuestion)
    language, entry = asked_language(request), server.games.entry(request.match_info["game"])
    spend(request, PICTURES, "too many new files to print; wait a moment")
    asked = wire.BoxQuestion(question.box or {}, game=game)
    view = await asyncio.to_thread(_looked_at, server.games.catalogue, asked, language)
    if view.settings is None:
        problem = view.problems[0]
        raise Refused("wrong-box", f"{problem.place}: {problem.says}" if problem.place else problem.says)
    own = view.settings["language"]
    key = server.jobs.prints.check(game, entry, own, request.query.get("paper", "a4"), request.query.get("what", ""))
    content = await server.jobs.prints.of_box(key, view.settings, address_of(request))
    return web.Response(body=content, content_type="application/pdf")


def _looked_at(catalogue: Mapping[str, Entry], question: wire.BoxQuestion, language: str) -> wire.BoxView:
    try:
        given = _given(catalogue, question)
    except NoToml as wrong:
        return _answered(Checked((wrong.problem,)), language)
    return _answered(check_box(catalogue, given, question.game), language)


def _given(catalogue: Mapping[str, Entry], question: wire.BoxQuestion) -> Mapping[str, Any]:
    if question.settings is not None:
        return box_of(catalogue[question.game or ""], question.settings)
    return read_toml(question.toml) if question.toml is not None else question.box or {}


def _answered(checked: Checked, language: str) -> wire.BoxView:
    def says(problem: Problem) -> wire.BoxProblem:
        return wire.BoxProblem(problem.at, place_of(problem.at), told(problem, language, checked.entry))

    if checked.settings is None or checked.entry is None or checked.box is None:
        return wire.BoxView(checked.box, [says(problem) for problem in checked.problems])
    toml = write_toml(checked.entry, checked.box)
    if len(toml.encode()) > LARGEST:
        return wire.BoxView(checked.box, [says(too_big())])
    return wire.BoxView(checked.box, [], toml, settings_of(checked))
