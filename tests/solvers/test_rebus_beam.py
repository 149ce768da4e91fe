"""The beam search that lays out a roll without the kernel."""

import numpy as np
import pytest

from parlour.games.rebus.solver import quick_layout
from parlour.games.rebus.solver.beam import DEFICIT, DOWN, BeamSearch
from parlour.games.rebus.solver.hand import take
from parlour.games.rebus.solver.trie import grow
from solvers.rebus_checker import complaint, points

VALUES = {letter: 1 + number % 5 for number, letter in enumerate("acdegnorstu")}
WORDS = ["cat", "coat", "dog", "tea", "ate", "to", "no", "on", "tone", "note", "rat", "art", "star", "us", "sad"]


def quick(seed: int, beam: int = 5) -> tuple[str, ...]:
    return quick_layout(WORDS, "catdogustonerse", VALUES, beam=beam, widths=(4, 2), seed=seed).rows


def test_the_same_seed_gives_the_same_layout_and_another_seed_may_not() -> None:
    assert quick(1) == quick(1)
    assert len({quick(seed) for seed in range(8)}) > 1


@pytest.mark.parametrize("beam", [1, 5, 100])
def test_quick_layouts_are_legal_and_score_as_stated(beam: int) -> None:
    roll = "catdogustoner**"
    best = quick_layout(WORDS, roll, VALUES, beam=beam, widths=(3, 2, 1))
    words, capitals = {word.upper() for word in WORDS}, {letter.upper(): value for letter, value in VALUES.items()}
    assert complaint(best.rows, words, roll.upper(), "none") is None
    assert points(best.rows, roll.upper(), capitals) == best.score <= best.bound


def test_the_most_promising_layouts_are_kept_in_their_order() -> None:
    """The order must not depend on the processor, so that a seed gives the same game on every machine."""
    hand = take("cat", VALUES)
    search = BeamSearch(
        hand,
        grow(["cat"], hand.alphabet),
        width=1,
        beam=150,
        burden=hand.worth / 2,
        limit=100,
        finish=lambda rows, deficit: 100,
        rng=np.random.default_rng(1),
    )
    low = np.array([400, 70, 300, 50, 60, 500, 40, 600, 30, 80] * 40)
    table = np.zeros((DOWN + 1, len(low)), np.int32)
    table[DEFICIT] = np.arange(len(low))
    kept = search._thinned(table, low, 150)[DEFICIT].tolist()
    assert set(low[kept]) == {30, 40, 50, 60}
    assert len(kept) == 150
    assert kept == sorted(kept)
