"""`parlour word` and `parlour find`."""

import json

import pytest
from typer.testing import CliRunner

from parlour.cli.app import app


def run(*arguments):
    return CliRunner().invoke(app, arguments)


def as_json(*arguments):
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_word_says_what_the_lexicon_says():
    bottle, grapes = as_json("word", "Bottle", "GRAPES")
    assert bottle == {
        "word": "bottle",
        "valid": True,
        "noun": True,
        "singular": True,
        "name": False,
        "zipf": bottle["zipf"],
        "reason": None,
        "code": None,
        "of": None,
    }
    assert grapes["reason"] == "plural of GRAPE"


def test_word_speaks_the_language_of_the_words():
    assert as_json("word", "--language", "uk", "столи")[0]["reason"] == "множина від СТІЛ"
    assert "множина від СТІЛ" in run("word", "--language", "uk", "столи").stdout


@pytest.mark.parametrize("text", ["", "x" * 10_000, "🙂", "aб", "e\u0301", "\x1b[31m", "\udcff"])
def test_word_gives_a_reason_for_anything(text):
    (verdict,) = as_json("word", text)
    assert not verdict["valid"]
    assert verdict["reason"]
    assert "\x1b" not in run("word", text).stdout


def test_find_counts_all_and_shows_as_many_as_wanted():
    found = as_json("find", "--containing", "brdo", "--nouns", "--limit", "3")
    assert found["count"] > 100
    assert found["words"] == ["board", "broad", "brood"]


def test_find_spells_words_from_dice():
    found = as_json("find", "--from", "C A T *", "--length", "4")
    assert "chat" in found["words"]
    assert all(len(word) == 4 for word in found["words"])


def test_find_takes_a_word_list(tmp_path):
    words = tmp_path / "words"
    words.write_text("cat\nact\ndog\n")
    assert as_json("find", "--from", "tca", "--words", str(words)) == {"count": 2, "words": ["act", "cat"]}


@pytest.mark.parametrize(
    "arguments",
    [
        ("find",),
        ("find", "--containing", "ab", "--from", "ab"),
        ("find", "--containing", "a1"),
        ("find", "--from", "🙂"),
        ("find", "--containing", "ab", "--length", "0"),
        ("find", "--containing", "ab", "--words", "no-such-file"),
        ("word",),
        ("word", "cat", "--language", "xx"),
    ],
)
def test_bad_usage_ends_with_status_2(arguments):
    assert run(*arguments).exit_code == 2


def test_a_word_list_with_a_bad_line_is_named(tmp_path):
    words = tmp_path / "words"
    words.write_text("cat\nno-word\n")
    result = run("find", "--containing", "a", "--words", str(words))
    assert result.exit_code == 2
    assert "no-word" in result.stderr
