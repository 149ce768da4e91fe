"""Bookworm's special die, side by side."""

import pytest

from parlour.games.bookworm import SIDES, SPECIAL, ChangeCategory, Pick, Say, SideByLot, Turned, TurnSide
from parlour.lexicon import Lexicon
from rules.bookworm_scene import ANIMALS, FRUIT, BookwormScene

UKRAINIAN = Lexicon.load("uk")


@pytest.mark.rule("BKW-19")
def test_the_bookworm_turns_the_die_to_another_side_at_once() -> None:
    scene = BookwormScene().opened(side="turn")
    assert scene.phase == "TurningSide"
    assert scene.asked(0) == {"TurnSide"}
    assert scene.asked(1) == set()
    assert scene.refuses(0, TurnSide("turn")) == "same-side"
    scene.act(0, TurnSide("stack"))
    assert scene.table.view(2).side == "stack"
    assert scene.turn == 1


@pytest.mark.rule("BKW-19", "BKW-05")
def test_after_20_seconds_the_side_is_drawn_by_lot_and_never_turn() -> None:
    scene = BookwormScene().opened(side="turn")
    scene.wait(scene.table.at + 20_000)
    assert scene.phase == "DrawingSide"
    drawn = {scene.table.wait.chance.draw(_Nth(number)).side for number in range(5)}
    assert drawn == set(SIDES) - {"turn"}
    scene.draw(SideByLot("a-z"))
    assert scene.state.side == "a-z"
    assert scene.turn == 1


class _Nth:
    """A random source that always draws the same side."""

    def __init__(self, number: int) -> None:
        self.number = number

    def choice(self, items: list[str]) -> str:
        return items[self.number]


@pytest.mark.rule("BKW-20")
def test_any_word_takes_the_a_to_z_die() -> None:
    scene = BookwormScene().opened("c1 d1 e2 f1 g2 h2 m1", side="a-z").say(1, "zebra")
    assert scene.dice_of(1) == (SPECIAL,)
    assert scene.turn == 2


@pytest.mark.rule("BKW-20")
def test_the_a_to_z_die_has_no_points_and_stays_with_its_player() -> None:
    scene = BookwormScene().opened("c1 d1 e2 f1 g2 h2 m1", side="a-z").say(1, "zebra", SPECIAL)
    assert scene.refuses(2, Say("walrus", SPECIAL)) == "stays-with-its-player"
    assert scene.refuses(2, Say("walrus")) == "stays-with-its-player"
    scene.say(2, "camel").wait()
    assert scene.points == (-2, 0, 1)


@pytest.mark.rule("BKW-20")
def test_a_word_may_take_a_letter_die_though_a_to_z_is_there() -> None:
    scene = BookwormScene().opened("c1 d1 e2 f1 g2 h2 m1", side="a-z")
    assert scene.refuses(1, Say("camel")) == "which-die"
    assert scene.say(1, "camel", 0).dice_of(1) == (0,)


@pytest.mark.rule("BKW-21")
@pytest.mark.parametrize("word", ["newt", "otter", "tiger"])
def test_n_o_t_is_taken_with_one_of_its_letters(word: str) -> None:
    scene = BookwormScene().opened("c1 d1 e2 f1 g2 h2 m1", side="n-o-t")
    assert scene.refuses(1, Say("camel", SPECIAL)) == "wrong-letter"
    assert scene.say(1, word).dice_of(1) == (SPECIAL,)


@pytest.mark.rule("BKW-21")
def test_n_o_t_in_ukrainian() -> None:
    scene = BookwormScene(lexicon=UKRAINIAN).opened("а1 б1 в1 д1 е1 ж1 з1", side="n-o-t")
    assert scene.say(1, "тигр").dice_of(1) == (SPECIAL,)
    assert scene.say(2, "носоріг").dice_of(2) == (SPECIAL,)


