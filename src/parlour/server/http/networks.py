"""The addresses of this machine on its networks."""

import socket
import struct
import sys
from contextlib import suppress
from functools import lru_cache
from ipaddress import ip_address
from time import monotonic

EVERYWHERE = ("0.0.0.0", "::", "")
"""Addresses to listen on that mean all networks."""
FRESH_SECONDS = 10.0
BRIDGES = ("docker", "br-", "veth", "virbr", "podman", "cni")
"""How interfaces begin that lead to containers and virtual machines, never to a phone."""
_ASK_ADDRESS = {"linux": 0x8915, "darwin": 0xC0206921}.get(sys.platform)
"""SIOCGIFADDR: asks for the IPv4 address of an interface."""


def network_addresses(host: str) -> list[str]:
    """Return this machine's addresses on the networks that a server listening on `host` serves, the most likely first.

    Empty if it does not listen everywhere, or if there is no network.
    """
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
