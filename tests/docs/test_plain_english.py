"""scripts/plain-english finds what it is for, and leaves plain English alone."""

import runpy
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).parents[2] / "scripts"
SCRIPT = runpy.run_path(str(SCRIPTS / "plain_english.py"))
python_texts, wrong_in = SCRIPT["python_texts"], SCRIPT["wrong_in"]

DIALECT = [
    "The dice are shown to who asks for them.",
    "Who has no word says so.",
    "The players are told so.",
    "Cut so many letters off.",
    "A word that stands there already.",
    "What lies by the server's word.",
    "The rules of before.",
    "A square a shake.",
    "Words that are wrong, and those that are none.",
    "The sheet on a phone on its side.",
    "A text that gives no word away.",
    "The rules of rules.py once more.",
]
PLAIN = [
    "Who has won?",
    "Players who leave keep their seat.",
    "There are so many that the list is cut.",
    "Dice lie in the bottle, told apart by their colours.",
    "A person is on its side, once more, and a word a player says counts.",
    "It is true of those that are none of the others.",
]


@pytest.mark.parametrize("words", DIALECT)
def test_dialect_is_found(words: str) -> None:
    assert list(wrong_in(words, []))


@pytest.mark.parametrize("words", PLAIN)
def test_plain_english_is_left_alone(words: str) -> None:
    assert not list(wrong_in(words, []))


def test_listed_phrases_are_allowed() -> None:
    assert not list(wrong_in("What lies by the server's word.", ["What lies by"]))


def test_docstrings_comments_and_test_names_are_read() -> None:
    source = '"""One."""\n\n\ndef test_two_words() -> None:  # three\n    """Four."""\n'
    assert {text.words for text in python_texts(source)} == {"One.", "two words", "three", "Four."}


def test_the_list_of_exceptions_is_short() -> None:
    allowed = (SCRIPTS / "plain-english.txt").read_text().splitlines()
    assert len(allowed) < 30
