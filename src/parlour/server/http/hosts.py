"""The names of the server. A link never leads to a host that somebody made up."""

import socket
import struct
import sys
from contextlib import suppress
from functools import cache, lru_cache
from ipaddress import ip_address
from time import monotonic

from aiohttp import web

from parlour.core import Refused
from parlour.server.http.middleware import OPTIONS, SERVER, path_of
from parlour.server.http.problems import Handler

EVERYWHERE = ("0.0.0.0", "::", "")
"""Addresses to listen on that mean all networks."""
FRESH_SECONDS = 10.0
BRIDGES = ("docker", "br-", "veth", "virbr", "podman", "cni")
"""How interfaces begin that lead to containers and virtual machines, never to a phone."""
_ASK_ADDRESS = {"linux": 0x8915, "darwin": 0xC0206921}.get(sys.platform)
"""SIOCGIFADDR: asks for the IPv4 address of an interface."""


def network_addresses(host: str) -> list[str]:
    """Return this machine's addresses for a server that listens on `host`, the most likely first, or none."""
    return _looked_up(host, int(monotonic() // FRESH_SECONDS)) if host in EVERYWHERE else []


@lru_cache(maxsize=2)
def _looked_up(host: str, _when: int) -> list[str]:
    """The addresses at a time. A laptop may change its network while the server runs."""
    if host == "::":  # asyncio opens no port for IPv4 then
        found = [_route(socket.AF_INET6, "2001:db8::1")]
    else:
        found = [_route(socket.AF_INET, "192.0.2.1"), *_interfaces()]
    return [each for each in dict.fromkeys(found) if each is not None and not is_loopback(each)]


def is_loopback(host: str) -> bool:
    """Whether a host name or an address always means the machine that asks."""
    try:
        read = ip_address(host.strip("[]"))
    except ValueError:
        return host.lower() == "localhost" or host.lower().endswith(".localhost")
    return (getattr(read, "ipv4_mapped", None) or read).is_loopback


def written(host: str, port: int) -> str:
    """The host and its port, as in a URL."""
    bare = f"[{host}]" if ":" in host else host
    return bare if port == 80 else f"{bare}:{port}"


def _route(family: socket.AddressFamily, far: str) -> str | None:
    """The address from which this machine would ask `far`. Connecting by UDP sends nothing; it only finds the route."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((far, 9))
            return str(probe.getsockname()[0])
    except OSError:
        return None


def _interfaces() -> list[str]:
    """The IPv4 address of each interface that a phone may be at. Other systems name them all by the host's name."""
    if _ASK_ADDRESS is None:
        with suppress(OSError):
            return socket.gethostbyname_ex(socket.gethostname())[2]
        return []
    names = [name for _, name in socket.if_nameindex() if not name.startswith(BRIDGES)]
    return [found for name in names if (found := _address_of(name, _ASK_ADDRESS)) is not None]


def _address_of(interface: str, ask: int) -> str | None:
    from fcntl import ioctl  # Windows has none

    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        return socket.inet_ntoa(ioctl(probe, ask, struct.pack("256s", interface.encode()[:15]))[20:24])
    return None


AT = "at"
"""The name of the address that a host picked, as a query parameter."""


def _own_host(request: web.Request) -> str:
    """The requested host if it is ours, else the address at which the request arrived. A proxy passes on any name, so
    behind one only the configured name is ours."""
    options, name, arrived = request.app[OPTIONS], _name_in(request.host), _arrived_at(request)
    if options.is_inside:
        return request.host
    if options.name is not None:
        return request.host if name == options.name.lower() else options.name
    is_ours = name.strip("[]") in (*_names(), arrived[0])
    return request.host if is_ours and len(request.host) <= LONGEST else written(*arrived)


def hosts_for_phones(request: web.Request) -> list[str]:
    """The hosts, with ports, at which other devices reach this server, the most likely first.

    A page opened on this machine may be at an address that only this machine can open. Then these are its addresses on
    the networks that the server listens on. Empty if there are none, or if a proxy or a forwarded port leads here from
    an address that nobody gave us.
    """
    options, own = request.app[OPTIONS], _own_host(request)
    if options.name is not None or options.is_inside:
        return [own]
    here, port = _arrived_at(request)
    if options.behind_proxy or not is_loopback(here):
        return [own] if own == request.host and not is_loopback(_name_in(own)) else []
    return [written(each, port) for each in network_addresses(request.app[SERVER].options.host)]


def host_in_links(request: web.Request) -> str:
    """The host that links lead to: the one that was picked if it is ours, else the most likely one."""
    ours, picked = hosts_for_phones(request), request.query.get(AT)
    likely = ours[0] if ours else _own_host(request)
    return next((host for host in ours if _address_at(request, host) == picked), likely)


@web.middleware
async def only_ours(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse requests under a name that is not ours, unless the operator gave one or a proxy passes on any.

    Somebody may let a name of theirs lead to this machine, so that their page reads what only this network may. A
    browser then sends that name, never an address.
    """
    options, name = request.app[OPTIONS], _name_in(request.host)
    is_any_name_fine = options.name is not None or options.behind_proxy or path_of(request) in OPEN
    is_ours = "Host" not in request.headers or _is_address(name) or name in _names() or name.endswith(".localhost")
    if not (is_any_name_fine or is_ours):
        raise Refused("wrong-host", f"this server is not called {name[:60]}; start it with --name {name[:60]}")
    return await handler(request)


def _name_in(host: str) -> str:
    """The name in a Host header, without a port."""
    bare, colon, port = host.rpartition(":")
    return (bare if colon and port.isdigit() and (":" not in bare or bare.endswith("]")) else host).lower()


def _is_address(name: str) -> bool:
    try:
        return bool(ip_address(name.strip("[]")))
    except ValueError:
        return False


def address_of_server(request: web.Request) -> str:
    return _address_at(request, host_in_links(request))


def addresses_for_phones(request: web.Request) -> list[str]:
    return [_address_at(request, host) for host in hosts_for_phones(request)]


def way_to_open(request: web.Request) -> str:
    """The command that gives a server without an address for phones one."""
    options = request.app[OPTIONS]
    is_local = is_loopback(request.app[SERVER].options.host) and not options.behind_proxy
    return options.opened_by if is_local else NAMED_BY


def _address_at(request: web.Request, host: str) -> str:
    return f"{scheme_of(request)}://{host}{request.app[OPTIONS].base}"


def scheme_of(request: web.Request) -> str:
    """The scheme that the client uses. TLS may end at a proxy."""
    scheme = request.headers.get("X-Forwarded-Proto") if request.app[OPTIONS].behind_proxy else None
    return "https" if scheme == "https" else request.scheme


OPEN = ("/healthz", "/readyz", "/metrics")
"""Paths that monitors request under any name. They reveal nothing, or need a token."""
ENDINGS = ("local", "lan", "home", "home.arpa", "internal")
"""Domains that routers use for their own network. Nobody can register a name there."""
LONGEST = 260
"""The longest host name, and a port."""
NAMED_BY = "parlour serve --name ADDRESS"


def _arrived_at(request: web.Request) -> tuple[str, int]:
    assert request.transport is not None
    host, port, *_ = request.transport.get_extra_info("sockname")
    return host, port


@cache
def _names() -> tuple[str, ...]:
    """The names of this machine on its network."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return "localhost", name, short, *(f"{short}.{end}" for end in ENDINGS)
