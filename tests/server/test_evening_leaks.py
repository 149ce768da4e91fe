"""No leaks at a ceremony, in votes, on a projector, or beside a roll of the day (COM-03)."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon
from parlour.server.days.days import Days
from parlour.server.tokens import hash_of
from server.guests import Guest, Host, open_server
from server.test_clubs import arrive, club_of, look, teacher_at
from server.test_people import ENTRY, ONE, next_one

SECRET = "abc"
pytestmark = pytest.mark.rule("COM-03")


@pytest.fixture
async def server(tmp_path):
    async with open_server(tmp_path, entry=ENTRY) as host:
        yield host


async def finished(host: Guest, other: Guest) -> None:
    await host.snap()
    for guest in (host, other):
        await guest.until_view(lambda view: view["status"] == "over")


def shows(count: int) -> Callable[[dict[str, Any]], bool]:
    return lambda view: view["ceremony"] is not None and len(view["ceremony"]["cards"]) == count


def heard(*guests: Guest) -> str:
    return json.dumps([guest.messages for guest in guests])


async def test_cards_of_the_ceremony_are_sent_one_by_one(server: Host):
    host, other = await server.table(people=2, settings=ONE)
    watcher = await server.enter(host.view["code"])
    await finished(host, other)
    everybody = (host, other, watcher)
    for count in range(3):
        await host.host("ceremony", cards=count)
        for guest in everybody:
            view = await guest.until_view(
                lambda view, n=count: view["ceremony"] and len(view["ceremony"]["cards"]) == n
            )
        hidden = {"fastest", "word", "blunder", "crowns"} - {card["kind"] for card in view["ceremony"]["cards"]}
        assert view["ceremony"]["of"] > count
        assert not any(f'"kind": "{kind}"' in heard(*everybody) for kind in hidden)


async def test_votes_for_the_finest_word_are_counted_anonymously(server: Host):
    host, other = await server.table(people=2, settings=ONE)
    zoe, watcher = await next_one(server, host.view["code"]), await server.enter(host.view["code"])
    await finished(host, other)
    for guest in (zoe, watcher):
        await guest.until_view(lambda view: view["finest"])
    before = len(watcher.messages)
    await zoe.host("finest", word=0)
    view = await watcher.until_view(lambda view: view["finest"][0]["votes"] == 1)
    assert all(set(one) == {"name", "word", "votes"} for one in view["finest"])
    news = json.dumps(watcher.messages[before:])
    assert not any(hash_of(guest.token)[:8] in news or guest.token in news for guest in (host, other, zoe))


async def test_the_projector_and_the_teacher_see_no_word_that_a_pupil_is_writing(tmp_path):
    async with open_server(tmp_path, entry=CATALOGUE["lone"], load=Lexicon.load) as server:
        club = await club_of(server, size=3)
        pupils = [await server.enter(*await arrive(server, club, name)) for name in ("Anna", "Bob", "Cy")]
        (table,) = (await look(server, club))["tables"]
        teacher, projector = await teacher_at(server, table), await server.enter(table["code"], screen=True)
        assert (await teacher.host("start"))["t"] == "ok"
        await pupils[0].until_view(lambda view: "write" in view["asks"])
        assert (await pupils[0].act({"t": "write", "row": 0, "word": SECRET}))["t"] == "ok"
        await pupils[0].until_view(lambda view: view["view"]["draft"])
        assert (await pupils[1].act({"t": "finish"}))["t"] == "ok"
        for guest in (teacher, projector):
            await guest.until_view(lambda view: any(event["t"] == "finished" for event in view["events"]))
        assert SECRET not in heard(teacher, projector, *pupils[1:])


async def test_spectators_of_a_daily_table_get_no_draft_and_no_solution(tmp_path):
    async with open_server(tmp_path, entry=CATALOGUE["lone"], load=Lexicon.load) as server:
        days: Days = server.server.days
        headers = {"Authorization": "Bearer a key of a made-up device"}
        path = f"{server.address}/api/days/{days.today}/en/snap"
        async with server.session.post(path, json={"name": "Ann"}, headers=headers) as answer:
            made = await answer.json()
        player, watcher = await server.enter(made["code"], made["token"]), await server.enter(made["code"])
        await player.until_view(lambda view: "write" in view["asks"])
        assert (await player.act({"t": "write", "row": 0, "word": SECRET}))["t"] == "ok"
        await player.until_view(lambda view: view["view"]["draft"])
        await watcher.until_view()
        await watcher.hush()
        assert SECRET not in heard(watcher)
        assert "solution" not in heard(player, watcher)
