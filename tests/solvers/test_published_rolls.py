"""What bench/data publishes is true: layouts that have the score they are said to have, and no better ones."""

from pathlib import Path
from random import Random

import pytest

from parlour.games.rebus.components.dice import shipped_dice
from parlour.games.rebus.solver import best_layout
from parlour.games.stars import alphabet_of
from parlour.games.stars.solver.belief import Belief
from parlour.lexicon import Lexicon
from solvers.rebus_checker import points

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


def test_the_solver_still_finds_and_proves_the_best_of_some() -> None:
    if not all(Lexicon.load(language).hash in (DATA / "rebus.tsv").read_text("utf-8") for language in ("en", "uk")):
        pytest.skip("the words have changed since: scripts/solve-rolls solves them anew")
    for language, islands, shortest, roll, score, _ in Random(1).sample(lines("rebus.tsv"), 6):
        looks = iter(range(400))
        best = best_layout(
            Lexicon.load(language),
            roll,
            shipped_dice(language).value,
            islands=islands,  # type: ignore[arg-type]
            shortest=int(shortest),
            enough=lambda looks=looks: next(looks, None) is None,  # type: ignore[misc]
        )
        assert best.score <= int(score) <= best.bound, roll


def test_so_many_ciphers_agree_with_what_was_sent() -> None:
    for language, sent, left in Random(1).sample(lines("stars.tsv"), 20):
        scored = [(word, int(score)) for word, _, score in (one.rpartition(":") for one in sent.split())]
        assert Belief.before(alphabet_of(language)).observe_all(scored).ciphers == int(left), sent
