"""Leagues: the same games on any number of cores, the effect of a worker's death, and the certainty of results."""

import os
import signal
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path

import pytest

from parlour import Contender, Lexicon, Sprt, Standing, league
from parlour.core.league.league import Unsendable
from parlour.core.league.standing import wilson
from parlour.games import bottle
from parlour.processes import Workers

WORDS = Lexicon.of({"carbon": 4.5, "robe": 4.2, "bore": 3.7, "boron": 2.7}, zipf={"carbon": 4.5, "robe": 4.2})
GAME = bottle.Bottle(WORDS, mode="easy")
PAIR = [Contender(str(level), partial(bottle.Bot, WORDS, level)) for level in (1, 4)]
SEEDS = [f"law/{number}" for number in range(12)]


class Deadly(bottle.Bot):
    """Kills its process when it starts: the first time, or every time."""

    def __init__(self, lexicon, level, mark, always):
        super().__init__(lexicon, level)
        if always or not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)


class Broken(Executor):
    """The first games are lost with their worker, as in a pool of processes."""

    def __init__(self, deaths):
        self.deaths = deaths

    def submit(self, fn, /, *args, **kwargs):
        future = Future()
        if self.deaths > 0:
            self.deaths -= 1
            future.set_exception(BrokenProcessPool("died"))
        else:
            future.set_result(fn(*args, **kwargs))
        return future


@pytest.fixture(scope="module")
def alone() -> Standing:
    return league(GAME, PAIR, SEEDS)


def test_the_same_seeds_give_the_same_games_with_one_worker_or_two(alone):
    with Workers(2) as two:
        assert league(GAME, PAIR, SEEDS, executor=two) == alone
    with ThreadPoolExecutor(1) as one:
        assert league(GAME, PAIR, SEEDS, executor=one, workers=1) == alone
    assert alone.games == 12
    assert alone.refused == {}


@pytest.mark.slow
def test_a_worker_that_dies_is_replaced_and_no_game_is_missing(alone, tmp_path: Path):
    pair = [Contender("1", PAIR[0].bot), Contender("4", partial(Deadly, WORDS, 4, tmp_path / "died", False))]
    with Workers(2) as pool:
        standing = league(GAME, pair, SEEDS, executor=pool)
    assert (tmp_path / "died").exists()
    assert standing == alone


@pytest.mark.slow
def test_a_game_that_kills_every_worker_is_left_out_and_named(tmp_path: Path):
    pair = [Contender("1", PAIR[0].bot), Contender("4", partial(Deadly, WORDS, 4, tmp_path / "died", True))]
    with Workers(1) as pool:
        standing = league(GAME, pair, SEEDS[:1], executor=pool, workers=1)
    assert standing.games == 0
    assert [(lost.seed, lost.why) for lost in standing.lost] == [("law/0", "its worker died 3 times")]


@pytest.mark.parametrize("deaths, lost", [(1, []), (8, []), (10, ["law/0"])])
def test_games_beside_a_crashed_one_are_played_again(deaths, lost):
    """Eight run at once; after the crash one by one, and the first dies twice more."""
    standing = league(GAME, PAIR, SEEDS, executor=Broken(deaths))
    assert [one.seed for one in standing.lost] == lost
    assert standing.games == 12 - len(lost)


def test_bots_that_no_process_can_load_are_reported():
    with ThreadPoolExecutor(1) as pool, pytest.raises(Unsendable, match="functions or classes of a module"):
        league(GAME, [Contender("x", lambda: bottle.Bot(WORDS, 1))] * 2, SEEDS, executor=pool)


def test_interrupted_leagues_keep_their_counts():
    kept, ticks = Standing(), iter(range(5))

    def tick():
        if next(ticks) == 4:
            raise KeyboardInterrupt

    with ThreadPoolExecutor(1) as pool, pytest.raises(KeyboardInterrupt):
        league(GAME, PAIR, SEEDS, tick, executor=pool, into=kept)
    assert kept == league(GAME, PAIR, SEEDS[:5])


def test_a_dictionary_is_sent_by_its_name_and_house_words_travel_with_it():
    import pickle

    from parlour.lexicon.house_words import HouseWords

    english = Lexicon.load("en")
    assert pickle.loads(pickle.dumps(english)) is english
    at_home = english.with_house(HouseWords(allow=("zzyzx",)))
    again = pickle.loads(pickle.dumps(at_home))
    assert again.is_word("zzyzx")
    assert again.hash == at_home.hash
    assert len(pickle.dumps(at_home)) < 1000
    assert pickle.loads(pickle.dumps(WORDS)).is_word("carbon")


def test_intervals_match_published_wilson_values():
    low, high = wilson(8, 10)
    assert low == pytest.approx(0.4902, abs=1e-4)
    assert high == pytest.approx(0.9433, abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 20)[0] == 0.0
    assert wilson(20, 20)[1] == 1.0


def test_a_sequential_test_stops_when_the_answer_is_clear():
    test = Sprt(0.5, 0.6)
    assert [test.answer(won, 10) for won in (10, 5, 0)] == ["open", "open", "open"]
    assert test.answer(17, 17) == "better"
    assert test.answer(0, 14) == "not better"
    for low, high in ((0.6, 0.5), (0, 0.5), (0.5, 1)):
        with pytest.raises(ValueError, match="lower first"):
            Sprt(low, high)


def test_a_sequential_test_is_rarely_wrong():
    """At most 5 % of 400 coins of either kind are taken for the other kind, with some tolerance."""
    from random import Random

    rng, test = Random(7), Sprt(0.5, 0.6)

    def answer(share):
        won = games = 0
        while test.answer(won, games) == "open":
            won, games = won + (rng.random() < share), games + 1
        return test.answer(won, games)

    assert sum(answer(0.5) == "better" for _ in range(400)) <= 32
    assert sum(answer(0.6) == "not better" for _ in range(400)) <= 32


def test_a_sequential_test_ends_a_league_at_the_same_game_on_any_number_of_cores():
    pair = [Contender(str(level), partial(bottle.Bot, WORDS, level)) for level in (1, 5)]
    seeds = [f"sprt/{number}" for number in range(200)]
    test = Sprt(0.5, 0.8)
    here = league(GAME, pair, seeds, until=test)
    assert here.games < 200
    with ThreadPoolExecutor(2) as pool:
        assert league(GAME, pair, seeds, until=test, executor=pool) == here
