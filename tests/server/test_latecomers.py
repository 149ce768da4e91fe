"""Latecomers are asked what they would like to do (COM-15)."""

import pytest
from msgspec.structs import replace

from parlour.games import CATALOGUE
from server.guests import Host, open_server

pytestmark = pytest.mark.rule("COM-15")


async def late(server: Host, code: str, **wish):
    return await server.post(f"/api/tables/{code}/seats", {"name": "Zoe", **wish})


async def test_a_bots_seat_is_taken_over_at_once_with_all_it_has(server: Host):
    (host,) = await server.table(people=1, start=False, settings={"goal": 50})
    await host.host("bot", level=5)
    await host.host("start")
    code = host.view["code"]
    await host.until_view(lambda view: view["view"] and view["view"]["scores"][1] >= 1)
    assert (await late(server, code))[1]["code"] == "begun"
    assert (await late(server, code, seat=0))[1]["code"] == "no-bot"
    assert (await host.host("bot", seat=1))["t"] == "ok"
    status, taken = await late(server, code, seat=1)
    assert (status, taken["seat"]) == (201, 1)
    zoe = await server.enter(code, taken["token"])
    view = await zoe.until_view()
    assert (view["you"], view["seats"][1]["name"], view["seats"][1]["bot"]) == (1, "Zoe", None)
    assert view["view"]["scores"][1] >= 1
    assert (await zoe.snap())["t"] == "ok"
    assert (await late(server, code, seat=1))[1]["code"] == "no-bot"


async def test_the_host_frees_a_bots_seat_where_seats_have_secrets(server: Host):
    (host,) = await server.table(people=1, start=False, settings={"goal": 50})
    await host.host("bot", level=1)
    await host.host("start")
    view = await host.until_view(lambda view: view["status"] == "playing")
    code = view["code"]
    assert "free" not in view["seats"][1]
    status, refused = await late(server, code, seat=1)
    assert (status, refused["code"]) == (409, "not-free")
    await host.host("bot", seat=1)
    await host.until_view(lambda view: view["seats"][1].get("free"))
    await host.host("bot", seat=1, level=2)
    assert (await late(server, code, seat=1))[1]["code"] == "not-free", "the host has taken it back"
    await host.host("bot", seat=1)
    await host.host("lobby")
    await host.host("start")
    assert (await late(server, code, seat=1))[1]["code"] == "not-free", "it was free for the last game only"


async def test_anybody_takes_over_from_a_bot_where_nothing_is_secret(server: Host, monkeypatch: pytest.MonkeyPatch):
    entry = server.server.games.catalogue["snap"]
    open_lobby = replace(entry.extras.lobby, has_secrets=False)
    open_entry = replace(entry, extras=replace(entry.extras, lobby=open_lobby))
    monkeypatch.setattr(server.server.games, "catalogue", {"snap": open_entry})
    (host,) = await server.table(people=1, start=False, settings={"goal": 50})
    await host.host("bot", level=1)
    await host.host("start")
    assert (await late(server, host.view["code"], seat=1))[0] == 201


@pytest.mark.parametrize(("game", "has_secrets"), [(id, id not in ("bottle", "bookworm")) for id in CATALOGUE])
def test_every_game_but_those_with_open_cards_has_secrets(game: str, has_secrets: bool):
    assert CATALOGUE[game].extras.lobby.has_secrets is has_secrets


async def test_people_who_wait_watch_and_sit_down_in_the_next_game(server: Host):
    host, _ = await server.table(people=2, settings={"goal": 1})
    code = host.view["code"]
    status, taken = await late(server, code, next=True)
    assert (status, taken["seat"]) == (201, None)
    zoe = await server.enter(code, taken["token"])
    assert (await zoe.until_view())["you"] is None
    assert (await zoe.act({"t": "whisper", "text": "x"}))["code"] == "not-seated"
    assert (await host.until_view(lambda view: view["waiting"]))["waiting"] == ["Zoe"]
    assert (await server.post(f"/api/tables/{code}/seats", {"name": "zoe", "next": True}))[1]["code"] == "name-taken"
    again = (await server.post(f"/api/tables/{code}/seats", {"name": "Zoe", "token": taken["token"]}))[1]
    assert again == taken
    await host.snap()
    await host.until_view(lambda view: view["status"] == "over")
    assert (await host.host("again"))["t"] == "ok"
    view = await zoe.until_view(lambda view: view["number"] == 2)
    assert (view["you"], view["waiting"], len(view["seats"])) == (2, [], 3)
    assert (await zoe.snap())["t"] == "ok"


async def test_bots_make_room_for_people_in_the_next_game(server: Host):
    (host,) = await server.table(people=1, start=False, settings={"goal": 50})
    for _ in range(5):
        await host.host("bot", level=1)
    await host.host("start")
    code = host.view["code"]
    assert (await late(server, code, next=True))[0] == 201
    assert (await host.host("lobby"))["t"] == "ok"
    view = await host.until_view(lambda view: view["status"] == "lobby")
    assert [seat["name"] for seat in view["seats"]][-1] == "Zoe"
    assert len(view["seats"]) == 6


async def test_a_table_that_its_host_closed_lets_nobody_in(server: Host):
    (host,) = await server.table(people=1, start=False)
    await host.host("bot", level=1)
    await host.host("set", seats=2)
    await host.host("start")
    code = host.view["code"]
    for wish in ({"seat": 1}, {"next": True}):
        assert (await late(server, code, **wish))[1]["code"] == "full"


async def test_people_who_wait_still_wait_after_a_restart(tmp_path):
    async with open_server(tmp_path) as server:
        host, _ = await server.table(people=2)
        code = host.view["code"]
        token = (await late(server, code, next=True))[1]["token"]
    async with open_server(tmp_path) as server:
        zoe = await server.enter(code, token)
        view = await zoe.until_view()
        assert (view["you"], view["waiting"]) == (None, ["Zoe"])
