"""The effect die: yellow, cover, neck, base."""

import pytest

from parlour.core.real_dice import Lots
from parlour.games.bottle.model.events import CoveredBottle, Erred, Named, RoundEnded
from parlour.games.bottle.model.moves import CallNoWord, Cover, Say
from rules.bottle_scene import BottleScene


def party(seats: int = 2, **settings: object) -> BottleScene:
    return BottleScene(seats, mode="party", **settings)


@pytest.mark.rule("BOT-22")
@pytest.mark.parametrize(
    "word, is_right",
    [
        ("table", True),
        ("apple", False),  # the yellow letter is the first
        ("banana", False),  # it is the last letter, though it is also inside the word
        ("carbon", False),  # r is on another die
        ("pool", False),  # no yellow letter at all
        ("tables", False),  # not a singular noun
    ],
)
def test_yellow_requires_its_letter_inside_and_no_letter_of_the_other_dice(word: str, is_right: bool) -> None:
    scene = party().rolled("a r o", "yellow").say(0, word)
    assert bool(scene.events(Erred)) != is_right


@pytest.mark.rule("BOT-23")
def test_if_another_die_shows_the_yellow_letter_no_word_meets_it() -> None:
    from parlour.games.bottle.components import Shaken
    from parlour.games.bottle.solver import answers
    from rules.bottle_scene import ENGLISH

    assert not answers(ENGLISH, Shaken(("a", "r", "a"), (0, 1, 2), "yellow"))
    scene = party().rolled("a r a", "yellow").say(0, "table")
    assert scene.events(Erred)[0].fault.code == "not-yellow"
    scene.no_word(1)
    assert scene.diamonds == (0, 2)


@pytest.mark.rule("BOT-24")
def test_the_first_to_cover_alone_may_speak() -> None:
    scene = party(3).rolled("b r o", "cover")
    assert scene.asked(0) == {"Cover", "CallNoWord", "Pass", "ShakeNow"}
    scene.cover(1, at=1_000)
    assert scene.refuses(0, Cover(), at=1_001) == "not-asked"
    assert scene.events(CoveredBottle) == []
    assert scene.asked(1) == {"Say"}
    assert scene.asked(0) == scene.asked(2) == set()


@pytest.mark.rule("BOT-24", "BOT-25")
def test_one_word_for_each_die_in_any_order_wins_one_diamond() -> None:
    scene = party().rolled("b r o", "cover").covered(0)
    scene.say(0, "orange")
    assert scene.events(Named) == [Named(0, "orange", 2)]
    scene.say(0, "banana").say(0, "rabbit")
    assert scene.events(RoundEnded) == [RoundEnded((0,))]
    assert scene.diamonds == (2, 1)


@pytest.mark.rule("BOT-24", "BOT-25")
@pytest.mark.parametrize("word", ["table", "bananas", "boy", "beautiful", "brzzz"])
def test_a_wrong_word_is_one_mistake_and_the_bottle_is_free_for_others(word: str) -> None:
    scene = party(3).rolled("b r o", "cover").covered(0).say(0, word)
    assert scene.diamonds == (0, 1, 1)
    assert scene.asked(0) == set()
    assert "Cover" in scene.asked(1)


@pytest.mark.rule("BOT-24", "BOT-25")
def test_two_dice_with_one_letter_need_two_different_words() -> None:
    scene = party(3).rolled("b b o", "cover").covered(0).say(0, "banana")
    assert scene.phase == "Covering"
    scene.say(0, "banana")
    assert scene.events(Erred)[0].fault.code == "used"
    scene.covered(1).say(1, "bread").say(1, "butter").say(1, "orange")
    assert scene.diamonds == (0, 2, 1)


@pytest.mark.rule("BOT-25")
def test_a_third_word_for_two_dice_is_a_mistake() -> None:
    scene = party().rolled("b b o", "cover").covered(0).say(0, "banana").say(0, "bread").say(0, "butter")
    assert scene.events(Erred)[0].fault.code == "starts-with-no-die"


@pytest.mark.rule("BOT-25")
@pytest.mark.parametrize("mode, letters, seconds", [("party", "b r o", 24), ("effects", "b r o k", 32)])
def test_the_cover_lasts_eight_seconds_a_die(mode: str, letters: str, seconds: int) -> None:
    scene = BottleScene(3, mode=mode).rolled(letters, "cover").cover(0, at=1_000).wait()
    assert scene.table.wait.until == 1_000 + seconds * 1_000
    scene.say(0, "banana").wait()
    assert scene.events(Erred)[0].fault.code == "too-slow"
    assert scene.diamonds == (0, 1, 1)


