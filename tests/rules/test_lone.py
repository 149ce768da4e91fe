"""Lone Words, rule by rule: the sheet and the writing."""

from random import Random

import msgspec
import pytest

from parlour.core import Refused, Table, encode
from parlour.core.components import read_components
from parlour.core.court.events import Finished
from parlour.games.lone import Appeal, Erase, Finish, GiveUp, GoOn, HandIn, Line, Lone, Write, text
from parlour.games.lone.components import JOKER, Dice, Roll, Sheet, shipped_dice, shipped_sheet
from parlour.games.lone.rules import can_make
from parlour.lexicon import HouseWords, Lexicon
from rules.lone_scene import FIVES, FOURS, SEVEN, SIXES, THREES, WORDS, LoneScene


@pytest.mark.rule("LON-01", "LON-02", "COM-09")
@pytest.mark.parametrize("language", ["en", "uk", "de"])
def test_seven_letter_dice_and_a_joker_that_is_wild_in_every_roll(language: str) -> None:
    assert len(shipped_dice(language).faces) == 7
    letters = Lexicon.load(language).alphabet.letters
    assert all(face.casefold() in letters for die in shipped_dice(language).faces for face in die)
    dice = LoneScene().rolled("tensoca").table.view(0).dice
    assert [die.letter for die in dice] == [*"tensoca", JOKER]
    assert [die.id for die in dice] == list(range(8))


@pytest.mark.rule("LON-02", "LON-05")
def test_each_die_shows_one_of_its_own_faces_and_capitals_are_the_same_letters() -> None:
    dice = msgspec.convert({"faces": [[face] * 6 for face in "ABCDEFG"]}, Dice)
    assert Roll(dice).draw(Random(1)).letters == "abcdefg"


@pytest.mark.rule("LON-03")
def test_the_sheet_has_twelve_rows_with_the_points_of_their_length() -> None:
    rows = [(row.squares, row.points) for row in shipped_sheet()]
    assert rows == [(3, 3)] * 3 + [(4, 5)] * 3 + [(5, 8)] * 3 + [(6, 12)] * 2 + [(7, 17)]


@pytest.mark.rule("COM-09")
def test_wrong_dice_and_sheets_are_named_with_their_fault() -> None:
    with pytest.raises(Refused, match=r"my-dice.json line 1: .*length.* 7"):
        read_components(b'{"faces": [["a", "b", "c", "d", "e", "f"]]}', "my-dice.json", Dice, "bad-dice")
    with pytest.raises(Refused, match=r"my-pad.json: .*length.* 12"):
        read_components(b'[{"squares": 3, "points": 3}]', "my-pad.json", Sheet, "bad-sheet")
    with pytest.raises(Refused, match="points"):
        Lone(WORDS, sheet=[{"squares": 3, "points": 0}] * 12)


def test_a_table_can_play_with_its_own_dice_and_pad() -> None:
    faces = [["q"] * 6] * 7
    game = Lone(WORDS, dice={"faces": faces}, sheet=[{"squares": 3, "points": 1}] * 12)
    assert game.wait(game.start(3)).chance == Roll(msgspec.convert({"faces": faces}, Dice))
    assert {row.points for row in game.referee.sheet} == {1}


@pytest.mark.rule("LON-04")
def test_rounds_last_sixty_seconds_or_the_tables_choice() -> None:
    assert LoneScene().rolled().table.wait.until == 60_000
    assert LoneScene(seconds=30).rolled().table.wait.until == 30_000
    for seconds in (29, 181):
        with pytest.raises(Refused):
            Lone(WORDS, seconds=seconds)


@pytest.mark.rule("LON-05")
def test_one_roll_for_all_and_everyone_writes_at_the_same_time() -> None:
    scene = LoneScene(4).rolled()
    assert all(scene.asked(seat) == {"Write", "Erase", "Jot", "HandIn", "Finish"} for seat in range(4))
    assert len({encode(scene.table.view(seat).dice) for seat in range(4)}) == 1
    assert scene.compare().go_on().table.view(0).dice == (), "nobody sees the next roll before it is rolled"


