"""`parlour simulate`."""

import json
import signal
import subprocess
import sys
from random import Random

import pytest

from cli.terminal import complaint, data, run
from parlour.core.league.league import play_out
from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon


def test_bots_of_one_level_win_every_game_once():
    report = data("simulate", "lone", "--games", "3", "--players", "3", "--levels", "1", "--seed", "4")
    assert report["wins"] == {"1": 3}


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


def test_a_league_reads_well_and_shows_progress_only_on_terminals():
    result = run("simulate", "bottle", "--games", "1", "--seed", "1")
    assert "Message in a Bottle: 1 games, seed 1" in result.stdout
    assert result.stderr == ""


LANGUAGES, MODES, JUDGES = ["en", "uk", "de"], CATALOGUE["bottle"].modes, ["dictionary", "table", "appeal"]
PAIRS = [
    (LANGUAGES[(mode + judge) % len(LANGUAGES)], MODES[mode], JUDGES[judge])
    for mode in range(len(MODES))
    for judge in range(len(JUDGES))
]
"""Yields settings in which every two values of different settings occur together."""


@pytest.mark.slow
@pytest.mark.parametrize("language, mode, judge", PAIRS)
def test_bots_of_every_level_finish_a_game_in_every_mode(language, mode, judge):
    entry = CATALOGUE["bottle"]
    settings = {"language": language, "mode": mode, "judge": judge, "shorter_word": True}
    bots = [entry.bot(Lexicon.load(language), level) for level in range(1, 6)]
    table = play_out(entry.open(Lexicon.load, settings), bots, Random(1))
    assert table.result is not None
    assert max(table.result.scores) >= 8


@pytest.mark.slow
def test_a_league_on_two_processes_has_the_results_of_one():
    words = ("simulate", "bottle", "--games", "6", "--levels", "1,3", "--seed", "8")
    assert data(*words, "--workers", "2") == data(*words, "--workers", "1")


def test_leagues_report_certainty_rules_and_refusals():
    report = data("simulate", "bottle", "--games", "5", "--levels", "1,4", "--seed", "4")
    for share in report["share"].values():
        assert 0 <= share["low"] <= share["won"] <= share["high"] <= 1
    assert sum(share["won"] for share in report["share"].values()) == pytest.approx(1)
    assert report["rules"]["BOT-09"] > 0
    assert report["events"]["erred"] == report["rules"]["BOT-09"]
    assert report["refused"] == {}
    assert report["lost"] == []
    printed = run("simulate", "bottle", "--games", "5", "--levels", "1,4", "--seed", "4").stdout
    assert "refused moves: none" in printed
    assert "BOT-09" in printed


def test_a_sequential_test_stops_a_league_early():
    report = data("simulate", "bottle", "--games", "200", "--levels", "1,5", "--seed", "2", "--sprt", "--workers", "1")
    assert report["sprt"]["answer"] == "better"
    assert report["games"] < 200


@pytest.mark.parametrize(
    "words, says",
    [
        (("--sprt", "--levels", "3"), "--sprt compares two levels"),
        (("--sprt", "--levels", "1,2", "--between", "60,50"), "the lower first"),
        (("--sprt", "--levels", "1,2", "--between", "half"), "the lower first"),
        (("--workers", "0"), "1 or more"),
        pytest.param(("--dask", "tcp://127.0.0.1:1"), "there is no dask scheduler at", marks=pytest.mark.slow),
        pytest.param(("--dask", "nonsense://x"), "there is no dask scheduler at", marks=pytest.mark.slow),
    ],
)
def test_bad_input_is_reported_in_one_line(words, says):
    assert says in complaint("simulate", "bottle", "--games", "1", *words)


@pytest.mark.slow
def test_ctrl_c_stops_at_once_and_prints_what_was_played():
    words = ["simulate", "bottle", "--games", "100000", "--levels", "1,3", "--seed", "8", "--workers", "2", "--json"]
    league = subprocess.Popen(
        [sys.executable, "-c", WATCHED, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert league.stderr is not None
    while "played" not in (line := league.stderr.readline()):
        assert line, "the league ended by itself"
    league.send_signal(signal.SIGINT)
    out, outcome = league.communicate(timeout=300)
    assert league.returncode == 130
    assert 1 <= json.loads(out)["games"] < 100_000
    assert "games were played and are kept" in outcome
    assert "Traceback" not in outcome


WATCHED = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # tests that run in the background inherit that it is ignored
from parlour.cli import simulate
from parlour.cli.start import main
count = simulate.league
def league(game, contenders, seeds, tick, **how):
    def count_aloud():
        tick()
        print("played", file=sys.stderr, flush=True)
    return count(game, contenders, seeds, count_aloud, **how)
simulate.league = league
if __name__ == "__main__":
    main()
"""


@pytest.mark.slow
def test_a_league_on_dask_has_the_same_results():
    """Runs in its own process, because its scheduler starts threads."""
    words = ["simulate", "bottle", "--games", "4", "--levels", "1,3", "--seed", "8", "--json"]
    done = subprocess.run(
        [sys.executable, "-c", ON_DASK, *words], capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == data(*words[:-1])


ON_DASK = """
import sys
from distributed import LocalCluster
from parlour.cli.start import main
if __name__ == "__main__":
    with LocalCluster(n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None) as cluster:
        sys.argv += ["--dask", cluster.scheduler_address]
        main()
"""
