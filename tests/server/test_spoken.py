"""Buzzers on phones: fair claims as for words (BOT-12), and the host rules on what was said aloud (BOT-39)."""

from typing import Any

import pytest

from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon
from server.guests import Guest, open_server

SPOKEN = {"spoken": True, "mode": "easy"}


def server_of(folder: Any) -> Any:
    return open_server(folder, entry=CATALOGUE["bottle"], load=Lexicon.load)


async def speaking(guest: Guest, seat: int) -> dict[str, Any]:
    return await guest.until_view(
        lambda view: view["view"]["phase"] == {"t": "speaking", "seat": seat, "to_beat": None}
    )


@pytest.mark.rule("BOT-37", "BOT-39")
async def test_phones_are_buzzers_and_the_host_alone_rules(tmp_path):
    async with server_of(tmp_path) as server:
        host, ann, bob = await server.table(people=3, settings=SPOKEN)
        await ann.until_view(lambda view: "buzz" in view["asks"])
        assert (await ann.act({"t": "buzz"}))["t"] == "ok"
        for guest in (host, ann, bob):
            await speaking(guest, 1)
        assert host.view["asks"] == ["heard"]
        assert ann.view["asks"] == ["say"]
        assert bob.view["asks"] == []
        assert (await bob.act({"t": "heard", "right": False}))["code"] == "not-host"
        assert (await ann.act({"t": "heard", "right": True}))["code"] in ("not-host", "not-asked")
        assert (await host.act({"t": "heard", "right": True}))["t"] == "ok"
        view = await bob.until_view(lambda view: view["view"]["phase"]["t"] == "settled")
        assert view["view"]["diamonds"] == [1, 2, 1]


@pytest.mark.rule("BOT-39")
async def test_others_rule_when_the_host_speaks(tmp_path):
    async with server_of(tmp_path) as server:
        host, ann, bob = await server.table(people=3, settings=SPOKEN)
        await host.until_view(lambda view: "buzz" in view["asks"])
        assert (await host.act({"t": "buzz"}))["t"] == "ok"
        await speaking(ann, 0)
        await speaking(bob, 0)
        assert ann.view["asks"] == bob.view["asks"] == ["heard"]
        assert (await bob.act({"t": "heard", "right": False}))["t"] == "ok"
        view = await ann.until_view(lambda view: view["view"]["phase"]["t"] == "open")
        assert view["view"]["out"] == [0]
