"""Bookworm, rule by rule: components, rounds, turns, scores."""

from collections import Counter

import pytest
from msgspec.structs import replace

from parlour.core import Refused
from parlour.games.bookworm import (
    SIDES,
    SPECIAL,
    Bookworm,
    GoOn,
    Lot,
    Pick,
    Rolled,
    Say,
    Turned,
    read_cards,
    read_dice,
    shipped_cards,
    shipped_dice,
)
from parlour.games.bookworm.components import Face
from parlour.games.bookworm.events import Failed, GameEnded, RoundEnded, RoundScore
from parlour.games.bookworm.rounds import finish
from parlour.lexicon import Lexicon
from parlour.lexicon.categories import CATEGORIES, LEVELS
from rules.bookworm_scene import ANIMALS, ENGLISH, FRUIT, BookwormScene, faces

UKRAINIAN = Lexicon.load("uk")


# Components.


@pytest.mark.rule("BKW-01")
def test_54_cards_have_three_categories_each_the_easiest_on_top() -> None:
    cards = shipped_cards()
    assert len(cards) == 54
    for card in cards:
        assert [CATEGORIES[key].level for key in card] == list(LEVELS)
    assert len({key for card in cards for key in card}) == 162


@pytest.mark.rule("BKW-01")
def test_there_are_seven_letter_dice_a_special_die_and_six_bookworm_cards() -> None:
    scene = BookwormScene().opened(side="stack")
    view = scene.table.view(0)
    assert [die.id for die in view.dice] == [0, 1, 2, 3, 4, 5, 6, SPECIAL]
    assert view.display == (0, 1, 2, 3, 4, 5, 6, SPECIAL)
    assert view.middle == 6
    assert sorted(shipped_dice("en").special) == sorted(SIDES)


@pytest.mark.rule("BKW-02")
@pytest.mark.parametrize("language, combined", [("en", {"ck", "xy"}), ("uk", {"гґ", "їй"})])
def test_42_faces_have_one_to_three_dots_and_the_combined_letters(language: str, combined: set[str]) -> None:
    shown = [Face.of(face) for die in shipped_dice(language).white for face in die]
    assert len(shown) == 42
    assert {face.dots for face in shown} == {1, 2, 3}
    assert {face.letters for face in shown if len(face.letters) == 2} == combined
    for die in shipped_dice(language).white:
        assert len(set(die)) == 6


@pytest.mark.rule("BKW-02")
@pytest.mark.parametrize("language, common, rare", [("en", "s", "q"), ("uk", "к", "ц")])
def test_rare_first_letters_have_more_dots(language: str, common: str, rare: str) -> None:
    dots = {face[:-1]: int(face[-1]) for die in shipped_dice(language).white for face in die}
    assert dots[common] == 1
    assert dots[rare] == 3


@pytest.mark.rule("BKW-03")
def test_the_special_die_may_be_left_out() -> None:
    assert BookwormScene(special_die=True).draw(Turned(0)).act(0, Pick(0)).table.wait.chance.with_special is True
    without = BookwormScene(special_die=False)
    assert without.draw(Turned(0)).act(0, Pick(0)).table.wait.chance.with_special is False
    assert [die.id for die in without.draw(Rolled(faces("a1 b1 c1 d1 e1 f1 g1"), None)).table.view(0).dice] == [
        *range(7)
    ]


@pytest.mark.rule("BKW-03")
def test_with_children_only_the_top_category_is_played() -> None:
    scene = BookwormScene(green_only=True)
    scene.draw(Turned(ANIMALS))
    assert scene.phase == "Rolling"  # there was nothing to pick
    view = scene.table.view(1)
    assert [line.level for line in view.card] == ["green"]
    assert view.category.id == "animal"


@pytest.mark.rule("COM-09")
def test_dice_and_cards_of_ones_own_can_be_used_and_wrong_ones_are_named() -> None:
    own = BookwormScene(cards=[["Films with a dog", "fruit", "round"]])
    own.draw(Turned(0))
    assert [line.id for line in own.table.view(0).card] == [None, "fruit", "round"]
    own.act(0, Pick(0)).draw(Rolled(faces("b1 b1 c1 d1 e1 f1 g1"), None))
    assert own.say(1, "Beethoven", 0).told[0].spoken.mark.fit == "unsure"
    with pytest.raises(Refused, match=r"mine.json.*white"):
        read_dice(b'{"en": {"white": [["a9"]]}}', "mine.json")
    with pytest.raises(Refused, match=r"mine.json"):
        read_cards(b"[]", "mine.json")


