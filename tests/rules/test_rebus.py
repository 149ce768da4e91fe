"""Letters Rebus, rule by rule: a turn, the points and the end."""

from random import Random

import pytest

from parlour.core import Refused, Table
from parlour.core.components import read_components
from parlour.core.extras.review_time import by_clock
from parlour.games.rebus import Arrange, Finish, GoOn, Rebus, Rolled, review, shipped_dice
from parlour.games.rebus.analysis import everyday, looks, proven
from parlour.games.rebus.components import STAR, Dice, Roll
from parlour.games.rebus.model import Scored
from parlour.games.rebus.solver import best_layout
from parlour.languages import language as installed
from parlour.lexicon import Lexicon
from rules.rebus_scene import ROLL, WORDS, RebusScene, laid


@pytest.mark.rule("REB-01", "REB-02", "COM-09")
@pytest.mark.parametrize("language", ["en", "uk", "de"])
def test_fifteen_dice_have_two_stars_a_third_of_vowels_and_one_value_per_letter(language: str) -> None:
    dice = shipped_dice(language)
    assert len(dice.faces) == 15
    assert sorted(die.count(STAR) for die in dice.faces) == [0] * 13 + [1, 1]
    every = [face.casefold() for die in dice.faces for face in die]
    assert 0.34 < sum(face in installed(language).alphabet.vowels for face in every) / len(every) < 0.38
    assert set(dice.value) == set(Lexicon.load(language).alphabet.letters)
    assert (min(dice.value.values()), max(dice.value.values())) == (1, 10)
    often = {letter: every.count(letter) for letter in dice.value}
    assert min(often[letter] for letter in often if dice.value[letter] == 1) > 3 * max(
        often[letter] for letter in often if dice.value[letter] == 10
    ), "the rare ones are dear"


@pytest.mark.rule("REB-01")
def test_the_scoring_table_is_for_up_to_seven_players_and_ten_rounds() -> None:
    assert [len(row) for row in RebusScene(7).state.table] == [10] * 7
    for seats in (0, 8):
        with pytest.raises(Refused):
            Table(Rebus(WORDS), seats)


@pytest.mark.rule("COM-09")
def test_wrong_dice_are_named_with_their_fault() -> None:
    plain, star = '["a", "b", "c", "d", "e", "f"]', '["*", "b", "c", "d", "e", "f"]'
    values = '{"a": 1, "b": 1, "c": 1, "d": 1, "e": 1, "f": 1}'

    def complaint(faces: list[str], values: str = values) -> str:
        text = f'{{"faces": [{", ".join(faces)}], "values": {values}}}'
        with pytest.raises(Refused) as refused:
            read_components(text.encode(), "mine.json", Dice, "bad-dice")
        return refused.value.detail

    assert "mine.json" in complaint([plain] * 15)
    assert "star" in complaint([plain] * 15)
    assert "length >= 15" in complaint([plain] * 12 + [star] * 2)
    assert "no value for the face “f”" in complaint([plain] * 13 + [star] * 2, '{"a":1,"b":1,"c":1,"d":1,"e":1}')
    assert "<= 10" in complaint([plain] * 13 + [star] * 2, values.replace('"a": 1', '"a": 11'))
    with pytest.raises(Refused, match="no letter of this table's language"):
        Rebus(Lexicon.of(["та"], language="uk"), dice=shipped_dice("en"))


@pytest.mark.rule("REB-03")
def test_players_take_turns_and_roll_all_fifteen_dice() -> None:
    scene = RebusScene(3)
    order = []
    for _ in range(7):
        order.append(scene.state.phase.seats)
        scene.rolled().done(*order[-1]).go_on()
    assert order == [(0,), (1,), (2,), (0,), (1,), (2,), (0,)]
    chance = scene.table.wait.chance
    assert isinstance(chance, Roll)
    assert scene.refuses_draw(Rolled(((1, ROLL[:14]),))) == "bad-roll"
    assert scene.refuses_draw(Rolled(((0, ROLL),))) == "bad-roll"


@pytest.mark.rule("REB-04")
def test_the_timer_runs_ninety_seconds_as_often_as_chosen() -> None:
    assert RebusScene().rolled().table.wait.until == 90_000
    assert RebusScene(hourglass_seconds=30, turns_of_the_glass=3).rolled().table.wait.until == 90_000
    for settings in ({"hourglass_seconds": 0}, {"turns_of_the_glass": 0}, {"hourglass_seconds": 10**6}):
        with pytest.raises(Refused):
            Rebus(WORDS, **settings)


