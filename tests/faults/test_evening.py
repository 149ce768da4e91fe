"""The checker of evenings notices decisions that were lost, made twice or shown wrongly."""

import asyncio
import json
from typing import Any

import pytest
from msgspec.structs import replace

from lab.faults import cluster, lesson
from lab.faults.evening import PROGRAMME, Evening
from lab.faults.facts import Facts, Seat, decided, of_view
from lab.faults.lesson import Lesson
from lab.faults.proxy import OwnProxy

LOBBY = Facts("bottle", "lobby", 0, False, (Seat("Ann", host=True),))


class Stored:
    """A database that always returns one answer."""

    def __init__(self, *rows: tuple[Any, ...]) -> None:
        self.ask = lambda query, **values: rows


def row_of(facts: Facts) -> tuple[Any, ...]:
    seats = [
        {"name": one.name, "token": one.name or None, "bot": one.bot, "host": one.host, "left": one.left, "extra": 100}
        for one in facts.seats
    ]
    waiting = json.dumps([{"name": name} for name in facts.waiting])
    return facts.game, facts.status, facts.number, int(facts.paused), json.dumps(seats), waiting


def test_only_the_acknowledged_state_and_the_next_one_are_true():
    evening = Evening(["http://127.0.0.1"])
    evening.code = "AAAAAA"
    started = decided(decided(LOBBY, {"t": "sit", "name": "Bob"}), {"t": "start"})
    evening.known = started, decided(started, {"t": "pause"})
    for shown, wrong in (
        (started, 0),
        (replace(started, paused=True), 0),
        (replace(started, number=2), 1),
        (replace(started, seats=started.seats[:1]), 1),
        (LOBBY, 1),
    ):
        assert evening.check(Stored(row_of(shown))) == wrong  # type: ignore[arg-type]


def test_an_evening_leads_to_a_third_game_with_a_newcomer():
    facts = LOBBY
    for do in PROGRAMME:
        facts = decided(facts, do)
    assert (facts.game, facts.number, [seat.name for seat in facts.seats]) == ("bottle", 4, ["Ann", "Cy"])


def test_bots_of_their_own_have_no_name_of_ours():
    seat = {"name": "Ada", "bot": 2, "host": False, "left": False}
    view = {"game": "bottle", "status": "lobby", "number": 0, "paused": False}
    seen = of_view({**view, "seats": [seat, {**seat, "stands_in": True}]})
    assert [one.name for one in seen.seats] == ["", "Ada"]


def test_a_pupil_without_a_seat_is_noticed():
    taught = Lesson(["http://127.0.0.1"])
    taught.club, taught.places = {"code": "CLUB"}, {"Pupil 0": {"AAAAAA"}}
    seated = json.dumps([{"name": "Pupil 0", "left": False}])
    assert taught.check(Stored(("AAAAAA", seated))) == 0  # type: ignore[arg-type]
    assert taught.check(Stored(("AAAAAA", "[]"))) == 1  # type: ignore[arg-type]
    assert taught.check(Stored(("AAAAAA", seated), ("BBBBBB", seated))) == 1  # type: ignore[arg-type]


async def test_a_pupil_who_is_being_moved_may_sit_at_both_tables(monkeypatch):
    """A check may run before the seat at the other table is stored."""
    taught, found = Lesson(["http://127.0.0.1"]), list[int]()
    taught.club, taught.places = {"code": "CLUB", "token": ""}, {"Pupil 0": {"AAAAAA"}}

    async def post(*_: Any) -> None:
        seated = json.dumps([{"name": "Pupil 0", "left": False}])
        found.append(taught.check(Stored(("AAAAAA", seated), ("BBBBBB", seated))))  # type: ignore[arg-type]
        raise ConnectionError

    monkeypatch.setattr(lesson, "post", post)
    with pytest.raises(ConnectionError):
        await taught._move(None, "Pupil 0", "", "AAAAAA", "BBBBBB")  # type: ignore[arg-type]
    assert found == [0]


def test_the_side_door_leads_to_another_server_while_there_is_one():
    doors = [OwnProxy([20001, 20002, 20003], salt) for salt in (0, 1)]
    for n in range(50):
        front, side = (door._order(b"GET /api/tables/AAAA%02d/live" % n) for door in doors)
        assert front[0] != side[0]
        assert sorted(front) == sorted(side)


class Someone:
    def __init__(self, is_over: bool) -> None:
        self.is_over = is_over

    async def play(self, _: object) -> None:
        await asyncio.Event().wait()


async def test_people_open_a_new_table_when_a_game_is_over(monkeypatch):
    """Otherwise a fault test that takes longer than a game waits for moves that nobody can make (BOT-45)."""
    monkeypatch.setattr(cluster, "RETRY_SECONDS", 0)
    table, over, is_there = [Someone(True)], list[Any](), asyncio.Event()
    first, answers = table[0], iter([ConnectionError, Someone(False)])

    async def seat() -> Any:
        if (answer := next(answers)) is ConnectionError:
            raise ConnectionError
        asyncio.get_running_loop().call_soon(is_there.set)
        return [answer]

    playing = asyncio.create_task(cluster.play_on(table, over, seat, None))  # type: ignore[arg-type]
    await is_there.wait()
    playing.cancel()
    assert over == [[first]]
    assert not table[0].is_over
