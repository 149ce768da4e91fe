"""How many inputs a second pass through table and log, without any server: `bottle`, four seats, one core.

    python bench/engine.py [--seconds 8]

An input is a claim that the rules judge (mostly mistakes), an alarm or a roll. Each is stepped, logged and encoded as a
line of the log. "Replayed" means that the finished logs are read from their lines and played again.
"""

import argparse
import time
from random import Random

from parlour.core import Table, codec_of, encode
from parlour.games import bottle
from parlour.lexicon import Lexicon

SEATS = 4


def play(game: bottle.Bottle, words: list[str], rng: Random, inputs: int) -> tuple[Table, list[bytes]]:
    """Play a game of quick claims, until it is over or long enough. Returns its table and the lines of its log."""
    table, at = Table(game, SEATS, rng), 0
    lines: list[bytes] = []
    while table.result is None and len(table.log) < inputs:
        asked = list(table.wait.asks)
        at = at + 50 if asked else max(at, table.wait.until or 0)
        if asked:
            table.act(asked[at % len(asked)], bottle.Say(words[len(lines) % len(words)]), at)
        else:
            table.advance(at)
        lines += [encode(line) for line in table.log[len(lines) :]]
    return table, lines


def measure(mode: str, seconds: float) -> tuple[str, float, float]:
    lexicon = Lexicon.load("en")
    game, rng = bottle.Bottle(lexicon, mode=mode, gentle=True), Random(7)
    words = list(lexicon.containing("e", nouns=True))[::97]
    play(game, words, rng, 200)
    played = stepped = replayed = 0.0
    while played + replayed < seconds:
        began = time.process_time()
        table, lines = play(game, words, rng, 2000)
        played += time.process_time() - began
        stepped += len(table.log)
        replayed += _replay(game, lines, table)
    return mode, stepped / played, stepped / replayed


def _replay(game: bottle.Bottle, lines: list[bytes], table: Table) -> float:
    codec, began = codec_of(type(game)), time.process_time()
    again = Table.replay(game, SEATS, map(codec.line, lines))
    took = time.process_time() - began
    assert again.state == table.state
    return took


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--seconds", type=float, default=8.0, help="for each mode")
    seconds = options.parse_args().seconds
    print("| bottle | inputs/s played and logged | inputs/s replayed |")
    print("|---|---:|---:|")
    for mode in ("classic", "easy"):
        name, played, replayed = measure(mode, seconds)
        print(f"| {name} | {played:,.0f} | {replayed:,.0f} |")


if __name__ == "__main__":
    main()
