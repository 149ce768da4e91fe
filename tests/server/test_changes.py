"""Changes in place of whole views, for clients that ask for them: they lead to the same views."""

import itertools
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon
from parlour.server.app import running
from parlour.server.server import Server
from parlour.server.storage.store import Store
from server.guests import Guest, Host

OF_ITS_MOMENT = ("at", "now", "fair", "events")


@pytest.fixture
async def parlour(tmp_path: Path) -> AsyncIterator[Host]:
    """A server with the real games."""
    server = Server(CATALOGUE, Lexicon.load, Store(f"sqlite:///{tmp_path}/parlour.db"))
    async with running(server) as address, aiohttp.ClientSession() as session:
        host = Host(address, server, session)
        yield host
        for guest in host.guests:
            await guest.leave()


def shown(view: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in view.items() if name not in OF_ITS_MOMENT}


async def same(one: Guest, other: Guest) -> None:
    """Check that both have the same view after reading everything."""
    await one.hush()
    await other.hush()
    assert shown(one.view) == shown(other.view)


async def with_changes(parlour: Host, guest: Guest) -> Guest:
    again = await parlour.enter(guest.view["code"], guest.token, changes=True)
    again.ids = (f"again{n}" for n in itertools.count())  # both share their receipts
    await again.until_view()
    return again


async def test_changes_of_lone_words_lead_to_the_same_views(parlour: Host) -> None:
    anna, boris = await parlour.table(people=2, game="lone")
    pairs = [(guest, await with_changes(parlour, guest)) for guest in (anna, boris)]
    await anna.until_view(lambda view: "write" in view["asks"])
    for row, word in enumerate(["abc", "abd"]):
        assert (await anna.act({"t": "write", "row": row, "word": word}))["t"] == "ok"
        for whole, changed in pairs:
            await same(whole, changed)
    assert "abc" not in str(pairs[1][1].raw)
    assert (await anna.host("pause"))["t"] == "ok"
    assert (await anna.host("resume"))["t"] == "ok"
    for guest in (anna, boris):
        assert (await guest.act({"t": "finish"}))["t"] == "ok"
        for whole, changed in pairs:
            await same(whole, changed)
    _, changed = pairs[0]
    sizes = {kind: [len(str(one)) for one in changed.raw if one["t"] == kind] for kind in ("view", "change")}
    assert len(sizes["change"]) > 4
    assert min(sizes["change"]) * 3 < min(sizes["view"])


async def test_changes_among_bots_lead_to_the_same_views(parlour: Host) -> None:
    made = await parlour.make(game="bottle", bots=[{"level": 5}, {"level": 5}, {"level": 5}], settings={"gentle": True})
    watcher = await parlour.enter(made["code"])
    await watcher.until_view()
    changed = await with_changes(parlour, watcher)
    host = await parlour.enter(made["code"], made["host_token"], changes=True)
    assert (await host.host("start"))["t"] == "ok"
    for seq in range(1, 6):
        await watcher.until_view(lambda view, seq=seq: view["seq"] >= seq)
    assert (await host.host("pause"))["t"] == "ok"
    await same(watcher, changed)
    assert any(one["t"] == "change" and "table" not in one for one in changed.raw)
    assert any("table" in one for one in changed.raw)


async def test_without_asking_every_view_is_whole(parlour: Host) -> None:
    anna, boris = await parlour.table(people=2, game="bottle")
    await anna.until_view(lambda view: "say" in view["asks"])
    await anna.act({"t": "say", "word": "zzzz"})
    await boris.hush()
    assert {one["t"] for one in boris.raw} <= {"view", "refused"}
