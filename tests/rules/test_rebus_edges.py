"""Edge cases of Letters Rebus: removed seats, the very last moment, rulings, and impossible dice."""

import pytest

from parlour.core import Refused, encode
from parlour.games.rebus import Appeal, Arrange, CastVote, Finish, GoOn, Placed, Rebus, RollAgain, Rolled, review
from parlour.lexicon import HouseWords, Lexicon
from rules.rebus_scene import DICE, ROLL, VALUES, WORDS, RebusScene, laid

BARREN = "bcdfghknpqrstvw"

# Removed seats (COM-08).


@pytest.mark.rule("COM-08")
def test_a_seat_can_leave_before_it_rolls() -> None:
    assert RebusScene(3).leave(0).state.phase.seats == (1,)
    assert RebusScene(3).leave(1).state.phase.seats == (0,)
    assert RebusScene(3, pace="duplicate").leave(1).state.phase.seats == (0, 2)
    last = RebusScene(3).play(0, "").play(1, "").leave(2)
    assert (last.state.round, last.state.phase.seats) == (2, (0,))


@pytest.mark.rule("COM-08", "REB-16", "REB-23")
def test_layouts_of_leaving_builders_do_not_count() -> None:
    scene = RebusScene(3, negative_turns="keep").rolled().lay(0, "CAT")
    scene.leave(2)
    assert (scene.phase, scene.reading().across) == ("Working", 5)
    scene.leave(0)
    assert (scene.table.result.winners, scene.table.result.scores) == ((1,), (0, 0, 0))


@pytest.mark.rule("COM-08", "REB-17")
def test_others_still_roll_again_when_a_seat_leaves() -> None:
    scene = RebusScene(3, pace="together", mercy=True).rolled(BARREN).act(0, RollAgain())
    assert scene.leave(2).phase == "RollingAgain"
    scene.draw_again(ROLL)
    assert [(build.seat, build.roll) for build in scene.state.builds] == [(0, ROLL), (1, BARREN)]
    own = RebusScene(3, pace="together", mercy=True).rolled(BARREN).act(2, RollAgain()).leave(2)
    assert [build.seat for build in own.state.builds] == [0, 1]


@pytest.mark.rule("COM-08", "REB-17")
def test_shared_rolls_are_rerolled_when_the_objector_leaves() -> None:
    scene = RebusScene(3, pace="duplicate", mercy=True).rolled(BARREN).act(0, RollAgain()).act(1, RollAgain())
    assert scene.phase == "Working"
    assert scene.leave(2).phase == "RollingAgain"
    scene.leave(1)
    assert scene.table.result.winners == (0,)


@pytest.mark.rule("COM-08")
@pytest.mark.parametrize("is_voting", [False, True])
def test_a_shown_layout_counts_when_one_player_is_left(is_voting: bool) -> None:
    scene = RebusScene(3, judge="appeal", negative_turns="keep").rolled().lay(0, "CAT").done(0)
    if is_voting:
        scene.act(1, Appeal("cat"))
        assert scene.phase == "Voting"
    scene.leave(1).leave(2)
    assert (scene.table.result.winners, scene.table.result.scores) == ((0,), (-15, 0, 0))
    assert [outcome.reached for outcome in review(scene.table)] == [-15]


@pytest.mark.rule("COM-08")
def test_the_last_to_look_leaves_and_the_dice_go_on() -> None:
    scene = RebusScene(3).rolled().lay(0, "CAT").done(0).act(0, GoOn()).act(1, GoOn()).leave(2)
    assert scene.state.phase.seats == (1,)
    with pytest.raises(Refused, match="not-seated"):
        scene.leave(2)


# The very last moment.


@pytest.mark.rule("REB-10", "COM-06")
def test_input_exactly_at_the_deadline_counts() -> None:
    scene = RebusScene(3, judge="appeal").rolled().lay(0, "DAG", at=90_000).wait()
    scene.act(0, Appeal("dag"), at=100_000).act(1, CastVote(True), at=115_000)
    assert scene.phase == "Voting"
    assert scene.wait().faults() == {"dag": None}
    assert scene.table.wait.until == 90_000 + 15_000 + 15_000
    scene.act(0, GoOn(), at=120_000)
    assert scene.phase == "Settled"
    ended = RebusScene(1).rolled().act(0, Finish(), at=90_000)
    assert ended.phase == "Settled"


