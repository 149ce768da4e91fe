"""Bookworm, rule by rule: setting up a round, and turns."""

import pytest

from parlour.core import Refused
from parlour.games.bookworm import (
    Bookworm,
    Lot,
    Pick,
    Rolled,
    Say,
    Turned,
)
from parlour.games.bookworm.model.events import Failed
from parlour.lexicon import Lexicon
from rules.bookworm_scene import ANIMALS, ENGLISH, FRUIT, BookwormScene, faces

UKRAINIAN = Lexicon.load("uk")


# Setting up a round.


@pytest.mark.rule("BKW-04")
def test_the_first_bookworm_is_drawn_by_lot_or_named_by_the_table() -> None:
    assert Bookworm(ENGLISH).settings.first_bookworm == 0, "by lot, unless the table picks"
    drawn = BookwormScene(first_bookworm=0)
    assert drawn.phase == "Choosing"
    assert drawn.table.wait.chance.seats == (0, 1, 2)
    drawn.draw(Lot(2))
    assert drawn.state.bookworm == 2
    assert [BookwormScene(first_bookworm=place).state.bookworm for place in (1, 2, 3)] == [0, 1, 2]
    with pytest.raises(Refused, match="bad-setting"):
        Bookworm(ENGLISH, first_bookworm=4).start(3)


@pytest.mark.rule("BKW-04")
@pytest.mark.parametrize("seats", [1, 7])
def test_it_is_for_two_to_six_players(seats: int) -> None:
    with pytest.raises(Refused, match="wrong-number-of-seats"):
        Bookworm(ENGLISH).start(seats)


@pytest.mark.rule("BKW-05")
def test_the_bookworm_picks_a_category_and_the_player_to_the_left_begins() -> None:
    scene = BookwormScene()
    scene.draw(Turned(ANIMALS))
    assert scene.asked(0) == {"Pick"}
    assert scene.asked(1) == set()
    assert scene.refuses(0, Pick(3)) == scene.refuses(0, Pick(-1)) == "no-such-category"
    assert (scene.table.view(1).dice, scene.table.view(1).display) == ((), ()), "nothing is rolled before the pick"
    scene.act(0, Pick(2)).draw(Rolled(faces("a1 b1 c1 d1 e1 f1 g1"), None))
    assert scene.table.view(1).category.level == "red"
    assert scene.turn == 1
    assert scene.display == (0, 1, 2, 3, 4, 5, 6)


@pytest.mark.rule("BKW-05")
def test_after_20_seconds_the_top_category_is_picked() -> None:
    scene = BookwormScene()
    scene.draw(Turned(ANIMALS)).wait(19_999)
    assert scene.phase == "Picking"
    scene.wait(20_000)
    assert scene.phase == "Rolling"
    assert scene.table.view(0).category.id == "animal"


# A turn.


@pytest.mark.rule("BKW-06")
def test_a_word_takes_the_die_it_starts_with_and_the_turn_passes_to_the_left() -> None:
    scene = BookwormScene().opened("c1 d1 e2 f1 g2 h2 m1").say(1, "Camel", 0)
    assert scene.dice_of(1) == (0,)
    assert scene.display == (1, 2, 3, 4, 5, 6)
    assert scene.turn == 2
    scene.each("dog", "elephant")
    assert scene.dice_of(0) == (2,)
    assert scene.turn == 1


@pytest.mark.rule("BKW-06")
@pytest.mark.parametrize("again", ["camel", "CAMEL", "the camel", "a Camel", "camels", "Camels"])
def test_a_word_counts_once_a_round_in_any_spelling(again: str) -> None:
    scene = BookwormScene().opened("c1 c1 e2 f1 g2 h2 m1").say(1, "camel", 0)
    assert scene.refuses(2, Say(again, 1)) == "said-before"
    assert scene.say(2, "crocodile", 1).dice_of(2) == (1,)


@pytest.mark.rule("BKW-06")
@pytest.mark.parametrize(
    "first, again",
    [
        ("кіт", "коти"),
        ("коти", "Кіт"),
        ("кабан", "кабани"),
        ("ківі", "Ківі"),
        ("камчатський краб", "камчатські краби"),
        ("карликові бегемоти", "Карликовий бегемот"),
    ],
)
def test_a_ukrainian_plural_is_the_same_word(first: str, again: str) -> None:
    scene = BookwormScene(lexicon=UKRAINIAN).opened("к1 к1 а1 б1 в1 д1 е1").say(1, first, 0)
    assert scene.refuses(2, Say(again, 1)) == "said-before"


@pytest.mark.rule("BKW-06")
def test_in_the_next_round_a_word_may_be_named_again() -> None:
    scene = BookwormScene().opened("c1 d1 e2 f1 g2 h2 m1").say(1, "camel", 0).wait()
    assert scene.phase == "Scored"
    scene.wait()
    scene.opened("c1 d1 e2 f1 g2 h2 m1", card=FRUIT)
    assert scene.say(scene.turn, "camel").state.said[-1].word == "camel"


