"""The command `parlour solve rebus`, with and without the kernel."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from parlour.cli.app import app
from solvers.kernels import KINDS, using


@pytest.fixture(autouse=True, params=KINDS)
def kind(request: pytest.FixtureRequest) -> Iterator[str]:
    with using(request.param):
        yield request.param


def run(*words: str) -> tuple[int, str, str]:
    done = CliRunner().invoke(app, ["solve", "rebus", *words])
    return done.exit_code, done.stdout, done.stderr


@pytest.fixture
def listed(tmp_path: Path) -> Path:
    file = tmp_path / "words.txt"
    file.write_text("cat\ncot\ndog\nto\nax\n")
    return file


def test_the_layout_is_printed_as_data(listed: Path, kind: str) -> None:
    code, out, _ = run("catdog", "--json", "--islands", "none", "--words", str(listed))
    answer = json.loads(out)
    assert code == 0
    assert set(answer) == {"score", "bound", "proven", "grid", "across", "down", "unused", "stars", "seconds"}
    assert answer["proven"] == (answer["score"] == answer["bound"]) == (kind == "native")
    assert answer["score"] <= answer["bound"]
    assert answer["unused"] == ["A"]
    assert sorted(answer["across"] + answer["down"]) == ["COT", "DOG"]


def test_a_star_is_a_small_letter_in_the_grid(listed: Path) -> None:
    answer = json.loads(run("a*", "--json", "--words", str(listed))[1])
    assert (answer["stars"], "".join(answer["grid"])) == (["x"], "Ax")


def test_values_can_be_given(listed: Path, tmp_path: Path) -> None:
    values = tmp_path / "values.tsv"
    values.write_text("T\t5\nO\t7\n")
    answer = json.loads(run("to", "--json", "--words", str(listed), "--values", str(values))[1])
    assert answer["score"] == 12


def test_the_layout_is_shown_to_people(listed: Path, kind: str) -> None:
    code, out, _ = run("catdogs", "--words", str(listed), "--islands", "none")
    assert code == 0
    assert ("the best there is" if kind == "native" else "is possible") in out
    assert "unused: A S" in out


@pytest.mark.parametrize(
    "wrong",
    [
        ["c4t"],
        [""],
        ["a" * 16],
        ["cat", "--words", "nowhere.txt"],
        ["cat", "--values", "nowhere.tsv"],
        ["cat", "--language", "uk"],
    ],
)
def test_wrong_input_gets_one_clear_line(wrong: list[str]) -> None:
    code, _, complaint = run(*wrong)
    assert code == 2
    assert len(complaint.splitlines()) == 1


WRONG_VALUES = {"": "empty", "A\t1\nB;2\n": "line 2", "A\t1\n\na\t2": "line 3", "*\t3": "line 1", "AB\t3": "line 1"}


@pytest.mark.parametrize("text, named", WRONG_VALUES.items())
def test_a_file_of_values_is_checked_line_by_line(text: str, named: str, tmp_path: Path) -> None:
    values = tmp_path / "values.tsv"
    values.write_text(text)
    code, _, complaint = run("ab", "--values", str(values))
    assert code == 2
    assert len(complaint.splitlines()) == 1
    assert named in complaint


def test_files_may_come_from_any_editor(tmp_path: Path, kind: str) -> None:
    """A mark before the text, the line ends of another system, capitals and a word twice."""
    words, values = tmp_path / "words.txt", tmp_path / "values.tsv"
    words.write_bytes("\ufeffTO\r\nto\r\n\r\nCOT\r\n".encode())
    values.write_bytes("\ufeffT\t5\r\no\t7\r\n".encode())
    answer = json.loads(run("To", "--json", "--words", str(words), "--values", str(values))[1])
    assert (answer["score"], answer["proven"]) == (12, kind == "native")


@pytest.mark.parametrize("text", ["", "\n \n", "cat\nk\u00f6nig\n", "a cat\n", "cat\n7\n"])
def test_a_file_without_words_or_with_other_things_is_bad_input(text: str, tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text(text)
    code, out, complaint = run("catdog", "--words", str(words))
    assert (code, out) == (2, "")
    assert len(complaint.splitlines()) == 1


def test_nothing_is_printed_on_the_way_where_nobody_watches(listed: Path) -> None:
    assert run("catdog", "--words", str(listed), "--json")[2] == ""