@pytest.mark.rule("REB-04")
def test_every_countdown_says_how_long_it_lasts_as_a_whole() -> None:
    scene = RebusScene(hourglass_seconds=30, turns_of_the_glass=2, judge="table").rolled()
    assert scene.table.wait.span == 60_000
    scene.lay(0, "TAC", at=5_000)
    assert scene.table.wait.span == 60_000
    scene.done(0)
    assert (scene.phase, scene.table.wait.span) == ("Voting", 15_000)
    scene.wait()
    assert (scene.phase, scene.table.wait.span) == ("Settled", 15_000)


@pytest.mark.rule("REB-05", "REB-10")
def test_dice_are_moved_and_taken_back_freely_and_the_last_layout_counts() -> None:
    scene = RebusScene().rolled().lay(0, "CAT").lay(0, "CA/.T").lay(0, "").lay(0, "DOG")
    assert scene.faults() == {"dog": None}
    scene.lay(0, "COT", at=90_000)
    assert scene.refuses(0, Arrange(laid("DOG")), at=90_001) == "not-asked"
    assert scene.phase == "Settled"
    assert scene.faults() == {"cot": None}
    assert scene.refuses(0, Finish()) == "not-asked"


@pytest.mark.rule("REB-05")
def test_a_turn_ends_early_when_the_player_is_done() -> None:
    scene = RebusScene().rolled().lay(0, "CAT").done(0)
    assert (scene.phase, scene.table.at < 90_000) == ("Settled", True)


@pytest.mark.rule("REB-05")
def test_the_time_of_all_ends_when_the_last_builder_has_finished() -> None:
    scene = RebusScene(2, pace="duplicate").rolled().lay(0, "CAT").done(0)
    assert scene.phase == "Working", "the other one builds"
    scene.lay(0, "CAT/A..").done(1)
    assert scene.phase == "Working", "who moves a die again has not finished"
    assert scene.done(0).phase == "Settled"


@pytest.mark.rule("REB-06", "REB-07", "REB-12")
def test_words_cross_and_a_die_at_a_crossing_counts_in_both() -> None:
    scene = RebusScene().rolled().lay(0, ".C./DOG/.T.")
    reading = scene.reading()
    assert (reading.across, reading.down, reading.unused) == (5, 5, 25 - 9)
    assert reading.total == -6
    assert [(run.word, run.down, run.points) for run in reading.runs] == [("dog", False, 5), ("cot", True, 5)]


@pytest.mark.rule("REB-07")
def test_every_run_of_two_or_more_dice_is_a_word_across_and_down() -> None:
    scene = RebusScene().rolled().lay(0, "CAT/DOG")
    assert scene.faults() == {"cat": None, "dog": None, "cd": "no-word", "ao": "no-word", "tg": "no-word"}


@pytest.mark.rule("REB-06", "REB-07")
def test_islands_that_share_a_letter_are_not_allowed_and_others_are() -> None:
    scene = RebusScene().rolled().lay(0, "CAT....DOG")
    assert (scene.reading().apart, scene.reading().across) == ((), 5 + 5)
    scene.lay(0, "COT....DOG")
    assert len(scene.reading().apart) == 6, "both have an O: they must cross on it"
    assert (scene.reading().across, scene.words()) == (5, "cto"), "of two equal words the first one stays"
    alone = RebusScene(islands="none").rolled().lay(0, "CAT....DOG")
    assert (len(alone.reading().apart), alone.reading().across) == (6, 5)


@pytest.mark.rule("REB-08")
def test_words_reach_the_shortest_length_and_are_laid_once() -> None:
    scene = RebusScene().rolled().lay(0, "NO/O.")
    assert list(scene.faults().values()) == ["twice"]
    assert scene.reading().across + scene.reading().down == 2
    longer = RebusScene(shortest=3).rolled().lay(0, ".C./DOG/.T./AX.")
    assert longer.faults()["ax"] == "too-short"
    assert longer.reading().across == 5
    roll = "parisasapaetgdb"
    names = RebusScene(lexicon=Lexicon.load("en")).rolled(roll).lay(0, "PARIS....ASAP", roll=roll)
    assert names.faults() == {"paris": "no-word", "asap": "no-word"}, "no names, no abbreviations"


@pytest.mark.rule("REB-08")
def test_all_word_classes_are_allowed() -> None:
    scene = RebusScene(lexicon=Lexicon.load("en")).rolled().lay(0, "TO/.N")
    assert scene.faults() == {"to": None, "on": None}


@pytest.mark.rule("REB-09", "REB-12")
def test_a_star_has_the_letter_and_the_value_of_its_letter_in_both_words() -> None:
    scene = RebusScene().rolled().lay(0, "Ax/.O")
    assert scene.faults() == {"ax": None, "xo": "no-word"}
    assert [die.value for die in scene.table.view(0).phase.builds[0].dice if die.letter == STAR] == [0]
    reading = RebusScene().rolled().lay(0, "AD/xO").reading()
    assert [(run.word, run.points) for run in reading.runs] == [("ad", 3), ("xo", 9), ("ax", 9), ("do", 3)]
    scene = RebusScene().rolled().lay(0, "To/.X")
    assert scene.faults() == {"to": None, "ox": None}
    assert (scene.reading().across, scene.reading().down) == (1 + 1, 1 + 8)
    assert scene.reading().unused == 25 - 1 - 8


