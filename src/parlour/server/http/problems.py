"""Errors over HTTP: `{code, detail}` with a fitting status."""

import logging
from collections.abc import Awaitable, Callable
from math import ceil
from pathlib import Path
from traceback import extract_tb
from typing import Any

from aiohttp import web

from parlour.core import Refused
from parlour.server import wire

log = logging.getLogger(__name__)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

_NOT_FOUND = ("game", "table", "club", "board", "handover", "device", "page", "replay", "day")
STATUS = {
    **{f"no-such-{what}": 404 for what in _NOT_FOUND},
    "no-printing": 404,
    **dict.fromkeys(("not-seated", "no-such-seat", "bad-origin", "opening-word", "wrong-word", "not-over"), 403),
    "too-slow": 408,
    **dict.fromkeys(("full", "begun", "name-taken", "no-bot", "not-free"), 409),
    **dict.fromkeys(("handover-used", "handover-expired", "outdated", "damaged", "table-closed"), 410),
    **dict.fromkeys(("too-big", "too-long"), 413),
    "wrong-type": 415,
    "wrong-host": 421,
    **dict.fromkeys(("too-fast", "too-many"), 429),
    **dict.fromkeys(("trouble", "busy"), 503),
}
RETRY_AFTER = {429: 10, 503: 2}
"""Seconds after which to try again, if a limit does not know better."""
FRAMEWORK = {
    400: wire.Problem("unreadable", "this request can't be read"),
    404: wire.Problem("no-such-page", "there is nothing at this address"),
    405: wire.Problem("wrong-method", "this method is not allowed here"),
    413: wire.Problem("too-big", "this request is too long"),
}
"""Errors of the web framework."""


class TooFast(Refused):
    """A limit was reached. `wait`: seconds until the next try."""

    def __init__(self, detail: str, wait: float) -> None:
        super().__init__("too-fast", detail)
        self.wait = max(1, ceil(wait))


def answer(value: Any, status: int = 200) -> web.Response:
    return web.Response(body=wire.encode(value), status=status, content_type="application/json", charset="utf-8")


def refusal(refused: Refused) -> web.Response:
    status = STATUS.get(refused.code, 400)
    response = answer(wire.Problem(refused.code, refused.detail), status)
    if status in RETRY_AFTER:
        response.headers["Retry-After"] = str(getattr(refused, "wait", RETRY_AFTER[status]))
    return response


def framework_refusal(wrong: web.HTTPException) -> web.Response:
    named = wire.Problem(wrong.reason.lower().replace(" ", "-"), "")
    response = answer(FRAMEWORK.get(wrong.status, named), wrong.status)
    if "Allow" in wrong.headers:
        response.headers["Allow"] = wrong.headers["Allow"]
    return response


def failure(request: web.Request, wrong: Exception) -> web.Response:
    note(request, wrong)
    return answer(wire.Problem("trouble", "something went wrong; try again in a moment"), 500)


def note(request: web.Request, wrong: Exception) -> None:
    """Log what failed and where in our code, but no text of the error, which may hold codes and paths."""
    info = {"method": request.method, "route": _route(request), "because": type(wrong).__name__, "where": _where(wrong)}
    log.error("a request failed", extra=info)


def _where(wrong: Exception) -> str:
    frames = [frame for frame in extract_tb(wrong.__traceback__) if "parlour" in frame.filename]
    return f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""


def _route(request: web.Request) -> str:
    """The pattern of the path, because a path can hold a table's code."""
    resource = request.match_info.route.resource
    return resource.canonical if resource is not None else ""
