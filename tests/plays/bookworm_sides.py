"""Kept games of Bookworm that chance would seldom bring: one for each side of the special die, and one full of doubts.

python tests/plays/bookworm_sides.py writes them anew; what changed is read as a diff.
"""

import sys
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

import msgspec

from parlour.core import Move, Thought, heading_of, write_log
from parlour.core.league import play_out
from parlour.games import bookworm
from parlour.games.bookworm import SIDES, Bot, Say, Swap
from parlour.lexicon import Lexicon
from parlour.lexicon.categories import Categories
from plays.telling import told

PLAYS = Path(__file__).parent
ENGLISH = Lexicon.load("en")


class Clumsy(Bot):
    """Now and then a word of another category, or a finger on the wrong die."""

    def think(self, view: bookworm.View, asks: tuple[type[Move], ...], rng: Random) -> Thought | None:
        if Swap in asks and view.last and view.last.swaps and rng.random() < 0.5:
            return Thought(Swap(rng.choice(view.last.swaps)), 700)
        thought = super().think(view, asks, rng)
        if thought and isinstance(thought.move, Say) and rng.random() < 0.25:
            return Thought(_misfit(thought.move, rng), thought.delay)
        return thought


def _misfit(said: Say, rng: Random) -> Say:
    others = [word for word in Categories.load("en").words("weather") if word[0] == said.word[0]]
    return Say(rng.choice(others), said.die) if others else said


def write(name: str, bots: list[Any], seed: int, **settings: Any) -> None:
    game = bookworm.Bookworm(ENGLISH, **settings)
    table = play_out(game, bots, Random(seed))
    lines = write_log(heading_of(table, "en", ENGLISH.hash), table.log)
    (PLAYS / f"bookworm-{name}.jsonl").write_bytes(b"\n".join(lines) + b"\n")
    (PLAYS / f"bookworm-{name}.txt").write_text(told(bookworm.ENTRY, table, "en"), "utf-8")


def main() -> None:
    white = msgspec.to_builtins(bookworm.shipped_dice("en"))["white"]
    for number, side in enumerate(SIDES):
        dice = {"white": white, "special": [side] * 6}
        write(f"side-{side}", [Bot(ENGLISH, level) for level in (4, 3, 2)], number, dice=dice)
    write("doubts", [Clumsy(ENGLISH, 3), Clumsy(ENGLISH, 4), Bot(ENGLISH, 5), Bot(ENGLISH, 2)], 3)


if __name__ == "__main__":
    main()
