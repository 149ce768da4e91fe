"""`parlour simulate`."""

from random import Random

import pytest

from cli.terminal import data, run
from parlour.core.league import play_out
from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon


def test_a_league_reports_wins_lengths_and_scores():
    report = data("simulate", "bottle", "--games", "3", "--levels", "1,5", "--seed", "4")
    assert report["games"] == 3
    assert set(report["wins"]) == set(report["scores"]) == {"1", "5"}
    assert sum(report["wins"].values()) == 3 + report["shared"]
    assert report["length"]["rounds"] >= 7
    assert 0 < report["length"]["minutes"] < 60


def test_the_same_seed_gives_the_same_games():
    words = ("simulate", "bottle", "--games", "2", "--seed", "11", "--set", "mode=easy")
    assert data(*words) == data(*words)


def test_levels_go_around_the_table():
    assert data("simulate", "bottle", "--games", "1", "--players", "5", "--levels", "2,4")["levels"] == [2, 4, 2, 4, 2]


def test_settings_may_follow_one_another():
    words = ("simulate", "bottle", "--games", "1", "--seed", "3", "--set", "mode=party")
    assert data(*words, "gentle=on") == data(*words, "--set", "gentle=true")


def test_a_league_reads_well_and_shows_no_progress_where_nobody_looks():
    result = run("simulate", "bottle", "--games", "1", "--seed", "1")
    assert "Message in a Bottle: 1 games, seed 1" in result.stdout
    assert result.stderr == ""


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("mode", CATALOGUE["bottle"].modes)
@pytest.mark.parametrize("judge", ["dictionary", "table", "appeal"])
def test_bots_of_every_level_finish_a_game_in_every_mode(language, mode, judge):
    entry = CATALOGUE["bottle"]
    settings = {"language": language, "mode": mode, "judge": judge, "shorter_word": True}
    bots = [entry.bot(Lexicon.load(language), level) for level in range(1, 6)]
    table = play_out(entry.open(Lexicon.load, settings), bots, Random(1))
    assert table.result is not None
    assert max(table.result.scores) >= 8
