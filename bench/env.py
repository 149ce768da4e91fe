"""Steps per CPU-second of the text environment in every game.

    python bench/env.py [--seconds 3] [--games 100] [--against CHECKOUT]

A step is an observation read and a line typed. *Typed lines* are what people type, some of them refused; they are
chosen before, so that only the environment is measured. *Legal moves* are those of `env.sample`, recorded first and
then played again. `--against`: measure another checkout of this repository by turns with this one (typed lines only).
`--games`: how many whole games a random player finishes.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from random import Random
from typing import Any

LINES = {
    "bottle": ["no word", "carbon", "house", "pass", "", ""],
    "lone": ["cat", "house", "1 tea", "3 bread", "erase 1", "done", "go", ""],
    "stars": ["comet", "house!", "1 4 2", "EPH RX O", "agree 1", "note maybe", "mark E t +", ""],
    "rebus": ["done", "go", "", "house", "clear"],
    "bookworm": ["otter", "bread", "house 3", "1", "no word", "go", "?", "yes", ""],
}
TURNS = 2


def players(entry: Any) -> int:
    return max(2, entry.players[0])


def typed(game: str, seconds: float) -> float:
    """Return steps per CPU-second with typed lines."""
    from parlour.env import TextEnv
    from parlour.games import CATALOGUE

    env, rng = TextEnv(game, players(CATALOGUE[game])), Random(7)
    lines = [rng.choice(LINES[game]) for _ in range(1_000)]
    steps, number, spent = 0, 0, 0.0
    while spent < seconds:
        env.reset(seed=number)
        began, done = time.process_time(), False
        while not done:
            env.get_observation()
            done, _ = env.step(lines[steps % len(lines)])
            steps += 1
        spent += time.process_time() - began if number else 0.0
        steps, number = steps if number else 0, number + 1
    return steps / spent


def legal(game: str, games: int) -> tuple[int, int, int, float]:
    """Let random players finish games. Returns how many ended, refusals, steps, and steps per CPU-second replayed."""
    from parlour.env import TextEnv
    from parlour.games import CATALOGUE

    env = TextEnv(game, players(CATALOGUE[game]), most_steps=100_000)
    played = [_played(env, seed) for seed in range(games)]
    ended = sum(ending for _, ending, _ in played)
    refused = sum(count for _, _, count in played)
    began = time.process_time()
    for seed, (lines, _, _) in enumerate(played):
        env.reset(seed=seed)
        for line in lines:
            env.get_observation()
            env.step(line)
    steps = sum(len(lines) for lines, _, _ in played)
    return ended, refused, steps, steps / (time.process_time() - began)


def _played(env: Any, seed: int) -> tuple[list[str], bool, int]:
    env.reset(seed=seed)
    rng, lines, done = Random(seed), [], False
    while not done:
        lines.append(env.sample(rng))
        done, _ = env.step(lines[-1])
    return lines, env.playing.result is not None, sum(count.total() for count in env.refused.values())


def by_turns(checkouts: list[str], seconds: float) -> list[dict[str, float]]:
    """Measure checkouts one after the other, several times. Returns the best rate of each game and checkout."""
    best: list[dict[str, float]] = [{} for _ in checkouts]
    for _ in range(TURNS):
        for checkout, rates in zip(checkouts, best, strict=True):
            command = [sys.executable, __file__, "--rates", "--seconds", str(seconds)]
            finished = subprocess.run(
                command, capture_output=True, check=True, env={**os.environ, "PYTHONPATH": f"{checkout}/src"}
            )
            for game, rate in json.loads(finished.stdout).items():
                rates[game] = max(rates.get(game, 0.0), rate)
    return best


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--seconds", type=float, default=3.0, help="a game")
    options.add_argument("--games", type=int, default=100, help="whole games of a random player")
    options.add_argument("--against", help="another checkout")
    options.add_argument("--rates", action="store_true", help="print rates as JSON and nothing else")
    chosen = options.parse_args()
    if chosen.rates:
        print(json.dumps({game: typed(game, chosen.seconds) for game in LINES}))
    elif chosen.against:
        here = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
        before, after = by_turns([chosen.against, here], chosen.seconds)
        print("| game | steps/CPU-s before | after |\n|---|---:|---:|")
        for game in LINES:
            print(f"| {game} | {before[game]:,.0f} | {after[game]:,.0f} |")
    else:
        print("| game | typed lines, steps/CPU-s | legal moves, steps/CPU-s | games ended | steps a game | refused |")
        print("|---|---:|---:|---:|---:|---:|")
        for game in LINES:
            ended, refused, steps, rate = legal(game, chosen.games)
            row = f"{typed(game, chosen.seconds):,.0f} | {rate:,.0f} | {ended} of {chosen.games}"
            print(f"| {game} | {row} | {steps / chosen.games:,.0f} | {refused} |", flush=True)


if __name__ == "__main__":
    main()
