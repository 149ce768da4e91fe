"""What every request passes on its way in and out: refusals as JSON, and limits by address."""

from aiohttp import web

from parlour.core import Refused
from parlour.server.house import House
from parlour.server.http.door import Door
from parlour.server.http.problems import Handler, TooFast, failure, framework_refusal, refusal
from parlour.server.limits import ByAddress
from parlour.server.room.rooms import NoSuchTable
from parlour.server.room.versions import Outdated

HOUSE = web.AppKey("house", House)
REQUESTS = web.AppKey("requests", ByAddress)
TABLES = web.AppKey("tables", ByAddress)
MISSES = web.AppKey("misses", ByAddress)
DOOR = web.AppKey("door", Door)


@web.middleware
async def problems(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Every error is `{code, detail}` with a fitting status, and tells nothing of the inside."""
    try:
        return await handler(request)
    except Refused as refused:
        return refusal(refused)
    except NoSuchTable:
        return refusal(Refused("no-such-table", "no table has this code"))
    except Outdated:
        return refusal(Refused("outdated", "this game was played by other rules or words than those of today"))
    except web.HTTPException as wrong:
        if wrong.status < 400:
            raise
        return framework_refusal(wrong)
    except Exception:
        return failure(request)


@web.middleware
async def limits(request: web.Request, handler: Handler) -> web.StreamResponse:
    if request.path.startswith("/api/"):
        if request.app[HOUSE].is_closing:
            raise Refused("trouble", "the server is about to start anew; try again in a moment")
        spend(request, REQUESTS, "too many requests; wait a moment")
    return await handler(request)


def spend(request: web.Request, key: web.AppKey[ByAddress], detail: str) -> None:
    """Take one of what an address may do, or say when it may do so again."""
    if not request.app[key].take(address_of(request)):
        raise too_fast(request, key, detail)


def too_fast(request: web.Request, key: web.AppKey[ByAddress], detail: str) -> TooFast:
    request.app[HOUSE].metrics.limited += 1
    return TooFast(detail, request.app[key].wait(address_of(request)))


def address_of(request: web.Request) -> str:
    if request.app[DOOR].behind_proxy:
        return request.headers.get("X-Forwarded-For", "").split(",")[-1].strip()
    return request.remote or ""
