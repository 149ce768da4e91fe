"""Edge cases of Lone Words: removed seats, the very last moment, and rulings on earlier words."""

import pytest

from parlour.core import Refused, encode
from parlour.games.lone import Appeal, CastVote, Erase, Finish, GiveUp, GoOn, Lone, Write
from parlour.games.lone.model import RoundEnded
from parlour.lexicon import HouseWords, Lexicon
from rules.lone_scene import FIVES, FOURS, SEVEN, SIXES, THREES, WORDS, LoneScene

# Removed seats (COM-08).


@pytest.mark.rule("COM-08", "LON-29")
def test_words_of_a_removed_seat_count_as_written_but_cannot_win() -> None:
    scene = LoneScene().rolled().write(2, (SEVEN, "notices"), (FIVES[0], "stone")).write(0, (FIVES[0], "stone"))
    scene.leave(2).compare()
    assert scene.line(0, "stone").why == "shared"
    assert scene.asked(2) == set(), "nobody waits for rows of a seat that is gone"
    scene.go_on()
    assert {outcome.row for outcome in scene.state.sheets[2]} == {SEVEN, FIVES[0], THREES[0]}
    for _ in range(3):
        scene.rolled().compare().go_on()
    assert scene.table.result.scores == (0, 0, 17)
    assert scene.table.result.winners == (0, 1)


@pytest.mark.rule("COM-08", "LON-23")
def test_three_players_who_become_two_still_play_four_rounds_of_three_words() -> None:
    scene = LoneScene().leave(1)
    for owed in (3, 3, 3, 0):
        scene.rolled().compare()
        assert scene.table.view(0).phase.owed == (owed, 0, owed)
        scene.go_on()
    assert scene.phase == "Over"


@pytest.mark.rule("COM-08")
def test_a_seat_can_leave_before_the_roll() -> None:
    scene = LoneScene().leave(0)
    assert scene.phase == "Rolling"
    assert set(scene.rolled().table.wait.asks) == {1, 2}


@pytest.mark.rule("COM-08")
def test_the_last_to_look_leaves_and_the_others_go_on() -> None:
    scene = LoneScene().rolled().compare().act(0, GoOn()).act(1, GoOn())
    assert scene.leave(2).phase == "Rolling"
    assert [event.round for event in scene.events(RoundEnded)] == [1]


@pytest.mark.rule("COM-08", "LON-29")
@pytest.mark.parametrize("is_voting", [False, True])
def test_a_shown_round_counts_when_one_player_is_left(is_voting: bool) -> None:
    scene = LoneScene(2, judge="appeal").rolled().write(0, (FIVES[0], "stone")).write(0, (FIVES[1], "eonst")).compare()
    if is_voting:
        scene.act(0, Appeal("eonst"))
        assert scene.phase == "Voting"
    scene.leave(1)
    assert (scene.table.result.winners, scene.table.result.scores) == ((0,), (8, 0))


@pytest.mark.rule("COM-08")
def test_a_round_with_one_player_left_does_not_count() -> None:
    writing = LoneScene(2).rolled().write(0, (FIVES[0], "stone")).leave(1)
    voting = LoneScene(2, judge="table").rolled().write(0, (FIVES[0], "snoot")).compare()
    assert voting.phase == "Voting"
    assert writing.table.result.scores == voting.leave(1).table.result.scores == (0, 0)
    with pytest.raises(Refused, match="not-seated"):
        writing.leave(0)


@pytest.mark.rule("COM-08", "COM-06")
def test_votes_of_removed_players_count_and_missing_ones_are_skipped() -> None:
    scene = LoneScene(4, judge="table").rolled().write(0, (FIVES[0], "stone")).compare()
    scene.act(1, CastVote(False)).leave(1)
    assert scene.phase == "Voting"
    scene.act(2, CastVote(False)).leave(3)
    assert scene.line(0, "stone").reason == "voted-down"


# The very last moment.


@pytest.mark.rule("LON-12", "LON-14", "COM-06")
def test_input_exactly_at_the_deadline_counts() -> None:
    scene = LoneScene(judge="appeal").rolled().act(0, Write(0, "nto"), at=60_000).act(0, Erase(0), at=60_000)
    scene.act(0, Write(0, "nto"), at=60_000).wait()
    assert [outcome.word for outcome in scene.state.phase.lines[0]] == ["nto"]
    shown = scene.state.phase.since
    scene.act(0, Appeal("nto"), at=shown + 10_000).act(1, CastVote(True), at=shown + 25_000)
    assert scene.phase == "Voting"
    scene.wait()
    assert scene.line(0, "nto").why == "alone", "the vote of the last moment counts, and seat 2 abstained"
    assert scene.table.wait.until == shown + 20_000 + 15_000
    scene.act(0, GiveUp((1, SEVEN)), at=scene.table.wait.until).wait()
    assert {outcome.row for outcome in scene.state.sheets[0]} == {0, 1, SEVEN}


