"""A lesson with a class: the teacher decides when rounds and games begin, and who sits where."""

from typing import Any

import pytest

from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon
from parlour.server.room.room import Room
from server.guests import Guest, Host, open_server
from server.test_clubs import arrive, club_of, look, teacher_at

ROUNDS = 4
"""The number of rounds to try. Without words Bookworm would go on for a hundred."""
WORDS = Lexicon.of(["an", "at", "cat", "dog", "tea", "ten", "tone"])


def rebus_in(folder: Any) -> Any:
    return open_server(folder, entry=CATALOGUE["rebus"], load=lambda _: WORDS)


async def lesson(server: Host, **more: Any) -> tuple[dict[str, Any], Guest, list[Guest]]:
    """A class with one table of two pupils, and its teacher there."""
    club = await club_of(server, size=2, settings={"pace": "duplicate", "rounds": 3}, **more)
    seated = [await arrive(server, club, name) for name in ("Anna", "Bob")]
    pupils = [await server.enter(*seat) for seat in seated]
    (table,) = (await look(server, club))["tables"]
    return club, await teacher_at(server, table), pupils


async def end_round(pupils: list[Guest]) -> None:
    for pupil in pupils:
        await pupil.until_view(lambda view: "finish" in view["asks"])
        assert (await pupil.act({"t": "finish"}))["t"] == "ok"


def round_of(number: int) -> Any:
    return lambda view: (view["view"] or {}).get("round") == number and view["view"]["phase"]["t"] == "building"


@pytest.mark.rule("COM-23")
async def test_a_class_that_waits_goes_on_when_the_teacher_does_and_not_before(tmp_path):
    async with rebus_in(tmp_path) as server:
        _, teacher, pupils = await lesson(server, waits=True)
        assert (await teacher.host("start"))["t"] == "ok"
        await end_round(pupils)
        view = await pupils[0].until_view(lambda view: "rest" in view)
        assert (view["waits"], view["until"], view["paused"]) == (True, None, False)
        assert "go-on" not in view["asks"]
        for pupil in pupils:
            assert (await pupil.act({"t": "go-on"}))["code"] == "waits-for-host"
        room = server.room(view["code"])
        assert room.state.waits_for_host
        assert not room.clock.is_running, "no clock ends the pause"
        assert (await teacher.host("onward"))["t"] == "ok"
        for pupil in pupils:
            await pupil.until_view(round_of(2))
        assert room.clock.is_running


@pytest.mark.rule("COM-23")
async def test_a_class_still_waits_after_a_pause_and_after_a_restart(tmp_path):
    async with rebus_in(tmp_path) as server:
        club, teacher, pupils = await lesson(server, waits=True)
        await teacher.host("start")
        await end_round(pupils)
        await teacher.until_view(lambda view: "rest" in view)
        assert (await teacher.host("pause"))["t"] == "ok"
        assert (await teacher.host("resume"))["t"] == "ok"
        assert not server.room(teacher.view["code"]).clock.is_running
    async with rebus_in(tmp_path) as server:
        (table,) = (await look(server, club))["tables"]
        teacher = await teacher_at(server, table)
        assert server.room(table["code"]).state.waits_for_host
        assert (await teacher.host("onward", id="after the restart"))["t"] == "ok"
        await teacher.until_view(round_of(2))


@pytest.mark.rule("COM-23")
async def test_a_class_that_does_not_wait_goes_on_when_all_are_ready(tmp_path):
    async with rebus_in(tmp_path) as server:
        _, teacher, pupils = await lesson(server)
        await teacher.host("start")
        await end_round(pupils)
        for pupil in pupils:
            await pupil.until_view(lambda view: "go-on" in view["asks"])
            assert (await pupil.act({"t": "go-on"}))["t"] == "ok"
        await teacher.until_view(round_of(2))


async def test_moved_pupils_learn_their_new_table(tmp_path):
    async with rebus_in(tmp_path) as server:
        club, teacher, (anna, bob) = await lesson(server)
        other, _ = await arrive(server, club, "Cy")
        _, taken = await server.post(f"/api/tables/{other}/seats", {"name": "Bob"})
        assert (await teacher.host("move", seat=1, to=other, token=taken["token"]))["t"] == "ok"
        moved = await bob.until(lambda message: message["t"] == "moved")
        assert (moved["code"], moved["token"]) == (other, taken["token"])
        assert (await bob.until(lambda message: message["t"] == "bye"))["code"] == "removed"
        left = await anna.until_view(lambda view: len(view["seats"]) == 1)
        assert left["seats"][0]["name"] == "Anna"
        there = await server.enter(other, moved["token"])
        assert (await there.until_view())["you"] == 1


async def test_only_the_teacher_moves_pupils_and_only_those_who_are_here(tmp_path):
    async with rebus_in(tmp_path) as server:
        club, teacher, (anna, bob) = await lesson(server)
        other, _ = await arrive(server, club, "Cy")
        strange = (await server.make())["code"]
        for to in (strange, "ABCDEF"):
            assert (await teacher.host("move", seat=1, to=to, token="x"))["code"] == "no-club"
        assert (await anna.host("move", seat=1, to="ABCDEF", token="x"))["code"] == "not-host"
        await bob.leave()
        await teacher.until_view(lambda view: not view["seats"][1]["connected"])
        assert (await teacher.host("move", seat=1, to=other, token="x"))["code"] == "away"
        assert len(teacher.view["seats"]) == 2
        host, _ = await server.table(2)
        assert (await host.host("move", seat=1, to="ABCDEF", token="x"))["code"] == "no-club"


