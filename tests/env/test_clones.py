"""Copies of environments are independent, as tree search and vector environments need."""

import copy
import pickle
import sys
from pathlib import Path
from random import Random

import pytest

from parlour.env import TextEnv, aec_env, arena_env, parallel_env
from parlour.games import CATALOGUE

WAYS = {
    "clone": lambda env: env.clone(),
    "deepcopy": copy.deepcopy,
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),
}


def begun(game, lines=12):
    env = TextEnv(game, max(2, CATALOGUE[game].players[0]), most_steps=200)
    env.reset(seed=7)
    play(env, lines)
    return env


def play(env, lines, seed=1):
    """Play random legal moves, and return everything that was observed."""
    rng, read = Random(seed), []
    for _ in range(lines):
        if env.done:
            break
        read.append(env.get_observation())
        read.append(env.step(env.sample(rng)))
    return read


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", CATALOGUE)
def test_a_copy_goes_on_as_the_original_would_and_leaves_it_alone(game, way):
    env = begun(game)
    seen, state, lines = env.get_observation(), env.playing.state, len(env.playing.log)
    twin, again = WAYS[way](env), WAYS[way](env)
    assert twin.get_observation() == seen
    played = play(twin, 30)
    assert len(twin.playing.log) > lines
    assert (env.get_observation(), env.playing.state, len(env.playing.log)) == (seen, state, lines)
    assert play(again, 30) == played
    assert play(env, 30) == played


@pytest.mark.parametrize("way", WAYS)
def test_an_environment_without_a_game_can_be_copied(way):
    twin = WAYS[way](TextEnv("lone", 2, settings={"seconds": 60}))
    assert twin.table is None
    twin.reset(seed=1)
    assert twin.playing.game.settings.seconds == 60


@pytest.mark.parametrize("way", WAYS)
def test_environments_of_pettingzoo_can_be_copied(way):
    env = aec_env("bottle", 2)
    env.reset(seed=3)
    for agent in env.possible_agents:
        env.action_space(agent).seed(5)
    twin = WAYS[way](env)
    for _ in range(20):
        lines = [one.action_space(one.agent_selection).sample() for one in (env, twin)]
        assert lines[0] == lines[1]
        env.step(lines[0])
        twin.step(lines[1])
    assert twin.text.playing.state == env.text.playing.state
    assert twin.rewards == env.rewards


@pytest.mark.parametrize("way", WAYS)
def test_parallel_environments_can_be_copied(way):
    env = parallel_env("lone", 2)
    env.reset(seed=3)
    twin = WAYS[way](env)
    before = env.text.playing.at
    twin.step(dict.fromkeys(twin.agents, ""))
    assert (env.text.playing.at, twin.text.playing.at > before) == (before, True)


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
def test_environments_of_textarena_can_be_copied(way, monkeypatch):
    monkeypatch.syspath_prepend(str(Path(sys.prefix) / "rivals"))
    pytest.importorskip("textarena", reason="scripts/rivals installs TextArena")
    env = arena_env("bottle", 2)
    env.reset(seed=3)
    twin = WAYS[way](env)
    twin.step("")
    assert (env.text.steps, twin.text.steps) == (0, 1)
