"""Write whole games as files: `NAME.jsonl` is the log, `NAME.txt` the story with every seat's view at marked points.

With --tell only the sentences of the kept games are written again, after a change of texts.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from parlour import Table, replay
from parlour.testing.plays import record, story
from plays import sentences
from plays.recipes import recipes

PLAYS = Path(__file__).parent.parent / "tests" / "plays"
TELL = "--tell"


def main(words: list[str]) -> None:
    only = [word for word in words if word != TELL]
    made: set[str] = set()
    for name, (entry, recipe) in recipes().items():
        if only and not any(name.startswith(start) for start in only):
            continue
        if TELL in words:
            table = _kept(name)
            (PLAYS / f"{name}.txt").write_text(story(entry, table, recipe.language), "utf-8")
        else:
            table = record(PLAYS, entry, name, recipe)
        print(f"{name}: {len(table.log)} inputs, {table.result}")
        made.add(entry.id)
    for game in made.intersection(sentences.tellable()):
        sentences.file_of(game).write_text(sentences.written(game), "utf-8")


def _kept(name: str) -> Table:
    return replay((PLAYS / f"{name}.jsonl").read_bytes().splitlines())


if __name__ == "__main__":
    main(sys.argv[1:])
