"""`parlour.env`: every game as a text environment, and PettingZoo's own tests of both of its kinds."""

from random import Random

import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from parlour.core.league.league import play_out
from parlour.env import TextEnv, aec_env, parallel_env, read
from parlour.games import CATALOGUE, bottle
from parlour.lexicon import Lexicon

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


@pytest.mark.filterwarnings("ignore:Action space for each agent probably should be")  # lines of text are neither
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_has_nothing_to_say_against_one_after_the_other(game):
    api_test(aec_env(game, max(2, CATALOGUE[game].players[0]), most_steps=40), num_cycles=CYCLES)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_has_nothing_to_say_against_all_at_once(game):
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


def test_a_refusal_is_told_to_who_is_refused_and_nothing_happened():
    env = TextEnv("bottle", 2)
    env.reset(seed=7)
    seat = env.current
    before = env.playing.state
    _, info = env.step("1234")
    assert info["refused"]
    assert env.playing.state == before
    assert f"Refused: {info['because']}" in env.observe(seat)
    assert "Refused" not in env.observe(1 - seat)


def test_what_a_player_reads_holds_nothing_that_their_view_does_not():
    """Two tables that differ in another seat's secret alone read the same."""
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
def test_bad_input_is_told_in_one_line(how, says):
    game, players, settings = (*how, None, None)[:3]
    with pytest.raises(ValueError, match=says):
        TextEnv(game, players, settings=settings)


def test_a_game_must_begin_before_it_is_played_and_ends_once():
    env = TextEnv("bottle", most_steps=1)
    with pytest.raises(RuntimeError, match="reset"):
        env.get_observation()
    env.reset(num_players=2, seed=1)
    assert env.step("")[0]
    with pytest.raises(RuntimeError, match="over"):
        env.step("")
    with pytest.raises(ValueError, match="2 seats"):
        env.reset(num_players=3)
    assert bottle.ENTRY is env.entry
