"""Tasks without a good answer get a clear one quickly, with and without the kernel."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from parlour.cli.app import app
from parlour.games.rebus.components import shipped_dice
from parlour.games.rebus.solver import best_layout
from parlour.games.rebus.solver.compiled import MOST_STARS
from parlour.lexicon import Lexicon
from solvers.kernels import KINDS, using

every_kind = pytest.mark.parametrize("kind", KINDS)


@every_kind
@pytest.mark.parametrize("islands", ["none", "printed"])
@pytest.mark.parametrize("words", [[], ["zoo"]])
def test_dice_that_make_no_word_stay_in_the_hand(kind: str, islands: str, words: list[str]) -> None:
    values = shipped_dice("en").value
    with using(kind):
        best = best_layout(Lexicon.of(words), "bcd", values, islands=islands, enough=lambda: False)  # type: ignore[arg-type]
    assert best.is_proven
    assert (best.rows, best.score) == ((), -sum(values[letter] for letter in "bcd"))


@every_kind
@pytest.mark.parametrize("stars", [1, 3, 4, 15])
def test_a_list_of_one_word_and_a_roll_of_stars(kind: str, stars: int) -> None:
    """It is laid once, because a word may be laid only once (REB-08). Unused stars cost nothing."""
    with using(kind):
        best = best_layout(Lexicon.of(["ox"]), "*" * stars, {"o": 2, "x": 5}, enough=lambda: False)
    assert best.is_proven == (stars == 1 or (kind == "native" and stars <= MOST_STARS))
    assert best.score == (7 if stars > 1 else 0)


def solve(*words: str) -> tuple[int, str, str]:
    done = CliRunner().invoke(app, ["solve", *words])
    return done.exit_code, done.stdout, done.stderr


@every_kind
@pytest.mark.parametrize("roll", ["bcdfghjklmnpqrs", "qqqqqqqqqqqqqqq", "***", "a"])
def test_with_a_time_limit_of_zero_there_is_an_answer(roll: str, kind: str) -> None:
    with using(kind):
        code, out, complaint = solve("rebus", roll, "--seconds", "0")
    assert (code, complaint) == (0, "")
    assert "points" in out


@every_kind
def test_a_list_of_one_word_is_enough(tmp_path: Path, kind: str) -> None:
    words = tmp_path / "words.txt"
    words.write_text("cat\n")
    with using(kind):
        code, out, _ = solve("rebus", "tacx", "--words", str(words))
    assert code == 0
    assert ("the best there is" if kind == "native" else "is possible") in out
