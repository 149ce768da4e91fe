"""The rebus solver against trying everything, and against the second checker on whole rolls."""

from itertools import count
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.games.rebus.components.dice import STAR, shipped_dice
from parlour.games.rebus.solver import Solution, best_layout
from parlour.games.rebus.solver.search import Beam, Search
from parlour.lexicon import Lexicon, letters
from solvers.kernels import KINDS, using
from solvers.rebus_checker import best_by_trying, complaint, points
from wild import tries

VALUES = {"A": 1, "E": 1, "N": 2, "O": 1, "R": 2, "S": 2, "T": 1, "Q": 9, "U": 3, "X": 7}
LISTED = "AN AT NO ON TO OX AX TAN NOT TEN OAT ONE TOE EAT SET STAR QUA ORE"
WORDS = set(LISTED.split())


every_kind = pytest.mark.parametrize("kind", KINDS)


def solved(
    roll: str, words: set[str], values: dict[str, int], kind: str = "native", looks: int = 10**6, **settings: object
) -> Solution:
    lexicon = Lexicon.of(word.lower() for word in words)
    small = {letter.lower(): value for letter, value in values.items()}
    looked = count()
    with using(kind):
        return best_layout(lexicon, roll.lower(), small, enough=lambda: next(looked) >= looks, **settings)  # type: ignore[arg-type]


@every_kind
@pytest.mark.parametrize("islands", ["none", "printed"])
@pytest.mark.parametrize("seed", range(12))
def test_on_tiny_rolls_the_solver_finds_what_trying_everything_finds(seed, islands, kind):
    rng = Random(seed)
    roll = "".join(rng.choice("AAEENOORSTTQUX") for _ in range(5))
    best = solved(roll, WORDS, VALUES, kind, islands=islands)
    assert best.is_proven
    assert best.score == best.bound == best_by_trying(roll, WORDS, VALUES, islands), best.rows
    assert complaint(best.rows, WORDS, roll, islands) is None


@every_kind
@pytest.mark.parametrize("roll", ["NO*", "AT*", "XTA*", "QE**", "RS**", "**", "***", "X***"])
@pytest.mark.parametrize("islands", ["none", "printed"])
def test_with_stars_it_still_finds_what_trying_everything_finds(roll, islands, kind):
    best = solved(roll, WORDS, VALUES, kind, islands=islands)
    assert best.is_proven
    assert best.score == best_by_trying(roll, WORDS, VALUES, islands), best.rows
    assert complaint(best.rows, WORDS, roll, islands) is None


@st.composite
def tiny_rolls(draw: st.DrawFn) -> tuple[str, set[str], dict[str, int], dict[str, object]]:
    """A few dice of a language with a few letters: every word, value and setting by chance."""
    letters = draw(st.lists(st.sampled_from("ABCDEF"), min_size=1, max_size=5, unique=True))
    words = st.text(letters, min_size=2, max_size=4)
    stars = draw(st.sampled_from([0, 0, 1, 2, 3]))
    roll = draw(st.text(letters, max_size=5 - stars)) + "*" * stars
    values = {letter: draw(st.integers(0, 10)) for letter in letters}
    settings = {"islands": draw(st.sampled_from(["none", "printed"])), "shortest": draw(st.sampled_from([2, 2, 3]))}
    return roll, draw(st.sets(words, min_size=1, max_size=20)), values, settings


@every_kind
@tries(60)
@given(case=tiny_rolls())
def test_a_proof_is_what_trying_everything_says_whatever_the_words_and_values(kind, case):
    roll, words, values, settings = case
    best = solved(roll, words, values, kind, **settings)
    long_enough = {word for word in words if len(word) >= settings["shortest"]}
    assert best.is_proven
    assert best.score == best_by_trying(roll, long_enough, values, settings["islands"]), best.rows
    assert complaint(best.rows, words, roll, **settings) is None
    assert points(best.rows, roll, values) == best.score