@pytest.mark.rule("BKW-21")
def test_n_o_t_can_be_taken_from_a_player_as_usual() -> None:
    scene = BookwormScene().opened("c1 d1 e2 f1 g2 h2 m1", side="n-o-t").say(1, "tiger").say(2, "otter")
    assert scene.dice_of(2) == (SPECIAL,)
    assert scene.worms == (0, 1, 0)


@pytest.mark.rule("BKW-21")
def test_n_o_t_is_two_points_beside_another_die_and_minus_two_alone() -> None:
    alone = BookwormScene().opened("c1 d1 e2 f1 g2 h2 m1", side="n-o-t").say(1, "tiger").wait()
    assert alone.points == (0, -2, -2)
    beside = BookwormScene(2).opened("c1 d1 e2 f1 g2 h2 m1", side="n-o-t").say(1, "tiger").say(0, "dog").say(1, "camel")
    beside.wait()
    assert beside.points == (1 - 2, 1 + 2)


@pytest.mark.rule("BKW-22")
def test_taking_the_last_letter_die_takes_the_last_die_too() -> None:
    scene = BookwormScene(2).opened("c1 d1 e1 f1 g1 h1 m1", side="last-die")
    scene.each("camel", "dog", "elephant", "fox", "goat", "horse")
    assert SPECIAL in scene.display
    assert not scene.last_events[0].special_too
    scene.each("mouse")
    assert scene.last_events[0].special_too
    assert scene.dice_of(1) == (0, 2, 4, 6, SPECIAL)
    scene.wait()
    assert scene.points == (3, 4 + 2)


@pytest.mark.rule("BKW-22")
def test_no_word_takes_the_last_die() -> None:
    scene = BookwormScene().opened(side="last-die")
    assert scene.refuses(1, Say("camel", SPECIAL)) == "no-word-takes-it"


@pytest.mark.rule("BKW-22")
def test_nobody_has_the_last_die_when_someone_fails() -> None:
    scene = BookwormScene().opened(side="last-die").each("camel").wait()
    assert scene.points == (0, 1, -2)


@pytest.mark.rule("BKW-23")
def test_with_stack_only_the_topmost_die_can_be_taken() -> None:
    scene = BookwormScene(2).opened("c1 d1 e2 f1 g2 h2 m1", side="stack")
    scene.say(1, "camel").say(0, "fox").say(1, "dog")
    assert scene.dice_of(1) == (0, 1)  # the dog's die lies on the camel's
    assert [die.is_takeable for die in scene.table.view(0).dice[:2]] == [False, True]
    assert scene.refuses(0, Say("cat", 0)) == "not-on-top"
    assert scene.refuses(0, Say("cat")) == "not-on-top"
    scene.say(0, "donkey", 1)
    assert scene.dice_of(0) == (3, 1)
    assert scene.say(1, "deer", 1).dice_of(1) == (0, 1)


@pytest.mark.rule("BKW-23")
def test_without_stack_any_die_of_a_player_can_be_taken() -> None:
    scene = BookwormScene(2).opened("c1 d1 e2 f1 g2 h2 m1").say(1, "camel").say(0, "fox").say(1, "dog")
    assert scene.say(0, "cat", 0).dice_of(0) == (3, 0)


@pytest.mark.rule("BKW-23")
def test_the_stack_die_stays_in_the_display() -> None:
    scene = BookwormScene().opened(side="stack")
    assert scene.refuses(1, Say("camel", SPECIAL)) == "no-word-takes-it"
    scene.each("camel", "dog", "elephant", "fox", "goat", "horse", "mouse")
    assert scene.display == (SPECIAL,)


