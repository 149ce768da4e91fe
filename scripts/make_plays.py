"""Whole games as files: `NAME.jsonl` is the log, `NAME.txt` tells it, with every seat's view at marked points."""

import sys
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from laws.variants import NAMES, VARIANTS, opened, seats_for
from parlour.cli.league import play_out
from parlour.core import heading_of, write_log
from plays.telling import told

PLAYS = Path(__file__).parent.parent / "tests" / "plays"


def main(only: list[str]) -> None:
    for number, ((game_id, settings), name) in enumerate(zip(VARIANTS, NAMES, strict=True)):
        if only and not any(name.startswith(start) for start in only):
            continue
        entry, game, lexicon = opened(game_id, settings)
        levels = [4, 3, 5, 2][: seats_for(entry, settings)]
        table = play_out(game, [entry.bot(lexicon, level) for level in levels], Random(1000 + number))
        lines = list(write_log(heading_of(table, lexicon.language, lexicon.hash), table.log))
        (PLAYS / f"{name}.jsonl").write_bytes(b"\n".join(lines) + b"\n")
        (PLAYS / f"{name}.txt").write_text(told(entry, table, lexicon.language))
        print(f"{name}: {len(table.log)} inputs, {table.result}")


if __name__ == "__main__":
    main(sys.argv[1:])
