"""Link previews in chats: the game, or how it ended, and no secrets."""

import re
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from parlour.core import Day, DayScore, Extras
from parlour.server import card
from parlour.server.http import pages
from parlour.server.tokens import key_of, replay_of
from server import snap
from server.guests import Host

PAGE = '<!doctype html><html><head><base href="/" /><title>Parlour</title></head><body></body></html>'


@pytest.fixture(autouse=True)
def client(tmp_path, monkeypatch):
    (tmp_path / "index.html").write_text(PAGE)
    monkeypatch.setattr(pages, "STATIC", tmp_path)


async def tags(server: Host, path: str) -> dict[str, str]:
    status, page = await server.get(path)
    assert status == 200
    assert page.index("og:title") < page.index("</head>")
    return dict(re.findall(r'<meta property="(og:\w+)" content="([^"]*)" />', page))


async def over(server: Host) -> str:
    host, _ = await server.table(people=2, settings={"goal": 1})
    await host.snap()
    await host.until_view(lambda view: view["status"] == "over")
    code = host.view["code"]
    return replay_of(code, 1, server.room(code).record.host)


async def test_a_link_to_a_table_names_its_game(server: Host):
    made = await server.make()
    code, key = made["code"], key_of(server.room(made["code"]).record.host)
    for path in (f"/t/{code}?k={key}", f"/t/{code}/watch?k={key}"):
        outcome = await tags(server, path)
        assert outcome["og:title"] == "Snap"
        status, picture = await server.get(outcome["og:image"].removeprefix(server.address))
        assert (status, "SNAP") == (200, "".join(ElementTree.fromstring(picture).itertext())[:4])


@pytest.mark.rule("COM-03")
async def test_addresses_that_are_unknown_or_lack_their_key_describe_only_the_server(server: Host):
    made = await server.make()
    code = made["code"]
    running, _ = await server.table(people=2)
    unfinished = replay_of(running.view["code"], 1, server.room(running.view["code"]).record.host)
    paths = ["/", f"/t/{code}", f"/t/{code}?k=AAAAAAAAAA", "/t/AAAAAA?k=AAAAAAAAAA", "/t/x?k=é", "/t/", "/replay"]
    paths += [f"/replay/{unfinished}", "/replay/AAAAAA-1-AAAAAAAAAAAAAAAA", "/replay/x"]
    outcome = [await tags(server, path) for path in paths]
    assert {one["og:title"] for one in outcome} == {"Parlour"}
    assert len({tuple(one.items()) for one in outcome}) == 1
    assert (await server.get(f"/api/replays/{unfinished}/preview.svg"))[0] == 404


async def test_a_finished_game_reports_and_shows_its_result(server: Host):
    name = await over(server)
    outcome = await tags(server, f"/replay/{name}")
    assert re.fullmatch(r"Snap: .+ 1, .+ 0", outcome["og:title"])
    status, picture = await server.get(outcome["og:image"].removeprefix(server.address))
    written = [text.text for text in ElementTree.fromstring(picture).iter("{http://www.w3.org/2000/svg}text")]
    assert (status, written[:4], written[5::2]) == (200, list("SNAP"), ["1", "0"])


async def links(server: Host, path: str) -> list[str]:
    """Return the files that a page names, before the messages that every page has."""
    *files, messages = re.findall(r'<link .*href="([^"]*)"', (await server.get(path))[1])
    assert messages.endswith("/common.ftl")
    return files


FILES = """{
  "src/replay/Replay.svelte": {
    "file": "assets/Replay-1.js", "css": ["assets/Replay-2.css"], "imports": ["_t.js", "index.html"]
  },
  "src/games/snap/index.ts": {"file": "assets/snap-3.js", "imports": ["_t.js", "index.html"]},
  "src/games/rebus/index.ts": {"file": "assets/rebus-4.js"},
  "_t.js": {"file": "assets/t-5.js"},
  "index.html": {"file": "assets/index-6.js", "isEntry": true}
}"""


@pytest.mark.rule("COM-03")
async def test_a_page_names_all_that_its_game_will_need_and_only_for_visitors_with_the_link(server: Host, tmp_path):
    (tmp_path / "files.json").write_text(FILES)
    name = await over(server)
    needed = await links(server, f"/replay/{name}")
    files = ["assets/t-5.js", "assets/Replay-1.js", "assets/Replay-2.css", "assets/snap-3.js"]
    assert needed == [f"api/replays/{name}", *files]
    assert (await server.get(f"/{needed[0]}"))[0] == 200
    for path in ("/", "/replay", f"/replay/{name[:-1]}"):
        assert await links(server, path) == ["api/games"], "what they all show, and nothing of any game"


def test_a_picture_has_room_for_any_names():
    people = [("<b>&" + "W" * 60, "-3", False)] * 12
    drawn = ElementTree.fromstring(card.draw("A Message from the Stars " * 4, people))
    assert all(float(one.get("y") or 0) <= card.HEIGHT for one in drawn)


async def test_pages_are_served_when_the_records_fail(server: Host, monkeypatch):
    name = await over(server)

    async def broken(*_):
        raise TimeoutError

    monkeypatch.setattr(server.server.store, "ask", broken)
    assert (await tags(server, f"/replay/{name}"))["og:title"] == "Parlour"


async def test_daily_rolls_name_their_game_and_no_other_day(server: Host, monkeypatch):
    days = server.server.days
    monkeypatch.setattr(days, "since", "2026-11-10")
    monkeypatch.setattr(days, "read_wall", lambda: 1_794_787_200_000)  # 2026-11-16
    assert (await tags(server, "/daily"))["og:title"] == "Today’s roll"
    assert (await tags(server, "/daily/2026-11-15?language=uk"))["og:title"] == "Кидок дня · 2026-11-15"
    for path in ("2026-11-17", "2026-11-09", "x", "2026-11-15/nothing", "2026-11-16/snap", "2026-11-16?language=xx"):
        assert (await tags(server, f"/daily/{path}"))["og:title"] == "Parlour"
    offered = Day(solve=lambda table: None, score=lambda table: DayScore(0))
    monkeypatch.setattr(server.server.games, "catalogue", {"snap": replace(snap.ENTRY, extras=Extras(day=offered))})
    outcome = await tags(server, "/daily/2026-11-16/snap?language=uk")
    assert (outcome["og:title"], outcome["og:description"][:8]) == ("Снеп · 2026-11-16", "Ті самі ")
    assert (await server.get(outcome["og:image"].removeprefix(server.address).replace("&amp;", "&")))[0] == 200
    assert (await tags(server, "/daily/2026-11-17/snap"))["og:title"] == "Parlour"


async def test_a_shared_roll_names_its_game(server: Host):
    found = await tags(server, "/roll/snap")
    assert found["og:title"] == "Snap"
    assert "beat" in found["og:description"]
    assert (await tags(server, "/roll/none"))["og:title"] == "Parlour"
