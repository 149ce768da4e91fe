"""Write whole games as files: `NAME.jsonl` is the log, `NAME.txt` the story with every seat's view at marked points.

With --tell the kept games are not played again, only told anew: after a change to texts.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from parlour import Lexicon, Table, heading_of, replay, write_log
from plays import sentences
from plays.recipes import played, recipes
from plays.story import told

PLAYS = Path(__file__).parent.parent / "tests" / "plays"


TELL = "--tell"


def main(words: list[str]) -> None:
    only = [word for word in words if word != TELL]
    made: set[str] = set()
    for name, (entry, recipe) in recipes().items():
        if only and not any(name.startswith(start) for start in only):
            continue
        language = recipe.settings.get("language", "en")
        table = _kept(name) if TELL in words else _new(name, language)
        (PLAYS / f"{name}.txt").write_text(told(entry, table, language), "utf-8")
        print(f"{name}: {len(table.log)} inputs, {table.result}")
        made.add(entry.id)
    for game in made.intersection(sentences.tellable()):
        sentences.file_of(game).write_text(sentences.written(game), "utf-8")


def _kept(name: str) -> Table:
    return replay((PLAYS / f"{name}.jsonl").read_bytes().splitlines())


def _new(name: str, language: str) -> Table:
    table = played(name)
    lines = write_log(heading_of(table, language, Lexicon.load(language).hash), table.log)
    (PLAYS / f"{name}.jsonl").write_bytes(b"\n".join(lines) + b"\n")
    return table


if __name__ == "__main__":
    main(sys.argv[1:])