@pytest.mark.rule("REB-17")
def test_rerolling_needs_at_most_one_vowel_and_is_possible_until_time_is_up() -> None:
    rolls = {BARREN: True, "a" + BARREN[1:]: True, "*" + BARREN[1:]: True, "ae" + BARREN[2:]: False}
    rolls |= {"**" + BARREN[2:]: False, "y" + BARREN[1:]: True, "ay" + BARREN[2:]: True}
    for roll, is_barren in rolls.items():
        assert ("RollAgain" in RebusScene(1, mercy=True).rolled(roll).asked(0)) == is_barren, roll
    scene = RebusScene(1, mercy=True).rolled("*" + BARREN[1:]).act(0, Arrange((Placed(0, 1, 1, "e"),)))
    scene.act(0, RollAgain(), at=90_000).draw_again("*" + BARREN[1:])
    assert scene.table.view(0).phase.builds[0].placed == ()
    scene.act(0, Arrange((Placed(0, 1, 1, "o"),)), at=90_000)
    assert scene.state.builds[0].stars == ((0, "o"),), "a new roll frees the star"


@pytest.mark.rule("REB-17")
@pytest.mark.parametrize("vowel", "аеєиіїоуюя")
def test_ukrainian_has_ten_vowels(vowel: str) -> None:
    words = Lexicon.of(["та"], language="uk")
    barren = "бвгґджзклмнпрст"
    for roll, is_barren in {barren: True, vowel + barren[1:]: True, vowel * 2 + barren[2:]: False}.items():
        scene = RebusScene(1, mercy=True, lexicon=words, dice=None).rolled(roll)
        assert ("RollAgain" in scene.asked(0)) == is_barren


# Rulings (COM-06).


@pytest.mark.rule("COM-06", "REB-11")
def test_a_word_that_only_counts_as_a_part_may_be_appealed_too() -> None:
    scene = RebusScene(3, judge="appeal").rolled().lay(0, "CATX").done(0)
    assert (scene.faults(), scene.reading().across) == ({"catx": "no-word"}, 5)
    assert [scene.table.view(seat).phase.appealable for seat in (0, 1)] == [("catx",), ("cat",)]
    scene.act(1, Appeal("cat")).act(2, CastVote(False))
    assert (scene.reading().across, scene.words()) == (2, "at"), "AT is left of it"


@pytest.mark.rule("COM-06")
def test_a_tie_is_valid_and_the_majority_of_votes_cast_decides() -> None:
    for votes, is_valid in {(False, True): True, (False, False, True): False, (False,): False, (): True}.items():
        scene = RebusScene(4, judge="table").rolled().lay(0, "DAG").done(0)
        for seat, valid in enumerate(votes, 1):
            scene.act(seat, CastVote(valid))
        if scene.phase == "Voting":
            scene.wait()
        assert (scene.faults()["dag"] is None) == is_valid, votes


@pytest.mark.rule("COM-06", "REB-08")
def test_too_short_words_are_not_voted_on_and_house_rulings_apply_by_letters() -> None:
    scene = RebusScene(2, judge="table", shortest=3).rolled().lay(0, "AX").done(0)
    assert (scene.phase, scene.faults()) == ("Settled", {"ax": "too-short"})
    words = Lexicon.of(["п'ять"], language="uk")
    roll = "пятьматидошоуво"
    refusing = RebusScene(1, lexicon=words, dice=None, house=HouseWords(refuse=("пять",))).rolled(roll)
    assert refusing.lay(0, "ПЯТЬ", roll=roll).faults() == {"пять": "no-word"}


@pytest.mark.rule("REB-18")
def test_a_layout_of_words_that_only_this_table_allows_never_beats_the_bound() -> None:
    scene = RebusScene(2, judge="table", lexicon=Lexicon.of(["cat"])).rolled().lay(0, "CATDOGSENOXAET").done(0).wait()
    (outcome,) = review(scene.table)
    assert outcome.reached == outcome.best <= outcome.bound


# Secrets.


@pytest.mark.rule("REB-16", "COM-03")
def test_together_nobody_sees_anothers_roll_or_reroll() -> None:
    barren = RebusScene(3, pace="together", mercy=True).rolled(BARREN, ROLL, ROLL)
    other = RebusScene(3, pace="together", mercy=True).rolled(ROLL, ROLL, ROLL)
    barren.act(0, RollAgain()).draw_again(ROLL[::-1])
    assert barren.last_events == ()
    for seat in (None, 1, 2):
        assert encode(barren.table.view(seat)) == encode(other.table.view(seat))
        assert seat is None or barren.asked(seat) == other.asked(seat)


# Impossible dice.