@pytest.mark.rule("BKW-24")
def test_a_player_may_take_the_die_for_a_new_category_instead_of_a_word() -> None:
    scene = BookwormScene().opened("c1 d1 e2 f1 g2 h2 m1", side="new-category").say(1, "camel")
    assert scene.asked(2) >= {"Say", "ChangeCategory"}
    scene.change(2)
    assert ANIMALS not in scene.table.wait.chance.left
    assert scene.state.out == (ANIMALS,)  # it left the game
    scene.draw(Turned(FRUIT))
    assert scene.asked(2) == {"Pick"}  # the one who took it picks
    scene.act(2, Pick(0))
    assert scene.table.view(1).category.id == "fruit"
    assert scene.dice_of(2) == (SPECIAL,)
    assert scene.turn == 0  # the turn is over
    assert scene.dice_of(1) == (0,)
    assert scene.asked(0) == {"Say", "NoWord"}


@pytest.mark.rule("BKW-24")
def test_words_named_before_a_new_category_stay_named() -> None:
    scene = BookwormScene(2).opened("c1 c1 e2 f1 g2 h2 m1", side="new-category").say(1, "camel", 0).change(0)
    scene.draw(Turned(FRUIT)).act(0, Pick(0))
    assert scene.refuses(1, Say("camel", 1)) == "said-before"


@pytest.mark.rule("BKW-24")
def test_the_new_category_die_has_no_points_and_no_word_or_player_takes_it() -> None:
    scene = BookwormScene().opened("c1 d1 e2 f1 g2 h2 m1", side="new-category")
    assert scene.refuses(1, Say("camel", SPECIAL)) == "no-word-takes-it"
    scene.change(1).draw(Turned(FRUIT)).act(1, Pick(0))
    assert scene.refuses(2, Say("cherry", SPECIAL)) == "no-word-takes-it"
    scene.wait()
    assert scene.points == (0, 0, -2)


@pytest.mark.rule("BKW-24", "BKW-03")
def test_with_children_a_new_category_is_the_top_one() -> None:
    scene = BookwormScene(green_only=True).opened(side="new-category").change(1).draw(Turned(FRUIT))
    assert scene.phase == "Naming"
    assert scene.table.view(0).category.id == "fruit"


@pytest.mark.rule("BKW-14", "BKW-25")
@pytest.mark.parametrize("side", ["a-z", "stack", "new-category", "n-o-t"])
def test_the_special_die_in_the_display_does_not_keep_the_round_going(side: str) -> None:
    scene = BookwormScene().opened(side=side)
    for die, word in enumerate(["camel", "dog", "elephant", "fox", "goat", "horse", "mouse"]):
        scene.say(scene.turn, word, die)
    assert scene.phase == "Ending"
    assert scene.display == (SPECIAL,)


@pytest.mark.rule("BKW-25")
def test_taking_the_special_die_alone_never_ends_the_round() -> None:
    scene = BookwormScene().opened(side="a-z").say(1, "zebra", SPECIAL)
    assert scene.phase == "Naming"


@pytest.mark.rule("BKW-26")
@pytest.mark.parametrize("side", ["a-z", "new-category"])
def test_a_special_die_left_in_the_display_is_nobodys(side: str) -> None:
    scene = BookwormScene().opened("c1 d1 e1 f1 g1 h1 m1", side=side)
    for die, word in enumerate(["camel", "dog", "elephant", "fox", "goat", "horse", "mouse"]):
        scene.say(scene.turn, word, die)
    scene.wait()
    assert scene.display == (SPECIAL,)
    assert all(die.holder is None for die in scene.table.view(0).dice if die.id == SPECIAL)
    assert scene.points == (2, 3, 2)


@pytest.mark.rule("BKW-24", "BKW-30")
def test_a_word_voted_down_may_be_named_for_a_new_category() -> None:
    scene = BookwormScene().opened(side="new-category").say(1, "cherry").doubt(0).vote(s2=False)
    assert scene.refuses(1, Say("cherry")) == "voted-down"
    scene.change(1).draw(Turned(FRUIT)).act(1, Pick(0))
    assert scene.say(2, "cherry").dice_of(2) == (0,)


