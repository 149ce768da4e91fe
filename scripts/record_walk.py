"""Record a walk through whole games, as pictures in order: to see them for the first time, or after a change.

    scripts/record-walk FOLDER [--games bottle lone rebus stars evening] [--language uk] [--dark]

It needs what the browser tests need (`scripts/need-chromium`), and takes about a minute for each game.
"""

import argparse
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from walks import bottle, evening, lone, rebus, stars
from walks.album import Album
from walks.stage import stage

WALKS = {"bottle": bottle.walk, "lone": lone.walk, "rebus": rebus.walk, "stars": stars.walk, "evening": evening.walk}


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("folder", type=Path)
    read.add_argument("--games", nargs="+", choices=WALKS, default=list(WALKS))
    read.add_argument("--language", choices=["en", "uk"], default="en")
    read.add_argument("--dark", action="store_true")
    chosen = read.parse_args()
    album = Album(chosen.folder, chosen.language)
    with tempfile.TemporaryDirectory() as data, stage(Path(data), chosen.language, dark=chosen.dark) as guests:
        for game in chosen.games:
            WALKS[game](guests, album.chapter(game))
            print(f"{album.write()}: {game}, {len(album.pictures)} pictures")


if __name__ == "__main__":
    main()
