"""Letters Rebus by its settings: with or without live checks, short or long, on one device."""

from typing import Any

import pytest

from parlour.core import Refused, Table
from parlour.core.round.task import Clock
from parlour.core.table import by_rules
from parlour.games import CATALOGUE
from parlour.games.rebus import Finish, GoOn, Rebus, RollAgain, TakeDevice
from parlour.games.rebus.model import DiceRolled
from rules.rebus_scene import ROLL, WORDS, RebusScene


@pytest.mark.rule("REB-19")
def test_words_light_up_as_they_become_valid() -> None:
    reading = RebusScene().rolled().lay(0, "CAT").table.view(0).phase.builds[0].reading
    assert [(run.word, run.fault) for run in reading.runs] == [("cat", None)]
    assert reading.across == 5


@pytest.mark.rule("REB-19")
@pytest.mark.parametrize("pace", ["turns", "together", "duplicate"])
def test_without_live_checks_points_are_hidden_until_time_is_up(pace: str) -> None:
    scene = RebusScene(live=False, pace=pace).rolled().lay(0, "CAT")
    for seat in (0, 1, None):
        assert all(build.reading is None for build in scene.table.view(seat).phase.builds)
    assert scene.wait().table.view(1).phase.turns[0].reading.across == 5


@pytest.mark.rule("REB-15")
@pytest.mark.parametrize("rounds", [1, 3, 5, 10])
def test_the_chosen_number_of_rounds_is_played(rounds: int) -> None:
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
    alone = CATALOGUE["rebus"].extras.lobby.alone
    assert alone == {"pace": "duplicate", "rounds": 5, "results_stay": True}


@pytest.mark.rule("REB-20")
def test_on_one_device_the_dice_are_rolled_when_the_next_player_holds_it() -> None:
    scene = RebusScene(one_device=True)
    for seat in (0, 1, 0):
        assert scene.table.wait.asks == {seat: (TakeDevice,)}
        assert scene.table.wait.chance is None
        scene.act(seat, TakeDevice(), scene.table.at + 40_000).rolled()  # type: ignore[attr-defined]
        assert scene.table.wait.until == scene.table.at + 90_000
        scene.act(seat, Finish()).act(0, GoOn()).act(1, GoOn())


@pytest.mark.rule("REB-20")
def test_after_two_minutes_the_device_moves_on_and_skips_leavers() -> None:
    scene = RebusScene(3, one_device=True)
    assert scene.leave(0).asked(1) == {"TakeDevice"}
    until = scene.table.wait.until
    assert until == scene.table.at + 120_000
    assert scene.wait().table.wait.chance is not None


@pytest.mark.rule("REB-20")
@pytest.mark.parametrize("pace", ["duplicate", "together"])
def test_a_device_that_goes_round_gives_everybody_the_whole_time(pace: str) -> None:
    scene = RebusScene(3, one_device=True, pace=pace).rolled()
    for seat in range(3):
        assert scene.table.wait.asks == {seat: (TakeDevice,)}
        assert [scene.table.view(one).phase for one in (0, 1, 2, None)] == [scene.state.phase] * 4
        scene.act(seat, TakeDevice(), scene.table.at + 40_000)
        assert scene.table.wait.until == scene.table.at + 90_000
        assert [len(scene.table.view(one).phase.builds) for one in (0, 1, 2, None)] == [one == seat for one in range(4)]
        scene.lay(seat, "CAT").done(seat)
    assert [turn.seat for turn in scene.state.phase.turns] == [0, 1, 2]
    assert len({turn.points for turn in scene.state.phase.turns}) == 1


@pytest.mark.rule("REB-20")
def test_rolls_that_go_round_stay_secret_until_all_have_built() -> None:
    scene = RebusScene(2, one_device=True, pace="duplicate").rolled()
    assert scene.events(DiceRolled)[-1].rolls == ()