@pytest.mark.rule("COM-12", "COM-27")
async def test_in_a_class_the_teacher_alone_starts_the_next_game(tmp_path):
    async with rebus_in(tmp_path) as server:
        _, teacher, pupils = await lesson(server)
        await teacher.host("start")
        assert (await teacher.host("remove", seat=1))["t"] == "ok"
        await pupils[0].until_view(lambda view: view["status"] == "over")
        for do in ("ready", "again"):
            assert (await pupils[0].host(do))["code"] == "not-host"
        assert (await teacher.host("again"))["t"] == "ok"


@pytest.mark.rule("COM-15")
async def test_a_latecomer_takes_a_bots_seat_at_a_full_table_of_a_class(tmp_path):
    async with rebus_in(tmp_path) as server:
        club = await club_of(server, size=2, settings={"pace": "duplicate", "rounds": 3})
        code, _ = await arrive(server, club, "Anna")
        (table,) = (await look(server, club))["tables"]
        teacher = await teacher_at(server, table)
        assert (await teacher.host("bot", level=2))["t"] == "ok"
        assert (await teacher.host("start"))["t"] == "ok"
        assert (await teacher.host("bot", seat=1))["t"] == "ok"
        status, taken = await server.post(f"/api/tables/{code}/seats", {"name": "Late", "seat": 1})
        assert (status, taken["seat"]) == (201, 1)


@pytest.mark.rule("COM-23", "LON-12")
async def test_a_class_waits_for_its_teacher_when_pupils_have_to_cross_out_rows(tmp_path):
    async with open_server(tmp_path, entry=CATALOGUE["lone"], load=lambda _: WORDS) as server:
        club = await club_of(server, size=2, waits=True)
        pupils = [await server.enter(*await arrive(server, club, name)) for name in ("Anna", "Bob")]
        (table,) = (await look(server, club))["tables"]
        teacher = await teacher_at(server, table)
        assert (await teacher.host("start"))["t"] == "ok"
        await end_round(pupils)
        view = await pupils[0].until_view(lambda view: "give-up" in view["asks"])
        assert "go-on" not in view["asks"]
        assert view["until"] == view["rest"] + 1, "they see how long they may choose"
        assert (await teacher.host("onward"))["code"] == "may-appeal"
        assert (await pupils[0].act({"t": "give-up", "rows": [0, 1, 2, 3]}))["t"] == "ok"
        room = server.room(table["code"])
        room.state.clock.put_forward(view["rest"])
        room.state.settle()
        assert room.state.waits_for_host
        assert not room.clock.is_running, "Bob chose nothing, and still nobody goes on"
        assert (await pupils[1].act({"t": "give-up", "rows": [0, 1, 2, 3]}))["code"] == "waits-for-host"
        assert (await teacher.host("onward"))["t"] == "ok"
        for pupil in pupils:
            await pupil.until_view(lambda view: (view["view"] or {}).get("round") == 2)


async def end_round_of(room: Room, pupils: list[Guest]) -> None:
    """Let everybody skip, and let the time pass, until the table waits or the game is over."""
    while not room.state.waits_for_host and room.record.status == "playing":
        for pupil in pupils:
            await pupil.hush()
            for kind in ("finish", "call-no-word"):
                if kind in pupil.view["asks"]:
                    await pupil.act({"t": kind})
        wait = room.state.table.wait
        if wait.until is not None and not room.state.waits_for_host:
            room.state.clock.put_forward(wait.until if wait.rest is None else wait.rest)
            room.state.settle()
            room.stir()


@pytest.mark.rule("COM-23")
@pytest.mark.parametrize(
    ("game", "settings"),
    [
        ("bottle", {"mode": "easy"}),
        ("lone", {}),
        ("rebus", {"pace": "duplicate", "rounds": 3}),
        ("rebus", {"pace": "together", "rounds": 3}),
        ("rebus", {"pace": "turns", "rounds": 1}),
        ("bookworm", {}),
    ],
)
async def test_every_table_of_a_class_waits_after_each_round_in_every_game_with_rounds(tmp_path, game, settings):
    async with open_server(tmp_path, entry=CATALOGUE[game], load=Lexicon.load) as server:
        club = await club_of(server, size=2, settings=settings, waits=True)
        seats = [await arrive(server, club, name) for name in ("Anna", "Bob", "Cy", "Dora")]
        teacher = [await teacher_at(server, table) for table in (await look(server, club))["tables"]]
        for host in teacher:
            assert (await host.host("start"))["t"] == "ok"
            pupils = [await server.enter(*seat) for seat in seats if seat[0] == host.view["code"]]
            room, rests = server.room(host.view["code"]), []
            await end_round_of(room, pupils)
            while room.record.status == "playing" and len(rests) < ROUNDS * len(pupils):
                assert not room.clock.is_running
                for pupil in pupils:
                    view = await pupil.until_view(lambda view: "rest" in view)
                    assert (view["waits"], "go-on" in view["asks"]) == (True, False)
                    rests.append((view["view"]["round"], str(view["view"]["phase"])))
                assert (await host.host("onward"))["t"] == "ok"
                await end_round_of(room, pupils)
            assert len(set(rests)) >= 2
            assert len(set(rests)) * len(pupils) == len(rests), "it rests once after each round"
