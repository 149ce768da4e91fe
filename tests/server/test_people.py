"""People who are out, late or watching take part: reactions, looks, and a vote for the finest word (COM-28)."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from parlour.core import Extras
from parlour.core.extras.highlights import Feat
from parlour.server.room.people import crowd
from server import snap
from server.guests import Guest, Host, back, open_server

ONE = {"goal": 1}


def feats(table) -> Iterator[Feat]:
    """P0 and P1 have a word each, and P1 a wrong one."""
    yield Feat("word", 0, 5, "snail")
    yield Feat("word", 1, 4, "snap")
    yield Feat("word", 1, 4, "snap")
    yield Feat("blunder", 1, 6, "snapps")


ENTRY = replace(snap.ENTRY, extras=Extras(feats=feats))


@pytest.fixture
async def server(tmp_path):
    async with open_server(tmp_path, entry=ENTRY) as host:
        yield host


async def played(host: Guest, *others: Guest) -> None:
    await host.hush()
    await host.snap()
    for guest in (host, *others):
        await guest.until_view(lambda view: view["status"] == "over")


async def next_one(server: Host, code: str) -> Guest:
    """Zoe, who waits for the next game."""
    _, taken = await server.post(f"/api/tables/{code}/seats", {"name": "Zoe", "next": True})
    zoe = await server.enter(code, taken["token"])
    await zoe.until_view()
    return zoe


async def test_people_who_wait_and_spectators_react_too(server: Host):
    host, _ = await server.table(people=2)
    zoe, watcher = await next_one(server, host.view["code"]), await server.enter(host.view["code"])
    assert (await zoe.ask({"t": "react", "emoji": "🎉"}))["t"] == "ok"
    seen = await host.until(lambda message: message["t"] == "reaction")
    assert seen == {"t": "reaction", "seat": None, "emoji": "🎉", "name": "Zoe"}
    assert (await watcher.ask({"t": "react", "emoji": "👏"}))["t"] == "ok"
    seen = await host.until(lambda message: message["t"] == "reaction")
    assert seen == {"t": "reaction", "seat": None, "emoji": "👏"}


async def test_spectators_share_a_limit_of_reactions(server: Host):
    host, _ = await server.table(people=2)
    crowds = [await server.enter(host.view["code"]) for _ in range(int(crowd.GALLERY.burst) + 1)]
    answers = [await one.ask({"t": "react", "emoji": "👏"}) for one in crowds]
    assert answers[0]["t"] == "ok"
    assert {one.get("code") for one in answers} <= {None, "too-fast"}
    assert (await host.ask({"t": "react", "emoji": "👏"}))["t"] == "ok", "a seat is not kept quiet by them"


async def test_a_look_is_chosen_with_the_seat_changed_with_its_token_and_stored(server: Host):
    made = await server.make()
    body = {"name": "Ann", "look": {"face": 3, "colour": 5}}
    _, taken = await server.post(f"/api/tables/{made['code']}/seats", body)
    ann = await server.enter(made["code"], taken["token"])
    assert (await ann.until_view())["seats"][0]["look"] == {"face": 3, "colour": 5}
    changed = {"name": "Ann", "token": taken["token"], "look": {"face": 7, "buzzer": 2}}
    assert (await server.post(f"/api/tables/{made['code']}/seats", changed))[0] == 201
    await ann.until_view(lambda view: view["seats"][0]["look"] == {"face": 7, "buzzer": 2})
    stored = await server.server.store.ask(server.server.store.find, made["code"])
    assert stored.seats[0].look.face == 7


async def test_a_look_must_be_a_number(server: Host):
    made = await server.make()
    for look in ({"face": 99}, {"face": "cat"}, {"hat": 1}):
        status, _ = await server.post(f"/api/tables/{made['code']}/seats", {"name": "Ann", "look": look})
        assert status == 400


@pytest.mark.rule("COM-28")
async def test_the_finest_word_is_voted_for_and_honoured(server: Host):
    host, other = await server.table(people=2, settings=ONE)
    zoe, watcher = await next_one(server, host.view["code"]), await server.enter(host.view["code"])
    assert (await host.host("finest", word=0))["code"] == "no-such-word", "nothing before the end"
    await played(host, other, zoe)
    assert [(one["name"], one["word"]) for one in host.view["finest"]] == [
        ("P1", "snapps"),
        ("P0", "snail"),
        ("P1", "snap"),
    ]
    assert (await host.host("finest", word=1))["code"] == "own-word"
    assert (await host.host("finest", word=3))["code"] == "no-such-word"
    assert (await watcher.host("finest", word=0))["code"] == "not-host"
    for guest, word in ((host, 2), (host, 0), (zoe, 0), (other, 1)):
        assert (await guest.host("finest", word=word))["t"] == "ok"
    await zoe.until_view(lambda view: [one["votes"] for one in view["finest"]] == [2, 1, 0])
    await host.host("ceremony", cards=9)
    cards = (await zoe.until_view(lambda view: view["ceremony"] and view["ceremony"]["cards"]))["ceremony"]["cards"]
    assert cards[-2] == {"kind": "finest", "names": ["P1"], "value": 2, "word": "snapps", "game": "snap"}


@pytest.mark.rule("COM-28")
async def test_votes_outlive_the_server_and_the_next_game(tmp_path):
    async with open_server(tmp_path, entry=ENTRY) as server:
        host, other = await server.table(people=2, settings=ONE)
        await played(host, other)
        await host.host("finest", word=0)
    async with open_server(tmp_path, entry=ENTRY) as server:
        host, other = await back(server, host), await back(server, other)
        assert [one["votes"] for one in host.view["finest"]] == [1, 0, 0]
        await host.host("again")
        await host.until_view(lambda view: view["status"] == "playing")
        await other.until_view(lambda view: view["status"] == "playing")
        await played(host, other)
        assert [one["votes"] for one in host.view["finest"]] == [0, 0, 0]
        await host.host("ceremony", cards=9)
        view = await host.until_view(lambda view: view["ceremony"] and view["ceremony"]["cards"])
        assert [card["word"] for card in view["ceremony"]["cards"] if card["kind"] == "finest"] == ["snapps"]