@pytest.mark.rule("LON-06")
def test_a_word_fills_all_squares_of_a_free_row_and_no_more() -> None:
    scene = LoneScene().rolled().write(0, (SEVEN, "notices"), (FIVES[1], "stone"))
    assert scene.refuses(0, Write(FOURS[0], "stone")) == "word-too-long"
    assert scene.refuses(0, Write(FIVES[0], "nest")) == "word-too-short"
    assert scene.refuses(0, Write(12, "ten")) == "no-such-row"
    assert scene.refuses(0, Write(-1, "ten")) == "no-such-row"
    assert scene.refuses(0, Write(10**9, "ten")) == "no-such-row"
    scene.compare().go_on().rolled()
    assert scene.refuses(0, Write(SEVEN, "notices")) == "row-used"


@pytest.mark.rule("LON-07")
def test_each_die_is_used_once_per_word_and_the_joker_is_any_letter() -> None:
    assert can_make("coats", "tensoca")
    assert can_make("stars", "tensacr"), "the joker is the second s"
    assert not can_make("stars", "tensoca"), "the joker can't be r and s at once"
    scene = LoneScene().rolled().write(0, (FOURS[0], "nets"), (FOURS[1], "tens"), (FIVES[0], "tense")).compare()
    assert [outcome.why for outcome in scene.state.phase.lines[0]] == ["alone"] * 3, "the same dice serve every word"


@pytest.mark.rule("LON-08")
def test_sheets_and_their_length_stay_secret() -> None:
    scene = LoneScene().rolled()
    watching = [encode(scene.table.view(seat)) for seat in (None, 1, 2)]
    asks, until = scene.table.wait.asks, scene.table.wait.until
    for row, word in [(FIVES[0], "stone"), (FOURS[0], "nest"), (SEVEN, "notices")]:
        scene.act(0, Write(row, word))
        assert scene.last_events == (), "even an event would tell how many there are"
        assert [encode(scene.table.view(seat)) for seat in (None, 1, 2)] == watching
        assert (scene.table.wait.asks, scene.table.wait.until) == (asks, until)
    assert len(scene.table.view(0).draft) == 3
    for move in (Erase(SEVEN), HandIn((Line(0, "ten"),))):
        assert scene.act(0, move).last_events == ()
        assert [encode(scene.table.view(seat)) for seat in (None, 1, 2)] == watching
    scene.compare()
    assert b"ten" in encode(scene.table.view(1))


@pytest.mark.rule("LON-09", "LON-10")
def test_a_fourth_word_is_refused_until_one_is_erased() -> None:
    scene = LoneScene().rolled().write(0, (0, "ten"), (1, "sea"), (2, "cat"))
    assert scene.refuses(0, Write(FOURS[0], "nest")) == "enough-words"
    scene.write(0, (1, "tea"))
    scene.act(0, Erase(0)).act(0, Write(FOURS[0], "nest"))
    assert scene.refuses(0, Erase(0)) == "nothing-there"
    assert [line.word for line in scene.table.view(0).draft] == ["tea", "cat", "nest"]


@pytest.mark.rule("LON-09", "LON-10")
def test_whole_sheets_score_only_their_first_three_words() -> None:
    scene = LoneScene().rolled().hand_in(0, (0, "ten"), (1, "sea"), (3, "nest"), (4, "tens"), (5, "seat"))
    scene.write(1, (FOURS[0], "tens")).compare()
    assert [(outcome.word, outcome.points, outcome.row) for outcome in scene.state.phase.lines[0]] == [
        ("ten", 3, 0),
        ("sea", 3, 1),
        ("nest", 5, 3),
        ("tens", 0, None),
        ("seat", 0, None),
    ]
    assert scene.line(1, "tens").points == 5, "a disqualified word counts as not written"
    scene.go_on()
    assert {outcome.row for outcome in scene.state.sheets[0]} == {0, 1, 3, None}, "and uses no row"


