"""`parlour print`."""

import sys

import pytest
from pypdf import PdfReader

from cli.terminal import complaint, data, run


def test_a_file_and_its_pages(tmp_path):
    file = tmp_path / "lone.pdf"
    assert data("print", "lone", "--language", "uk", "--paper", "letter", "-o", str(file)) == {
        "file": str(file),
        "pages": 7,
    }
    assert len(PdfReader(file).pages) == 7


def test_chosen_parts_are_in_the_file_name(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert run("print", "rebus", "--what", "pad", "--what", "rules").stdout == "rebus-pad-rules-en-a4.pdf: 4 pages\n"
    assert len(PdfReader("rebus-pad-rules-en-a4.pdf").pages) == 4
    assert data("print", "rebus", "--what", "pad,rules") == {"file": "rebus-pad-rules-en-a4.pdf", "pages": 4}


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["chess"], "there is no game 'chess'; there are: bottle, "),
        (["lone", "--paper", "a5"], "there is no paper 'a5'; there is: a4, letter"),
        (["lone", "--what", "board"], "there is no 'board' to print of lone; there is: rules, sheet, dice, labels"),
        (["lone", "--language", "xx"], "the language 'xx' is not installed; installed: en, "),
        (["lone", "-o", "no/such/folder/lone.pdf"], "no/such/folder/lone.pdf: No such file or directory"),
    ],
)
def test_bad_input(words, says, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert says in complaint("print", *words)
    assert list(tmp_path.iterdir()) == []


def test_without_the_extra_one_line_says_how_to_get_it(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "fpdf", None)
    line = complaint("print", "lone", "-o", str(tmp_path / "lone.pdf"))
    assert line == "parlour: printing needs fpdf2: pip install 'parlour[print]'"
