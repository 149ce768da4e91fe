"""Bookworm: slips of the finger, and how they are corrected."""

import pytest

from parlour.games.bookworm import SPECIAL, Agree, Object, Swap
from parlour.games.bookworm.model.events import SwapRefused
from rules.bookworm_scene import BookwormScene


@pytest.mark.rule("BKW-27")
def test_the_wrong_die_may_be_changed_if_nobody_objects() -> None:
    scene = BookwormScene().opened("c1 c2 e2 f1 g2 h2 m1").say(1, "camel", 0)
    assert scene.table.view(1).last.swaps == (1,)
    scene.swap(1, 1)
    assert scene.asked(0) == scene.asked(2) == {"Agree", "Object"}
    scene.agree(0, 2)
    assert scene.dice_of(1) == (1,)
    assert scene.display == (0, 2, 3, 4, 5, 6)
    assert scene.turn == 2
    assert [spoken.word for spoken in scene.state.said] == ["camel"]
    assert scene.refuses(1, Swap(0)) == "not-asked"  # once is enough


@pytest.mark.rule("BKW-27")
def test_silence_is_consent_and_the_clocks_stop_meanwhile() -> None:
    scene = BookwormScene().opened("c1 c2 e2 f1 g2 h2 m1").say(1, "camel", 0)
    spoken = scene.table.at
    scene.act(1, Swap(1), at=spoken + 1_000).wait(spoken + 6_000)
    assert scene.dice_of(1) == (1,)
    assert scene.state.phase.until == spoken + 15_000 + 5_000


@pytest.mark.rule("BKW-27")
def test_an_objection_leaves_the_die_where_it_is() -> None:
    scene = BookwormScene().opened("c1 c2 e2 f1 g2 h2 m1").say(1, "camel", 0).swap(1, 1).act(2, Object())
    assert scene.events(SwapRefused) == [SwapRefused(2)]
    assert scene.dice_of(1) == (0,)
    assert scene.turn == 2
    assert "Swap" not in scene.asked(1)


@pytest.mark.rule("BKW-27")
def test_once_the_next_player_has_acted_it_is_too_late() -> None:
    scene = BookwormScene().opened("c1 c2 e2 f1 g2 h2 m1").say(1, "camel", 0).say(2, "fox")
    assert scene.refuses(1, Swap(1)) == "not-asked"


@pytest.mark.rule("BKW-27")
def test_a_swap_keeps_to_the_rules_for_taking() -> None:
    scene = BookwormScene().opened("c1 c2 e2 f1 g2 h2 m1").say(1, "camel", 0)
    assert scene.refuses(1, Swap(0)) == "same-die"
    assert scene.refuses(1, Swap(2)) == "wrong-letter"
    assert scene.refuses(1, Swap(99)) == "no-such-die"


@pytest.mark.rule("BKW-27", "BKW-23")
def test_another_die_must_have_been_takeable_then() -> None:
    scene = BookwormScene(2).opened("c1 c2 e2 f1 g2 h2 m1", side="stack")
    scene.say(1, "camel", 0).say(0, "fox").say(1, "cat", 1).say(0, "cow", 1)
    assert scene.refuses(0, Swap(0)) == "not-on-top", "it is on top now, but it was not"
    assert scene.table.view(0).last.swaps == ()


@pytest.mark.rule("BKW-27", "BKW-08")
def test_the_last_bookworm_card_is_there_again_for_another_die() -> None:
    scene = BookwormScene(2).opened("c1 c2 e2 f1 g2 h2 m1").say(1, "fox").say(0, "camel", 1).say(1, "cheetah", 0)
    for word in ("cow", "cat", "crab", "crocodile", "cobra", "coyote"):
        scene.say(scene.turn, word, 0)
    assert (sum(scene.worms), scene.dice_of(1)) == (6, (3, 0))
    scene.swap(1, 1).agree(0)
    assert (scene.dice_of(0), scene.dice_of(1)) == ((0,), (3, 1))
    assert scene.worms == (3, 3)


@pytest.mark.rule("BKW-27")
def test_the_die_from_a_player_was_meant_not_the_last_one_in_the_display() -> None:
    scene = BookwormScene(2).opened("c1 d1 e2 f1 g2 h2 c1")
    scene.say(1, "camel", 0).each("dog", "elephant", "fox", "goat", "horse").say(1, "fish", 3).say(0, "cat", 6)
    assert scene.phase == "Ending"
    scene.swap(0, 0).agree(1)
    assert scene.phase == "Naming"
    assert scene.dice_of(0)[-1] == 0
    assert scene.display == (6,)
    assert scene.turn == 1