@pytest.mark.rule("LON-10")
def test_a_sheet_handed_in_again_replaces_the_earlier_one() -> None:
    scene = LoneScene().rolled().hand_in(0, (0, "ten"), (1, "sea"), (3, "nest"), (4, "tens"))
    scene.hand_in(0, (FIVES[0], "stone")).compare()
    assert [outcome.word for outcome in scene.state.phase.lines[0]] == ["stone"]


@pytest.mark.rule("LON-06", "LON-18")
def test_a_sheet_handed_in_is_checked_like_single_words() -> None:
    scene = LoneScene().rolled()
    assert scene.refuses(0, HandIn((Line(0, "ten"), Line(0, "sea")))) == "row-twice"
    assert scene.refuses(0, HandIn((Line(0, "ten"), Line(1, "ten")))) == "word-twice"
    assert scene.refuses(0, HandIn((Line(3, "stone"),))) == "word-too-long"
    assert scene.refuses(0, HandIn((Line(0, "ten"),) * 13)) == "too-many-words"
    assert scene.table.view(0).draft == ()


@pytest.mark.rule("COM-05")
@pytest.mark.parametrize(
    "text, code",
    [("", "empty"), ("te7", "digit"), ("t n", "space"), ("né", "accent"), ("x" * 9_999, "too-long")],
)
def test_unreadable_input_is_refused_without_cost(text: str, code: str) -> None:
    assert LoneScene().rolled().refuses(0, Write(0, text)) == code


@pytest.mark.rule("LON-11", "LON-12")
def test_missing_words_cost_rows_that_the_player_picks() -> None:
    scene = LoneScene().rolled().write(0, (SEVEN, "notices")).compare()
    assert scene.table.view(0).phase.owed == (2, 3, 3)
    sentence = text(scene.table.view(0), ["Ann", "Ben", "Cleo"])
    assert "2 words short: pick 2 rows to cross out." in sentence
    assert "Ben picks rows to cross out: 3" in sentence
    assert scene.refuses(0, GiveUp((0,))) == "wrong-number-of-rows"
    assert scene.refuses(0, GiveUp((0, 0))) == "wrong-number-of-rows"
    assert scene.refuses(0, GiveUp((0, SEVEN))) == "row-used"
    assert scene.refuses(0, GiveUp((0, 12))) == "row-used"
    scene.give_up(0, SIXES[0], FOURS[2])
    assert scene.refuses(0, GiveUp((0, 1))) == "not-asked"
    scene.give_up(1, 0, 1, SEVEN).go_on()
    assert {outcome.row for outcome in scene.state.sheets[0]} == {SEVEN, SIXES[0], FOURS[2]}
    assert {outcome.row for outcome in scene.state.sheets[1]} == {0, 1, SEVEN}, "the first row is as free as the last"
    assert all(len(sheet) == 3 for sheet in scene.state.sheets)


@pytest.mark.rule("LON-12")
def test_after_twenty_seconds_the_cheapest_free_rows_are_taken() -> None:
    scene = LoneScene().rolled().write(0, (0, "ten")).compare()
    assert scene.table.wait.until == scene.state.phase.since + 20_000
    scene.wait()
    assert {outcome.row for outcome in scene.state.sheets[0]} == {0, 1, 2}
    assert {outcome.row for outcome in scene.state.sheets[1]} == set(THREES)
    assert scene.phase == "Rolling"


@pytest.mark.rule("LON-13")
def test_empty_and_impossible_words_score_nothing_and_block_nobody() -> None:
    scene = LoneScene().rolled("tenscao")
    scene.write(0, (0, "nto"), (FIVES[0], "stars"), (1, "cat"))
    scene.write(1, (FOURS[0], "star"), (0, "nto")).compare()
    assert (scene.line(0, "nto").why, scene.line(0, "nto").points) == ("no-word", 0)
    assert scene.line(0, "stars").why == "not-on-dice"
    assert scene.line(1, "nto").why == "no-word"
    scene.go_on().rolled("starsen").write(1, (FIVES[0], "stars")).compare()
    assert scene.line(1, "stars").points == 8


