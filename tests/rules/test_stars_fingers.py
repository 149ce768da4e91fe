"""Scientists who guess together point at words and letters, which only their side sees."""

import pytest

from parlour.games.stars.model.moves import GuessLetters, GuessWords, Point
from rules.stars_scene import StarsScene

TEAM_OF_SIX = {"seats": 6, "mode": "teams"}


def at_the_guess(seats: int = 4, **settings: object) -> StarsScene:
    """The Scientists guess the Alien's message."""
    return StarsScene(seats, **settings).play_rounds().aliens_guess()


def fingers(scene: StarsScene, seat: int | None, team: int = 0) -> list[tuple[int, tuple[str, ...]]] | None:
    desk = scene.team(team, seat).scientists.desk
    return None if desk is None else [(one.seat, one.at) for one in desk.pointed]


@pytest.mark.rule("STA-41")
def test_the_side_sees_where_a_scientist_points() -> None:
    scene = at_the_guess()
    words = scene.card("alien").words
    scene.act(2, Point((words[0], words[7])))
    assert fingers(scene, 1) == fingers(scene, 2) == [(2, (words[0], words[7]))]


@pytest.mark.rule("STA-41")
@pytest.mark.parametrize("settings", [{}, TEAM_OF_SIX])
def test_nobody_else_sees_it(settings) -> None:
    scene = at_the_guess(**settings)
    scientists = scene.state.teams[0].scientists.seats
    others = [seat for seat in range(len(scene.table.state.present)) if seat not in scientists]
    before = {seat: scene.table.view(seat) for seat in (None, *others)}
    scene.act(scientists[0], Point((scene.card("alien").words[0],)))
    assert {seat: scene.table.view(seat) for seat in (None, *others)} == before
    assert scene.table.log[-1].events == ()


@pytest.mark.rule("STA-41")
def test_pointing_again_replaces_and_pointing_at_nothing_takes_the_fingers_away() -> None:
    scene = at_the_guess()
    first, second, *_ = scene.card("alien").words
    scene.act(1, Point((first,)))
    scene.act(1, Point((second.upper(), second)))
    assert fingers(scene, 3) == [(1, (second,))]
    scene.act(1, Point(()))
    assert fingers(scene, 3) == []


@pytest.mark.rule("STA-41")
def test_the_fingers_go_when_the_guess_is_made() -> None:
    scene = at_the_guess(**TEAM_OF_SIX)
    own = scene.state.teams[0].scientists.seats
    scene.act(own[0], Point((scene.card("alien").words[0],)))
    scene.decide(0, GuessWords(scene.message("alien")))
    assert scene.phase == "ScientistsGuess"
    assert fingers(scene, own[0]) == []
    assert "Point" not in scene.asked(own[0])


@pytest.mark.rule("STA-41")
def test_letters_are_pointed_at_when_the_cipher_is_guessed() -> None:
    scene = at_the_guess().scientists_guess()
    assert fingers(scene, 1) == []
    scene.act(3, Point(("e", "H", "x")))
    assert fingers(scene, 1) == [(3, ("E", "H", "X"))]
    scene.decide(0, GuessLetters("EPH", "RX", "O"))
    assert scene.phase == "Over"
    assert fingers(scene, None) == []


@pytest.mark.rule("STA-41")
def test_leaving_scientists_stop_pointing() -> None:
    scene = at_the_guess()
    scene.act(3, Point((scene.card("alien").words[0],)))
    scene.leave(3)
    assert fingers(scene, 1) == []


@pytest.mark.rule("STA-41")
def test_pointing_needs_a_guess_and_an_existing_target() -> None:
    writing = StarsScene(4).send(0, "chopper")
    assert "Point" not in writing.asked(1)
    alone = at_the_guess(2)
    assert "Point" not in alone.asked(1)
    scene = at_the_guess()
    assert "Point" not in scene.asked(0)
    words = scene.card("alien").words
    assert scene.refuses(1, Point(("nowhere",))) == "cannot-point"
    assert scene.refuses(1, Point(tuple(words[:4]))) == "cannot-point"
    scene.scientists_guess()
    assert scene.refuses(1, Point(("?",))) == "cannot-point"
    assert scene.refuses(1, Point(("ABC",))) == "cannot-point"
    assert scene.refuses(1, Point((*"ABCDEFG",))) == "cannot-point"
