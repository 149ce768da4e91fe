"""Custom boxes on the server: our box as a start, checks, and tables that play with one."""

import io

import pytest
from pypdf import PdfReader

from parlour import Lexicon
from parlour.games import CATALOGUE
from parlour.server.jobs import box_checks
from parlour.server.limits import Limits, Rate
from parlour.server.options import ServerOptions
from parlour.server.server import Server
from parlour.server.storage.store import Store
from server.guests import Host, running_host


@pytest.fixture
async def host(tmp_path):
    async with running_host(Server(CATALOGUE, Lexicon.load, Store(f"sqlite:///{tmp_path}/parlour.db"))) as host:
        yield host


async def ours(host: Host, game: str, language: str = "en"):
    status, view = await host.get(f"/api/box/{game}?language={language}")
    assert status == 200, view
    assert view["problems"] == []
    return view


async def asked(host: Host, language: str = "en", **question):
    status, view = await host.post(f"/api/box?language={language}", question)
    assert status == 200, view
    return view


@pytest.mark.rule("COM-09")
async def test_our_box_is_valid_as_values_and_as_a_file(host: Host):
    for game in CATALOGUE:
        given = await ours(host, game, "uk")
        assert given["settings"]["language"] == "uk"
        assert await asked(host, box=given["box"], game=game) == given
        assert await asked(host, toml=given["toml"]) == given


@pytest.mark.rule("COM-09")
async def test_faults_are_reported_at_their_place_in_the_requested_language(host: Host):
    box = (await ours(host, "lone"))["box"]
    box["dice"]["faces"][1][5] = "Ї"
    view = await asked(host, "uk", box=box, game="lone")
    assert (view["box"], view["toml"], view["settings"]) == (box, None, None)
    assert view["problems"] == [
        {"at": ["dice", "faces", 1, 5], "place": "dice.faces.2.6", "says": "«Ї» — не літера мови цієї коробки"}
    ]


async def test_wrong_files_are_reported_in_one_line(host: Host):
    lone = (await ours(host, "lone"))["toml"]
    for toml, says in (
        (lone[:300], "the file ends too early: a part of it is missing"),
        ("#" * 50_000, "a box can have up to 48 kB; this file is bigger"),
        (lone.replace("sheet", "shete"), "there’s no such field; the fields are: game, language, name, dice, sheet"),
        ("<html>", "line 1, character 1: this isn’t TOML"),
    ):
        assert [problem["says"] for problem in (await asked(host, toml=toml))["problems"]] == [says]
    (problem,) = (await asked(host, toml=lone, game="bottle"))["problems"]
    assert problem["says"] == "this is a box for Lone Words, not for Message in a Bottle"


async def test_invalid_questions_are_refused(host: Host):
    for path, body, status, code in (
        ("/api/box", {"toml": "#" * 500_000}, 413, "too-big"),
        ("/api/box", {}, 400, "unreadable"),
        ("/api/box", {"box": {}, "toml": ""}, 400, "unreadable"),
        ("/api/box", {"box": {}, "game": "chess"}, 404, "no-such-game"),
        ("/api/box?language=xx", {"box": {}}, 400, "no-such-language"),
    ):
        answered, problem = await host.post(path, body)
        assert (answered, problem["code"]) == (status, code)
    assert (await host.get("/api/box/chess"))[0] == 404


@pytest.mark.rule("COM-09")
async def test_a_host_takes_all_the_cards_of_a_box_in_the_lobby_and_puts_it_away_again(host: Host):
    view = await ours(host, "stars", "uk")
    box = {**view["box"], "name": "Горище"}
    box["cards"]["alien"] = box["cards"]["alien"][:3]
    settings = (await asked(host, box=box))["settings"]
    ann, bob = await host.table(people=2, start=False, game="stars")
    assert (await ann.host("set", settings=settings))["t"] == "ok"
    seen = await bob.until_view(lambda view: view["language"] == "uk")
    assert seen["settings"]["box"] == "Горище"
    assert len(seen["settings"]["cards"]["alien"]) == 3
    assert (await bob.host("set", settings=settings))["code"] == "not-host"
    assert (await ann.host("start"))["t"] == "ok"
    status, table = await host.get(f"/api/tables/{seen['code']}")
    assert status == 200
    assert table["settings"]["cards"] == settings["cards"]
    assert (await ann.act({"t": "note", "text": "x" * 9000}))["code"] == "too-big", "but moves are short"


