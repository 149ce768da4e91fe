"""Bad input: one clear line on stderr, exit status 2, nothing on stdout."""

import pytest

from cli.terminal import complaint, runner
from parlour.cli.app import app


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["gmaes"], "games"),
        (["play"], "GAME"),
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "bottle", "--players", "9"], "2 to 6 players"),
        (["play", "bottle", "--players", "1", "--bots", "0"], "2 to 6 players"),
        (["play", "bottle", "--level", "6"], "--level"),
        (["play", "bottle", "--set", "mode"], "name=value"),
        (["play", "bottle", "party"], "name=value"),
        (["play", "bottle", "--set", "mode=chaos"], "mode is one of classic, easy, effects, party, not 'chaos'"),
        (["play", "bottle", "--set", "moed=easy"], "there is no setting 'moed'; there are: mode, "),
        (["play", "bottle", "--set", "gentle=maybe"], "gentle is on or off"),
        (["play", "bottle", "--set", "same_moment_ms=-1"], "same_moment_ms is a number from 0 to 2000, not '-1'"),
        (["play", "bottle", "--set", "language=xx"], "no language 'xx' is installed; it can be played in en, "),
        (["play", "bottle", "--set", "dice=@no-such-file"], "no-such-file"),
        (["play", "bottle", "--name", "Ann", "--name", "Bob"], "--name"),
        (["play", "bottle", "--name", " "], "--name"),
        (["play", "bottle", "--set", "mode=\udcff"], "name=value"),
        (["simulate", "bottle", "--levels", "1,x"], "--levels"),
        (["simulate", "bottle", "--levels", "0"], "1 to 5"),
        (["simulate", "bottle", "--games", "0"], "--games"),
        (["simulate", "bottle", "--players", "7"], "2 to 6 players"),
        (["simulate", "bottle", "--players", "0"], "2 to 6 players, not 0"),
        (["rules", "chess"], "there are no rules of 'chess'"),
        (["rules", "bottle", "BOT-99"], "BOT-99"),
        (["replay", "no-such-file"], "no-such-file"),
        (["solve"], "command"),
        (["stars"], "command"),
        (["stars", "legal", "sunset", "--card", ","], "--card"),
        (["stars", "score", "c1p", "--trust", "EPH", "--amplify", "RX", "--suspicion", "O"], "c1p"),
        (["find", "--from", " "], "--from"),
        (["word", "cat", "--language", "xx"], "the language 'xx' is not installed; installed: en, "),
        (["solve", "bottle", "AB"], "3 or 4 letters"),
        (["solve", "bottle", "A1B"], "'1'"),
        (["solve", "bottle", "A(BC)D"], "brackets"),
        (["solve", "bottle", "A(BC", "--effect", "neck"], "A(BC"),
        (["solve", "bottle", "ABC", "--effect", "green"], "green"),
        (["solve", "bottle", "ABC", "--used", "two words"], "two words"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bad_input_ends_with_one_clear_line(words, says):
    line = complaint(*words)
    assert line.startswith("parlour: ")
    assert says in line


def test_a_word_list_has_one_word_per_line(tmp_path):
    words = tmp_path / "words"
    words.write_text("Carbon\ncar bon\n")
    assert "'car bon'" in complaint("find", "--containing", "a", "--words", str(words))
    words.write_text("\n")
    assert "is empty" in complaint("find", "--containing", "a", "--words", str(words))


@pytest.mark.rule("COM-09")
def test_faults_in_a_file_are_reported_with_its_name_and_entry(tmp_path):
    dice = tmp_path / "dice.json"
    dice.write_text('{"turquoise": "abc"}')
    line = complaint("simulate", "bottle", "--set", f"dice=@{dice}")
    assert str(dice) in line
    assert "$.dice.turquoise" in line


@pytest.mark.parametrize(
    "words", [[], ["--help"], ["play", "--help"], ["solve", "--help"], ["simulate", "--help"]], ids=str
)
def test_help_is_not_an_error(words):
    result = runner.invoke(app, words)
    assert result.exit_code == 0
    assert "Usage" in result.stdout


def test_missing_commands_list_the_available_ones():
    assert complaint("solve") == "parlour: Missing command. There are: bottle, lone, stars, rebus, bookworm."
    assert complaint("solve", "chess").endswith("There are: bottle, lone, stars, rebus, bookworm.")
