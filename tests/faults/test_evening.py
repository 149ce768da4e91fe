"""The checker of evenings notices decisions that were lost, made twice or shown wrongly."""

import json
from typing import Any

from msgspec.structs import replace

from lab.faults.evening import PROGRAMME, Evening
from lab.faults.facts import Facts, Seat, decided, of_view
from lab.faults.lesson import Lesson

LOBBY = Facts("bottle", "lobby", 0, False, (Seat("Ann", host=True),))


class Stored:
    """A database with one answer."""

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
    lesson = Lesson(["http://127.0.0.1"])
    lesson.club, lesson.places = {"code": "CLUB"}, {"Pupil 0": {"AAAAAA"}}
    seated = json.dumps([{"name": "Pupil 0", "left": False}])
    assert lesson.check(Stored(("AAAAAA", seated))) == 0  # type: ignore[arg-type]
    assert lesson.check(Stored(("AAAAAA", "[]"))) == 1  # type: ignore[arg-type]
    assert lesson.check(Stored(("AAAAAA", seated), ("BBBBBB", seated))) == 1  # type: ignore[arg-type]