@pytest.mark.rule("REB-20")
def test_when_the_time_is_up_the_device_goes_on_with_the_layout_as_it_is() -> None:
    scene = RebusScene(2, one_device=True, pace="duplicate").rolled().act(0, TakeDevice())
    scene.lay(0, "CAT").wait().wait().wait()  # one turn, the hand-over, the other turn
    assert scene.phase == "Settled"
    assert scene.words(0) == "cat"


@pytest.mark.rule("REB-20", "COM-08")
def test_the_device_passes_over_players_who_leave_a_round() -> None:
    scene = RebusScene(4, one_device=True, pace="duplicate").rolled().leave(0)
    assert scene.asked(1) == {"TakeDevice"}
    scene.act(1, TakeDevice()).leave(2)
    assert scene.asked(1) == {"Arrange", "Finish"}
    assert scene.leave(1).phase == "Over"


@pytest.mark.rule("REB-20", "COM-08")
def test_leaving_while_building_hands_the_device_on() -> None:
    scene = RebusScene(3, one_device=True, pace="together").rolled().act(0, TakeDevice()).leave(0)
    assert scene.asked(1) == {"TakeDevice"}
    scene.act(1, TakeDevice()).done(1).act(2, TakeDevice()).done(2)
    assert [turn.seat for turn in scene.state.phase.turns] == [1, 2]


@pytest.mark.rule("REB-17", "REB-20")
def test_a_roll_that_goes_round_is_not_rolled_again() -> None:
    barren = "bcdfghjklmnpqrs"
    scene = RebusScene(2, one_device=True, pace="duplicate", mercy=True).rolled(barren).act(0, TakeDevice())
    assert scene.asked(0) == {"Arrange", "Finish"}
    own = RebusScene(2, one_device=True, pace="together", mercy=True).rolled(barren, ROLL).act(0, TakeDevice())
    assert "RollAgain" in own.asked(0)


@pytest.mark.rule("REB-20", "COM-08")
@pytest.mark.parametrize("version", [2, 3])
def test_the_device_passes_over_a_seat_that_left_while_another_rolled_again(version: int) -> None:
    """With the second version of the rules it did not, and logs of that version still replay."""
    settings = {"one_device": True, "pace": "together", "mercy": True, "rolls": "ours"}
    scene = RebusScene(3, **settings)
    scene.table = Table(by_rules(scene.table.game, version), 3)
    scene.rolled("bcdfghjklmnpqrs", ROLL, ROLL).act(0, TakeDevice()).act(0, RollAgain()).leave(1)
    scene.draw_again(ROLL).done(0)
    assert scene.table.wait.asks == ({1: (TakeDevice,)} if version == 2 else {2: (TakeDevice,)})
    if version == 3:
        scene.act(2, TakeDevice()).done(2)
        assert [turn.seat for turn in scene.state.phase.turns] == [0, 2]


@pytest.mark.rule("COM-24")
@pytest.mark.parametrize("settings", [{"one_device": True}, {"results_stay": True, "pace": "duplicate"}])
def test_results_stay_until_all_go_on(settings: dict[str, Any]) -> None:
    scene = RebusScene(2, **settings)
    if scene.phase == "Handing":
        scene.act(0, TakeDevice())
    scene.rolled().done(*scene.table.wait.asks)
    assert scene.table.wait.until_for(0) is None
    assert scene.table.wait.rest is not None  # the host may go on at once (COM-23)
    assert scene.act(0, GoOn(), scene.table.at + 600_000).phase == "Settled"
    assert scene.act(1, GoOn()).phase != "Settled"


@pytest.mark.rule("COM-24")
def test_a_log_of_the_first_rules_keeps_its_clocks() -> None:
    old = Rebus(WORDS, one_device=True, pace="duplicate").by_rules(1)
    assert (old.rules_version, old.round.clock, old.round.is_unhurried) == (1, Clock.TOGETHER, False)
