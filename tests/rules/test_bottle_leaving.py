"""Message in a Bottle: removed players (COM-08)."""

import pytest

from parlour.core import Refused
from parlour.core.real_dice import Lots
from parlour.games.bottle.model.events import Refuted, RoundEnded
from parlour.games.bottle.model.moves import CastVote, Cover
from rules.bottle_scene import BottleScene

pytestmark = pytest.mark.rule("COM-08", "BOT-46")


def test_when_the_caller_of_no_word_leaves_the_race_is_on_again() -> None:
    scene = BottleScene(3, patience_s=60).rolled("b r o").no_word(0).leave(0)
    assert scene.phase == "Open"
    assert scene.table.wait.until == scene.table.at + 60_000
    assert scene.asked(1) == {"Say", "CallNoWord", "Pass", "ShakeNow"}


def test_a_call_whose_caller_left_is_neither_won_nor_refuted_after_a_cover() -> None:
    scene = BottleScene(3, mode="party").rolled("b r o", "cover").no_word(0).covered(1).leave(0)
    scene.say(1, "table")
    assert scene.phase == "Open"
    scene.covered(2).say(2, "banana").say(2, "rabbit").say(2, "orange")
    assert scene.events(Refuted) == []
    assert scene.diamonds == (1, 0, 2)


def test_a_call_whose_caller_left_within_the_moment_of_an_answer_costs_nothing() -> None:
    scene = BottleScene(3).rolled("b r o").no_word(0).say(1, "robe", at=5_000)
    scene.table.remove(0, 5_100)
    scene.wait()
    assert scene.diamonds == (1, 2, 1)


def test_a_call_whose_caller_left_during_a_vote_does_not_come_back() -> None:
    scene = BottleScene(4, judge="table").rolled("b r o").no_word(0).say(1, "brozzo").wait()
    scene.leave(0)
    scene.vote(2, False).vote(3, False)
    assert scene.phase == "Open"
    assert scene.diamonds == (1, 0, 1, 1)


def test_a_hand_that_leaves_during_the_vote_frees_the_bottle() -> None:
    scene = BottleScene(3, mode="party", judge="table").rolled("b r o", "cover").covered(0).say(0, "bzzzz")
    assert scene.asked(1) == {"CastVote"}
    scene.leave(0)
    assert scene.refuses(1, CastVote(True)) == "not-asked"
    assert scene.asked(1) == {"Cover", "CallNoWord", "Pass", "ShakeNow"}


def test_a_leaving_hand_returns_its_time_to_a_no_word_countdown() -> None:
    scene = BottleScene(3, mode="party", judge="table").rolled("b r o", "cover").no_word(0, at=1_000)
    scene.cover(1, at=4_000).wait()
    scene.say(1, "bzzzz", at=6_000)
    scene.table.remove(1, 9_000)
    assert scene.phase == "Denied"
    assert scene.table.wait.until == 11_000 + (9_000 - 4_000)


def test_leavers_release_the_bottle() -> None:
    scene = BottleScene(3, mode="party").with_diamonds(1, 2, 3).rolled("b r o", "cover")
    scene.cover(0, at=1_000).cover(1, at=1_000)
    scene.table.remove(0, 1_000)
    assert scene.wait().asked(1) == {"Say"}
    alone = BottleScene(3, mode="party").rolled("b r o", "cover").cover(0, at=1_000)
    alone.table.remove(0, 1_000)
    assert alone.phase == "Open"
    assert "Cover" in alone.asked(2)


@pytest.mark.rule("BOT-25")
def test_the_lot_is_drawn_among_hands_that_are_still_there() -> None:
    scene = BottleScene(4, mode="party").rolled("b r o", "cover")
    scene.cover(0, at=1_000).cover(1, at=1_000).cover(2, at=1_000).wait().leave(0)
    assert scene.table.wait.chance == Lots((1, 2))
    for seat in (0, 3):
        with pytest.raises(Refused, match="not-asked"):
            scene.lot(seat)
    scene.leave(1)
    assert scene.lot(2).asked(2) == {"Say"}
    nobody = BottleScene(4, mode="party").rolled("b r o", "cover")
    nobody.cover(0, at=1_000).cover(1, at=1_000).wait().leave(0).leave(1)
    assert nobody.asked(2) == {"Cover", "CallNoWord", "Pass", "ShakeNow"}


@pytest.mark.parametrize("seat", [1, 2])
def test_a_countdown_ends_with_the_last_one_who_could_answer(seat: int) -> None:
    scene = BottleScene(3).rolled("b r o").no_word(0).say(3 - seat, "table").leave(seat)
    assert scene.events(RoundEnded) == [RoundEnded((0,))]
    beaten = BottleScene(3, shorter_word=True).rolled("b r o").win(0, "carbon").say(3 - seat, "table").leave(seat)
    assert beaten.events(RoundEnded) == [RoundEnded((0,))]


def test_a_word_named_before_its_player_left_still_counts() -> None:
    scene = BottleScene(3).rolled("b r o").say(0, "carbon", at=1_000)
    scene.table.remove(0, 1_100)
    scene.wait()
    assert scene.diamonds == (2, 1, 1)
    assert scene.table.state.used == ("carbon",)


@pytest.mark.rule("BOT-29")
def test_the_eighth_diamond_of_a_seat_that_left_wins_nothing() -> None:
    scene = BottleScene(3).with_diamonds(7, 7, 1).rolled("b r o").say(0, "carbon", at=1_000)
    scene.table.remove(0, 1_100)
    scene.wait()
    assert scene.table.result is None
    scene.rolled("c a t").win(1, "actor")
    assert scene.table.result.winners == (1,)


def test_a_seat_that_left_during_an_appeal_does_not_come_back_by_it() -> None:
    scene = BottleScene(4, judge="appeal", mode="party").rolled("b r o", "cover").no_word(0)
    scene.covered(1).say(1, "bzzzz")
    scene.appeal(1, "bzzzz").leave(0)
    scene.vote(2, True).vote(3, True)
    assert scene.phase == "Covering"
    scene.say(1, "table")
    assert scene.phase == "Open"
    assert scene.refuses(0, Cover()) == "not-asked"


def test_a_removed_seat_is_no_longer_waited_for() -> None:
    scene = BottleScene(3).rolled("b r o").pass_(0).pass_(1)
    assert scene.phase == "Open"
    scene.leave(2)
    assert scene.phase == "Settled"
    scene.rolled("c a t")
    assert scene.asked(2) == set()


def test_the_last_one_at_the_table_wins() -> None:
    scene = BottleScene(2).rolled("b r o")
    scene.leave(0)
    assert scene.table.result.winners == (1,)
