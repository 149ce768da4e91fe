"""The names of the server. A link never leads to a host that somebody made up."""

import socket
from functools import cache

from aiohttp import web

from parlour.server.http.middleware import OPTIONS


def own_host(request: web.Request) -> str:
    """The requested host if it is ours, else the address at which the request arrived. A proxy passes on any name, so
    behind one only the configured name is ours."""
    options, name = (
        request.app[OPTIONS],
        request.host.rpartition(":")[0] if request.host[-1:].isdigit() else request.host,
    )
    arrived = _arrived_at(request)
    if options.is_inside:
        return request.host
    if options.name is not None:
        return request.host if name.lower() == options.name.lower() else options.name
    is_ours = name.lower().strip("[]") in (*_names(), arrived[0])
    return request.host if is_ours and len(request.host) <= LONGEST else _written(*arrived)


def address_of_server(request: web.Request) -> str:
    """The address of the server as the client reaches it. TLS may end at a proxy."""
    options = request.app[OPTIONS]
    told = request.headers.get("X-Forwarded-Proto") if options.behind_proxy else None
    scheme = "https" if told == "https" else request.scheme
    return f"{scheme}://{own_host(request)}{options.base}"


LONGEST = 260
"""The longest host name, and a port."""


def _arrived_at(request: web.Request) -> tuple[str, int]:
    assert request.transport is not None
    host, port, *_ = request.transport.get_extra_info("sockname")
    return host, port


def _written(host: str, port: int) -> str:
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


@cache
def _names() -> tuple[str, ...]:
    """The names of this machine on its network."""
    name = socket.gethostname().lower()
    return "localhost", name, name.partition(".")[0] + ".local"
