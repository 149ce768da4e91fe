"""`parlour.env`: every game as a text environment, and PettingZoo's own tests of both of its kinds."""

import sys
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from parlour.core.league.league import play_out
from parlour.env import TextEnv, aec_env, parallel_env, read
from parlour.games import CATALOGUE, bottle
from parlour.lexicon import Lexicon
from wild import sample

GAMES = list(CATALOGUE)
CYCLES = 60


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("game", GAMES)
def test_random_lines_never_break_a_game_and_it_ends(game, language):
    env, rng = TextEnv(game, max(2, CATALOGUE[game].players[0]), language=language, most_steps=300), Random(game)
    env.reset(seed=1)
    signs = Lexicon.load(language).alphabet.letters + "  0123456789!?-"
    done = False
    while not done:
        seat, text = env.get_observation()
        assert f"You are Player {seat}." in text
        done, _ = env.step("".join(rng.choice(signs) for _ in range(rng.randrange(9))))
    rewards, ending = env.close()
    assert set(rewards) == set(range(env.players))
    assert ending.get("truncated") or sorted(ending) == ["scores", "winners"]


@pytest.mark.filterwarnings("ignore:Action space for each agent probably should be")  # text environments are neither
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_accepts_the_turn_based_environment(game):
    api_test(aec_env(game, max(2, CATALOGUE[game].players[0]), most_steps=40), num_cycles=CYCLES)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_accepts_the_parallel_environment(game):
    parallel_api_test(parallel_env(game, max(2, CATALOGUE[game].players[0]), most_steps=80), num_cycles=CYCLES)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_game(game):
    seats = max(2, CATALOGUE[game].players[0])
    seed_test(lambda: aec_env(game, seats, most_steps=40), num_cycles=20)
    parallel_seed_test(lambda: parallel_env(game, seats, most_steps=80), num_cycles=20)


def test_an_observation_is_the_text_in_numbers():
    env = parallel_env("lone", 2, language="uk")
    observations, _ = env.reset(seed=5)
    assert read(observations["seat_1"]) == env.text.observe(1)
    assert "Player 1" in read(observations["seat_1"])
    assert env.render()


def test_a_whole_game_by_typed_lines_ends_with_a_winner():
    """Seat 0 knows words, seat 1 waits."""
    words = Lexicon.load("en")
    env = TextEnv("bottle", 2, settings={"mode": "easy"})
    env.reset(seed=7)
    done = False
    while not done:
        seat, _ = env.get_observation()
        view = env.playing.view(seat)
        shown = "".join(die.letter for die in view.dice)
        right = [word for word in words.containing(shown, nouns=True).at_least(4) if word not in view.used]
        line = right[0] if seat == 0 and right else ""
        done, info = env.step(line)
    assert info["winners"] == [0]
    assert env.close()[0] == {0: 1.0, 1: -1.0}


def test_only_the_refused_player_sees_a_refusal_and_nothing_happens():
    env = TextEnv("bottle", 2)
    env.reset(seed=7)
    seat = env.current
    before = env.playing.state
    _, info = env.step("1234")
    assert info["refused"]
    assert env.playing.state == before
    assert f"Refused: {info['because']}" in env.observe(seat)
    assert "Refused" not in env.observe(1 - seat)


def test_player_texts_contain_only_their_view():
    """Tables that differ only in another seat's secret read the same."""
    game = CATALOGUE["lone"].open(Lexicon.load, {})
    assert play_out(game, [CATALOGUE["lone"].bot(Lexicon.load("en"), 1)] * 2, Random(1)).result
    env, twin = TextEnv("lone", 2), TextEnv("lone", 2)
    for one in (env, twin):
        one.reset(seed=3)
    shown = "".join(die.letter for die in env.playing.view(0).dice)
    words = list(Lexicon.load("en").spellable(shown, length=3))
    env.step(words[0])
    twin.step(words[1])
    assert env.observe(1) == twin.observe(1)
    assert env.observe(0) != twin.observe(0)


@pytest.mark.parametrize(
    "how, says",
    [
        (("chess",), "there is no game 'chess'"),
        (("bottle", 9), "2 to 6 players"),
        (("stars", 3, {"mode": "teams"}), "4 to 12 players"),
        (("bottle", 2, {"mode": "blitz"}), "mode is one of"),
    ],
)
def test_bad_input_is_reported_in_one_line(how, says):
    game, players, settings = (*how, None, None)[:3]
    with pytest.raises(ValueError, match=says):
        TextEnv(game, players, settings=settings)