@pytest.mark.rule("REB-09")
def test_a_star_is_fixed_when_it_is_first_laid_and_free_again_on_the_next_turn() -> None:
    scene = RebusScene(1).rolled().lay(0, "Te").lay(0, "")
    assert scene.refuses(0, Arrange(laid("To"))) == "star-is-fixed"
    assert scene.table.view(0).phase.builds[0].stars == ((14, "e"),)
    scene.lay(0, "TeN").done(0).go_on().rolled().lay(0, "To")
    assert scene.faults() == {"to": None}


@pytest.mark.rule("REB-09")
def test_a_table_may_let_stars_change_and_two_stars_may_differ() -> None:
    roll = "catdogsenoxae**"
    scene = RebusScene(star_letter="free").rolled(roll).lay(0, "Te", roll=roll).lay(0, "To/.n", roll=roll)
    assert scene.faults() == {"to": None, "on": None}
    both = RebusScene().rolled(roll).lay(0, "To/.n", roll=roll)
    assert both.state.builds[0].stars == ((13, "o"), (14, "n"))
    assert both.lay(0, "o/n", roll=roll).faults() == {"on": None}, "each keeps its own letter"


@pytest.mark.rule("REB-11")
def test_illegal_layouts_score_their_best_legal_part() -> None:
    scene = RebusScene().rolled().lay(0, ".CE/DOG/.TX")
    assert scene.faults()["ce"] == scene.faults()["tx"] == "no-word"
    assert scene.words() == "ctdog", "E and X beside COT are left out"
    assert scene.reading().total == -6
    scene.wait()
    assert scene.state.phase.turns[0].reading.total == -6


@pytest.mark.rule("REB-11", "REB-12")
def test_the_best_part_is_the_one_with_the_most_points_and_leaving_a_star_out_costs_nothing() -> None:
    dear = RebusScene(islands="none").rolled().lay(0, "AX....CATS")
    assert (dear.words(), dear.reading().total) == ("ax", 9 - 16), "not the one with the most dice"
    star = RebusScene(islands="none").rolled().lay(0, "Ax....CATS")
    assert (sorted(star.words()), star.reading().total) == (sorted("cats"), 6 - 19)


@pytest.mark.rule("REB-12")
def test_unused_dice_cost_their_value_and_an_unused_star_nothing() -> None:
    scene = RebusScene(negative_turns="keep").rolled()
    assert scene.reading().total == -25
    scene.lay(0, "..X").lay(0, "..X...e")
    assert scene.reading().total == -25, "a die alone is in no word, and a star alone costs nothing"
    scene.done(0)
    assert scene.state.phase.turns[0].points == -25


@pytest.mark.rule("REB-13")
def test_a_negative_turn_is_entered_as_zero_or_as_it_is() -> None:
    assert RebusScene(1).play(0, "CAT").state.table[0][0] == 0
    assert RebusScene(1, negative_turns="keep").play(0, "CAT").state.table[0][0] == 5 - 20


@pytest.mark.rule("REB-22")
def test_with_free_leftovers_any_word_scores() -> None:
    scene = RebusScene(unused="free").rolled()
    assert scene.reading().total == 0
    scene.lay(0, "CAT")
    assert (scene.reading().total, scene.reading().unused) == (5, 0)
    dear = RebusScene(islands="none", unused="free").rolled().lay(0, "Ax....CATS")
    assert (sorted(dear.words()), dear.reading().total) == (["*", "a"], 9), "the part with the most points counts"


@pytest.mark.rule("REB-14")
def test_the_scoring_table_shows_every_round_and_player() -> None:
    scene = RebusScene(2, negative_turns="keep").play(0, "CAT").play(1, "DOG").play(0, "")
    view = scene.table.view(None)
    assert [row[:3] for row in view.table] == [(-15, -25, None), (-15, None, None)]
    assert view.totals == (-40, -15)


@pytest.mark.rule("REB-15")
def test_after_ten_rounds_the_most_points_win_and_a_tie_is_shared() -> None:
    scene = RebusScene(2, negative_turns="keep")
    for round in range(10):
        scene.play(0, "CAT").play(1, "DOG" if round else "AX")
    assert scene.phase == "Over"
    assert scene.table.result.winners == (1,)
    assert scene.table.result.scores == (-150, 9 * -15 + 9 - 16)
    tied = RebusScene(2)
    for _ in range(10):
        tied.play(0, "").play(1, "")
    assert tied.table.result.winners == (0, 1)