@pytest.mark.rule("COM-06")
def test_an_appeal_in_the_last_millisecond_counts_even_if_all_have_seen_enough() -> None:
    scene = LoneScene(2, judge="appeal").rolled().write(0, (0, "nto")).compare()
    end = scene.state.phase.since + 10_000
    scene.act(0, GoOn()).act(1, GoOn(), at=end)
    assert (scene.phase, scene.table.wait.until) == ("Compared", end)
    scene.act(0, Appeal("nto"), at=end).act(1, CastVote(True))
    assert scene.line(0, "nto").why == "alone"
    scene.wait()
    assert scene.table.state.round == 1
    assert scene.phase == "Rolling"


@pytest.mark.rule("LON-12")
def test_equal_rows_are_given_up_first_to_last_and_costly_ones_kept() -> None:
    scene = LoneScene().rolled().write(0, (THREES[1], "ten"), (FOURS[0], "nest")).compare().wait()
    assert {outcome.row for outcome in scene.state.sheets[0] if outcome.word is None} == {THREES[0]}
    scene.rolled().write(0, (THREES[2], "sea")).compare().wait()
    assert {outcome.row for outcome in scene.state.sheets[0] if outcome.word is None} == {THREES[0], *FOURS[1:]}


@pytest.mark.rule("LON-12")
def test_players_who_go_on_without_choosing_may_still_choose_until_all_go_on() -> None:
    scene = LoneScene().rolled().compare().act(0, GoOn())
    assert scene.asked(0) == {"GiveUp"}
    scene.give_up(0, *SIXES, SEVEN).act(1, GoOn()).act(2, GoOn())
    assert {outcome.row for outcome in scene.state.sheets[0]} == {*SIXES, SEVEN}
    assert {outcome.row for outcome in scene.state.sheets[1]} == set(THREES)


# Rulings on earlier words.


@pytest.mark.rule("COM-06", "LON-17", "LON-19")
def test_a_word_voted_down_in_a_later_round_keeps_its_earlier_points() -> None:
    scene = LoneScene(judge="appeal").rolled().write(0, (FIVES[0], "stone")).compare().wait()
    scene.rolled().write(1, (FIVES[0], "stone")).compare()
    assert scene.line(1, "stone").why == "earlier"
    assert scene.refuses(2, Appeal("stone")) == "not-asked", "a vote would change nothing"
    scene = LoneScene(judge="appeal").rolled().write(0, (FIVES[0], "stone")).compare().wait()
    scene.rolled().write(0, (FIVES[1], "stone")).compare()
    scene.act(2, Appeal("stone")).act(1, CastVote(False))
    assert (scene.line(0, "stone").why, scene.scores) == ("no-word", (8, 0, 0))


@pytest.mark.rule("COM-06", "LON-19")
def test_a_word_allowed_in_a_later_round_was_not_written_in_the_earlier_one() -> None:
    scene = LoneScene(judge="appeal").rolled().write(0, (0, "nto")).compare()
    scene.give_up(0, *SIXES).give_up(1, *SIXES, SEVEN).wait()
    scene.rolled().write(1, (0, "nto")).compare().give_up(0, *FOURS).act(1, Appeal("nto")).act(0, CastVote(True)).act(
        2, CastVote(True)
    )
    assert (scene.line(1, "nto").why, scene.scores) == ("alone", (0, 3, 0))
    scene.wait().rolled().write(0, (1, "nto")).compare()
    assert (scene.line(0, "nto").why, scene.line(0, "nto").by) == ("earlier", (1,))


@pytest.mark.rule("LON-17", "LON-19")
def test_a_word_that_came_too_late_for_one_blocks_the_first_writer_from_then_on() -> None:
    scene = LoneScene().rolled().write(0, (FIVES[0], "stone")).compare().go_on()
    scene.rolled().write(1, (FIVES[0], "stone")).compare().go_on()
    scene.rolled().write(0, (FIVES[1], "stone")).compare()
    assert (scene.line(0, "stone").why, scene.line(0, "stone").by) == ("earlier", (1,))
    assert scene.scores == (8, 0, 0)


@pytest.mark.rule("COM-06", "LON-16")
def test_a_refused_word_that_two_wrote_would_score_for_neither_so_nobody_appeals() -> None:
    scene = LoneScene(judge="appeal").rolled().write(0, (0, "nto")).write(1, (1, "nto")).compare()
    assert scene.refuses(0, Appeal("nto")) == "not-asked"


