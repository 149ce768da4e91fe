"""The dice that ship still have the figures that `scripts/choose-dice bottle` measured."""

import pytest

from parlour.lexicon import Lexicon
from scripts.dice import bottle

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", params=["en", "uk", "de"])
def measured(request):
    everyday, dice = bottle.Everyday(request.param), bottle.shipped(request.param)
    return request.param, everyday, dice, everyday.measure(dice)


@pytest.mark.rule("BOT-02")
def test_no_word_is_a_live_call_in_the_classic_game_and_hardly_ever_in_the_easy_one(measured):
    *_, figures = measured
    assert 0.03 <= figures.classic <= 0.08
    assert figures.easy < 0.01
    assert max(figures.yellow, figures.party_yellow, figures.neck) <= 0.08


@pytest.mark.rule("BOT-01")
def test_the_dark_blue_letters_are_the_harder_ones(measured):
    _, everyday, (*bright, dark), _ = measured
    rank = {letter: place for place, letter in enumerate(everyday.letters)}
    assert min(rank[letter] for letter in dark) > max(rank[letter] for letter in "".join(bright))


@pytest.mark.rule("COM-09")
def test_every_face_is_a_letter_of_the_language_that_begins_words(measured):
    language, everyday, dice, _ = measured
    assert set("".join(dice)) <= set(Lexicon.load(language).alphabet.letters)
    assert all(len(set(die)) == 6 for die in dice)
    assert all(everyday.begins[letter] >= 40 for letter in "".join(dice))
