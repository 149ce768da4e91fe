"""Best scores of some dice, found by brute force. Both searches must find them, and the kernel prove them."""

import json
from pathlib import Path
from typing import Any

import pytest

from parlour.games.rebus.solver import Solution, best_layout
from parlour.lexicon import Lexicon
from solvers.kernels import needs_kernel, using
from solvers.rebus_checker import best_by_trying, complaint, points

KEPT: dict[str, Any] = json.loads(Path(__file__).with_name("rebus_counts.json").read_text())
WORDS = set(KEPT["words"].split())
VALUES: dict[str, int] = KEPT["values"]
CASES = [(case["roll"], islands, case[islands]) for case in KEPT["best"] for islands in ("none", "printed")]


def solved(roll: str, islands: str, kind: str) -> Solution:
    lexicon = Lexicon.of(word.lower() for word in WORDS)
    values = {letter.lower(): value for letter, value in VALUES.items()}
    with using(kind):
        found = best_layout(lexicon, roll.lower(), values, islands=islands, enough=lambda: False)  # type: ignore[arg-type]
    assert complaint(found.rows, WORDS, roll, islands) is None
    assert points(found.rows, roll, VALUES) == found.score
    return found


@needs_kernel
@pytest.mark.parametrize("roll, islands, best", CASES)
def test_the_kernel_proves_the_known_best(roll: str, islands: str, best: int) -> None:
    found = solved(roll, islands, "native")
    assert found.score == found.bound == best


@pytest.mark.slow
@pytest.mark.parametrize("roll, islands, best", CASES)
def test_without_the_kernel_the_best_single_island_is_found(roll: str, islands: str, best: int) -> None:
    found = solved(roll, islands, "numpy")
    assert found.score == solved(roll, "none", "numpy").score
    assert found.score == best or islands == "printed"
    assert best <= found.bound


@pytest.mark.slow
@pytest.mark.parametrize("roll, islands, best", CASES[:4])
def test_brute_force_still_finds_the_known_best(roll: str, islands: str, best: int) -> None:
    assert best_by_trying(roll, WORDS, VALUES, islands) == best
