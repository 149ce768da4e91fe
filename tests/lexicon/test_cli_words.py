"""`parlour word` and `parlour find`."""

import json

import pytest
from typer.testing import CliRunner

from parlour.cli.app import app


def run(*arguments):
    return CliRunner().invoke(app, arguments)


def as_json(*arguments, status=0):
    result = run(*arguments, "--json")
    assert result.exit_code == status, result.output
    return json.loads(result.stdout)


def test_the_word_command_agrees_with_the_lexicon():
    bottle, grapes = as_json("word", "Bottle", "GRAPES")
    assert bottle == {
        "word": "bottle",
        "valid": True,
        "noun": True,
        "singular": True,
        "rare": False,
        "name": False,
        "zipf": bottle["zipf"],
        "reason": None,
        "suggestions": [],
        "source": "SCOWL 2020, WordNet 3.0",
        "code": None,
        "of": None,
    }
    assert grapes["reason"] == "the plural of GRAPE"


def test_word_speaks_the_language_of_the_words():
    assert as_json("word", "--language", "uk", "столи")[0]["reason"] == "множина слова СТІЛ"
    assert "множина слова СТІЛ" in run("word", "--language", "uk", "столи").stdout


@pytest.mark.parametrize("text", ["", "x" * 10_000, "🙂", "aб", "e\u0301", "\x1b[31m", "\udcff"])
def test_word_gives_a_reason_for_anything(text):
    (verdict,) = as_json("word", text, status=1)
    assert not verdict["valid"]
    assert verdict["reason"]
    assert "\x1b" not in run("word", text).stdout


def test_unknown_words_exit_with_status_1_and_a_suggestion():
    (verdict,) = as_json("word", "elefant", status=1)
    assert verdict["suggestions"][0] == "elephant"
    assert verdict["source"] is None


def test_with_a_game_it_says_whether_the_game_takes_the_word():
    cat, horse = as_json("word", "cat", "horse", "--game", "bottle", status=1)
    assert (cat["singular"], cat["taken"], cat["because"]) == (True, False, "fewer than 4 letters")
    assert (horse["taken"], horse["because"]) == (True, None)
    (grapes,) = as_json("word", "grapes", "--game", "bottle", status=1)
    assert grapes["because"] == "not a singular noun"
    assert as_json("word", "grapes", "--game", "lone")[0]["taken"]
    assert as_json("word", "zzyzx", "--game", "stars")[0]["taken"]
    assert "the game doesn’t take it: fewer than 4 letters" in run("word", "cat", "--game", "bottle").stdout


def test_the_game_accepts_suggested_words():
    (verdict,) = as_json("word", "runnnig", "--game", "bottle", status=1)
    assert verdict["suggestions"]
    assert all(as_json("word", near, "--game", "bottle")[0]["taken"] for near in verdict["suggestions"])


def test_find_counts_all_and_shows_as_many_as_wanted():
    found = as_json("find", "--containing", "brdo", "--nouns", "--limit", "3")
    assert found["count"] > 100
    assert found["words"] == ["bord", "abord", "board"]


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
        ("word", "cat", "--game", "chess"),
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
