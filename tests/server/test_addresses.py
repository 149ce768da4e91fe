"""Links and QR codes that phones can open, wherever the page was opened."""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from parlour.server.app import running
from parlour.server.http import hosts
from parlour.server.jobs.prints import _draw
from parlour.server.options import PublicOptions, ServerOptions
from parlour.server.server import Server
from parlour.server.storage.store import Store
from server import snap
from server.guests import Host

HOME, CABLE = "192.168.1.20", "10.0.0.3"


@pytest.fixture(autouse=True)
def two_networks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosts, "_route", lambda *_: HOME)
    monkeypatch.setattr(hosts, "_interfaces", lambda: ["127.0.0.1", CABLE, HOME])
    hosts._looked_up.cache_clear()


@contextlib.asynccontextmanager
async def serving(folder: Path, host: str, **public: Any) -> AsyncIterator[tuple[Host, str]]:
    """Start a server on `host`. Returns its port too."""
    options = ServerOptions(host=host, public=PublicOptions(**public))
    server = Server(snap.CATALOGUE, snap.load, Store(f"sqlite:///{folder}/parlour.db"), options)
    async with running(server) as address, aiohttp.ClientSession() as session:
        port = address.removesuffix(options.public.base).rpartition(":")[2]
        yield Host(f"http://127.0.0.1:{port}{options.public.base}", server, session), port


async def shown(server: Host, asked: str, **head: str) -> tuple[list[str], str | None, str]:
    """The server's answers under this name: addresses for phones, the command for one, the host of a new link."""
    named = {"Host": asked, **head}
    async with server.session.get(f"{server.address}/api/house", headers=named) as answer:
        about = await answer.json()
    async with server.session.post(f"{server.address}/api/tables", json={"game": "snap"}, headers=named) as answer:
        link = (await answer.json())["link"]
    return about["addresses"], about["opened_by"], link.partition("/t/")[0]


@pytest.mark.parametrize("asked", ["localhost:{port}", "127.0.0.1:{port}", "localhost:99", "evil.localhost"])
async def test_on_the_network_a_page_at_localhost_names_the_network(tmp_path, asked):
    async with serving(tmp_path, "0.0.0.0", base="/words") as (server, port):
        home, cable = f"http://{HOME}:{port}/words", f"http://{CABLE}:{port}/words"
        assert await shown(server, asked.format(port=port)) == ([home, cable], None, home)


async def test_a_server_on_loopback_says_how_to_open_it(tmp_path):
    async with serving(tmp_path, "127.0.0.1", opened_by="make play HOST=0.0.0.0") as (server, port):
        outcome = await shown(server, f"localhost:{port}")
    assert outcome == ([], "make play HOST=0.0.0.0", f"http://localhost:{port}")


@pytest.mark.parametrize("listening", ["127.0.0.1", "0.0.0.0"])
@pytest.mark.parametrize("behind_proxy", [False, True])
async def test_a_public_name_wins(tmp_path, listening, behind_proxy):
    head = {"X-Forwarded-Proto": "https"} if behind_proxy else {}
    async with serving(tmp_path, listening, name="play.example", behind_proxy=behind_proxy) as (server, port):
        public = f"http{'s' if behind_proxy else ''}://play.example"
        for asked in (f"localhost:{port}", "play.example", "evil.example"):
            assert await shown(server, asked, **head) == ([public], None, public)


async def test_behind_a_proxy_without_a_name_no_address_is_guessed(tmp_path):
    async with serving(tmp_path, "0.0.0.0", behind_proxy=True) as (server, port):
        outcome = await shown(server, "evil.example")
    assert outcome == ([], "parlour serve --name ADDRESS", f"http://127.0.0.1:{port}")


async def test_a_forwarded_port_leads_to_no_guess(tmp_path, monkeypatch):
    """As in a container: the page is at localhost, but the request arrives at an internal address."""
    async with serving(tmp_path, "0.0.0.0") as (server, port):
        monkeypatch.setattr(hosts, "_arrived_at", lambda _: ("172.17.0.2", int(port)))
        assert (await shown(server, "localhost:8000"))[:2] == ([], "parlour serve --name ADDRESS")
        assert (await shown(server, "192.168.1.5:8000"))[0] == [], "an address that is perhaps not ours"
        inside = f"172.17.0.2:{port}"
        assert (await shown(server, inside))[0] == [f"http://{inside}"]


async def test_a_host_picks_another_network_but_no_other_host(tmp_path, monkeypatch):
    drawn = []
    monkeypatch.setattr("parlour.server.jobs.prints._draw", lambda link: drawn.append(link) or _draw(link))
    async with serving(tmp_path, "0.0.0.0") as (server, port):
        made, club = await server.make(), (await server.post("/api/clubs", {"game": "snap", "size": 2}))[1]
        for path in (f"/api/tables/{made['code']}", f"/api/clubs/{club['code']}"):
            for picked in (f"http://{CABLE}:{port}", "http://evil.example", ""):
                async with server.session.get(f"{server.address}{path}/qr.svg", params={"at": picked}) as answer:
                    assert answer.status == 200
    home, cable = f"http://{HOME}:{port}/", f"http://{CABLE}:{port}/"
    assert [link[: -len(link.split("/", 3)[3])] for link in drawn] == [cable, home] * 2


def test_this_machine_has_no_loopback_addresses_for_phones(monkeypatch):
    monkeypatch.undo()
    hosts._looked_up.cache_clear()
    for host in hosts.EVERYWHERE:
        assert not any(map(hosts.is_loopback, hosts.network_addresses(host)))
    assert hosts.network_addresses("127.0.0.1") == hosts.network_addresses("192.168.1.20") == []


@pytest.mark.parametrize("host", ["localhost", "a.localhost", "127.0.1.1", "::1", "[::1]", "::ffff:127.0.0.1"])
def test_loopback_is_recognized(host):
    assert hosts.is_loopback(host)
    assert not hosts.is_loopback("192.168.1.20")
    assert not hosts.is_loopback("localhost.example")
