"""The best layout of a roll, with and without the kernel, against brute force and the independent checker.

The kernel must prove what brute force finds. Without it the layout must be legal, its bound must be true, and on so
few dice it must be the best with a single island.
"""

from itertools import count
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.games.rebus.components import STAR, shipped_dice
from parlour.games.rebus.solver import Solution, best_layout
from parlour.lexicon import Lexicon, letters
from solvers.kernels import KINDS, using
from solvers.rebus_checker import best_by_trying, complaint, points
from wild import sample, tries

VALUES = {"A": 1, "E": 1, "N": 2, "O": 1, "R": 2, "S": 2, "T": 1, "Q": 9, "U": 3, "X": 7}
LISTED = "AN AT NO ON TO OX AX TAN NOT TEN OAT ONE TOE EAT SET STAR QUA ORE"
WORDS = set(LISTED.split())
STEPS = 120
"""A beam wide enough for everything that a few dice can spell."""


every_kind = pytest.mark.parametrize("kind", KINDS)


def solved(roll: str, words: set[str], values: dict[str, int], kind: str, **settings: object) -> Solution:
    lexicon = Lexicon.of(word.lower() for word in words)
    small = {letter.lower(): value for letter, value in values.items()}
    steps = count()
    with using(kind):
        return best_layout(
            lexicon,
            roll.lower(),
            small,
            enough=lambda: kind == "numpy" and next(steps) >= STEPS,
            **settings,  # type: ignore[arg-type]
        )


def check(roll: str, words: set[str], values: dict[str, int], kind: str, islands: str, shortest: int = 2) -> None:
    """Solve a roll and compare the answer with brute force."""
    best = solved(roll, words, values, kind, islands=islands, shortest=shortest)
    long_enough = {word for word in words if len(word) >= shortest}
    assert complaint(best.rows, words, roll, islands, shortest) is None
    assert points(best.rows, roll, values) == best.score
    most = best_by_trying(roll, long_enough, values, islands)
    if kind == "native":
        assert best.score == best.bound == most
    else:
        assert best.score == best_by_trying(roll, long_enough, values, "none")
        assert most <= best.bound


@every_kind
@pytest.mark.parametrize("islands", ["none", "printed"])
@pytest.mark.parametrize("seed", range(12))
def test_tiny_rolls(seed, islands, kind):
    rng = Random(seed)
    check("".join(rng.choice("AAEENOORSTTQUX") for _ in range(5)), WORDS, VALUES, kind, islands)


@every_kind
@pytest.mark.parametrize("roll", ["NO*", "AT*", "XTA*", "QE**", "RS**", "**", "***", "X***"])
@pytest.mark.parametrize("islands", ["none", "printed"])
def test_tiny_rolls_with_stars(roll, islands, kind):
    check(roll, WORDS, VALUES, kind, islands)


@st.composite
def tiny_rolls(draw: st.DrawFn) -> tuple[str, set[str], dict[str, int], str, int]:
    """A few dice of a language with a few letters: random words, values and settings."""
    letters = draw(st.lists(st.sampled_from("ABCDEF"), min_size=1, max_size=5, unique=True))
    words = st.text(letters, min_size=2, max_size=4)
    stars = draw(st.sampled_from([0, 0, 1, 2, 3]))
    roll = draw(st.text(letters, max_size=5 - stars)) + "*" * stars
    values = {letter: draw(st.integers(0, 10)) for letter in letters}
    islands, shortest = draw(st.sampled_from(["none", "printed"])), draw(st.sampled_from([2, 2, 3]))
    return roll, draw(st.sets(words, min_size=1, max_size=20)), values, islands, shortest


@pytest.mark.slow
@every_kind
@tries(30)
@given(case=tiny_rolls())
def test_tiny_rolls_with_random_words_and_values(kind, case):
    roll, words, values, islands, shortest = case
    check(roll, words, values, kind, islands, shortest)


