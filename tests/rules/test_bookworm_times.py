"""Bookworm: every countdown has its whole length, so that no screen needs the rules' times."""

import pytest

from parlour.games.bookworm import ENTRY, Settings, Swap, Turned
from rules.bookworm_scene import ANIMALS, BookwormScene


def left(scene: BookwormScene) -> int:
    return scene.table.wait.until - scene.table.at  # type: ignore[operator]


@pytest.mark.rule("BKW-05", "BKW-19")
def test_a_pick_lasts_20_seconds() -> None:
    scene = BookwormScene()
    scene.draw(Turned(ANIMALS))
    assert (scene.phase, scene.table.wait.span, left(scene)) == ("Picking", 20_000, 20_000)
    scene = BookwormScene().opened(side="turn")
    assert (scene.phase, scene.table.wait.span, left(scene)) == ("TurningSide", 20_000, 20_000)


@pytest.mark.rule("BKW-11", "BKW-12")
def test_a_turn_lasts_as_long_as_the_table_chose_also_after_a_vote_in_between() -> None:
    scene = BookwormScene(seconds=30).opened()
    assert (scene.table.wait.span, left(scene)) == (30_000, 30_000)
    scene.say(1, "chair", at=scene.table.at + 4_000).doubt(0)
    assert (scene.table.wait.span, left(scene)) == (15_000, 15_000)
    scene.vote(s2=False)
    assert (scene.phase, scene.table.wait.span, left(scene)) == ("Naming", 30_000, 26_000)


@pytest.mark.rule("BKW-12", "BKW-28")
def test_the_end_of_a_round_waits_5_seconds_for_doubts_and_the_next_round_12() -> None:
    scene = BookwormScene().opened().each("camel", "dog", "elephant", "fox", "goat", "horse", "mouse")
    assert (scene.phase, scene.table.wait.span, left(scene)) == ("Ending", 5_000, 5_000)
    scene.wait()
    assert (scene.phase, scene.table.wait.span, left(scene)) == ("Scored", 12_000, 12_000)


@pytest.mark.rule("BKW-27")
def test_another_die_may_be_objected_to_for_5_seconds() -> None:
    scene = BookwormScene().opened("c1 c2 e2 f1 g2 h2 m1").say(1, "camel", 0)
    scene.act(1, Swap(1))
    assert (scene.phase, scene.table.wait.span, left(scene)) == ("Swapping", 5_000, 5_000)


@pytest.mark.rule("BKW-39")
def test_everybodys_first_word_may_have_more_time() -> None:
    scene = BookwormScene(2, first_seconds=40).opened()
    assert scene.state.phase.until == scene.table.at + 40_000
    assert scene.table.wait.span == 40_000
    scene.say(1, "camel")
    assert scene.state.phase.until == scene.table.at + 40_000, "the other player's first word"
    scene.say(0, "dog")
    assert scene.state.phase.until == scene.table.at + 15_000


@pytest.mark.rule("BKW-39")
def test_a_first_game_is_offered_forty_seconds() -> None:
    assert ENTRY.extras.lobby.first["first_seconds"] == 40
    assert Settings().first_seconds == 0
