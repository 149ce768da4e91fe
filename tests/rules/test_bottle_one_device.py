"""Message in a Bottle on one device, and rulings by ear that are taken back (BOT-39, BOT-43)."""

import pytest

from parlour.games.bottle.model.events import Awarded, Erred, RulingTakenBack
from parlour.games.bottle.model.moves import Buzz, GoOn, Heard, Pass, TakeBack
from rules.bottle_scene import BottleScene

LONG = 600_000


def room(seats: int = 3, **settings: object) -> BottleScene:
    return BottleScene(seats, **{"mode": "easy", "spoken": True, "one_device": True, **settings}).rolled("b r o")


@pytest.mark.rule("BOT-39")
@pytest.mark.parametrize("one_device", [False, True])
@pytest.mark.parametrize("right", [False, True])
def test_a_ruling_by_ear_can_be_taken_back_for_five_seconds(one_device: bool, right: bool) -> None:
    scene = room(one_device=one_device).buzzed(1).act(0, Heard(right))
    at = scene.table.at
    assert scene.table.view(2).take_back_until == at + 5_000
    assert scene.act(2, TakeBack(), at + 2_500).events(RulingTakenBack) == [RulingTakenBack(1, 2, (1, 1, 1))]
    assert scene.phase == "Speaking"
    assert scene.diamonds == (1, 1, 1)
    assert scene.state.out == ()
    assert scene.asked(1) == {"Say"}
    scene.act(0, Heard(not right))
    assert scene.events(Erred if right else Awarded)


@pytest.mark.rule("BOT-39")
def test_a_ruling_is_final_after_five_seconds_or_another_move() -> None:
    scene = room().buzzed(1).act(0, Heard(False))
    assert scene.refuses(0, TakeBack(), scene.table.at + 5_001) == "too-late-to-take-back"
    assert "TakeBack" not in scene.act(0, Pass()).asked(0)


@pytest.mark.rule("BOT-39")
def test_a_taken_back_ruling_gives_the_speaker_the_time_that_was_left() -> None:
    scene = room(one_device=False).buzzed(1)
    until = scene.table.wait.until or 0
    scene.act(0, Heard(False)).act(0, TakeBack(), scene.table.at + 3_000)
    assert scene.table.wait.until == until + 3_000


@pytest.mark.rule("BOT-43")
def test_while_the_table_argues_no_clock_runs() -> None:
    scene = room().buzzed(1)
    assert scene.table.wait.until_for(1) is None
    assert scene.act(0, Heard(True), scene.table.at + LONG).events(Awarded) == [Awarded(1, 2)]
    covered = BottleScene(2, mode="party", spoken=True, one_device=True).rolled("b r o", "cover").covered(0)
    assert covered.table.wait.until_for(0) is None
    assert covered.act(1, Heard(True), covered.table.at + LONG).phase == "Settled"


@pytest.mark.rule("BOT-43", "COM-24")
def test_results_stay_until_somebody_continues() -> None:
    scene = room(spoken=False).say(1, "carbon").wait()
    assert scene.phase == "Settled"
    assert scene.table.wait.until_for(0) is None
    assert scene.act(2, GoOn(), scene.table.at + LONG).phase == "Shaking"


@pytest.mark.rule("BOT-43")
def test_games_won_by_a_spoken_word_end_on_continue() -> None:
    scene = BottleScene(2, mode="easy", spoken=True, one_device=True).with_diamonds(7, 3).rolled("b r o")
    scene.act(0, Buzz()).wait(scene.table.at + 1).act(1, Heard(True))
    assert scene.phase == "Settled"
    assert scene.act(1, TakeBack()).diamonds == (7, 3)
    assert scene.act(1, Heard(True)).act(0, GoOn()).phase == "Over"
