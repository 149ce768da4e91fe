"""Best scores of given dice, found once by brute force: both searches must find them, and the kernel prove them."""

import json
from pathlib import Path
from typing import Any

import pytest

from parlour.games.rebus.solver import best_layout
from parlour.lexicon import Lexicon
from solvers.kernels import KINDS, using
from solvers.rebus_checker import best_by_trying, complaint, points

KEPT: dict[str, Any] = json.loads(Path(__file__).with_name("rebus_counts.json").read_text())
WORDS = set(KEPT["words"].split())
VALUES: dict[str, int] = KEPT["values"]
CASES = [(case["roll"], islands, case[islands]) for case in KEPT["best"] for islands in ("none", "printed")]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("roll, islands, best", CASES)
def test_the_solver_meets_the_known_best(roll: str, islands: str, best: int, kind: str) -> None:
    lexicon = Lexicon.of(word.lower() for word in WORDS)
    values = {letter.lower(): value for letter, value in VALUES.items()}
    with using(kind):
        found = best_layout(lexicon, roll.lower(), values, islands=islands, enough=lambda: False)  # type: ignore[arg-type]
    assert (found.score, found.is_proven) == (best, kind == "native")
    assert complaint(found.rows, WORDS, roll, islands) is None
    assert points(found.rows, roll, VALUES) == best


@pytest.mark.slow
@pytest.mark.parametrize("roll, islands, best", CASES[:4])
def test_brute_force_still_finds_the_known_best(roll: str, islands: str, best: int) -> None:
    assert best_by_trying(roll, WORDS, VALUES, islands) == best
