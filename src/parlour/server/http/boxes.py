"""Boxes of one's own (COM-09): ours to begin from, and whether what somebody made of it is right. None is kept here."""

import asyncio
from collections.abc import Mapping

from aiohttp import web

from parlour.core import Entry, Refused
from parlour.core.box.check import Checked, check_box, our_box, settings_of
from parlour.core.box.kit import Problem
from parlour.core.box.telling import place_of, told
from parlour.core.box.toml import LARGEST, NoToml, read_toml, too_big, write_toml
from parlour.server import wire
from parlour.server.http.asking import asked_language, body
from parlour.server.http.middleware import HOUSE, PICTURES, spend
from parlour.server.http.problems import answer

routes = web.RouteTableDef()


@routes.get("/api/box/{game}")
async def ours(request: web.Request) -> web.Response:
    games = request.app[HOUSE].games
    box = our_box(games.entry(request.match_info["game"]), asked_language(request))
    return answer(await asyncio.to_thread(_looked_at, games.catalogue, wire.BoxQuestion(box), "en"))


@routes.post("/api/box")
async def check(request: web.Request) -> web.Response:
    games, language, question = request.app[HOUSE].games, asked_language(request), await body(request, wire.BoxQuestion)
    if (question.box is None) == (question.toml is None):
        raise Refused("unreadable", "either a box or its file")
    if question.game is not None:
        games.entry(question.game)
    if question.toml is not None:
        spend(request, PICTURES, "too many files; wait a moment")
    return answer(await asyncio.to_thread(_looked_at, games.catalogue, question, language))


def _looked_at(catalogue: Mapping[str, Entry], question: wire.BoxQuestion, language: str) -> wire.BoxView:
    try:
        given = read_toml(question.toml) if question.toml is not None else question.box or {}
    except NoToml as wrong:
        return _answered(Checked((wrong.problem,)), language)
    return _answered(check_box(catalogue, given, question.game), language)


def _answered(checked: Checked, language: str) -> wire.BoxView:
    def says(problem: Problem) -> wire.BoxProblem:
        return wire.BoxProblem(problem.at, place_of(problem.at), told(problem, language, checked.entry))

    if checked.settings is None or checked.entry is None or checked.box is None:
        return wire.BoxView(checked.box, [says(problem) for problem in checked.problems])
    toml = write_toml(checked.entry, checked.box)
    if len(toml.encode()) > LARGEST:
        return wire.BoxView(checked.box, [says(too_big())])
    return wire.BoxView(checked.box, [], toml, settings_of(checked))