@pytest.mark.rule("LON-13")
@pytest.mark.parametrize("row, word, reason", [(FIVES[0], "paris", "name"), (FOURS[0], "asap", "abbreviation")])
def test_names_and_abbreviations_are_refused_with_the_reason(row: int, word: str, reason: str) -> None:
    scene = LoneScene(lexicon=Lexicon.load("en")).rolled("parisot").write(0, (row, word)).compare()
    assert (scene.line(0, word).why, scene.line(0, word).reason) == ("no-word", reason)


@pytest.mark.rule("LON-13")
def test_all_word_classes_are_allowed() -> None:
    scene = LoneScene(lexicon=Lexicon.load("en")).rolled("withkyo")
    scene.write(0, (FOURS[0], "with"), (FOURS[1], "tiny"), (0, "why")).compare()
    assert [outcome.why for outcome in scene.state.phase.lines[0]] == ["alone"] * 3


@pytest.mark.rule("LON-14")
def test_a_word_that_arrives_after_the_time_is_not_written() -> None:
    scene = LoneScene().rolled()
    scene.act(0, Write(0, "ten"), at=60_000)
    assert scene.phase == "Working", "an input at the very end is in time"
    assert scene.refuses(0, Write(1, "tea"), at=60_001) == "not-asked"
    assert scene.phase == "Compared"
    assert [outcome.word for outcome in scene.state.phase.lines[0]] == ["ten"]
    for move in (Erase(0), HandIn(()), Finish()):
        assert scene.refuses(0, move) == "not-asked"


@pytest.mark.rule("LON-14")
def test_the_round_ends_early_when_all_have_finished_and_writing_takes_it_back() -> None:
    scene = LoneScene(2).rolled().act(0, Finish())
    assert scene.table.view(1).finished == (0,)
    assert scene.refuses(0, Finish()) == "finished-already"
    scene.act(0, Write(0, "ten")).act(1, Finish())
    assert scene.phase == "Working"
    scene.act(0, Finish())
    assert scene.events(Finished) == [Finished(0)], "the last one who has finished says so too"
    assert scene.phase == "Compared"


def test_the_next_roll_waits_until_all_have_seen_enough() -> None:
    scene = LoneScene(2).rolled().compare().act(0, GoOn())
    assert scene.phase == "Compared"
    assert scene.table.view(1).phase.ready == (0,)
    assert scene.refuses(0, GoOn()) == "not-asked"
    assert scene.act(1, GoOn()).phase == "Rolling"


@pytest.mark.rule("COM-08")
def test_a_removed_seat_is_not_waited_for_and_the_last_one_wins() -> None:
    scene = LoneScene().rolled().act(0, Finish()).act(1, Finish())
    assert scene.leave(2).phase == "Compared"
    scene.act(0, GoOn()).act(1, GoOn())
    assert scene.phase == "Rolling"
    scene.rolled().leave(0)
    assert scene.table.result.winners == (1,)


@pytest.mark.rule("COM-05")
def test_a_ukrainian_word_is_the_same_with_and_without_its_apostrophe() -> None:
    words = Lexicon.of(["п'ять", "мати"], language="uk")
    scene = LoneScene(2, lexicon=words).rolled("пятьмаи").write(0, (FOURS[0], "п’ять")).write(1, (FOURS[0], "пять"))
    scene.compare()
    assert [scene.state.phase.lines[seat][0].why for seat in (0, 1)] == ["shared", "shared"]


def test_seats_are_two_to_eight() -> None:
    for seats in (1, 9):
        with pytest.raises(Refused):
            Table(Lone(WORDS), seats)


def test_house_words_are_judged_like_words() -> None:
    scene = LoneScene(house=HouseWords(allow=("nto",), refuse=("ten",))).rolled()
    scene.write(0, (0, "nto"), (1, "ten")).compare()
    assert [outcome.why for outcome in scene.state.phase.lines[0]] == ["alone", "no-word"]
    assert scene.line(0, "ten").reason == "refused"


def test_there_are_no_appeals_if_the_dictionary_decides() -> None:
    assert LoneScene().rolled().write(0, (0, "nto")).compare().refuses(1, Appeal("nto")) == "not-asked"
