"""Lone Words, rule by rule: the comparison and the end."""

import pytest

from parlour.core.game import DAY
from parlour.core.round.phases import Look
from parlour.games.lone import GiveUp, Write
from parlour.games.lone.model import GaveUp
from rules.lone_scene import FIVES, FOURS, SEVEN, SIXES, LoneScene


@pytest.mark.rule("LON-15", "LON-16")
def test_only_unique_words_score() -> None:
    scene = LoneScene(4).rolled()
    scene.write(0, (FIVES[0], "stone"), (0, "ten")).write(1, (FIVES[2], "stone")).write(2, (FIVES[0], "stone"))
    scene.write(3, (FIVES[0], "notes")).compare()
    assert scene.scores == (3, 0, 0, 8)
    assert (scene.line(0, "stone").why, scene.line(0, "stone").by) == ("shared", (1, 2))


@pytest.mark.rule("LON-17")
def test_words_of_earlier_rounds_score_nothing_again() -> None:
    scene = LoneScene().rolled().write(0, (FIVES[0], "stone")).compare().go_on()
    scene.rolled().write(1, (FIVES[0], "stone")).write(2, (FIVES[0], "stone")).compare()
    assert (scene.line(1, "stone").why, scene.line(1, "stone").points) == ("shared", 0)
    scene.go_on().rolled().write(1, (FIVES[1], "stone"), (FOURS[2], "nest")).compare()
    assert (scene.line(1, "stone").why, scene.line(1, "stone").by) == ("earlier", (0, 2))
    assert scene.scores == (8, 5, 0)


@pytest.mark.rule("LON-18")
def test_own_earlier_words_may_return_but_not_twice_in_a_round() -> None:
    scene = LoneScene().rolled().write(0, (FIVES[0], "stone"))
    assert scene.refuses(0, Write(FIVES[1], "stone")) == "word-twice"
    scene.compare().go_on().rolled().write(0, (FIVES[1], "stone")).compare()
    assert scene.scores[0] == 16
    strict = LoneScene(own_repeats="zero").rolled().write(0, (FIVES[0], "stone")).compare().go_on()
    strict.rolled().write(0, (FIVES[1], "stone")).compare()
    assert strict.line(0, "stone").why == "own-repeat"
    assert strict.scores[0] == 8


@pytest.mark.rule("LON-19")
def test_legal_words_without_points_count_as_written() -> None:
    scene = LoneScene().rolled().write(0, (FOURS[0], "nest"), (FOURS[1], "stne")).write(1, (FOURS[0], "nest"))
    scene.compare().go_on().rolled().write(2, (FOURS[0], "nest"), (FOURS[1], "stne")).compare()
    assert scene.line(2, "nest").why == "earlier"
    assert scene.line(2, "stne").why == "no-word", "not blocked by the earlier one, only no word itself"


@pytest.mark.rule("LON-20", "LON-21", "LON-22")
def test_four_rounds_then_the_total_then_the_final_round_then_it_is_shared() -> None:
    def played(*rounds: dict[int, tuple[int, str]]) -> LoneScene:
        scene = LoneScene()
        for lines in rounds:
            scene.rolled()
            for seat, line in lines.items():
                scene.write(seat, line)
            scene.compare().go_on()
        return scene

    six = SIXES[0]
    most = played({0: (SEVEN, "notices")}, {1: (FOURS[0], "nest")}, {}, {2: (six, "canoes")})
    assert most.phase == "Over"
    assert (most.table.result.winners, most.table.result.scores) == ((0,), (17, 5, 12))
    later = played({0: (six, "canoes")}, {}, {}, {1: (six, "stance")})
    assert later.table.result.winners == (1,)
    shared = played({}, {}, {}, {1: (six, "stance"), 2: (six, "canoes")})
    assert shared.table.result.winners == (1, 2)


@pytest.mark.rule("LON-12", "LON-23")
def test_two_players_play_three_rounds_of_four_words() -> None:
    scene = LoneScene(2)
    for owed in (4, 4, 0):  # in the last round there is nothing to choose
        assert scene.phase == "Rolling"
        scene.rolled()
        scene.compare()
        assert scene.table.view(0).phase.owed == (owed, owed)
        scene.go_on()
    assert scene.phase == "Over"
    assert all(len({outcome.row for outcome in sheet}) == 12 for sheet in scene.state.sheets)
    words = LoneScene(2).rolled().write(0, (0, "ten"), (1, "sea"), (2, "cat"), (3, "nest"))
    assert words.refuses(0, Write(4, "tens")) == "enough-words"


@pytest.mark.rule("LON-21")
def test_after_an_early_end_a_tie_goes_to_the_last_round_that_was_played() -> None:
    scene = LoneScene(pace="tomorrow")
    for row, seat in ((FIVES[0], 0), (FIVES[1], 1)):
        scene.rolled().act(seat, Look()).write(seat, (row, ("stone", "onset")[seat])).wait(scene.table.at + DAY)
    scene.rolled().wait(scene.table.at + 3 * DAY)
    assert (scene.table.result.scores, scene.table.result.winners) == ((8, 8, 0), (1,))


@pytest.mark.rule("LON-12")
def test_rows_are_chosen_within_20_seconds_of_the_last_unveiled_line() -> None:
    scene = LoneScene().rolled().write(0, (FIVES[0], "stone"), (FOURS[0], "nest")).compare()
    last = scene.table.at + 6 * 450
    assert (scene.state.phase.since, scene.table.wait.until) == (last, last + 20_000)
    scene.act(0, GiveUp((SEVEN,)), at=last + 20_000)
    assert scene.events(GaveUp) == [GaveUp(0, (SEVEN,))]