@pytest.mark.rule("BKW-06")
def test_a_die_is_taken_only_with_a_letter_that_it_shows() -> None:
    scene = BookwormScene().opened("c1 d1 e2 f1 g2 h2 m1")
    assert scene.refuses(1, Say("dog", 0)) == "wrong-letter"
    assert scene.refuses(1, Say("zebra")) == scene.refuses(1, Say("zebra", 0)) == "starts-with-no-die"
    scene.say(1, "dog")
    assert scene.refuses(2, Say("cat", 1)) == "wrong-letter"


@pytest.mark.rule("BKW-07")
def test_losing_a_die_gives_a_bookworm_card() -> None:
    scene = BookwormScene().opened("c1 d1 e2 f1 g2 h2 m1").say(1, "camel", 0).say(2, "cat", 0)
    assert scene.dice_of(1) == ()
    assert scene.dice_of(2) == (0,)
    assert scene.worms == (0, 1, 0)
    assert scene.table.view(0).middle == 5
    assert scene.last_events[0].spoken.source == 1


@pytest.mark.rule("BKW-08")
def test_with_no_bookworm_card_left_only_dice_in_the_display_count() -> None:
    words = ["camel", "cat", "cow", "crab", "crocodile", "cheetah", "cobra"]
    scene = BookwormScene(2).opened("c1 d1 e2 f1 g2 h2 m1").each(*words)
    assert sum(scene.worms) == 6
    holder = scene.state.spread.holder(0)
    assert scene.turn != holder
    assert not scene.table.view(0).dice[0].is_takeable
    assert scene.refuses(scene.turn, Say("coyote", 0)) == "no-bookworm-card"
    assert scene.refuses(scene.turn, Say("coyote")) == "no-bookworm-card"
    assert scene.each("dog").display == (2, 3, 4, 5, 6)


@pytest.mark.rule("BKW-09")
def test_a_combined_face_is_either_letter_wherever_the_die_is() -> None:
    scene = BookwormScene().opened("ck1 xy3 e2 f1 g2 h2 m1").say(1, "kangaroo", 0).say(2, "cat", 0).say(0, "yak", 1)
    assert scene.dice_of(2) == (0,)
    assert scene.dice_of(0) == (1,)


@pytest.mark.rule("BKW-09")
def test_a_combined_face_in_ukrainian() -> None:
    scene = BookwormScene(lexicon=UKRAINIAN).opened("гґ2 їй3 а1 б1 в1 д1 е1")
    assert scene.say(1, "їжак", 1).dice_of(1) == (1,)
    assert scene.say(2, "ґава", 0).dice_of(2) == (0,)
    assert scene.say(0, "гепард", 0).dice_of(0) == (0,)


@pytest.mark.rule("BKW-10")
def test_the_player_says_which_die_where_several_show_the_letter() -> None:
    scene = BookwormScene().opened("c1 c2 e2 f1 g2 h2 m1")
    assert scene.refuses(1, Say("camel")) == "which-die"
    assert scene.say(1, "camel", 1).dice_of(1) == (1,)


@pytest.mark.rule("BKW-10")
def test_a_single_takeable_die_need_not_be_named() -> None:
    assert BookwormScene().opened("c1 d2 e2 f1 g2 h2 m1").say(1, "dog").dice_of(1) == (1,)


@pytest.mark.rule("BKW-10")
def test_nobody_takes_a_die_from_themselves() -> None:
    scene = BookwormScene(2).opened("c1 d1 e2 f1 g2 h2 m1").say(1, "camel", 0).say(0, "dog", 1)
    assert scene.refuses(1, Say("cat", 0)) == "own-die"
    assert scene.refuses(1, Say("cat")) == "own-die"


@pytest.mark.rule("BKW-10")
@pytest.mark.parametrize(
    "said, word",
    [
        ("the Elephant", "elephant"),
        ("an eagle", "eagle"),
        ("electric eel", "electric eel"),
        ("Elegant-crested tinamou", "elegant crested tinamou"),
        ("the emperor penguin chick", "emperor penguin chick"),
    ],
)
def test_articles_do_not_count_and_up_to_three_words_are_one_answer(said: str, word: str) -> None:
    scene = BookwormScene().opened("c1 d1 e2 f1 g2 h2 t1").say(1, said)
    assert scene.state.said[-1].word == word
    assert scene.dice_of(1) == (2,)


@pytest.mark.rule("BKW-10")
def test_four_words_are_too_many() -> None:
    assert BookwormScene().opened().refuses(1, Say("dog with a hat", 1)) == "too-many-words"


@pytest.mark.rule("BKW-11")
def test_naming_no_word_within_15_seconds_fails() -> None:
    scene = BookwormScene().opened()
    began = scene.table.at
    phase = scene.table.view(1).phase
    assert (phase.until, phase.count_from) == (began + 15_000, began + 10_000)
    scene.wait(began + 14_999)
    assert scene.phase == "Naming"
    scene.say(1, "camel", at=began + 15_000)  # at the last moment is in time
    assert scene.turn == 2
    scene.wait(began + 30_000)
    assert scene.events(Failed) == [Failed(2)]


@pytest.mark.rule("BKW-11")
def test_the_time_for_a_word_is_a_setting() -> None:
    scene = BookwormScene(seconds=30).opened()
    assert scene.state.phase.until == scene.table.at + 30_000
