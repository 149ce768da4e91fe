"""A table with a shared roll: one person plays it, in games that are otherwise for two and more."""

import pytest

from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon
from server.guests import Guest, Host, open_server

SETTINGS = {"day": True, "roll": "catnips"}


@pytest.fixture
async def lone(tmp_path):
    async with open_server(tmp_path, entry=CATALOGUE["lone"], load=Lexicon.load) as server:
        yield server


async def made(server: Host, settings: dict) -> Guest:
    (host,) = await server.table(people=1, start=False, settings=settings)
    return host


@pytest.mark.rule("COM-29")
async def test_one_person_alone_plays_a_shared_roll(lone: Host):
    host = await made(lone, SETTINGS)
    assert (await host.host("start"))["t"] == "ok"
    view = await host.until_view(lambda view: view["status"] == "playing")
    assert "".join(die["letter"] for die in view["view"]["dice"]).startswith("catnips")


async def test_nobody_else_starts_alone_and_nobody_joins(lone: Host):
    usual = await made(lone, {})
    assert (await usual.host("start"))["code"] == "too-few"
    host = await made(lone, SETTINGS)
    await host.host("bot")
    assert (await host.host("start"))["code"] == "too-few"


@pytest.mark.parametrize("roll", ["cat", "catnip!", "c" * 10_000, {"t": "shaken"}, 7])
async def test_a_roll_that_no_dice_show_is_refused(lone: Host, roll):
    status, problem = await lone.post("/api/tables", {"game": "snap", "settings": SETTINGS | {"roll": roll}})
    assert (status, problem["code"] in ("bad-setting", "bad-roll")) == (400, True)
    assert len(problem["detail"]) < 300
