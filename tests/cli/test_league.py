"""`parlour league`, and the ratings behind it."""

import math
import sys

import pytest
from msgspec.structs import replace

from cli.terminal import complaint, data, run
from parlour import Contender, Lexicon, Standing, round_robin
from parlour.cli import league as commands
from parlour.core.league.round_robin import DRAWN, RoundRobin
from parlour.games import CATALOGUE, bottle


def won(name, other, wins, games):
    standing = Standing(games=games)
    standing.shares[name] = wins
    standing.shares[other] = games - wins
    return standing


def test_a_pair_is_rated_by_its_share_of_wins():
    result = RoundRobin({("a", "b"): won("a", "b", 75 - DRAWN / 2, 100 - DRAWN)})
    best, other = result.ratings()
    assert (best.name, other.name) == ("a", "b")
    assert best.elo == pytest.approx(-other.elo)
    assert best.elo - other.elo == pytest.approx(400 * math.log10(3), abs=0.1)
    # The standard error of a log odds is 1 / sqrt(n p q), and each rating has half of the difference.
    error = 400 / math.log(10) / math.sqrt(100 * 0.75 * 0.25) / 2
    assert best.high - best.elo == pytest.approx(1.96 * error, rel=0.01)


def test_ratings_explain_all_pairs_at_once():
    chances = {("a", "b"): 1 / 3, ("b", "c"): 1 / 3, ("a", "c"): 1 / 5}  # odds of 1:2, 1:2 and 1:4
    pairs = {pair: won(*pair, 3_000 * chance, 3_000) for pair, chance in chances.items()}
    ratings = {one.name: one.elo for one in RoundRobin(pairs).ratings()}
    step = 400 * math.log10(2)
    assert [ratings[name] for name in "cba"] == pytest.approx([step, 0, -step], abs=1)


def test_a_clean_sweep_has_a_finite_rating_and_more_games_make_it_surer():
    few, many = (RoundRobin({("a", "b"): won("a", "b", games, games)}).ratings()[0] for games in (5, 50))
    assert 0 < few.elo < many.elo < 1_000
    half = [RoundRobin({("a", "b"): won("a", "b", games / 2, games)}).ratings()[0] for games in (5, 50)]
    assert half[0].high > 2 * half[1].high


@pytest.mark.slow
def test_every_pair_plays_every_seed():
    words = Lexicon.load("en")
    contenders = [Contender(f"level {level}", lambda level=level: bottle.Bot(words, level)) for level in (1, 3, 5)]
    result = round_robin(bottle.Bottle(words, mode="easy"), contenders, range(2))
    assert [standing.games for standing in result.pairs.values()] == [2, 2, 2]
    assert {one.name for one in result.ratings()} == {"level 1", "level 3", "level 5"}
    assert round_robin(bottle.Bottle(words, mode="easy"), contenders, range(2)).report() == result.report()


@pytest.mark.parametrize(
    "names, seats, says", [("a", 2, "two contenders"), ("aa", 2, "name of its own"), ("ab", 3, "even number of seats")]
)
def test_an_impossible_round_robin_says_why(names, seats, says):
    words = Lexicon.load("en")
    contenders = [Contender(name, lambda: bottle.Bot(words, 1)) for name in names]
    with pytest.raises(ValueError, match=says):
        round_robin(bottle.Bottle(words), contenders, range(1), seats=seats)


def test_the_command_reports_ratings_and_pairs():
    report = data("league", "bottle", "--games", "2", "--levels", "1,5", "--seed", "4", "--set", "mode=easy")
    assert [sorted(one) for one in report["ratings"]] == [["elo", "games", "high", "low", "name", "won"]] * 2
    assert [(one["first"], one["second"], one["games"]) for one in report["pairs"]] == [("level 1", "level 5", 2)]
    assert report["seed"] == 4
    assert all(one["low"] <= one["elo"] <= one["high"] for one in report["ratings"])


@pytest.mark.slow
def test_the_command_prints_a_table_and_draws_a_plot(tmp_path):
    file = tmp_path / "elo.svg"
    words = ("league", "bottle", "--games", "1", "--levels", "1,5", "--seed", "1", "--set", "mode=easy")
    result = run(*words, "--bot", "mine=cli.test_league:Master", "--plot", str(file))
    assert "Message in a Bottle: 1 games a pair, seed 1" in result.stdout
    assert "Elo" in result.stdout
    assert "mine" in result.stdout
    assert file.read_text().startswith("<?xml")


class Master(bottle.Bot):
    """A custom bot that needs only the lexicon."""

    def __init__(self, lexicon):
        super().__init__(lexicon, 5)


@pytest.mark.parametrize(
    "words, says",
    [
        (("--bot", "x"), "NAME=MODULE:CLASS"),
        (("--bot", "x=nowhere:Bot"), "No module named 'nowhere'"),
        (("--bot", "x=cli.test_league:Nobody"), "Nobody"),
        (("--levels", "2"), "two contenders"),
        (("--players", "3"), "even number"),
        (("--levels", "9"), "from 1 to 5"),
    ],
)
def test_bad_input_is_reported_in_one_line(words, says):
    assert says in complaint("league", "bottle", "--games", "1", *words)


OWN = """
from parlour.games import bottle

class Longest(bottle.Bot):
    def __init__(self, lexicon):
        super().__init__(lexicon, 1)
"""


def test_a_bot_is_found_in_the_current_folder(tmp_path, monkeypatch):
    (tmp_path / "my_own_bots.py").write_text(OWN)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    how = ("--games", "1", "--levels", "1", "--workers", "1", "--set", "mode=easy", "--seed", "1")
    report = data("league", "bottle", "--bot", "mine=my_own_bots:Longest", *how)
    assert {one["name"] for one in report["ratings"]} == {"level 1", "mine"}


def test_without_matplotlib_no_game_is_played_for_a_plot(monkeypatch):
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    monkeypatch.setattr(commands, "round_robin", None)
    assert "--plot needs matplotlib" in complaint("league", "bottle", "--plot", "ratings.svg")


def test_ratings_are_printed_even_if_the_plot_fails(monkeypatch, tmp_path):
    pytest.importorskip("matplotlib")
    how = ("--games", "1", "--levels", "1,2", "--workers", "1", "--set", "mode=easy")
    printed = run("league", "bottle", *how, "--plot", str(tmp_path / "none" / "ratings.svg"), status=2)
    assert "level 1" in printed.stdout
    assert "--plot" in printed.stderr


def test_a_league_of_a_game_for_three_names_the_option(monkeypatch):
    three = replace(CATALOGUE["bottle"], players=(3, 6))
    monkeypatch.setattr(commands, "entry_of", lambda _: three)
    assert "is for 3 players or more: choose an even number with --players" in complaint("league", "bottle")
