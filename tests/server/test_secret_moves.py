"""Nobody can count another player's secret moves, neither by messages nor by their numbers (COM-03, LON-08)."""

from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon
from parlour.server.app import running
from parlour.server.server import Server
from parlour.server.storage.store import Store
from server.guests import Host


@pytest.fixture
async def parlour(tmp_path: Path) -> AsyncIterator[Host]:
    """A server with the real games."""
    server = Server(CATALOGUE, Lexicon.load, Store(f"sqlite:///{tmp_path}/parlour.db"))
    async with running(server) as address, aiohttp.ClientSession() as session:
        host = Host(address, server, session)
        yield host
        for guest in host.guests:
            await guest.leave()


@pytest.mark.rule("COM-03", "LON-08", "LON-14")
async def test_writing_sends_nothing_to_others_and_leaves_no_gap_in_their_numbers(parlour: Host) -> None:
    anna, boris, chen = await parlour.table(people=3, game="lone")
    for guest in (anna, boris, chen):
        await guest.until_view(lambda view: "write" in view["asks"])
        await guest.hush()
    seq = boris.view["seq"]
    for row, word in enumerate(["abc", "abd", "abe"]):
        assert (await anna.act({"t": "write", "row": row, "word": word}))["t"] == "ok"
    assert (await anna.act({"t": "jot", "row": 3, "word": "abet"}))["t"] == "ok"
    await anna.until_view(lambda view: len(view["view"]["draft"]) == 3)
    assert await boris.hush() == 0
    assert (await boris.act({"t": "finish"}))["t"] == "ok"
    await boris.until_view(lambda view: view["seq"] > seq)
    assert boris.view["seq"] == seq + 1
    assert [fair["seat"] for fair in boris.view["fair"]] == [boris.seat]
    assert "abc" not in str(boris.messages)


@pytest.mark.rule("COM-03")
async def test_reconnecting_players_get_all_events_and_their_own_secrets(parlour: Host) -> None:
    anna, boris, _ = await parlour.table(people=3, game="lone")
    await anna.until_view(lambda view: "write" in view["asks"])
    await anna.act({"t": "write", "row": 0, "word": "abc"})
    await boris.act({"t": "finish"})
    again = await parlour.enter(anna.view["code"], anna.token, seq=0)
    view = await again.until_view()
    assert [line["word"] for line in view["view"]["draft"]] == ["abc"]
    assert [event["t"] for event in view["events"]] == ["dice-rolled", "finished"]


@pytest.mark.rule("REB-18")
@pytest.mark.parametrize("game, status", [("lone", 200), ("rebus", 200), ("stars", 403)])
async def test_only_a_review_without_secrets_is_open_while_a_game_runs(parlour: Host, game: str, status: int) -> None:
    anna, *_ = await parlour.table(people=2, game=game)
    answered, said = await parlour.get(f"/api/tables/{anna.view['code']}/review")
    assert answered == status
    assert said == [] if status == 200 else said["code"] == "not-over"


@pytest.mark.rule("COM-03", "STA-29")
async def test_only_scientists_see_open_proposals(parlour: Host) -> None:
    anna, boris, chen = await parlour.table(people=3, game="stars")
    await anna.until_view(lambda view: "transmit" in view["asks"])
    await anna.act({"t": "transmit", "word": "rhubarb", "sure": True})
    for guest in (anna, boris, chen):
        await guest.until_view(lambda view: view["view"]["phase"] == "scientists-write")
        await guest.hush()
    await boris.act({"t": "propose", "word": "quartz", "sure": True})
    view = await chen.until_view(lambda view: view["until"] is not None)
    assert view["span"] == 60_000
    assert await anna.hush() == 0
    assert (anna.view["until"], anna.view["span"]) == (None, None)