@pytest.mark.rule("BOT-25")
def test_simultaneous_covers_go_to_the_poorer_player() -> None:
    scene = party(3).with_diamonds(3, 1, 2).rolled("b r o", "cover")
    scene.cover(0, at=1_000).cover(1, at=1_000).cover(2, at=1_000).wait()
    assert scene.events(CoveredBottle) == [CoveredBottle(1)]


@pytest.mark.rule("BOT-25")
def test_equally_poor_players_are_drawn_by_lot() -> None:
    scene = party(3).with_diamonds(2, 1, 1).rolled("b r o", "cover")
    scene.cover(0, at=1_000).cover(1, at=1_000).cover(2, at=1_000).wait()
    assert scene.table.wait.chance == Lots((1, 2))
    scene.lot(2)
    assert scene.asked(2) == {"Say"}


@pytest.mark.rule("BOT-25")
def test_the_earlier_cover_is_first_however_rich() -> None:
    scene = party(2).with_diamonds(7, 0).rolled("b r o", "cover").cover(0, at=1_000)
    assert scene.refuses(1, Cover(), at=1_001) == "not-asked"
    assert scene.asked(0) == {"Say"}


@pytest.mark.rule("BOT-14", "BOT-25")
def test_right_words_of_a_cover_that_failed_are_used_up() -> None:
    scene = party(3).rolled("b r o", "cover").covered(0).say(0, "banana").say(0, "table")
    scene.covered(1).say(1, "banana")
    assert scene.events(Erred)[0].fault.code == "used"


@pytest.mark.rule("BOT-26")
@pytest.mark.parametrize(
    "word, is_right",
    [("table", True), ("eight", True), ("treat", False), ("apple", False), ("tuba", False), ("tree", True)],
)
def test_neck_requires_the_nearest_and_farthest_letters_first_and_last_either_way(word: str, is_right: bool) -> None:
    scene = party().rolled("t a e", "neck", (0, 3, 7)).say(0, word)
    assert bool(scene.events(Erred)) != is_right


@pytest.mark.rule("BOT-26")
def test_neck_ignores_the_other_letters() -> None:
    scene = party().rolled("t z e", "neck", (0, 3, 7)).win(0, "tree")
    assert scene.diamonds == (2, 1)


@pytest.mark.rule("BOT-26")
@pytest.mark.parametrize("word", ["table", "apple"])
def test_dice_at_the_same_distance_are_interchangeable(word: str) -> None:
    scene = party().rolled("t a e", "neck", (2, 2, 7)).win(0, word)
    assert scene.diamonds == (2, 1)


@pytest.mark.rule("BOT-27")
@pytest.mark.parametrize("word, is_right", [("table", True), ("array", False), ("apple", True), ("tuba", True)])
def test_at_equal_distance_any_two_different_dice_are_allowed(word: str, is_right: bool) -> None:
    scene = party().rolled("t a e", "neck", (5, 5, 5)).say(0, word)
    assert bool(scene.events(Erred)) != is_right


@pytest.mark.rule("BOT-27")
def test_one_die_is_never_both_letters_but_two_dice_with_one_letter_are() -> None:
    scene = party(3).rolled("t a e", "neck", (5, 5, 5)).say(0, "treat")
    assert scene.events(Erred)[0].fault.code == "not-neck"
    scene = party().rolled("t t e", "neck", (0, 7, 3)).win(0, "treat")
    assert scene.diamonds == (2, 1)


@pytest.mark.rule("BOT-27")
def test_a_shake_gives_each_letter_die_a_distance_and_equal_ones_happen() -> None:
    from random import Random

    from parlour.games.bottle.components import Shake, shipped_dice

    rolls = [Shake(shipped_dice("en"), 4, True).draw(Random(seed)) for seed in range(300)]
    assert all(len(roll.distances) == 4 for roll in rolls)
    ties = sum(len(set(roll.distances)) < 4 for roll in rolls)
    assert 0 < ties < 300


@pytest.mark.rule("BOT-28")
def test_base_is_the_classic_race() -> None:
    scene = party(3).rolled("b r o", "base").say(0, "table")
    assert scene.events(Erred)[0].fault.code == "letter-missing"
    scene.win(1, "robe")
    assert scene.diamonds == (0, 2, 1)


@pytest.mark.rule("BOT-18", "BOT-22")
def test_no_word_with_an_effect_means_that_no_word_meets_its_condition() -> None:
    scene = party(2).rolled("a r o", "yellow").no_word(0)
    assert scene.refuses(1, CallNoWord()) == "not-asked"
    scene.say(1, "table").wait()
    assert scene.diamonds == (0, 2)


@pytest.mark.rule("COM-08")
def test_a_removed_hand_frees_the_bottle() -> None:
    scene = party(3).rolled("b r o", "cover").covered(0)
    scene.leave(0)
    assert "Cover" in scene.asked(1)
    assert scene.refuses(0, Say("banana")) == "not-asked"
