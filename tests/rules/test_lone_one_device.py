"""Lone Words on one device: it goes round, and everybody has the whole time (LON-25)."""

import pytest

from parlour.games.lone import Finish, GiveUp, GoOn, TakeDevice, Write
from parlour.games.lone.model import DiceRolled, TimeUp, Unveiled
from rules.lone_scene import THREES, LoneScene

pytestmark = pytest.mark.rule("LON-25")


def handed_round(seats: int = 3) -> LoneScene:
    return LoneScene(seats, one_device=True).rolled()


def test_players_write_one_after_another_each_with_the_whole_time() -> None:
    scene = handed_round()
    for seat in range(3):
        assert scene.table.wait.asks == {seat: (TakeDevice,)}
        scene.act(seat, TakeDevice(), scene.table.at + 30_000)
        assert list(scene.table.wait.asks) == [seat]
        assert scene.table.wait.until == scene.table.at + 60_000
        scene.write(seat, (THREES[0], ("ten", "net", "sea")[seat])).act(seat, Finish())
    assert scene.phase == "Compared"
    assert scene.line(2, "sea").points == 3


def test_when_time_is_up_the_device_moves_on_and_words_stay() -> None:
    scene = handed_round(2).act(0, TakeDevice()).write(0, (THREES[0], "ten")).wait()  # type: ignore[attr-defined]
    assert scene.asked(1) == {"TakeDevice"}
    assert scene.refuses(0, Write(THREES[1], "net")) == "not-asked"
    scene.act(1, TakeDevice()).wait()
    assert scene.line(0, "ten").points == 3


def test_after_two_minutes_the_device_moves_on_anyway() -> None:
    scene = handed_round()
    assert scene.table.wait.until == 120_000
    assert scene.wait().asked(0) == {"Write", "Erase", "Jot", "HandIn", "Finish"}


def test_nobody_but_the_writer_sees_the_dice_before_all_have_written() -> None:
    scene = handed_round(2)
    assert not any(scene.table.view(seat).dice for seat in (0, 1, None))
    scene.act(0, TakeDevice())
    assert [bool(scene.table.view(seat).dice) for seat in (0, 1, None)] == [True, False, False]
    scene.act(0, Finish())
    assert not scene.events(DiceRolled)
    scene.act(1, TakeDevice()).act(1, Finish())
    assert [type(event) for event in scene.last_events[1:]] == [DiceRolled, TimeUp, Unveiled]
    assert all(scene.table.view(seat).dice for seat in (0, 1, None))


def test_a_writer_goes_on_writing_when_another_leaves() -> None:
    assert "Write" in handed_round().act(0, TakeDevice()).leave(2).asked(0)


def test_players_who_leave_are_skipped_while_waiting_or_writing() -> None:
    scene = handed_round(4).leave(0)
    assert scene.asked(1) == {"TakeDevice"}
    assert scene.act(1, TakeDevice()).leave(1).asked(2) == {"TakeDevice"}


def test_the_next_round_starts_with_the_first_player_again() -> None:
    scene = handed_round(2)
    for seat in (0, 1):
        scene.act(seat, TakeDevice()).act(seat, Finish())
    for seat in (0, 1):
        scene.act(seat, GoOn())
    assert scene.rolled().table.wait.asks == {0: (TakeDevice,)}


@pytest.mark.rule("COM-24")
def test_the_rows_of_missing_words_are_chosen_without_a_clock() -> None:
    scene = handed_round()
    for seat in range(3):
        scene.act(seat, TakeDevice()).act(seat, Finish())
    assert [scene.table.wait.until_for(seat) for seat in (0, 1, 2, None)] == [None] * 4
    assert scene.act(0, GiveUp((0, 1, 2)), scene.table.at + 3_500_000).phase == "Compared"
    assert scene.wait().phase == "Rolling"
