"""The first roll at a table is a kind one (COM-34)."""

from random import Random

import pytest

from parlour.core import Table
from parlour.core.extras.kindness import VOWELS, is_kind, kind_luck
from parlour.games import CATALOGUE
from parlour.languages import language
from parlour.lexicon import Lexicon


@pytest.mark.rule("COM-34")
@pytest.mark.parametrize("code", ["en", "de", "uk"])
@pytest.mark.parametrize("game", ["bottle", "lone", "rebus"])
def test_the_first_roll_at_a_table_has_two_vowels(game: str, code: str) -> None:
    played = CATALOGUE[game].game(Lexicon.load(code))
    vowels = language(code).alphabet.vowels
    for seed in range(40):
        table = Table(played, 2, kind_luck(played, 2, Random(seed), vowels))
        drawn = next(line.what.result for line in table.log if hasattr(line.what, "result"))
        assert all(sum(letter in vowels for letter in roll) >= VOWELS for roll in drawn.letter_rolls)
        assert drawn.letter_rolls


@pytest.mark.rule("COM-34")
def test_later_rolls_and_boxes_without_vowels_are_not_changed() -> None:
    consonants = [["b", "c", "d", "f", "g", "h"]] * 7
    lone = CATALOGUE["lone"].game(Lexicon.load("en"), dice={"faces": consonants})
    luck = kind_luck(lone, 2, Random(1), "aeiouy")
    assert callable(luck)
    assert luck(1) is luck(2)
    chance = lone.wait(lone.start(2)).chance
    assert chance is not None
    assert not is_kind(chance.draw(luck(0)), "aeiouy")
