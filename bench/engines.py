"""Steps a second of this engine beside others that are called from Python, in one run on one core.

    python bench/engines.py [--seconds 3]

The others are no dependencies of ours: `scripts/rivals` installs them. The table names those that are missing. A step
is what each engine calls one: an input through table, rules and log (ours, judged against a dictionary and encoded as a
line of the log), an applied action (OpenSpiel, PettingZoo), a player's text (TextArena). The games differ, so this
compares what an engine costs around the rules, not the rules.
"""

import argparse
import contextlib
import io
import time
import warnings
from collections.abc import Callable
from random import Random

from bench import rivals
from bench.engine import measure as measure_ours

Play = Callable[[Random], int]
"""Plays one whole game of random moves. Returns its number of steps."""


def ours_as_text() -> Play:
    from parlour.env import TextEnv

    env = TextEnv("bottle", 2, settings={"mode": "easy"})

    def play(rng: Random) -> int:
        env.reset(seed=rng.getrandbits(32))
        done = False
        while not done:
            env.get_observation()
            done, _ = env.step(rng.choice(["no word", "carbon", "house", ""]))
        return env.steps

    return play


def open_spiel(name: str) -> Callable[[], Play]:
    def make() -> Play:
        import pyspiel
        from open_spiel.python import games  # noqa: F401  # registers the games written in Python

        game = pyspiel.load_game(name)

        def play(rng: Random) -> int:
            state, steps = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, chances)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
            return steps

        return play

    return make


def pettingzoo(name: str) -> Callable[[], Play]:
    def make() -> Play:
        from importlib import import_module

        env = import_module(f"pettingzoo.classic.{name}").env()

        def play(rng: Random) -> int:
            env.reset(seed=rng.getrandbits(31))
            steps = 0
            for _ in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                legal = (
                    [] if terminated or truncated else [n for n, may in enumerate(observation["action_mask"]) if may]
                )
                env.step(rng.choice(legal) if legal else None)
                steps += bool(legal)
            return steps

        return play

    return make


def textarena() -> Play:
    import textarena

    env = textarena.make("TicTacToe-v0-raw")

    def play(rng: Random) -> int:
        env.reset(num_players=2, seed=rng.getrandbits(31))
        cells, steps, done = rng.sample(range(9), 9), 0, False
        while not done and cells:
            env.get_observation()
            done, _ = env.step(action=f"[{cells.pop()}]")
            steps += 1
        return steps

    return play


OTHERS: dict[str, Callable[[], Play]] = {
    "Parlour as text (`parlour.env`): bottle": ours_as_text,
    "OpenSpiel, in Python: tic-tac-toe": open_spiel("python_tic_tac_toe"),
    "OpenSpiel, in Python: Kuhn poker": open_spiel("python_kuhn_poker"),
    "OpenSpiel, in C++ called from Python: tic-tac-toe": open_spiel("tic_tac_toe"),
    "PettingZoo: tic-tac-toe": pettingzoo("tictactoe_v3"),
    "TextArena: tic-tac-toe": textarena,
}


def rate(play: Play, seconds: float) -> float:
    rng, steps = Random(7), 0
    play(rng)
    began = time.process_time()
    while time.process_time() - began < seconds:
        steps += play(rng)
    return steps / (time.process_time() - began)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--seconds", type=float, default=3.0, help="a game")
    seconds = options.parse_args().seconds
    warnings.simplefilter("ignore")
    rivals.add_to_path()
    print("| engine and game | steps/s | times as many as ours, classic |\n|---|---:|---:|")
    _, ours, replayed = measure_ours("classic", 2 * seconds)
    print(_row("**Parlour: bottle, classic**, played and logged", ours, ours))
    print(_row("**Parlour: bottle, classic**, replayed from its log", replayed, ours), flush=True)
    for name, make in OTHERS.items():
        try:
            with contextlib.redirect_stdout(io.StringIO()):
                found = rate(make(), seconds)
        except ImportError as missing:
            print(f"| {name} | not installed: {missing.name} | |", flush=True)
        else:
            print(_row(name, found, ours), flush=True)


def _row(name: str, found: float, ours: float) -> str:
    return f"| {name} | {found:,.0f} | {found / ours:.2f} |"


if __name__ == "__main__":
    main()
