"""The example notebooks run, cell after cell, and what they show is drawn."""

import ast
import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

BOOKS = sorted((Path(__file__).parents[2] / "docs" / "notebooks").glob("*.ipynb"))


def shown(code: str, names: dict[str, object]) -> object:
    """Run a cell like a notebook, which displays the value of the last line."""
    *before, last = ast.parse(code).body
    is_value = isinstance(last, ast.Expr)
    exec(compile(ast.Module([*before, *([] if is_value else [last])], []), "<cell>", "exec"), names)
    return eval(compile(ast.Expression(last.value), "<cell>", "eval"), names) if isinstance(last, ast.Expr) else None


def test_there_are_two() -> None:
    assert [book.stem for book in BOOKS] == ["a-game", "a-layout"]


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.stem)
def test_a_notebook_runs_and_draws(book: Path) -> None:
    names: dict[str, object] = {}
    cells = [cell for cell in json.loads(book.read_text())["cells"] if cell["cell_type"] == "code"]
    values = [shown("".join(cell["source"]), names) for cell in cells]
    drawn = [value._repr_html_() for value in values if hasattr(value, "_repr_html_")]
    assert drawn
    for picture in drawn:
        assert ElementTree.fromstring(picture).tag.endswith("svg")