@pytest.mark.rule("BKW-27")
def test_after_a_swap_the_word_may_be_doubted_for_the_time_that_was_left() -> None:
    scene = BookwormScene().opened("c1 c2 e2 f1 g2 h2 m1").say(1, "chair", 0)
    spoken = scene.table.at
    scene.act(1, Swap(1), at=spoken + 2_000).wait(spoken + 7_000)
    assert scene.table.view(0).last.doubt_until == spoken + 10_000
    scene.doubt(2, at=spoken + 10_000).vote(s0=False)
    assert scene.dice_of(1) == ()
    assert scene.display == (0, 1, 2, 3, 4, 5, 6)
    assert scene.turn == 1


@pytest.mark.rule("BKW-27")
def test_an_objection_gives_all_clocks_the_time_that_passed() -> None:
    scene = BookwormScene().opened("c1 c2 e2 f1 g2 h2 m1").say(1, "camel", 0)
    spoken = scene.table.at
    scene.act(1, Swap(1), at=spoken + 1_000).act(0, Object(), at=spoken + 4_000)
    assert scene.state.phase.until == spoken + 15_000 + 3_000
    assert scene.table.view(0).last.doubt_until == spoken + 5_000 + 3_000


@pytest.mark.rule("BKW-27", "BKW-12")
@pytest.mark.parametrize("pause", [1_000, 9_000])
def test_a_swap_to_the_last_die_ends_the_round_when_the_time_for_doubts_is_over(pause: int) -> None:
    scene = BookwormScene(2).opened("c1 d1 e2 f1 g2 h2 c1")
    scene.say(1, "camel", 0).each("dog", "elephant", "fox", "goat", "horse").say(1, "fish", 3).say(0, "cat", 0)
    spoken = scene.table.at
    scene.act(0, Swap(6), at=spoken + pause).act(1, Agree(), at=spoken + pause + 500)
    assert scene.phase == "Ending"
    assert scene.table.wait.until == max(spoken + 5_500, scene.table.at)
    scene.wait()
    assert scene.phase == "Scored"
    assert scene.state.sheet[0].ended_by == 0


@pytest.mark.rule("BKW-27", "BKW-22")
def test_wrong_dice_are_returned_with_what_they_gained() -> None:
    scene = BookwormScene(2).opened("c1 d1 e2 f1 g2 h2 c1", side="last-die")
    scene.say(1, "camel", 0).each("dog", "elephant", "fox", "goat", "horse").say(1, "fish", 3).say(0, "cat", 6)
    assert SPECIAL in scene.dice_of(0)
    scene.swap(0, 0).agree(1)
    assert scene.display == (6, SPECIAL)
    assert scene.worms == (1, 1)


@pytest.mark.rule("BKW-27", "BKW-07")
def test_a_swap_gives_the_bookworm_card_back() -> None:
    scene = BookwormScene().opened("c1 c2 e2 f1 g2 h2 m1").say(1, "camel", 0).say(2, "cat", 0)
    assert scene.worms == (0, 1, 0)
    scene.swap(2, 1).agree(0, 1)
    assert scene.worms == (0, 0, 0)
    assert scene.dice_of(1) == (0,)
    assert scene.state.said[-1].source is None


@pytest.mark.rule("BKW-27")
def test_only_the_others_are_asked_and_each_once() -> None:
    scene = BookwormScene(4).opened("c1 c2 e2 f1 g2 h2 m1").say(1, "camel", 0).swap(1, 1)
    assert not scene.asked(1)
    scene.agree(0)
    assert scene.refuses(0, Object()) == "not-asked"
    assert scene.asked(2) == scene.asked(3) == {"Agree", "Object"}


@pytest.mark.rule("BKW-27", "BKW-08", "BKW-23")
@pytest.mark.parametrize("side, code", [("stack", "not-on-top"), (None, "wrong-letter"), ("last-die", "wrong-letter")])
def test_a_swap_takes_no_die_that_could_not_have_been_taken(side: str | None, code: str) -> None:
    scene = BookwormScene(2).opened("c1 d1 c2 f1 g2 h2 m1", side=side)
    scene.say(1, "camel", 0).say(0, "fox", 3).say(1, "dog", 1).say(0, "cat", 2)
    assert scene.refuses(0, Swap(0 if side == "stack" else 1)) == code
    assert scene.table.view(0).last.swaps == (() if side == "stack" else (0,))