# Setting up a round.


@pytest.mark.rule("BKW-04")
def test_the_first_bookworm_is_drawn_by_lot_or_named_by_the_table() -> None:
    drawn = BookwormScene(first_bookworm=0)
    assert drawn.phase == "Choosing"
    assert drawn.table.wait.chance.seats == (0, 1, 2)
    drawn.draw(Lot(2))
    assert drawn.state.bookworm == 2
    assert BookwormScene(first_bookworm=2).state.bookworm == 1
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
def test_a_word_is_named_once_in_a_round_in_whatever_spelling(again: str) -> None:
    scene = BookwormScene().opened("c1 c1 e2 f1 g2 h2 m1").say(1, "camel", 0)
    assert scene.refuses(2, Say(again, 1)) == "said-before"
    assert scene.say(2, "crocodile", 1).dice_of(2) == (1,)


@pytest.mark.rule("BKW-06")
@pytest.mark.parametrize("first, again", [("кіт", "коти"), ("коти", "Кіт"), ("кабан", "кабани"), ("ківі", "Ківі")])
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


@pytest.mark.rule("BKW-07")
def test_who_loses_a_die_takes_a_bookworm_card() -> None:
    scene = BookwormScene().opened("c1 d1 e2 f1 g2 h2 m1").say(1, "camel", 0).say(2, "cat", 0)
    assert scene.dice_of(1) == ()
    assert scene.dice_of(2) == (0,)
    assert scene.worms == (0, 1, 0)
    assert scene.table.view(0).middle == 5
    assert scene.told[0].spoken.source == 1


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
def test_where_only_one_die_can_be_taken_it_need_not_be_said() -> None:
    assert BookwormScene().opened("c1 d2 e2 f1 g2 h2 m1").say(1, "dog").dice_of(1) == (1,)


@pytest.mark.rule("BKW-10")
def test_nobody_takes_a_die_from_themselves() -> None:
    scene = BookwormScene(2).opened("c1 d1 e2 f1 g2 h2 m1").say(1, "camel", 0).say(0, "dog", 1)
    assert scene.refuses(1, Say("cat", 0)) == "own-die"
    assert scene.refuses(1, Say("cat")) == "own-die"


@pytest.mark.rule("BKW-10")
@pytest.mark.parametrize(
    "said, word", [("the Elephant", "elephant"), ("an eagle", "eagle"), ("electric eel", "electric eel")]
)
def test_articles_do_not_count_and_up_to_three_words_are_one_answer(said: str, word: str) -> None:
    scene = BookwormScene().opened("c1 d1 e2 f1 g2 h2 t1").say(1, said)
    assert scene.state.said[-1].word == word
    assert scene.dice_of(1) == (2,)


@pytest.mark.rule("BKW-10")
def test_four_words_are_too_many() -> None:
    assert BookwormScene().opened().refuses(1, Say("dog with a hat", 1)) == "too-many-words"


@pytest.mark.rule("BKW-11")
def test_who_names_no_word_within_15_seconds_fails() -> None:
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
def test_who_ended_the_round_is_the_next_bookworm_and_everything_goes_back(fails: bool) -> None:
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
def test_a_tie_shares_the_place() -> None:
    scene = BookwormScene().opened()
    line = scene.table.view(0).category
    sheet = (RoundScore(1, line, 0, (22, 3, 22), 0, False),)
    _, told = finish(replace(scene.state, sheet=sheet))
    assert told == (GameEnded((0, 2)),)


@pytest.mark.rule("BKW-18")
def test_below_21_there_is_a_next_round() -> None:
    scene = BookwormScene().opened().wait()
    assert scene.events(RoundEnded)
    assert scene.table.result is None
    assert scene.wait().phase == "TurningCard"


def test_the_next_round_begins_as_soon_as_all_are_ready() -> None:
    scene = BookwormScene().opened().wait()
    scene.act(0, GoOn()).act(1, GoOn())
    assert scene.phase == "Scored"
    assert scene.asked(0) == set()
    assert scene.act(2, GoOn()).phase == "TurningCard"


def test_whatever_is_taken_from_whom_every_die_is_in_one_place() -> None:
    scene = BookwormScene().opened("c1 c1 c2 f1 g2 h2 m1").say(1, "camel", 0).say(2, "cat", 0).say(0, "cow", 1)
    spread = scene.state.spread
    assert Counter([*spread.display, *(die for stack in spread.stacks for die in stack)]) == Counter(range(7))
