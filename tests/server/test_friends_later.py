"""Friends join a game over days after it has begun (COM-32)."""

import json
from typing import Any

import pytest

from parlour.core.flat_names import ways_of
from parlour.core.game import DAY
from parlour.games import CATALOGUE
from server.guests import Guest, Host, back
from server.test_later import HOUR, Calendar, left_alone, server_in, stored, wake

pytestmark = pytest.mark.rule("COM-32")
LATER = [game for game, entry in CATALOGUE.items() if "tomorrow" in ways_of(entry.settings)]


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    monkeypatch.setattr("parlour.server.tables.waking.DUE_POLL_SECONDS", 3600)  # the tests run housekeeping themselves
    return Calendar(monkeypatch)


async def opener(host: Host, game: str = "rebus", **more: Any) -> Guest:
    """A table that one person has opened and plays at at once."""
    suggested = {"first_bookworm": 1} if game == "bookworm" else {}
    made = {"game": game, "way": "tomorrow", "settings": suggested}
    (guest,) = await host.table(1, **made, **more)
    return guest


async def comes(host: Host, code: str, name: str) -> Guest:
    taken = await host.sit(code, name)
    guest = await host.enter(code, taken["token"])
    await guest.until_view(lambda view: view["you"] == taken["seat"])
    guest.seat = taken["seat"]
    return guest


async def plays(guest: Guest) -> None:
    assert (await guest.act({"t": "look"}))["t"] == "ok"
    assert (await guest.act({"t": "finish"}))["t"] == "ok"


@pytest.mark.parametrize("game", LATER)
async def test_one_person_starts_and_three_friends_come_after_that(game, tmp_path, calendar):
    async with server_in(tmp_path) as host:
        ann = await opener(host, game)
        assert (ann.view["asked"][0], ann.view["seats"][1].get("vacant")) == (0, True), "the opener is asked first"
        assert ann.view["open_until"] - calendar.now == pytest.approx(DAY, abs=30_000)
        friends = [await comes(host, ann.view["code"], name) for name in ("Bob", "Cid", "Dan")]
        assert [friend.seat for friend in friends] == [1, 2, 3]
        view = await ann.until_view(lambda view: len(view["seats"]) == 4)
        assert [seat["name"] for seat in view["seats"]] == ["P0", "Bob", "Cid", "Dan"]
        assert not any(seat.get("vacant") for seat in view["seats"])


async def test_friends_play_the_round_of_that_day_and_the_next_ones(tmp_path, calendar):
    async with server_in(tmp_path) as host:
        ann = await opener(host)
        code = ann.view["code"]
        await plays(ann)
        await left_alone(host, [ann])
        _, table = await host.get(f"/api/tables/{code}")
        assert (table["asked"], table["open_until"] > calendar.now) == ([1], True)
        calendar.turn(3 * HOUR)
        bob = await comes(host, code, "Bob")
        assert (bob.view["view"]["round"], bob.view["asks"]) == (1, ["look"])
        assert bob.view["until"] == pytest.approx(DAY, abs=30_000)
        cid = await comes(host, code, "Cid")
        await plays(bob)
        assert cid.view["view"]["round"] == 1, "the round waits for everybody who sits there"
        await plays(cid)
        await cid.until_view(lambda view: view["view"]["round"] == 2)
        dan = await comes(host, code, "Dan")
        assert dan.view["view"]["table"][3][0] is None, "nobody has points for a round that is over"
        assert dan.view["asks"] == ["look"]
        await left_alone(host, [bob, cid, dan])
        assert (await stored(host, code)).asked == (0, 1, 2, 3)
        calendar.turn(DAY + HOUR)
        await wake(host)
        assert (await host.post(f"/api/tables/{code}/seats", {"name": "Eve"}))[1]["code"] == "begun"


async def test_a_server_that_was_killed_knows_those_who_came_later(tmp_path, calendar):
    async with server_in(tmp_path) as host:
        ann = await opener(host, "lone")
        code = ann.view["code"]
        bob, cid = await comes(host, code, "Bob"), await comes(host, code, "Cid")
        await plays(cid)
    async with server_in(tmp_path, idle_seconds=20) as host:
        view = (await back(host, cid)).view
        assert ([seat["name"] for seat in view["seats"]], view["you"]) == (["P0", "Bob", "Cid"], 2)
        assert view["asked"] == [0, 1]
        assert bob.seat == 1


async def test_a_seat_that_nobody_took_leaves_when_the_day_ends(tmp_path, calendar):
    async with server_in(tmp_path) as host:
        ann = await opener(host)
        code = ann.view["code"]
        await plays(ann)
        await left_alone(host, [ann])
        assert abs((await stored(host, code)).due - calendar.now - DAY) < 30_000
        calendar.turn(DAY + 1_000)
        assert await wake(host) == 1
        assert (await stored(host, code)).status == "over", "nobody plays until tomorrow alone"


async def test_the_host_closes_the_table(tmp_path, calendar):
    async with server_in(tmp_path) as host:
        ann = await opener(host)
        code = ann.view["code"]
        assert (await ann.host("set", seats=2))["code"] == "too-few"
        bob = await comes(host, code, "Bob")
        assert (await bob.host("set", seats=2))["code"] == "not-host"
        assert (await ann.host("set", seats=5))["code"] == "not-lobby"
        assert (await ann.host("set", seats=2))["t"] == "ok"
        view = await ann.until_view(lambda view: "open_until" not in view)
        assert (view["size"], view["status"]) == (2, "playing")
        assert (await host.post(f"/api/tables/{code}/seats", {"name": "Cid"}))[1]["code"] == "begun"


async def test_a_full_table_is_full(tmp_path, calendar):
    async with server_in(tmp_path) as host:
        ann = await opener(host, seats=2)
        code = ann.view["code"]
        await comes(host, code, "Bob")
        status, refused = await host.post(f"/api/tables/{code}/seats", {"name": "Cid"})
        assert (status, refused["code"]) == (409, "begun")


async def test_a_bot_may_play_a_vacant_seat(tmp_path, calendar):
    async with server_in(tmp_path) as host:
        ann = await opener(host)
        assert (await ann.host("bot", seat=1, level=1))["t"] == "ok"
        view = await ann.until_view(lambda view: view["seats"][1]["bot"] == 1)
        assert "vacant" not in view["seats"][1]


async def test_a_finished_game_with_people_who_came_later_is_replayed(tmp_path, calendar):
    async with server_in(tmp_path, idle_seconds=20) as host:
        (ann,) = await host.table(1, game="rebus", settings={"pace": "tomorrow", "rounds": 1})
        code = ann.view["code"]
        people = [ann, await comes(host, code, "Bob"), await comes(host, code, "Cid")]
        for guest in people:
            await plays(guest)
        view = await people[2].until_view(lambda view: view["status"] == "over")
        assert len(view["result"]["scores"]) == 3
        _, named = await host.get(f"/api/tables/{code}/replay", {"Authorization": f"Bearer {people[2].token}"})
        status, reel = await host.get(f"/api/replays/{named['replay']}")
        heading = json.loads(reel.partition("\n")[0])
        assert (status, heading["seats"], heading["names"]) == (200, 2, ["P0", "Bob", "Cid"])
        assert len(heading["seen"]) == 4, "three seats and a spectator"
