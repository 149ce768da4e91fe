"""`parlour games` and `parlour rules`."""

import pytest

from cli.terminal import data, run
from parlour.games import CATALOGUE


def test_the_catalogue_has_everything_that_a_table_needs():
    games = {game["id"]: game for game in data("games")}
    assert set(games) == set(CATALOGUE)
    bottle = games["bottle"]
    assert bottle["name"] == "Message in a Bottle"
    assert bottle["players"] == [2, 6]
    assert bottle["modes"] == ["classic", "easy", "effects", "party"]
    assert bottle["minutes"] > 0


def test_every_setting_has_a_default_and_a_sentence():
    for game in data("games"):
        for setting in game["settings"]:
            assert {"name", "default", "values", "says"} <= set(setting)
            assert setting["says"].endswith(".")


def test_the_catalogue_reads_well():
    assert "Message in a Bottle · 2–6 players" in run("games").stdout


def test_the_rules_of_a_game_are_its_own():
    rules = data("rules", "bottle")
    assert [set(rule) for rule in rules] == [{"id", "kind", "text"}] * len(rules)
    assert all(rule["id"].startswith("BOT-") for rule in rules)
    assert {rule["kind"] for rule in rules} <= {"R", "D", "S"}


@pytest.mark.parametrize("words", [("bottle", "BOT-29"), ("BOT-29",), ("bottle", "bot-29")])
def test_one_rule_is_found_with_and_without_its_game(words):
    (rule,) = data("rules", *words)
    assert rule["id"] == "BOT-29"
    assert "8th diamond" in rule["text"]


def test_without_a_game_there_are_the_rules_of_all():
    ids = {rule["id"][:3] for rule in data("rules")}
    assert {"COM", "BOT", "STA"} <= ids


def test_rules_read_well():
    assert run("rules", "BOT-08").stdout.startswith("BOT-08 R  The first right word wins 1 diamond")


def test_rules_are_printed_in_the_requested_language():
    (rule,) = data("rules", "BOT-29", "--language", "uk")
    assert rule["id"] == "BOT-29"
    assert "8-й діамант" in rule["text"]
    assert len(data("rules", "--language", "uk")) == len(data("rules"))


def test_emphasis_is_shown_as_style():
    assert "yellow: the word contains" in run("rules", "BOT-22").stdout
