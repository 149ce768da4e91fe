"""Real dice on the server (COM-13): the players who type, the views of others, and restarts."""

from typing import Any

import pytest

from parlour.core import Entry
from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon
from server.guests import Guest, back, open_server

pytestmark = pytest.mark.rule("COM-13")
OURS = {"rolls": "ours"}


def server_of(folder: Any, game: str) -> Any:
    entry: Entry = CATALOGUE[game]
    return open_server(folder, entry=entry, load=Lexicon.load)


def first_faces(pad: dict[str, Any]) -> list[str]:
    return [die["faces"][0] for die in pad["dice"]]


async def rolling(guest: Guest) -> dict[str, Any]:
    view = await guest.until_view(lambda view: "roll" in view)
    return view["roll"]


async def rolled(guest: Guest) -> dict[str, Any]:
    return await guest.until_view(lambda view: "roll" not in view)


async def test_hosts_type_shared_rolls_and_all_see_the_reader(tmp_path):
    async with server_of(tmp_path, "bottle") as server:
        host, other = await server.table(people=2, settings=OURS)
        watching = await server.enter(host.view["code"])
        mine, theirs, nobodys = await rolling(host), await rolling(other), await rolling(watching)
        assert mine["by"] == theirs["by"] == nobodys["by"] == [0]
        assert theirs["pad"] is nobodys["pad"] is None
        assert [die["mark"] for die in mine["pad"]["dice"]] == ["yellow", "turquoise", "turquoise", "dark-blue"]
        faces, on = first_faces(mine["pad"]), host.view["on"]
        assert (await other.host("roll", faces=faces, on=on))["code"] == "too-late"
        assert (await watching.host("roll", faces=faces, on=on))["code"] == "not-host"
        assert (await host.host("roll", faces=faces[:3], on=on))["code"] == "wrong-number-of-dice"
        assert (await host.host("roll", faces=["ß", *faces[1:]], on=on))["code"] == "no-such-face"
        assert (await host.host("roll", faces="abcd", on=on))["code"] == "unreadable"
        assert (await host.host("roll", faces=faces, order=[3, 1, 0, 2], on=on))["t"] == "ok"
        for guest in (host, other, watching):
            view = await rolled(guest)
            assert [die["letter"] for die in view["view"]["dice"]] == faces
            assert view["view"]["dice"][3]["distance"] == 0
        assert (await host.host("roll", faces=faces, on=on))["code"] == "too-late"


async def test_a_roll_that_is_sent_twice_counts_once(tmp_path):
    async with server_of(tmp_path, "bottle") as server:
        host, _ = await server.table(people=2, settings=OURS)
        pad = (await rolling(host))["pad"]
        again = {"faces": first_faces(pad), "on": host.view["on"]}
        assert (await host.host("roll", id="mine", **again))["t"] == "ok"
        assert (await host.host("roll", id="mine", **again))["t"] == "ok"
        assert (await rolled(host))["view"]["round"] == 1


async def test_after_a_restart_the_table_waits_for_the_same_dice(tmp_path):
    async with server_of(tmp_path, "bottle") as server:
        host, other = await server.table(people=2, settings=OURS)
        pad = (await rolling(host))["pad"]
    async with server_of(tmp_path, "bottle") as server:
        host, other = await back(server, host), await back(server, other)
        assert (await rolling(host))["pad"] == pad
        assert (await host.host("roll", faces=first_faces(pad), on=host.view["on"]))["t"] == "ok"
        assert (await rolled(other))["view"]["round"] == 1
    async with server_of(tmp_path, "bottle") as server:
        host = await back(server, host)
        assert [die["letter"] for die in host.view["view"]["dice"]] == first_faces(pad)


async def test_the_player_on_turn_types_or_the_host_instead(tmp_path):
    async with server_of(tmp_path, "rebus") as server:
        host, other = await server.table(people=2, settings={**OURS, "rounds": 3})
        await host.host("bot", seat=0, level=1)  # from now on no seat with real dice has the turn
        assert (await other.until_view(lambda view: view["seats"][0]["bot"] == 1))["roll"]["pad"] is None
        await host.host("bot", seat=0)
        roll = await other.until_view(lambda view: view["seats"][0]["bot"] is None)
        assert (roll["roll"]["by"], roll["roll"]["pad"]) == ([0], None)
        pad = (await rolling(host))["pad"]
        assert pad["seats"] == [0]
        assert (await host.host("roll", faces=first_faces(pad), on=host.view["on"]))["t"] == "ok"
        await rolled(other)


async def test_secrets_are_typed_by_their_own_side_only(tmp_path):
    async with server_of(tmp_path, "stars") as server:
        host, other = await server.table(people=2, settings=OURS)
        alien, scientist = await rolling(host), await rolling(other)
        assert alien["by"] == scientist["by"] == [0, 1]
        assert [die["mark"] for die in scientist["pad"]["dice"]] == ["word-1", "word-2", "word-3"]
        secret = ["b", "e", "q", "r", "w", "t", "1", "2", "3"]
        assert (await host.host("roll", faces=secret, on=host.view["on"]))["t"] == "ok"
        view = await other.until_view(lambda view: view.get("roll", {}).get("by") == [1])
        assert "cipher" not in view["roll"]
        assert view["view"]["cipher"] is None
        assert (await host.until_view(lambda view: view.get("roll", {}).get("by") == [1]))["roll"]["pad"] is None
        assert (await host.host("roll", faces=["1", "1", "1"], on=host.view["on"]))["code"] == "too-late"
        assert (await other.host("roll", faces=["4", "5", "6"], on=other.view["on"]))["t"] == "ok"
        assert (await rolled(host))["view"]["cipher"] == {"trust": "BEQ", "amplify": "RW", "suspicion": "T"}
        assert (await rolled(other))["view"]["cipher"] is None
        assert not any("BEQ" in str(message) for message in other.messages)


async def test_for_a_side_of_bots_the_table_rolls(tmp_path):
    async with server_of(tmp_path, "stars") as server:
        host, other = await server.table(people=2, settings=OURS)
        await rolling(other)
        await host.host("bot", seat=1, level=3)
        roll = await host.until_view(lambda view: view["seats"][1]["bot"] == 3 and view["roll"]["by"] == [0])
        assert (await host.host("roll", faces=["b", "e", "q", "r", "w", "t", "1", "2", "3"], on=roll["on"]))[
            "t"
        ] == "ok"
        await rolled(host)


async def test_no_clock_runs_and_a_paused_table_takes_no_dice(tmp_path):
    async with server_of(tmp_path, "lone") as server:
        host, _ = await server.table(people=2, settings=OURS)
        pad, view = (await rolling(host))["pad"], host.view
        assert (view["until"], view["asks"]) == (None, [])
        await host.host("pause")
        assert (await host.host("roll", faces=first_faces(pad), on=view["on"]))["code"] == "paused"
        await host.host("resume")
        assert (await host.host("roll", faces=first_faces(pad), on=view["on"]))["t"] == "ok"
        begun = await rolled(host)
        assert begun["until"] - begun["at"] > 55_000, "the writing begins with the roll"