@pytest.mark.rule("COM-09")
async def test_guests_keep_a_copy_of_the_tables_box(host: Host):
    """For every game, the settings that all at the table see give the same box again."""
    for game in CATALOGUE:
        given = await ours(host, game, "uk")
        box = given["box"] | {"name": "Горище"}
        settings = (await asked(host, box=box))["settings"]
        status, made = await host.post("/api/tables", {"game": game, "language": "uk", "settings": _chosen(settings)})
        assert status == 201, made
        status, table = await host.get(f"/api/tables/{made['code']}")
        copy = await asked(host, settings=table["settings"] | {"language": "uk"}, game=game)
        assert (copy["problems"], copy["box"]["name"]) == ([], "Горище")
        assert copy["settings"] == settings
        assert copy["toml"].casefold() == (await asked(host, box=box))["toml"].casefold()


def _chosen(settings):
    return {name: value for name, value in settings.items() if name != "language"}


async def test_unknown_settings_are_reported(host: Host):
    status, problem = await host.post("/api/box", {"settings": {}})
    assert (status, problem["code"]) == (400, "unreadable")
    view = await asked(host, settings={"cards": {"alien": 3}, "box": "x"}, game="stars")
    assert view["problems"]


@pytest.mark.rule("COM-09")
async def test_a_custom_box_is_printed_in_its_language(host: Host):
    box = (await ours(host, "lone", "uk"))["box"]
    box["dice"]["faces"][0] = ["Ґ"] * 6
    path = "/print/lone.pdf?paper=letter&what=dice"
    async with host.session.post(host.address + path, json={"box": box}) as answer:
        assert (answer.status, answer.content_type) == (200, "application/pdf")
        reader = PdfReader(io.BytesIO(await answer.read()))
    assert "".join(page.extract_text() for page in reader.pages).count("Ґ") >= 6
    box["dice"]["faces"][0][2] = "Q"
    status, problem = await host.post(path, {"box": box})
    assert (status, problem["code"]) == (400, "wrong-box")
    assert problem["detail"].startswith("dice.faces.1.3: ")


@pytest.mark.parametrize("form", ["box", "toml", "settings"])
async def test_checks_from_one_address_are_limited_in_every_form(tmp_path, form):
    store, limits = Store(f"sqlite:///{tmp_path}/parlour.db"), Limits(boxes=Rate(0.001, 2))
    given = {"box": {}, "toml": "", "settings": {}}[form]
    async with running_host(Server(CATALOGUE, Lexicon.load, store, ServerOptions(limits=limits))) as host:
        asked = [(await host.post("/api/box", {form: given, "game": "lone"}))[0] for _ in range(3)]
    assert asked == [200, 200, 429]


async def test_lists_nested_500_deep_are_invalid_but_not_a_failure(host: Host, caplog):
    deep: object = "x"
    for _ in range(500):
        deep = [deep]
    box = {"game": "lone", "language": "en", "name": "x", "dice": {"faces": deep}}
    for question in ({"box": box}, {"settings": box, "game": "lone"}, {"toml": "dice = " + "[" * 300 + "]" * 300}):
        status, view = await host.post("/api/box", question)
        assert status == 200
        assert view["problems"]
    status, problem = await host.post("/print/lone.pdf", {"box": box})
    assert (status, problem["code"]) == (400, "wrong-box")
    assert not caplog.records


async def test_too_large_boxes_are_not_read(host: Host, monkeypatch):
    monkeypatch.setattr(box_checks, "check_box", lambda *_: pytest.fail("it was looked at"))
    for question in ({"box": {"x": "x" * 50_000}}, {"settings": {"cards": ["x" * 50_000]}, "game": "bookworm"}):
        (problem,) = (await asked(host, **question))["problems"]
        assert problem["says"] == "a box can have up to 48 kB; this file is bigger"
