"""Bookworm: removed players (COM-08)."""

import pytest
from msgspec.structs import replace

from parlour.core import Refused
from parlour.games.bookworm import GoOn, Pick, Rolled, Say, SideByLot, Turned
from parlour.games.bookworm.model.events import RoundScore, VoteEnded
from rules.bookworm_scene import ANIMALS, FRUIT, BookwormScene, faces


@pytest.mark.rule("COM-08")
def test_a_seat_that_left_is_passed_over_and_its_dice_can_still_be_taken() -> None:
    scene = BookwormScene().opened("c1 d1 e2 f1 g2 h2 m1").say(1, "camel").leave(1)
    scene.say(2, "dog").say(0, "cat", 0)
    assert scene.dice_of(0) == (0,)
    assert scene.turn == 2


@pytest.mark.rule("COM-08")
def test_a_turn_of_a_seat_that_leaves_goes_to_the_next() -> None:
    scene = BookwormScene().opened().leave(1)
    assert scene.turn == 2


@pytest.mark.rule("COM-08")
def test_a_leaving_bookworm_gets_the_top_category() -> None:
    scene = BookwormScene()
    scene.draw(Turned(0)).leave(0)
    assert scene.phase == "Rolling"
    assert scene.state.line == 0


@pytest.mark.rule("COM-08")
def test_a_voter_who_leaves_is_not_waited_for() -> None:
    scene = BookwormScene(4).opened().say(1, "chair").doubt(0).vote(s2=False).leave(3)
    assert scene.events(VoteEnded)


@pytest.mark.rule("COM-08")
def test_a_leaving_speaker_who_is_voted_down_is_followed_by_the_next() -> None:
    scene = BookwormScene(4).opened().say(1, "chair").doubt(0).leave(1).vote(s2=False, s3=False)
    assert scene.turn == 2
    assert scene.display == (0, 1, 2, 3, 4, 5, 6)


@pytest.mark.rule("COM-08")
def test_the_last_one_at_the_table_has_won() -> None:
    scene = BookwormScene().opened().leave(0).leave(1)
    assert scene.table.result.winners == (2,)


@pytest.mark.rule("COM-08", "BKW-29")
def test_the_next_player_has_a_whole_turn_after_a_speaker_who_left_is_voted_down() -> None:
    scene = BookwormScene(4).opened().say(1, "chair").doubt(0).leave(1).vote(s2=False, s3=False)
    assert scene.state.phase.until == scene.table.at + 15_000


@pytest.mark.rule("COM-08", "BKW-29")
@pytest.mark.parametrize("fits", [True, False])
def test_a_turn_does_not_come_to_a_seat_that_left_during_the_vote(fits: bool) -> None:
    scene = BookwormScene(4).opened().say(1, "chair").doubt(0).leave(2).vote(s3=fits)
    assert scene.turn == (3 if fits else 1)
    assert not scene.asked(2)
    if fits:
        assert scene.state.phase.until == scene.table.at + 15_000


@pytest.mark.rule("COM-08", "BKW-29")
@pytest.mark.parametrize("agree", [True, False])
def test_a_turn_does_not_come_to_a_seat_that_left_while_a_die_was_swapped(agree: bool) -> None:
    scene = BookwormScene(4).opened("c1 c2 e2 f1 g2 h2 m1").say(1, "camel", 0).swap(1, 1).leave(2)
    assert scene.phase == "Swapping"
    if agree:
        scene.agree(0, 3)
    else:
        scene.wait()
    assert scene.dice_of(1) == (1,)
    assert scene.turn == 3


@pytest.mark.rule("COM-08", "BKW-27")
def test_leaving_while_asking_for_another_die_keeps_the_taken_one() -> None:
    scene = BookwormScene(4).opened("c1 c2 e2 f1 g2 h2 m1").say(1, "camel", 0)
    until = scene.state.phase.until
    scene.swap(1, 1).leave(1)
    assert scene.dice_of(1) == (0,)
    assert scene.turn == 2
    assert scene.state.phase.until == until + 1_000


@pytest.mark.rule("COM-08", "BKW-27")
def test_a_swap_does_not_wait_for_the_consent_of_a_seat_that_left() -> None:
    scene = BookwormScene(4).opened("c1 c2 e2 f1 g2 h2 m1").say(1, "camel", 0).swap(1, 1).agree(0, 2).leave(3)
    assert scene.dice_of(1) == (1,)


