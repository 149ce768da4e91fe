"""Bookworm: cards and dice."""

from collections import Counter
from random import Random

import pytest

from parlour.core import Refused
from parlour.core.components import read_components
from parlour.games.bookworm import SIDES, SPECIAL, Pick, Rolled, Turned, shipped_cards, shipped_dice
from parlour.games.bookworm.components import Cards, Dice, Face
from parlour.lexicon.categories import CATEGORIES, LEVELS, Categories
from rules.bookworm_scene import ANIMALS, BookwormScene, faces


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
    assert view.dice[SPECIAL].dots == 0
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
@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_fewer_everyday_words_start_with_a_face_the_more_dots_it_has(language: str) -> None:
    categories = Categories.load(language)
    everyday = (word for key in CATEGORIES for word in categories.words(key) if categories.zipf(word) >= 3)
    starts = Counter(word[0] for word in everyday)
    shown = {Face.of(face) for die in shipped_dice(language).white for face in die}
    assert len({face.letters for face in shown}) == len(shown)  # a letter has the same dots on every die
    words: dict[int, list[int]] = {1: [], 2: [], 3: []}
    for face in shown:
        words[face.dots].append(sum(starts[letter] for letter in face.letters))
    assert min(words[1]) > max(words[2])
    assert min(words[2]) > max(words[3])


@pytest.mark.rule("BKW-03")
def test_the_special_die_may_be_left_out() -> None:
    rolls = BookwormScene().draw(Turned(0)).act(0, Pick(0)).table.wait.chance
    assert {rolls.draw(Random(seed)).side for seed in range(100)} == set(SIDES)
    without = BookwormScene(special_die=False)
    rolls = without.draw(Turned(0)).act(0, Pick(0)).table.wait.chance
    assert {rolls.draw(Random(seed)).side for seed in range(100)} == {None}
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
def test_custom_dice_and_cards_can_be_used_and_errors_name_the_entry() -> None:
    own = BookwormScene(cards=[["Films with a dog", "fruit", "round"]])
    own.draw(Turned(0))
    assert [line.id for line in own.table.view(0).card] == [None, "fruit", "round"]
    own.act(0, Pick(0)).draw(Rolled(faces("b1 b1 c1 d1 e1 f1 g1"), None))
    assert own.say(1, "Beethoven", 0).last_events[0].spoken.mark.fit == "unsure"
    with pytest.raises(Refused, match=r"mine.json.*white"):
        read_components(b'{"white": [["a9"]]}', "mine.json", Dice, "bad-dice")
    with pytest.raises(Refused, match=r"mine.json"):
        read_components(b"[]", "mine.json", Cards, "bad-cards")


@pytest.mark.rule("COM-09")
@pytest.mark.parametrize("face", ["a0", "a4", "abc1", "1", "a", "", "a1\n", "a 1", "_1", "é1", "ж1"])
def test_a_face_that_no_word_could_ever_take_is_refused(face: str) -> None:
    faces = ["a1", "b1", "c1", "d1", "e1", face]
    with pytest.raises(Refused, match=r"bad-(dice|setting)"):
        BookwormScene(dice={"white": [faces] * 7})


@pytest.mark.rule("COM-09")
@pytest.mark.parametrize("name", ["", "x" * 81])
def test_a_category_has_a_name_that_fits_on_a_card(name: str) -> None:
    with pytest.raises(Refused, match=r"cards\[0\]\[1\]"):
        BookwormScene(cards=[["animal", name, "round"]])


@pytest.mark.rule("COM-09")
def test_dice_with_capital_letters_are_the_same_dice() -> None:
    scene = BookwormScene(dice={"white": [["CK2"] * 6] * 7})
    rolled = scene.draw(Turned(ANIMALS)).act(0, Pick(0)).table.wait.chance.draw(Random(1))
    assert rolled.faces == (Face("ck", 2),) * 7
