"""The dice that ship have the properties they were chosen for (see `scripts/choose-dice lone`)."""

from random import Random

import pytest

from parlour.games.lone.components import JOKER, shipped_dice
from parlour.lexicon import Lexicon

ROLLS = 400


@pytest.mark.rule("LON-02")
@pytest.mark.parametrize("language", ["en", "uk", "de"])
def test_with_everyday_words_a_seven_is_possible_now_and_then_and_a_six_mostly(language: str) -> None:
    lexicon, dice, rng = Lexicon.load(language), shipped_dice(language), Random(5)
    everyday = lexicon.common(3.3)
    rolls = [dice.roll(rng) + JOKER for _ in range(ROLLS)]
    possible = {
        length: sum(bool(lexicon.spellable(roll, length=length) & everyday) for roll in rolls) / ROLLS
        for length in (5, 6, 7)
    }
    assert 0.3 < possible[7] < 1 / 2
    assert possible[6] > 0.75
    assert possible[5] > 0.95
