"""What can't be read as a request is refused as everything else is: `{code, detail}`, with our headers.

aiohttp answers such bytes by itself, in plain text, before any middleware sees them. How it makes the part of it that
does so is no public part of aiohttp; requirements.lock says which one this fits.
"""

from aiohttp import web
from aiohttp.http_exceptions import LineTooLong

from parlour.core import Refused
from parlour.server.pages import HEADERS
from parlour.server.problems import refusal


class Porter(web.RequestHandler):
    """Reads requests from one connection."""

    __slots__ = ()

    def handle_error(
        self, request: web.BaseRequest, status: int = 500, exc: BaseException | None = None, message: str | None = None
    ) -> web.StreamResponse:
        super().handle_error(request, status, exc, message)
        response = refusal(_why(status, exc))
        response.headers.update(HEADERS)
        response.force_close()
        return response


def _why(status: int, wrong: BaseException | None) -> Refused:
    if isinstance(wrong, LineTooLong):
        return Refused("too-big", "this request has an address or a header that is too long")
    if status < 500:
        return Refused("unreadable", "this request can't be read")
    return Refused("trouble", "something went wrong here")


class Porters(web.Server):
    def __call__(self) -> Porter:
        return Porter(self, loop=self._loop, **self._kwargs)


class Door(web.AppRunner):
    """Opens an application to the world."""

    async def _make_server(self) -> Porters:
        made = await super()._make_server()
        return Porters(made.request_handler, request_factory=made.request_factory, loop=made._loop, **made._kwargs)
