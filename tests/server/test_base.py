"""A house that stands in a folder of somebody's host: `parlour serve --base /parlour`."""

import re
from urllib.parse import urlsplit

import pytest

from parlour.server.http import pages
from parlour.server.http.public_options import Door
from server.guests import Host, open_house

PAGE = """<!doctype html><html><head><base href="/" /><script src="./assets/a.js"></script></head></html>"""


@pytest.fixture
async def house(tmp_path, monkeypatch):
    client = tmp_path / "static"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text(PAGE)
    (client / "assets" / "a.js").write_text("1")
    (client / "sw.js").write_text("2")
    monkeypatch.setattr(pages, "STATIC", client)
    async with open_house(tmp_path, door=Door(base="/games/parlour")) as host:
        yield host


def root(house: Host) -> str:
    return house.address.removesuffix("/games/parlour")


async def test_a_game_is_opened_found_and_played_in_its_folder(house: Host):
    assert urlsplit(house.address).path == "/games/parlour"
    guests = await house.table(people=2)
    assert (await guests[0].snap())["t"] == "ok"


async def test_the_page_and_its_files_are_named_from_the_folder(house: Host):
    for path in ("/", "/settings", "/t/ABC234/watch", "/index.html"):
        status, page = await house.get(path)
        assert (status, re.findall(r'<base href="([^"]*)"', page)) == (200, ["/games/parlour/"]), path
    for path, told in {"/assets/a.js": "1", "/sw.js": "2"}.items():
        assert await house.get(path) == (200, told)


async def test_links_qr_codes_and_keys_belong_to_the_folder(house: Host):
    made = await house.make()
    link = urlsplit(made["link"])
    assert link.path == f"/games/parlour/t/{made['code']}"
    async with house.session.get(f"{house.address}/t/{made['code']}?{link.query}") as page:
        assert page.cookies["k"]["path"] == f"/games/parlour/api/tables/{made['code']}"
    assert (await house.get(f"/api/tables/{made['code']}/qr.svg"))[0] == 200


async def test_the_folder_without_its_stroke_leads_to_the_door(house: Host):
    async with house.session.get(house.address, allow_redirects=False) as answer:
        assert (answer.status, answer.headers["Location"]) == (308, "/games/parlour/")


async def test_who_asks_for_an_icon_unasked_gets_ours(house: Host):
    async with house.session.get(f"{house.address}/favicon.ico", allow_redirects=False) as answer:
        assert (answer.status, answer.headers["Location"]) == (308, "/games/parlour/icon-192.png")


async def test_what_lies_beside_the_folder_is_not_the_houses(house: Host):
    for path in ("/", "/api/games", "/healthz", "/games", "/games/parlourmaid", "/assets/a.js"):
        async with house.session.get(root(house) + path) as answer:
            assert (answer.status, (await answer.json())["code"]) == (404, "no-such-page"), path


async def test_limits_headers_and_health_hold_there_too(house: Host):
    async with house.session.get(f"{house.address}/healthz") as answer:
        assert (answer.status, answer.headers["Cache-Control"]) == (200, "no-store")
    async with house.session.post(f"{house.address}/api/tables", data="game=snap") as answer:
        assert (await answer.json())["code"] == "wrong-type"
    foreign = {"Origin": "https://elsewhere.example"}
    async with house.session.post(f"{house.address}/api/tables", json={"game": "snap"}, headers=foreign) as answer:
        assert (await answer.json())["code"] == "bad-origin"
    assert (await house.get("/api/nothing"))[0] == 404
