"""The host starts the next round (COM-23): at one table, and at all tables of a class."""

from typing import Any

import pytest

from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon
from server.guests import Guest, Host, Standstill, open_server
from server.test_clubs import arrive, club_of, look, teacher_at

pytestmark = pytest.mark.rule("COM-23")
WORDS = Lexicon.of(["an", "at", "cat", "dog", "tea", "ten", "one", "tone", "note"])
SETTINGS = {"pace": "duplicate", "rounds": 3}


def server_of(folder: Any) -> Any:
    return open_server(folder, entry=CATALOGUE["rebus"], load=lambda _: WORDS)


async def end_round(guests: list[Guest]) -> None:
    for guest in guests:
        await guest.until_view(lambda view: "finish" in view["asks"])
        assert (await guest.act({"t": "finish"}))["t"] == "ok"


def is_round(number: int) -> Any:
    return lambda view: view["view"]["round"] == number and "finish" in view["asks"]


async def class_of(server: Host, tables: int) -> tuple[list[Guest], list[list[Guest]]]:
    """The teacher at every table, and the two pupils at each."""
    club = await club_of(server, size=2, settings=SETTINGS)
    seats: dict[str, list[str]] = {}
    for n in range(2 * tables):
        code, token = await arrive(server, club, f"Pupil {n}")
        seats.setdefault(code, []).append(token)
    listed = (await look(server, club))["tables"]
    teacher = [await teacher_at(server, table) for table in listed]
    for host in teacher:
        assert (await host.host("start"))["t"] == "ok"
    return teacher, [[await server.enter(one["code"], token) for token in seats[one["code"]]] for one in listed]


async def test_the_next_round_of_a_class_begins_where_one_is_over_and_nowhere_else(tmp_path):
    async with server_of(tmp_path) as server:
        teacher, (ready, busy) = await class_of(server, 2)
        await end_round(ready)
        await teacher[0].until_view(lambda view: "rest" in view)
        answers = [await host.host("onward") for host in teacher]
        assert [answer.get("code") for answer in answers] == [None, "no-pause"]
        await ready[1].until_view(is_round(2))
        await busy[0].until_view(lambda view: view["status"] == "playing")
        assert is_round(1)(busy[0].view)
        assert "rest" not in busy[0].view


async def test_its_clock_is_put_forward_and_the_log_replays(tmp_path, monkeypatch):
    async with server_of(tmp_path) as server:
        (teacher,), (pupils,) = await class_of(server, 1)
        code = teacher.view["code"]
        await pupils[0].until_view(lambda view: view["status"] == "playing")
        Standstill(server.room(code), monkeypatch)  # time does not pass by itself
        await end_round(pupils)
        pause = (await teacher.until_view(lambda view: "rest" in view))["until"]
        assert teacher.view["at"] < pause
        assert (await pupils[0].host("onward"))["code"] == "not-host"
        assert (await teacher.host("onward"))["t"] == "ok"
        view = await pupils[0].until_view(is_round(2))
        assert view["at"] == pause
        assert view["until"] == pause + view["span"], "the next glass runs its whole time"
        await end_round(pupils)
        await pupils[0].until_view(lambda view: "rest" in view)
        seen = pupils[0].view["view"]
        token = pupils[0].token
    async with server_of(tmp_path) as server:
        back = await server.enter(code, token)
        view = await back.until_view()
        assert view["view"] == seen
        assert view["at"] >= pause


async def test_a_paused_table_stays_paused(tmp_path):
    async with server_of(tmp_path) as server:
        guests = await server.table(settings=SETTINGS)
        await end_round(guests)
        await guests[0].until_view(lambda view: "rest" in view)
        assert (await guests[0].host("pause"))["t"] == "ok"
        assert (await guests[0].host("onward"))["code"] == "paused"
        assert (await guests[0].host("resume"))["t"] == "ok"
        assert (await guests[0].host("onward"))["t"] == "ok"
        await guests[1].until_view(is_round(2))


async def test_rulings_can_be_appealed_first(tmp_path, monkeypatch):
    async with server_of(tmp_path) as server:
        guests = await server.table(settings={**SETTINGS, "judge": "appeal"})
        time = Standstill(server.room(guests[0].view["code"]), monkeypatch)
        (own,) = guests[0].view["view"]["phase"]["builds"]
        letters = [n for n, die in enumerate(own["dice"]) if die["letter"] != "*"][:2]
        laid = [{"die": die, "row": 3, "col": 3 + n} for n, die in enumerate(letters)]
        assert (await guests[0].act({"t": "arrange", "dice": laid}))["t"] == "ok"
        await end_round(guests)
        view = await guests[0].until_view(lambda view: "appeal" in view["asks"])
        assert view["rest"] > view["at"]
        assert (await guests[0].host("onward"))["code"] == "may-appeal"
        time.pass_by(10.1)
        assert (await guests[0].host("onward"))["t"] == "ok"
        await guests[1].until_view(is_round(2))


async def test_reading_in_a_pause_makes_nobody_late(tmp_path, monkeypatch):
    """COM-17 is about turns, and reading the result is not a turn."""
    async with server_of(tmp_path) as server:
        guests = await server.table(settings=SETTINGS)
        await end_round(guests)
        await guests[0].until_view(lambda view: "go-on" in view["asks"])
        assert (await guests[0].act({"t": "go-on"}))["t"] == "ok"
        assert (await guests[0].host("onward"))["t"] == "ok"
        view = await guests[0].until_view(is_round(2))
        assert not view["seats"][1]["late"]