@pytest.mark.parametrize(
    "dice, code",
    [
        (laid("CAT") + laid("DOG", top=12) + laid("CA", top=15), "die-twice"),
        ((Placed(15, 1, 1),), "no-such-die"),
        ((Placed(-1, 1, 1),), "no-such-die"),
        ((Placed(14, 1, 1, "ab"),), "star-two-letters"),
        ((Placed(14, 1, 1, "a"), Placed(14, 1, 2, "b")), "star-two-letters"),
        ((Placed(14, 1, 1),), "star-without-letter"),
        ((Placed(14, 1, 1, "ї"),), "bad-letter"),
        ((Placed(14, 1, 1, ""),), "star-two-letters"),
        ((Placed(0, 1, 1, "c"),), "not-a-star"),
        ((Placed(0, 1, 1), Placed(1, 1, 1)), "dice-overlap"),
        ((Placed(0, 10**9, 1),), "off-the-board"),
        ((Placed(0, 1, -1),), "off-the-board"),
        (tuple(Placed(n, n, n) for n in range(10_000)), "too-many-dice"),
    ],
)
@pytest.mark.rule("COM-04")
def test_impossible_layouts_are_refused_with_a_specific_code(dice: tuple[Placed, ...], code: str) -> None:
    scene = RebusScene().rolled().lay(0, "CAT")
    assert scene.refuses(0, Arrange(dice)) == code
    assert scene.faults() == {"cat": None}


@pytest.mark.rule("COM-04", "REB-05")
def test_a_board_has_31_squares_a_side_and_all_can_hold_dice() -> None:
    scene = RebusScene().rolled()
    scene.act(0, Arrange((Placed(0, 0, 0), Placed(1, 30, 30), Placed(2, 0, 30))))
    assert len(scene.table.view(1).phase.builds[0].placed) == 3
    for row, col in ((31, 0), (0, 31), (-1, 0), (0, -1)):
        assert scene.refuses(0, Arrange((Placed(0, row, col),))) == "off-the-board"


@pytest.mark.rule("COM-04", "REB-01", "REB-16")
def test_typed_rolls_are_fifteen_letters_with_two_stars_at_most_and_one_for_all_in_duplicate() -> None:
    for roll in (ROLL[:14], ROLL + "a", ROLL.upper(), "***" + ROLL[3:], "ї" + ROLL[1:]):
        assert RebusScene(1).refuses_draw(Rolled(((0, roll),))) == "bad-roll"
    assert RebusScene(2, pace="duplicate").refuses_draw(Rolled(((0, ROLL), (1, ROLL[::-1])))) == "bad-roll"
    assert RebusScene(2, pace="together").refuses_draw(Rolled(((0, ROLL),))) == "bad-roll"
    assert RebusScene(2, pace="together").refuses_draw(Rolled(((0, ROLL), (1, ROLL[:14])))) == "bad-roll"


@pytest.mark.rule("COM-04", "REB-09")
@pytest.mark.parametrize("letter", ["ﬆ", "*", "1", " ", "é"])
def test_stars_are_single_letters_without_lookalikes(letter: str) -> None:
    assert RebusScene().rolled().refuses(0, Arrange((Placed(14, 1, 1, letter),))) == "bad-letter"


@pytest.mark.rule("REB-02", "REB-09")
def test_a_star_for_a_letter_on_no_die_has_the_highest_value() -> None:
    dice = {"faces": DICE["faces"], "values": {"a": 1, "b": 3, "c": 3, "d": 2, "e": 1, "f": 4}}
    roll = "a*bcdefbcdefbcd"
    scene = RebusScene(1, dice=dice).rolled(roll).lay(0, "Ax", roll=roll)
    assert scene.reading().across == 1 + 4


@pytest.mark.rule("COM-09")
@pytest.mark.parametrize("face", ["ﬆ", "ї", "7"])
def test_faces_outside_the_alphabet_are_refused_before_the_first_roll(face: str) -> None:
    faces = [[face, *"abcde"], *DICE["faces"][1:]]
    with pytest.raises(Refused, match="bad-dice"):
        Rebus(WORDS, dice={"faces": faces, "values": VALUES | {face: 1}})


@pytest.mark.rule("REB-05", "COM-04")
def test_a_refused_layout_fixes_no_star() -> None:
    scene = RebusScene().rolled()
    assert scene.refuses(0, Arrange((Placed(14, 1, 1, "e"), Placed(0, 1, 1)))) == "dice-overlap"
    scene.act(0, Arrange(laid("To")))
    assert scene.faults() == {"to": None}
