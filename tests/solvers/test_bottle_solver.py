"""The bottle's solver compared with brute force."""

from collections import Counter
from functools import cache
from itertools import combinations, product
from random import Random

import pytest

from parlour.games.bottle import Shaken, shipped_dice, solver
from parlour.games.bottle.components import Shake
from parlour.lexicon import Lexicon, letters
from wild import sample


@cache
def all_nouns(lexicon):
    return [noun for noun in lexicon.words(nouns=True) if len(letters(noun)) >= 4]


def slowly(lexicon, roll, double_letters="each"):
    """Every noun that meets the rule, without an index."""
    fits = {"base": in_all, "yellow": by_yellow, "neck": by_neck}[roll.effect]
    nouns = all_nouns(lexicon)
    shown = roll.letters if double_letters == "each" else tuple(set(roll.letters))
    found = [noun for noun in nouns if fits(letters(noun), roll, shown)]
    return sorted(found, key=lambda noun: (len(letters(noun)), lexicon.alphabet.encode(letters(noun))))


def in_all(word, roll, shown):
    return not Counter(shown) - Counter(word)


def by_yellow(word, roll, shown):
    yellow, *others = roll.letters
    return yellow in word[1:-1] and word[0] != yellow != word[-1] and not any(letter in word for letter in others)


def by_neck(word, roll, shown):
    nearest, farthest = min(roll.distances), max(roll.distances)
    dice = list(zip(roll.letters, roll.distances, strict=True))
    ends = sorted(word[0] + word[-1])
    return any(
        sorted((one, other)) == ends and sorted((here, there)) == [nearest, farthest]
        for (one, here), (other, there) in combinations(dice, 2)
    )


CASES = sample(product([3, 4], ["en", "uk", "de"], ["base", "yellow", "neck"]), 2)
"""Every language with every effect, each with three and with four dice."""


@pytest.mark.slow
@pytest.mark.rule("BOT-06", "BOT-22", "BOT-26")
@pytest.mark.parametrize("dice, language, effect", CASES)
def test_the_quick_solver_agrees_with_the_slow_one(dice, language, effect):
    lexicon, rng = Lexicon.load(language), Random(8)
    rolled = Shake(shipped_dice(language), dice, False).draw(rng)
    distances = tuple(rng.randrange(3) for _ in rolled.letters)
    roll = Shaken(rolled.letters, distances, effect)
    assert list(solver.answers(lexicon, roll)) == slowly(lexicon, roll)


@pytest.mark.slow
@pytest.mark.rule("BOT-07")
def test_a_letter_on_two_dice_counts_twice_or_once():
    lexicon = Lexicon.load("en")
    roll = Shaken(("l", "l", "a"), (0, 1, 2))
    for setting in ("each", "once"):
        assert list(solver.answers(lexicon, roll, double_letters=setting)) == slowly(lexicon, roll, setting)


@pytest.mark.rule("BOT-23")
def test_no_word_meets_yellow_where_another_die_shows_its_letter():
    assert not solver.answers(Lexicon.load("en"), Shaken(("e", "e", "t"), (0, 1, 2), "yellow"))


@pytest.mark.rule("BOT-24")
def test_a_die_of_a_covered_bottle_has_all_nouns_with_its_first_letter():
    lexicon = Lexicon.load("en")
    expected = {noun for noun in lexicon.words(nouns=True) if noun[0] == "k" and len(noun) >= 4}
    assert set(solver.cover_answers(lexicon, "k")) == expected
