"""A server under a path: `parlour serve --base /parlour`."""

import re
from urllib.parse import urlsplit

import pytest

from parlour.server.http import pages
from parlour.server.options import PublicOptions
from server.guests import Host, open_server

PAGE = """<!doctype html><html><head><base href="/" /><script src="./assets/a.js"></script></head></html>"""


@pytest.fixture
async def server(tmp_path, monkeypatch):
    client = tmp_path / "static"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text(PAGE)
    (client / "assets" / "a.js").write_text("1")
    (client / "sw.js").write_text("2")
    monkeypatch.setattr(pages, "STATIC", client)
    async with open_server(tmp_path, options=PublicOptions(base="/games/parlour")) as host:
        yield host


def root(server: Host) -> str:
    return server.address.removesuffix("/games/parlour")


async def test_a_game_is_opened_found_and_played_in_its_folder(server: Host):
    assert urlsplit(server.address).path == "/games/parlour"
    guests = await server.table(people=2)
    assert (await guests[0].snap())["t"] == "ok"


async def test_the_page_and_its_files_are_named_from_the_folder(server: Host):
    for path in ("/", "/settings", "/t/ABC234/watch", "/index.html"):
        status, page = await server.get(path)
        assert (status, re.findall(r'<base href="([^"]*)"', page)) == (200, ["/games/parlour/"]), path
    for path, outcome in {"/assets/a.js": "1", "/sw.js": "2"}.items():
        assert await server.get(path) == (200, outcome)


async def test_links_qr_codes_and_keys_belong_to_the_folder(server: Host):
    made = await server.make()
    link = urlsplit(made["link"])
    assert link.path == f"/games/parlour/t/{made['code']}"
    async with server.session.get(f"{server.address}/t/{made['code']}?{link.query}") as page:
        assert page.cookies["k"]["path"] == f"/games/parlour/api/tables/{made['code']}"
    assert (await server.get(f"/api/tables/{made['code']}/qr.svg"))[0] == 200


async def test_the_folder_without_its_slash_redirects_to_the_home_page(server: Host):
    async with server.session.get(server.address, allow_redirects=False) as answer:
        assert (answer.status, answer.headers["Location"]) == (308, "/games/parlour/")


async def test_unasked_requests_for_an_icon_get_ours(server: Host):
    async with server.session.get(f"{server.address}/favicon.ico", allow_redirects=False) as answer:
        assert (answer.status, answer.headers["Location"]) == (308, "/games/parlour/icon-192.png")


async def test_paths_beside_the_folder_are_not_the_servers(server: Host):
    for path in ("/", "/api/games", "/healthz", "/games", "/games/parlourmaid", "/assets/a.js"):
        async with server.session.get(root(server) + path) as answer:
            assert (answer.status, (await answer.json())["code"]) == (404, "no-such-page"), path


async def test_limits_headers_and_health_work_there_too(server: Host):
    async with server.session.get(f"{server.address}/healthz") as answer:
        assert (answer.status, answer.headers["Cache-Control"]) == (200, "no-store")
    async with server.session.post(f"{server.address}/api/tables", data="game=snap") as answer:
        assert (await answer.json())["code"] == "wrong-type"
    foreign = {"Origin": "https://elsewhere.example"}
    async with server.session.post(f"{server.address}/api/tables", json={"game": "snap"}, headers=foreign) as answer:
        assert (await answer.json())["code"] == "bad-origin"
    assert (await server.get("/api/nothing"))[0] == 404
