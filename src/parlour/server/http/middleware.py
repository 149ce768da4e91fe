"""Middleware: errors as JSON, and limits by address."""

import asyncio
from functools import lru_cache
from ipaddress import IPv6Network, ip_address
from urllib.parse import urlsplit

from aiohttp import web
from sqlalchemy.exc import SQLAlchemyError

from parlour.core import Refused
from parlour.server.http.problems import Handler, TooFast, failure, framework_refusal, note, refusal
from parlour.server.limits import LimitsByAddress
from parlour.server.loading.upgrades import Damaged, Outdated
from parlour.server.options import PublicOptions
from parlour.server.server import Server
from parlour.server.storage.records import Spoilt
from parlour.server.vitals import Vitals

SERVER = web.AppKey("server", Server)
LIMITS = web.AppKey("limits", LimitsByAddress)
OPTIONS = web.AppKey("options", PublicOptions)
VITALS = web.AppKey("vitals", Vitals)
SAFE = ("GET", "HEAD", "OPTIONS")
REFUSE_SECONDS = 1.0
CLOSING = "the server is restarting; try again in a moment"


@web.middleware
async def problems(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer every error as `{code, detail}` with a fitting status, and reveal nothing else."""
    try:
        _check_text(request)
        return await handler(request)
    except Refused as refused:
        return refusal(refused)
    except Outdated:
        return refusal(Refused("outdated", "this game was played with older rules or words"))
    except (Damaged, Spoilt) as wrong:
        note(request, wrong)
        return refusal(Refused("damaged", "the log of this table is damaged; it is kept for repair"))
    except web.HTTPException as wrong:
        if wrong.status < 400:
            raise
        return framework_refusal(wrong)
    except ConnectionError:  # the client hung up
        return refusal(Refused("unreadable", "this request broke off"))
    except SQLAlchemyError as wrong:
        note(request, wrong)
        return refusal(Refused("trouble", "the server can't reach its database; try again in a moment"))
    except Exception as wrong:  # a request may meet a part that is closed already
        return refusal(Refused("trouble", CLOSING)) if request.app[SERVER].is_closing else failure(request, wrong)


def _check_text(request: web.Request) -> None:
    """Raise Refused if a header is not UTF-8: tokens and secrets are hashed, and such bytes can't be."""
    for value in request.headers.values():
        if not value.isascii() and any("\ud800" <= sign <= "\udfff" for sign in value):
            raise Refused("unreadable", "the headers of this request are not UTF-8")


@web.middleware
async def limits(request: web.Request, handler: Handler) -> web.StreamResponse:
    is_of_api = path_of(request).startswith("/api/")
    if is_of_api:
        _check_request(request)
    if is_of_api or not request.app[OPTIONS].is_inside:  # other servers ask as often as they need to
        await _spend_one(request, "requests" if is_of_api else "pages")
    return await handler(request)


def _check_request(request: web.Request) -> None:
    if request.app[SERVER].is_closing:
        raise Refused("trouble", CLOSING)
    if request.method not in SAFE and request.app[SERVER].beat.is_stalled:
        raise Refused("trouble", "can't save right now; try again in a moment")
    if request.method not in SAFE:
        check_origin(request)
        _check_type(request)


async def _spend_one(request: web.Request, what: str) -> None:
    """Use up a request of an address. Raises TooFast, after a while: to refuse costs time too, and a client that asks
    again at once must not keep the server busy with it."""
    try:
        spend(request, what, "too many requests; wait a moment")
    except TooFast:
        await asyncio.sleep(REFUSE_SECONDS)
        raise


def path_of(request: web.Request) -> str:
    """The path, as if the server were at the root of its host."""
    return request.path.removeprefix(request.app[OPTIONS].base)


def spend(request: web.Request, what: str, detail: str) -> None:
    """Use up one of what an address may do. Raises TooFast."""
    if not request.app[LIMITS][what].take(address_of(request)):
        raise too_fast(request, what, detail)


def too_fast(request: web.Request, what: str, detail: str) -> TooFast:
    request.app[SERVER].metrics.limited += 1
    return TooFast(detail, request.app[LIMITS][what].wait(address_of(request)))


def miss(request: web.Request, detail: str) -> None:
    """Count a wrong code of an address, for all servers together. Raises TooFast if it tried too many."""
    misses, address = request.app[LIMITS]["club_misses"], address_of(request)
    if not misses.has_any(address):
        raise too_fast(request, "club_misses", detail) from None
    misses.take_up(address, request.app[SERVER].neighbours.count)


def check_origin(request: web.Request) -> None:
    """Raise Refused if a page of another site sent this. Programs that are no browsers send no Origin."""
    origin, site = request.headers.get("Origin"), request.headers.get("Sec-Fetch-Site", "none")
    is_ours = origin is None or _host_of(origin) == request.host
    if not is_ours or site not in ("none", "same-origin"):
        raise Refused("bad-origin", "this page may not connect here")


def _check_type(request: web.Request) -> None:
    """Raise Refused for content types that a page of another site can send without asking first."""
    kind = request.headers.get("Content-Type", "").partition(";")[0].strip().lower()
    if request.can_read_body and kind in _FORMS:
        raise Refused("wrong-type", "send this as application/json")


_FORMS = ("", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data")


def _host_of(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # for example "http://["
        return ""


def address_of(request: web.Request) -> str:
    """The address that limits count: the last one in X-Forwarded-For, because clients can write those before it."""
    if not request.app[OPTIONS].behind_proxy:
        return network_of(request.remote or "")
    lines = request.headers.getall("X-Forwarded-For", [""])
    return network_of(lines[-1].rpartition(",")[2].strip())


def bearer(request: web.Request) -> str:
    """The token that was shown, or an empty string."""
    return request.headers.get("Authorization", "").removeprefix("Bearer ")


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """The address, or its network for IPv6, because one household has as many addresses as it likes."""
    try:
        read = ip_address(address.strip("[]").partition("%")[0])
    except ValueError:
        return address
    if read.version == 6:
        return str(read.ipv4_mapped or IPv6Network((read, 64), strict=False))
    return str(read)
