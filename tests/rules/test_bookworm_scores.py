"""Bookworm, rule by rule: the end of a round, scores, the end of the game."""

from collections import Counter

import pytest
from msgspec.structs import replace

from parlour.core.court.events import GameEnded
from parlour.games.bookworm import GoOn
from parlour.games.bookworm.model.events import Failed, RoundEnded, RoundScore
from parlour.games.bookworm.steps.rounds import finish
from rules.bookworm_scene import ANIMALS, FRUIT, BookwormScene

# The end of a round.


@pytest.mark.rule("BKW-14")
def test_the_round_ends_when_the_last_letter_die_leaves_the_display() -> None:
    scene = BookwormScene().opened().each("camel", "dog", "elephant", "fox", "goat", "horse")
    assert scene.phase == "Naming"
    scene.each("mouse")
    assert scene.phase == "Ending"
    scene.wait()
    assert scene.phase == "Scored"
    assert scene.state.sheet[0].has_failed is False
    assert scene.table.view(0).last is None, "no word can be doubted or taken back any more"


@pytest.mark.rule("BKW-14")
def test_the_round_ends_when_a_player_fails() -> None:
    scene = BookwormScene().opened().each("camel").wait()
    assert scene.phase == "Scored"
    assert scene.state.sheet[0].has_failed is True


@pytest.mark.rule("BKW-15")
def test_points_are_dots_and_bookworm_cards_less_two_for_failing() -> None:
    scene = BookwormScene().opened("c1 d1 e2 f1 g3 h2 m1")
    scene.say(1, "goat", 4).say(2, "elephant", 2).say(0, "giraffe", 4).say(1, "camel", 0).wait()
    assert scene.events(Failed) == [Failed(2)]
    assert scene.points == (3, 1 + 1, 2 - 2)


@pytest.mark.rule("BKW-15")
def test_a_round_and_a_total_may_be_below_zero() -> None:
    scene = BookwormScene().opened().wait()
    assert scene.points == (0, -2, 0)
    assert scene.table.view(0).totals == (0, -2, 0)


@pytest.mark.rule("BKW-16")
@pytest.mark.parametrize("fails", [True, False])
def test_the_player_who_ended_the_round_is_the_next_bookworm_and_everything_goes_back(fails: bool) -> None:
    scene = BookwormScene().opened().each("camel", "cat")
    if not fails:
        scene.each("dog", "elephant", "fox", "goat", "horse", "mouse")
    scene.wait()
    ender = scene.state.sheet[0].ended_by
    scene.wait()
    assert scene.phase == "TurningCard"
    assert scene.state.bookworm == ender
    assert scene.worms == (0, 0, 0)
    assert ANIMALS not in scene.table.wait.chance.left
    assert scene.state.out == (ANIMALS,)
    scene.opened(card=FRUIT)
    assert scene.turn == (ender + 1) % 3


@pytest.mark.rule("BKW-17")
def test_an_empty_deck_is_made_of_the_cards_that_left() -> None:
    scene = BookwormScene(cards=[["animal", "unit", "round"], ["fruit", "space", "sharp"]])
    scene.opened(card=0).wait()
    scene.wait()
    assert scene.table.wait.chance.left == (1,)
    scene.opened(card=1).wait()
    scene.wait()
    assert scene.table.wait.chance.left == (0, 1)
    assert scene.state.out == ()


# The end of the game.


@pytest.mark.rule("BKW-18")
def test_with_21_points_after_a_round_the_most_points_win() -> None:
    scene = BookwormScene(2)
    for _ in range(4):
        scene.opened("c3 d3 e3 f3 g3 h1 m1", card=_next_card(scene))
        scene.each("camel", "dog", "elephant", "fox", "goat", "horse", "mouse").wait()
        if scene.phase == "Over":
            break
        scene.wait()
    view = scene.table.view(0)
    assert max(view.totals) >= 21
    assert max(sum(score.points[seat] for score in view.sheet[:-1]) for seat in (0, 1)) < 21
    best = max(view.totals)
    assert scene.table.result.winners == tuple(seat for seat in (0, 1) if view.totals[seat] == best)
    assert scene.table.result.scores == view.totals
    assert scene.events(GameEnded)


def _next_card(scene: BookwormScene) -> int:
    return scene.table.wait.chance.left[0]  # type: ignore[no-any-return]


@pytest.mark.rule("BKW-18")
@pytest.mark.parametrize("before, is_over", [(17, False), (18, True), (19, True)])
def test_21_points_are_enough_and_20_are_not(before: int, is_over: bool) -> None:
    scene = BookwormScene().opened("c3 d1 e1 f1 g1 h1 m1")
    line = scene.table.view(0).category
    scene.table.state = replace(scene.state, sheet=(RoundScore(1, line, 0, (0, before, 0), 0, False),))
    scene.say(1, "camel").wait()
    assert scene.table.view(0).totals == (0, before + 3, -2)
    assert bool(scene.table.result) == is_over


@pytest.mark.rule("BKW-18")
def test_in_the_last_round_most_points_win_not_the_first_at_21() -> None:
    scene = BookwormScene().opened("c3 d3 e1 f1 g1 h1 m1")
    line = scene.table.view(0).category
    scene.table.state = replace(scene.state, sheet=(RoundScore(1, line, 0, (-4, 19, 20), 0, False),))
    scene.say(1, "camel").say(2, "dog").wait()
    assert scene.table.result.scores == (-6, 22, 23)
    assert scene.table.result.winners == (2,)


@pytest.mark.rule("BKW-18")
def test_a_tie_shares_the_place() -> None:
    scene = BookwormScene().opened()
    line = scene.table.view(0).category
    sheet = (RoundScore(1, line, 0, (22, 3, 22), 0, False),)
    _, outcome = finish(replace(scene.state, sheet=sheet))
    assert outcome == (GameEnded((0, 2)),)


@pytest.mark.rule("BKW-18")
def test_below_21_there_is_a_next_round() -> None:
    scene = BookwormScene().opened().wait()
    assert scene.events(RoundEnded)
    assert scene.table.result is None
    assert scene.wait().phase == "TurningCard"


@pytest.mark.rule("BKW-28")
def test_the_next_round_begins_as_soon_as_all_are_ready() -> None:
    scene = BookwormScene().opened().wait()
    scene.act(0, GoOn()).act(1, GoOn())
    assert scene.phase == "Scored"
    assert scene.asked(0) == set()
    assert scene.act(2, GoOn()).phase == "TurningCard"


def test_each_die_stays_in_one_place() -> None:
    scene = BookwormScene().opened("c1 c1 c2 f1 g2 h2 m1").say(1, "camel", 0).say(2, "cat", 0).say(0, "cow", 1)
    spread = scene.state.spread
    assert Counter([*spread.display, *(die for stack in spread.stacks for die in stack)]) == Counter(range(7))


@pytest.mark.rule("BKW-28")
def test_between_two_rounds_there_are_twelve_seconds() -> None:
    scene = BookwormScene().opened().wait()
    ended = scene.table.at
    scene.wait(ended + 11_999)
    assert scene.phase == "Scored"
    assert scene.wait(ended + 12_000).phase == "TurningCard"