def test_a_game_must_begin_before_it_is_played_and_ends_once():
    env = TextEnv("bottle", most_steps=1)
    for early in (env.get_observation, lambda: env.step(""), env.sample, env.close, lambda: env.act(0, "")):
        with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
            early()
    for early in (aec_env("bottle"), parallel_env("bottle")):
        with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
            early.step({})
    env.reset(num_players=2, seed=1)
    assert env.step("")[0]
    with pytest.raises(RuntimeError, match="over"):
        env.step("")
    with pytest.raises(ValueError, match="2 seats"):
        env.reset(num_players=3)
    assert bottle.ENTRY is env.entry


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("game", GAMES)
def test_a_random_player_finishes_games_with_legal_moves_alone(game, language):
    env = TextEnv(game, max(2, CATALOGUE[game].players[0]), language=language, most_steps=20_000)
    for seed in sample(range(3), 3):
        env.reset(seed=seed)
        rng, done = Random(seed), False
        while not done:
            done, info = env.step(env.sample(rng))
        assert "winners" in info
        assert not any(env.refused.values())


@pytest.mark.parametrize("game", GAMES)
def test_a_random_player_of_pettingzoo_needs_nothing_but_the_action_space(game):
    env = aec_env(game, max(2, CATALOGUE[game].players[0]), most_steps=20_000)
    env.reset(seed=3)
    for agent in env.agents:
        env.action_space(agent).seed(3)
    for agent in env.agent_iter():
        *_, terminated, truncated, _ = env.last()
        assert not truncated
        env.step(None if terminated else env.action_space(agent).sample())
    assert not any(env.text.refused.values())


def test_info_lists_legal_moves():
    env = TextEnv("bottle", 2)
    env.reset(seed=7)
    asks = ("say", "call-no-word", "shake-now", "pass")
    assert env.asks(env.current) == asks
    assert env.step("")[1]["asks"] == asks
    together = parallel_env("bottle", 2)
    _, infos = together.reset(seed=7)
    assert infos["seat_1"]["asks"] == asks
    assert together.step({"seat_0": "", "seat_1": ""})[-1]["seat_0"]["asks"] == asks
    turns = aec_env("bottle", 2)
    turns.reset(seed=7)
    assert turns.last()[-1]["asks"] == asks


def test_a_line_may_be_a_move_as_json():
    env = TextEnv("bottle", 2)
    env.reset(seed=7)
    _, info = env.step('{"t": "pass"}')
    assert "refused" not in info
    assert env.playing.log[-1].what.move == bottle.Pass()
    for line in ('{"t": "fly"}', '{"t": "say"}', "{", '{"t": "cast-vote", "valid": true}'):
        assert env.step(line)[1]["refused"]


def test_all_waiting_ends_a_game_without_a_clock_after_some_beats():
    env = TextEnv("bottle", 2, patience=3)
    env.reset(seed=7)
    assert [env.step("")[0] for _ in range(6)] == [False] * 5 + [True]
    assert env.close()[1] == {"truncated": True}
    patient = TextEnv("bottle", 2, patience=None, most_steps=300)
    patient.reset(seed=7)
    assert [patient.step("")[0] for _ in range(300)].index(True) == 299
    with pytest.raises(ValueError, match="patience"):
        TextEnv("bottle", 2, patience=0)


def test_refused_lines_do_not_count_as_waiting():
    env = TextEnv("bottle", 2, patience=2, most_steps=20)
    env.reset(seed=7)
    while not env.step("1234")[0]:
        pass
    assert env.steps == 20
    assert {seat: dict(codes) for seat, codes in env.refused.items()} == {0: {"digit": 10}, 1: {"digit": 10}}


def test_a_game_that_lists_no_moves_gets_those_of_a_bot(monkeypatch):
    entry = CATALOGUE["lone"]
    env = TextEnv("lone", 2)
    env.entry = replace(entry, extras=replace(entry.extras, moves=None))
    env.reset(seed=1)
    done = False
    while not done:
        done, info = env.step(env.sample())
    assert "winners" in info
    assert not any(env.refused.values())


@pytest.fixture
def arena(monkeypatch):
    """TextArena, which `scripts/rivals` installs: it is no dependency of ours."""
    monkeypatch.syspath_prepend(str(Path(sys.prefix) / "rivals"))
    return pytest.importorskip("textarena", reason="scripts/rivals installs TextArena")


@pytest.mark.slow
def test_textarena_plays_a_game_through_its_own_wrappers(arena):
    from parlour.env import arena_env

    table = arena_env("bottle", 2, settings={"mode": "easy"})
    wrapped = arena.wrappers.LLMObservationWrapper(env=table)
    env, rng, done = arena.wrappers.ActionFormattingWrapper(env=wrapped), Random(1), False
    env.reset(num_players=2, seed=1)
    while not done:
        seat, text = env.get_observation()
        assert f"You are Player {seat}." in text
        done, info = env.step(action=table.text.sample(rng))
    rewards, about = env.close()
    assert info["winners"]
    assert sorted(rewards.values()) == [-1.0, 1.0]
    assert not about[0]["invalid_move"]