@pytest.mark.rule("BKW-24", "BKW-30")
def test_taking_the_new_category_die_is_an_action() -> None:
    scene = BookwormScene().opened("c1 c1 e2 f1 g2 h2 m1", side="new-category").say(1, "chair", 0).change(2)
    scene.draw(Turned(FRUIT))
    assert scene.asked(0) == scene.asked(1) == set()
    scene.act(2, Pick(0))
    assert scene.asked(1) == set()
    assert scene.table.view(0).last is None


@pytest.mark.rule("BKW-24", "BKW-05")
def test_after_20_seconds_the_top_line_is_the_new_category_and_the_turn_is_over() -> None:
    scene = BookwormScene().opened(side="new-category").change(1).draw(Turned(FRUIT))
    scene.wait(scene.table.at + 20_000)
    assert scene.table.view(0).category.id == "fruit"
    assert scene.turn == 2
    assert scene.state.phase.until == scene.table.at + 15_000


@pytest.mark.rule("BKW-24")
@pytest.mark.parametrize("side", [None, "a-z", "n-o-t", "last-die", "stack"])
def test_no_other_side_changes_the_category(side: str | None) -> None:
    scene = BookwormScene().opened(side=side)
    assert scene.refuses(1, ChangeCategory()) == "not-asked"
    assert scene.table.view(1).phase.may_change_category is False


@pytest.mark.rule("BKW-24")
def test_the_category_is_changed_once_a_round() -> None:
    scene = BookwormScene().opened(side="new-category").change(1).draw(Turned(FRUIT)).act(1, Pick(0))
    assert scene.refuses(2, ChangeCategory()) == "not-asked"


@pytest.mark.rule("BKW-20", "BKW-21", "BKW-08")
@pytest.mark.parametrize("side, able", [("a-z", False), ("n-o-t", True)])
def test_a_players_special_die_can_be_taken_if_its_side_allows_it(side: str, able: bool) -> None:
    scene = BookwormScene().opened("c1 d1 e2 f1 g2 h2 m1", side=side).say(1, "tiger", SPECIAL)
    assert scene.table.view(2).dice[SPECIAL].is_takeable is able


@pytest.mark.rule("BKW-21", "BKW-08")
def test_without_bookworm_cards_n_o_t_stays_with_its_player_too() -> None:
    words = ["tiger", "otter", "newt", "toad", "ostrich", "nightingale", "turtle"]
    scene = BookwormScene(2).opened("c1 d1 e2 f1 g2 h2 m1", side="n-o-t").each(*words)
    assert sum(scene.worms) == 6
    assert scene.refuses(scene.turn, Say("octopus", SPECIAL)) == "no-bookworm-card"


@pytest.mark.rule("BKW-22", "BKW-15")
def test_the_last_die_is_worth_two_points_and_its_dots_nothing() -> None:
    scene = BookwormScene(2).opened("c1 d1 e1 f1 g1 h1 m1", side="last-die")
    scene.each("camel", "dog", "elephant", "fox", "goat", "horse", "music")
    scene.doubt(0)
    assert scene.display == (6, SPECIAL)  # no animal: both go back
    scene.say(1, "monkey").wait()
    assert scene.points == (3, 6)


@pytest.mark.rule("BKW-19")
@pytest.mark.parametrize("side", ["a-z", "n-o-t", "last-die", "stack", "new-category"])
def test_the_turned_side_plays_as_if_it_had_been_rolled(side: str) -> None:
    turned = BookwormScene().opened(side="turn")
    turned.act(0, TurnSide(side))
    rolled = BookwormScene().opened(side=side)
    for scene in (turned, rolled):
        scene.say(1, "tiger", SPECIAL) if side in ("a-z", "n-o-t") else scene.say(1, "camel", 0)
    assert turned.state.spread == rolled.state.spread
    assert turned.asked(2) == rolled.asked(2)
    assert [die.is_takeable for die in turned.table.view(2).dice] == [
        die.is_takeable for die in rolled.table.view(2).dice
    ]