@pytest.mark.rule("REB-15")
def test_one_player_plays_ten_rounds_alone() -> None:
    scene = RebusScene(1)
    for _ in range(10):
        scene.play(0, "TO/.N")
    assert (scene.phase, scene.table.result.winners) == ("Over", (0,))


@pytest.mark.rule("REB-18")
def test_after_each_turn_there_is_the_best_layout_and_the_share_that_was_reached() -> None:
    scene = RebusScene(1).rolled("catdogsenoxaetx").lay(0, "CAT", roll="catdogsenoxaetx")
    assert review(scene.table) == (), "nothing is revealed while the timer runs"
    (outcome,) = review(scene.done(0).table)
    assert (outcome,) == review(scene.go_on().table)
    assert (outcome.round, outcome.seat, outcome.reached) == (1, 0, 5 - 28)
    assert outcome.reached < outcome.best <= outcome.bound
    assert outcome.share == 0
    again = RebusScene(1).rolled("catdogsenoxaetx")
    again.act(0, Arrange(outcome.placed)).done(0).go_on()
    assert review(again.table)[0].share == 1


@pytest.mark.rule("REB-18", "REB-22")
def test_with_free_leftovers_layouts_are_counted_without_proof() -> None:
    scene = RebusScene(1, unused="free").rolled("catdogsenoxaetx").lay(0, "CAT", roll="catdogsenoxaetx").done(0)
    (outcome,) = review(scene.table)
    assert outcome.reached == 5 < outcome.best < outcome.bound
    again = RebusScene(1, unused="free").rolled("catdogsenoxaetx")
    again.act(0, Arrange(outcome.placed)).done(0)
    assert review(again.table)[0].reached == outcome.best


@pytest.mark.slow
@pytest.mark.rule("REB-18")
@pytest.mark.parametrize("language", ["en", "de", "uk"])
def test_no_layout_that_is_shown_has_a_rare_word(language: str) -> None:
    """The dice of each roll score more with rare words than with familiar ones."""
    lexicon, dice = Lexicon.load(language), shipped_dice(language)
    met = {word.upper() for word in lexicon.shown()}
    for seed in range(3):
        roll = "".join(Random(seed).choice(faces) for faces in dice.faces).lower()
        game = Rebus(lexicon, pace="duplicate", rounds=1)
        best, common = proven(game, roll), everyday(game, roll)
        assert {*best.across, *best.down, *common.across, *common.down} <= met
        assert common.score <= best.score <= best_layout(lexicon, roll, dice.value, enough=looks()).bound


@pytest.mark.rule("REB-18")
def test_hurried_reviews_return_partial_findings_uncached() -> None:
    roll = "neiliohecifhsrb"
    scene = RebusScene(1, lexicon=Lexicon.load("en")).rolled(roll).done(0)
    asked: list[float] = []
    with by_clock(lambda: asked.append(1.0) or 1.0):
        (hurried,) = review(scene.table)
    assert len(asked) < 20, "whoever is late looks once, and no more"
    assert 0 < hurried.best < hurried.bound, "at least so much"
    (outcome,) = review(scene.table)
    assert hurried.best <= outcome.best == outcome.bound <= hurried.bound
    with by_clock(lambda: 1.0):
        assert review(scene.table) == (outcome,), "what is known already takes no time"


@pytest.mark.rule("COM-04")
def test_nobody_lays_dice_out_of_turn() -> None:
    scene = RebusScene(3).rolled()
    assert scene.refuses(1, Arrange(())) == "not-asked"
    assert scene.refuses(0, GoOn()) == "not-asked"


@pytest.mark.rule("COM-05")
def test_ukrainian_dice_need_no_apostrophe() -> None:
    roll = "пятьматидошоуво"
    scene = RebusScene(1, lexicon=Lexicon.of(["п'ять", "мати"], language="uk"), dice=shipped_dice("uk")).rolled(roll)
    scene.lay(0, "ПЯТЬ", roll=roll)
    assert scene.faults() == {"пять": None}


@pytest.mark.rule("COM-08", "REB-23")
def test_a_removed_seat_passes_and_the_last_one_left_wins() -> None:
    scene = RebusScene(3).rolled().leave(0)
    assert scene.state.phase.seats == (1,)
    scene.play(1, "CAT").play(2, "CAT")
    assert (scene.state.round, scene.state.phase.seats) == (2, (1,))
    scene.leave(1)
    assert scene.table.result.winners == (2,)
    assert RebusScene(1).leave(0).table.result.winners == ()


def test_points_are_reported_with_every_word() -> None:
    scene = RebusScene().rolled().lay(0, "CAT").done(0)
    assert [turn.points for turn in scene.events(Scored)[0].turns] == [0]
