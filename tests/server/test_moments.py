"""A move belongs to the moment it was made for (COM-11), over a real socket."""

import pytest

from server.guests import Host, open_server

pytestmark = pytest.mark.rule("COM-11")


async def play_a_round(winner, *others) -> None:
    before = winner.view["on"]
    await winner.snap()
    for each in (winner, *others):
        await each.until_view(lambda view: view["on"] != before and "snap" in view["asks"])


async def test_moves_for_a_finished_round_are_refused_also_when_resent(server: Host):
    host, late = await server.table(people=2, settings={"goal": 10})
    stale = {"t": "act", "on": late.view["on"], "move": {"t": "whisper", "text": "stale"}}
    await play_a_round(host, late)
    for _ in range(2):
        answer = await late.ask(stale, "same")
        assert (answer["t"], answer["code"]) == ("refused", "too-late")
    assert (await late.until_view())["view"]["whisper"] == ""


async def test_moves_for_this_round_count(server: Host):
    host, other = await server.table(people=2, settings={"goal": 10})
    await play_a_round(host, other)
    move = {"t": "snap", "number": other.view["view"]["number"]}
    assert (await other.ask({"t": "act", "on": other.view["on"], "move": move}))["t"] == "ok"


async def test_the_first_round_of_the_next_game_is_another_moment(server: Host):
    host, late = await server.table(people=2, settings={"goal": 1})
    stale = {"t": "act", "on": late.view["on"], "move": {"t": "whisper", "text": "stale"}}
    await host.snap()
    await host.until_view(lambda view: view["status"] == "over")
    assert (await host.host("again"))["t"] == "ok"
    await late.until_view(lambda view: view["number"] == 2)
    assert (await late.ask(stale))["code"] == "too-late"


async def test_after_a_restart_it_is_still_too_late(tmp_path):
    async with open_server(tmp_path) as server:
        host, late = await server.table(people=2, settings={"goal": 10})
        stale = {"t": "act", "on": late.view["on"], "move": {"t": "whisper", "text": "stale"}}
        await play_a_round(host, late)
        assert (await late.ask(stale, "same"))["code"] == "too-late"
        code = host.view["code"]
    async with open_server(tmp_path) as server:
        again = await server.enter(code, late.token)
        await again.until_view()
        assert (await again.ask(stale, "same"))["code"] == "too-late"


async def test_a_lobby_has_no_moment(server: Host):
    host, _ = await server.table(people=2, start=False)
    assert host.view["on"] is None
