"""The terminal before a game: help, completion, how to play."""

import os
import subprocess
import sys

import pytest
from typer.main import get_group

from cli.terminal import complaint, data, run, runner
from parlour.cli.app import app
from parlour.games import CATALOGUE


def every_command(group=None, path=()):
    group = group or get_group(app)
    yield path
    for name, command in getattr(group, "commands", {}).items():
        yield from every_command(command, (*path, name)) if hasattr(command, "commands") else [(*path, name)]


@pytest.mark.parametrize("path", list(every_command()), ids=" ".join)
def test_help_is_there_by_two_names_and_names_no_types(path):
    printed = run(*path, "-h").stdout
    assert printed == run(*path, "--help").stdout
    for leak in ("<", "x>=", "<=x", "list[", " range"):
        assert leak not in printed, printed


def test_commands_are_listed_by_what_people_want_to_do():
    printed = run("--help").stdout
    panels = [line.split()[1] for line in printed.splitlines() if line.startswith("╭─")]
    assert sorted(panels) == ["Host", "Options", "Play", "Research", "Words"]


@pytest.mark.parametrize("path", [("play",), ("simulate",), ("league",), ("check",), ("daily",), ("word",), ("find",)])
def test_commands_with_words_take_a_language(path):
    assert "--language" in run(*path, "--help").stdout
    assert "is not installed" in complaint(*path, "lone", "--language", "xx")


def asked_by_bash(words: str) -> dict[str, str]:
    """The variables with which bash asks for completions of the last word."""
    return {"_PARLOUR_COMPLETE": "complete_bash", "COMP_WORDS": words, "COMP_CWORD": str(words.count(" "))}


def test_a_shell_completes_a_command():
    program = "import sys; sys.argv = ['parlour']; from parlour.cli.start import main; main()"
    command, env = [sys.executable, "-c", program], os.environ | asked_by_bash("parlour rep")
    done = subprocess.run(command, capture_output=True, text=True, env=env, check=False)
    assert done.stdout.split() == ["replay"]


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("parlour play bo", ["bottle", "bookworm"]),
        ("parlour rules le", []),
        ("parlour rules boo", ["bookworm"]),
        ("parlour play bookworm --set ju", ["judge="]),
        ("parlour simulate bottle mod", ["mode="]),
        ("parlour play bookworm --lev", ["--level"]),
    ],
)
def test_a_shell_completes_games_settings_and_options(words, offered):
    outcome = runner.invoke(app, [], prog_name="parlour", env=asked_by_bash(words))
    assert outcome.stdout.split() == offered


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_get_their_completions(shell):
    script = run("completion", shell).stdout
    assert "_PARLOUR_COMPLETE" in script
    assert f"complete_{shell}" in script


def test_an_unknown_shell_is_named():
    assert "bash" in complaint("completion", "cmd")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["play", "bottle", "--level", "6"], "--level is a number: 1 to 5"),
        (["play", "bottle", "--level", "good"], "--level is a number: 1 to 5"),
        (["simulate", "bottle", "--games", "0"], "--games is a number: 1 or more"),
        (["solve", "rebus", "car", "--seconds", "9999"], "--seconds is a number: 0 to 3600"),
    ],
    ids=str,
)
def test_a_number_out_of_range_is_refused_with_the_range(words, says):
    assert complaint(*words) == f"parlour: {says}"


@pytest.mark.parametrize("game", list(CATALOGUE))
@pytest.mark.parametrize("language", ["en", "uk"])
def test_rules_begin_with_how_the_game_is_played(game, language):
    texts = CATALOGUE[game].texts(language)
    assert 4 <= len(texts.how) <= 6
    lines = run("rules", game, "--language", language).stdout.splitlines()
    assert CATALOGUE[game].title(language) in lines[0]
    assert lines[1] == f"1. {texts.how[0]}"
    first = next(number for number, line in enumerate(lines) if "-01 " in line)
    assert first < 12
    assert all(rule["id"] for rule in data("rules", game, "--language", language))


def test_one_rule_is_only_that_rule():
    assert run("rules", "BKW-33").stdout.startswith("BKW-33 D")


def test_a_seed_draws_the_same_cipher_again():
    drawn = [data("stars", "draw", "--seed", seed) for seed in ("7", "7", "8")]
    assert drawn[0] == drawn[1] != drawn[2]


def test_unknown_words_end_with_status_1():
    run("word", "table", "qzx", status=1)
    run("word", "table")
