"""The layouts in bench/data have their scores, and there are no better ones."""

from pathlib import Path
from random import Random
from statistics import fmean

import pytest

from parlour.games.rebus.components import shipped_dice
from parlour.games.rebus.solver import Solution, best_layout
from parlour.games.stars import alphabet_of
from parlour.games.stars.solver.belief import Belief
from parlour.lexicon import Lexicon
from solvers.kernels import needs_kernel, using
from solvers.rebus_checker import points
from wild import sample

DATA = Path(__file__).parents[2] / "bench" / "data"


def lines(name: str) -> list[list[str]]:
    text = (DATA / name).read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in text if not line.startswith("#")]


def test_there_are_a_thousand_rolls_and_each_layout_has_its_score() -> None:
    rolls = lines("rebus.tsv")
    assert len({(language, islands, shortest, roll) for language, islands, shortest, roll, _, _ in rolls}) >= 1000
    for language, _, _, roll, score, rows in rolls:
        values = {letter.upper(): value for letter, value in shipped_dice(language).value.items()}
        assert points(rows.split("/"), roll.upper(), values) == int(score), roll


def some_rolls(many: int) -> list[list[str]]:
    if not all(Lexicon.load(language).hash in (DATA / "rebus.tsv").read_text("utf-8") for language in ("en", "uk")):
        pytest.skip("the words have changed since: scripts/solve-rolls solves them again")
    return sample(Random(1).sample(lines("rebus.tsv"), many), 2)


def solved(line: list[str], steps: int) -> Solution:
    language, islands, shortest, roll, _, _ = line
    left = iter(range(steps))
    return best_layout(
        Lexicon.load(language),
        roll,
        shipped_dice(language).value,
        islands=islands,  # type: ignore[arg-type]
        shortest=int(shortest),
        enough=lambda: next(left, None) is None,
    )


@needs_kernel
@pytest.mark.slow
def test_the_kernel_proves_the_best_of_some() -> None:
    for line in some_rolls(16):
        best = solved(line, 5_000)
        assert best.score == best.bound == int(line[4]), line


@pytest.mark.slow
def test_without_the_kernel_layouts_come_close_to_the_best() -> None:
    shares = []
    for line in some_rolls(10):
        with using("numpy"):
            best = solved(line, 100)
        assert best.score <= int(line[4]) <= best.bound, line
        shares.append(best.score / int(line[4]))
    assert min(shares) > 0.7
    assert fmean(shares) > 0.9


def test_the_number_of_ciphers_agrees_with_the_transmissions() -> None:
    for language, sent, left in Random(1).sample(lines("stars.tsv"), 20):
        scored = [(word, int(score)) for word, _, score in (one.rpartition(":") for one in sent.split())]
        assert Belief.before(alphabet_of(language)).observe_all(scored).ciphers == int(left), sent