@pytest.mark.rule("COM-08", "BKW-29")
def test_a_bookworm_who_left_is_not_asked_to_turn_the_die() -> None:
    scene = BookwormScene()
    scene.draw(Turned(ANIMALS)).leave(0)
    scene.draw(Rolled(faces("c1 d1 e2 f1 g2 h2 m1"), "turn"))
    assert scene.phase == "DrawingSide"
    asked = BookwormScene().opened(side="turn").leave(0)
    assert asked.phase == "DrawingSide"
    asked.draw(SideByLot("stack"))
    assert asked.turn == 1


@pytest.mark.rule("COM-08", "BKW-29")
def test_a_card_turned_for_a_seat_that_left_is_played_with_its_top_category() -> None:
    scene = BookwormScene()
    scene.leave(0).draw(Turned(ANIMALS))
    assert scene.phase == "Rolling"
    changing = BookwormScene(4).opened(side="new-category").change(1)
    changing.leave(1).draw(Turned(FRUIT))
    assert changing.table.view(0).category.id == "fruit"
    assert changing.turn == 2


@pytest.mark.rule("COM-08", "BKW-29")
def test_leaving_while_picking_a_new_category_takes_the_top_one() -> None:
    scene = BookwormScene(4).opened(side="new-category").change(1).draw(Turned(FRUIT)).leave(1)
    assert scene.table.view(0).category.id == "fruit"
    assert scene.turn == 2


@pytest.mark.rule("COM-08", "BKW-16")
@pytest.mark.parametrize("when", ["Ending", "Scored"])
def test_if_the_player_who_ended_the_round_left_the_next_one_is_bookworm(when: str) -> None:
    scene = BookwormScene(4).opened().each("camel", "dog", "elephant", "fox", "goat", "horse", "mouse")
    if when == "Scored":
        scene.wait()
    assert scene.phase == when
    scene.leave(3)
    if when == "Ending":
        scene.wait()
    assert scene.state.sheet[0].ended_by == 3
    scene.wait()
    assert scene.state.bookworm == 0


@pytest.mark.rule("COM-08")
def test_the_next_round_does_not_wait_for_a_seat_that_left() -> None:
    scene = BookwormScene().opened().wait().act(0, GoOn()).act(1, GoOn()).leave(2)
    assert scene.phase == "TurningCard"


@pytest.mark.rule("COM-08", "BKW-23")
def test_stacks_of_leavers_give_only_their_top() -> None:
    scene = BookwormScene(3).opened("c1 d1 e2 f1 g2 h2 m1", side="stack")
    scene.say(1, "camel").say(2, "fox").say(0, "goat").say(1, "dog").leave(1)
    assert scene.refuses(2, Say("cat", 0)) == "not-on-top"
    assert scene.say(2, "deer", 1).dice_of(2) == (3, 1)
    assert scene.worms == (0, 1, 0)
    assert scene.say(0, "cow", 0).dice_of(0) == (4, 0)


@pytest.mark.rule("COM-08", "BKW-18", "BKW-29")
def test_points_of_a_seat_that_left_neither_end_the_game_nor_win_it() -> None:
    scene = BookwormScene()
    line = scene.draw(Turned(ANIMALS)).table.view(0).card[0]
    scene.table.state = replace(scene.state, sheet=(RoundScore(1, line, 0, (19, 20, 20), 0, False),))
    scene.act(0, Pick(0)).draw(Rolled(faces("c3 d1 e1 f1 g1 h1 m1"), None))
    scene.say(1, "camel").leave(1).wait()
    assert scene.table.view(0).totals == (19, 23, 18)
    assert scene.phase == "Scored"
    scene.opened("c3 d1 e1 f1 g1 h1 m1", card=FRUIT).say(0, "cherry").wait()
    assert scene.table.result.winners == (0,)


@pytest.mark.rule("COM-08")
def test_people_who_are_not_at_the_table_cannot_be_removed() -> None:
    scene = BookwormScene().opened().leave(1)
    for seat in (1, 3, -1):
        with pytest.raises(Refused, match="not-seated"):
            scene.leave(seat)