@every_kind
def test_a_star_may_free_the_die_that_shows_its_letter_for_another_word(kind):
    """HM and NBN are laid down, and HN across uses the star as its N."""
    best = solved("NMHB*", {"HM", "HN", "NBN"}, {"N": 10, "M": 0, "H": 5, "B": 1}, kind, islands="none")
    assert (best.score, best.is_proven) == (41, kind == "native")


@every_kind
def test_a_die_alone_in_its_row_needs_no_word_there(kind):
    """No word begins with X, but TAX may be laid down with its X in a row of its own."""
    best = solved("TAX", {"TAX"}, VALUES, kind)
    assert (best.score, best.is_proven) == (9, kind == "native")


@every_kind
@pytest.mark.rule("REB-08")
def test_a_word_is_laid_only_once(kind):
    """A square of four dice would hold NO and ON twice each; three dice hold them once."""
    assert solved("NONO", {"NO"}, VALUES, kind).score == 3 - 3
    assert solved("NONO", {"NO", "ON"}, VALUES, kind).score == 3 + 3 - 1


@every_kind
@pytest.mark.rule("REB-07")
def test_two_islands_may_not_share_a_letter(kind):
    words = {"AX", "NO", "TO"}
    assert solved("AXNO", words, VALUES, kind, islands="printed").score == (8 + 3 if kind == "native" else 8 - 3)
    assert solved("AXNO", words, VALUES, kind, islands="none").score == 8 - 3
    best = solved("TONO", words, VALUES, kind, islands="printed")
    assert best.score == best_by_trying("TONO", words, VALUES)


@every_kind
def test_words_below_the_shortest_length_are_not_laid(kind):
    best = solved("NOTE", {"NO", "NOTE", "TO"}, VALUES, kind, shortest=3)
    assert best.score == 5
    assert best.across + best.down == ("NOTE",)


@every_kind
def test_dice_that_spell_nothing_stay_in_the_hand(kind):
    best = solved("QXXQ", WORDS, VALUES, kind)
    assert (best.score, best.bound, best.rows, best.unused) == (-32, -32, (), "QQXX")


@every_kind
def test_no_dice_at_all_score_nothing(kind):
    best = solved("", WORDS, VALUES, kind)
    assert (best.score, best.is_proven, best.rows) == (0, True, ())


@pytest.mark.slow
@every_kind
@pytest.mark.parametrize("language", ["en", "uk", "de"])
def test_whole_rolls_give_legal_layouts_within_the_bound(language, kind):
    dice = shipped_dice(language)
    lexicon = Lexicon.load(language)
    capitals = {letter.upper(): value for letter, value in dice.value.items()}
    for seed in sample(range(3), 2):
        roll = dice.roll(Random(seed))
        steps = count()
        with using(kind):
            best = best_layout(lexicon, roll, dice.value, enough=lambda steps=steps: next(steps) >= 40)
        words = {letters(word).upper() for word in lexicon.spellable(roll)}
        assert complaint(best.rows, words, roll.upper()) is None
        assert points(best.rows, roll.upper(), capitals) == best.score <= best.bound
        assert sorted(best.unused + "".join(_dice(best.rows))) == sorted(roll.upper())


def _dice(rows: tuple[str, ...]) -> list[str]:
    return [STAR if sign.islower() else sign for row in rows for sign in row if sign != "."]


@every_kind
def test_progress_shows_rising_scores_and_falling_bounds(kind):
    dice, steps, roll = shipped_dice("en"), count(), "njteagrvdllbrps"
    seen: list[Solution] = []
    enough = lambda: next(steps) >= 90  # noqa: E731
    with using(kind):
        best = best_layout(Lexicon.load("en"), roll, dice.value, enough=enough, report=seen.append)
    assert len(seen) > 1
    assert best == seen[-1]
    capitals = {letter.upper(): value for letter, value in dice.value.items()}
    assert all(points(one.rows, roll.upper(), capitals) == one.score for one in seen if one.rows)
    assert [one.score for one in seen] == sorted(one.score for one in seen)
    assert [one.bound for one in seen] == sorted((one.bound for one in seen), reverse=True)
