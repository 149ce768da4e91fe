"""Hash games that are played by chance (tests/plays/by_chance.py).

Without arguments the hashes that the tests compare are written anew. `scripts/chance-games 20 rebus` prints those of 20
games for each setting of Letters Rebus: run it before and after a change, and compare.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from plays.by_chance import KEPT, lines
from plays.chance_settings import SETTINGS


def main(words: list[str]) -> None:
    if not words:
        KEPT.write_text("".join(f"{line}\n" for game in SETTINGS for line in lines(game)), "utf-8")
    for game in (words[1:] or SETTINGS) if words else ():
        for line in lines(game, int(words[0])):
            print(line)


if __name__ == "__main__":
    main(sys.argv[1:])
