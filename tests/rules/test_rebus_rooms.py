"""Letters Rebus as a room wants it: with or without light, short or long, on one device."""

import pytest

from parlour.core import Refused, Table
from parlour.games import CATALOGUE
from parlour.games.rebus import Finish, GoOn, Rebus, TakeDevice
from rules.rebus_scene import WORDS, RebusScene


@pytest.mark.rule("REB-19")
def test_words_light_up_as_they_become_valid() -> None:
    reading = RebusScene().rolled().lay(0, "CAT").table.view(0).phase.builds[0].reading
    assert [(run.word, run.fault) for run in reading.runs] == [("cat", None)]
    assert reading.across == 5


@pytest.mark.rule("REB-19")
@pytest.mark.parametrize("pace", ["turns", "together", "duplicate"])
def test_without_light_nobody_learns_what_a_word_is_worth_before_the_time_is_up(pace: str) -> None:
    scene = RebusScene(live=False, pace=pace).rolled().lay(0, "CAT")
    for seat in (0, 1, None):
        assert all(build.reading is None for build in scene.table.view(seat).phase.builds)
    assert scene.wait().table.view(1).phase.turns[0].reading.across == 5


@pytest.mark.rule("REB-15")
@pytest.mark.parametrize("rounds", [1, 3, 5, 10])
def test_as_many_rounds_as_the_table_chose_are_played(rounds: int) -> None:
    scene = RebusScene(1, rounds=rounds)
    for _ in range(rounds):
        assert scene.table.result is None
        scene.rolled().act(0, Finish()).act(0, GoOn())
    assert scene.table.result is not None
    assert scene.table.view(0).rounds == len(scene.table.view(0).table[0]) == rounds
    with pytest.raises(Refused):
        Rebus(WORDS, rounds=4)


@pytest.mark.rule("REB-15", "REB-16")
def test_one_person_among_bots_plays_the_same_roll_as_they_do_and_five_rounds() -> None:
    assert CATALOGUE["rebus"].extras.lobby.alone == {"pace": "duplicate", "rounds": 5}


@pytest.mark.rule("REB-20")
def test_on_one_device_the_dice_are_rolled_when_the_next_one_holds_it() -> None:
    scene = RebusScene(one_device=True)
    for seat in (0, 1, 0):
        assert scene.table.wait.asks == {seat: (TakeDevice,)}
        assert scene.table.wait.chance is None
        scene.act(seat, TakeDevice(), scene.table.at + 40_000).rolled()  # type: ignore[attr-defined]
        assert scene.table.wait.until == scene.table.at + 90_000
        scene.act(seat, Finish()).act(0, GoOn()).act(1, GoOn())


@pytest.mark.rule("REB-20")
def test_who_does_not_say_so_has_the_device_after_two_minutes_and_who_leaves_is_passed_over() -> None:
    scene = RebusScene(3, one_device=True)
    assert scene.leave(0).asked(1) == {"TakeDevice"}
    until = scene.table.wait.until
    assert until == scene.table.at + 120_000
    assert scene.wait().table.wait.chance is not None


@pytest.mark.rule("REB-20")
def test_where_all_build_at_once_there_is_nothing_to_hand_over() -> None:
    assert Table(Rebus(WORDS, one_device=True, pace="duplicate"), 2).wait.chance is not None