@pytest.mark.parametrize("seed", range(6))
def test_the_bounds_cut_off_nothing_that_a_search_without_them_finds(seed, monkeypatch):
    rng = Random(seed)
    letters = "AAEENOORSTTUX"
    words = {"".join(rng.choice(letters) for _ in range(rng.choice([2, 2, 3, 4]))) for _ in range(14)}
    roll = "".join(rng.choice(letters) for _ in range(7)) + "*" * (seed % 3 == 0)
    islands = rng.choice(["none", "printed"])
    quick = solved(roll, words, VALUES, "numpy", islands=islands)
    monkeypatch.setattr(Search, "_lacking_in_groups", lambda self, table, *_: np.zeros_like(table[0]))
    monkeypatch.setattr(Search, "_lacking", lambda self, alone: np.zeros_like(alone))
    monkeypatch.setattr(Search, "_has_future", lambda self, table, column, parents, *_: np.arange(len(parents)))
    slow = solved(roll, words, VALUES, "numpy", islands=islands)
    assert quick.is_proven
    assert slow.is_proven
    assert (quick.score, quick.bound) == (slow.score, slow.bound)


@every_kind
def test_a_star_may_free_the_die_that_shows_its_letter_for_another_word(kind):
    """HM and NBN stand down, and HN across takes the star for its N."""
    best = solved("NMHB*", {"HM", "HN", "NBN"}, {"N": 10, "M": 0, "H": 5, "B": 1}, kind, islands="none")
    assert (best.score, best.is_proven) == (41, True)


@every_kind
def test_a_die_alone_in_its_row_needs_no_word_there(kind):
    """No word begins with X, yet TAX stands down with its X in a row of its own."""
    best = solved("TAX", {"TAX"}, VALUES, kind)
    assert (best.score, best.is_proven) == (9, True)


@every_kind
def test_a_word_lies_only_once(kind):
    """A square of four dice would hold NO and ON twice each; three dice hold them once."""
    assert solved("NONO", {"NO"}, VALUES, kind).score == 3 - 3
    assert solved("NONO", {"NO", "ON"}, VALUES, kind).score == 3 + 3 - 1


@every_kind
def test_two_islands_may_not_share_a_letter(kind):
    words = {"AX", "NO", "TO"}
    assert solved("AXNO", words, VALUES, kind, islands="printed").score == 8 + 3
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


@every_kind
@pytest.mark.parametrize("language", ["en", "uk"])
def test_whole_rolls_are_laid_legally_and_never_above_the_bound(language, kind):
    dice = shipped_dice(language)
    lexicon = Lexicon.load(language)
    capitals = {letter.upper(): value for letter, value in dice.value.items()}
    for seed in range(3):
        roll = dice.roll(Random(seed))
        looks = count()
        with using(kind):
            best = best_layout(lexicon, roll, dice.value, enough=lambda looks=looks: next(looks) >= 40)
        words = {letters(word).upper() for word in lexicon.spellable(roll)}
        assert complaint(best.rows, words, roll.upper()) is None
        assert points(best.rows, roll.upper(), capitals) == best.score <= best.bound
        assert sorted(best.unused + "".join(_dice(best.rows))) == sorted(roll.upper())


def _dice(rows: tuple[str, ...]) -> list[str]:
    return [STAR if sign.islower() else sign for row in rows for sign in row if sign != "."]


@every_kind
def test_who_watches_sees_layouts_get_better_and_the_bound_come_down(kind):
    dice, looked = shipped_dice("en"), count()
    roll = dice.roll(Random(13))
    seen: list[Solution] = []
    enough = lambda: next(looked) >= 90  # noqa: E731
    with using(kind):
        best = best_layout(Lexicon.load("en"), roll, dice.value, enough=enough, told=seen.append)
    assert len(seen) > 1
    assert best == seen[-1]
    capitals = {letter.upper(): value for letter, value in dice.value.items()}
    assert all(points(one.rows, roll.upper(), capitals) == one.score for one in seen if one.rows)
    assert [one.score for one in seen] == sorted(one.score for one in seen)
    assert [one.bound for one in seen] == sorted((one.bound for one in seen), reverse=True)


def test_a_beam_keeps_the_best_in_the_order_in_which_they_came():
    """However a processor parts them: the same seed gives the same game on every machine."""
    low = np.array([40, 7, 30, 5, 6, 50, 4, 60, 3, 8] * 40)
    kept = Beam(width=5, rng=np.random.default_rng(1), noise=0.5).best(low, np.zeros_like(low), 150)
    assert set(low[kept]) == {3, 4, 5, 6}
    assert len(kept) == 150
    assert kept.tolist() == sorted(kept.tolist())