@pytest.mark.rule("COM-06")
def test_appeal_time_stops_while_the_table_votes() -> None:
    scene = LoneScene(judge="appeal").rolled().write(0, (0, "nto"), (1, "otn")).compare()
    shown = scene.state.phase.since
    scene.act(0, Appeal("nto"), at=shown + 4_000).wait()
    assert (scene.phase, scene.table.at) == ("Compared", shown + 19_000)
    assert scene.refuses(0, Appeal("otn"), at=shown + 25_001) == "no-such-ruling"
    again = LoneScene(judge="appeal").rolled().write(0, (0, "nto"), (1, "otn")).compare()
    again.act(0, Appeal("nto"), at=shown + 4_000).wait().act(0, Appeal("otn"), at=shown + 25_000)
    assert again.phase == "Voting"


@pytest.mark.rule("COM-06", "LON-13")
def test_impossible_words_are_a_fact_and_cannot_be_appealed() -> None:
    scene = LoneScene(judge="appeal").rolled().write(0, (FIVES[0], "stars")).compare()
    assert scene.line(0, "stars").why == "not-on-dice"
    assert scene.refuses(1, Appeal("stars")) in ("not-asked", "no-such-ruling")


@pytest.mark.rule("COM-06")
def test_totals_stay_in_sight_while_an_appeal_is_voted_on() -> None:
    scene = LoneScene(judge="appeal").rolled().write(0, (0, "nto")).write(1, (FIVES[0], "stone")).compare()
    scene.act(0, Appeal("nto"))
    assert (scene.phase, scene.scores) == ("Voting", (0, 8, 0))


@pytest.mark.rule("COM-06")
def test_words_that_all_wrote_are_valid_without_a_vote() -> None:
    scene = LoneScene(2, judge="table").rolled().write(0, (0, "nto")).write(1, (0, "nto")).compare()
    assert [scene.line(seat, "nto").why for seat in (0, 1)] == ["shared", "shared"]


@pytest.mark.rule("COM-06", "COM-05")
def test_a_house_ruling_is_recognised_by_its_letters_and_the_table_overrules_it() -> None:
    words = Lexicon.of(["п'ять", "мати"], language="uk")
    settings = {"lexicon": words, "house": HouseWords(refuse=("пять",)), "judge": "appeal"}
    scene = LoneScene(3, **settings).rolled("пятьмаи").write(0, (FOURS[0], "п’ять")).compare()
    assert (scene.line(0, "п'ять").why, scene.line(0, "п'ять").reason) == ("no-word", "refused")
    scene.act(0, Appeal("п'ять")).act(1, CastVote(True)).act(2, CastVote(True))
    assert scene.line(0, "п'ять").why == "alone"


# Secrets and bad input.


@pytest.mark.rule("LON-08")
def test_taking_done_back_reveals_nothing_else() -> None:
    def after(*moves: Write | Erase) -> list[bytes]:
        scene = LoneScene().rolled().write(0, (0, "ten"), (1, "sea")).act(0, Finish())
        for move in moves:
            scene.act(0, move)
        return [encode(scene.table.view(seat)) for seat in (None, 1, 2)]

    assert after(Write(2, "cat")) == after(Erase(0)) == after(Erase(0), Erase(1)) != after()


@pytest.mark.rule("LON-08", "LON-10")
def test_surplus_words_are_as_secret_as_the_others() -> None:
    scene = LoneScene().rolled()
    hidden = [encode(scene.table.view(seat)) for seat in (None, 1, 2)]
    scene.hand_in(0, (0, "ten"), (1, "sea"), (3, "nest"), (4, "tens"))
    assert scene.table.view(0).extras == ("tens",)
    assert [encode(scene.table.view(seat)) for seat in (None, 1, 2)] == hidden


@pytest.mark.rule("COM-09")
@pytest.mark.parametrize("face", ["д", "*", "7", "ﬆ"])
def test_faces_outside_the_alphabet_are_refused_before_the_first_roll(face: str) -> None:
    with pytest.raises(Refused, match=r"bad-dice: the face .* is no letter"):
        Lone(WORDS, dice={"faces": [[face, *"abcde"]] + [list("ABCDEF")] * 6})


@pytest.mark.rule("COM-04")
@pytest.mark.parametrize("letters", ["tensoc", "tensocaa", "tensoc*", "TENSOCA", "тенсока"])
def test_typed_dice_are_seven_letters_of_the_language(letters: str) -> None:
    with pytest.raises(Refused, match="bad-roll"):
        LoneScene().rolled(letters)
