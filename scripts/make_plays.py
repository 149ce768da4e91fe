"""Write whole games as files: `NAME.jsonl` is the log, `NAME.txt` the story with every seat's view at marked points."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from parlour import Lexicon, heading_of, write_log
from plays.recipes import played, recipes
from plays.story import told

PLAYS = Path(__file__).parent.parent / "tests" / "plays"


def main(only: list[str]) -> None:
    for name, (entry, recipe) in recipes().items():
        if only and not any(name.startswith(start) for start in only):
            continue
        language, table = recipe.settings.get("language", "en"), played(name)
        lines = write_log(heading_of(table, language, Lexicon.load(language).hash), table.log)
        (PLAYS / f"{name}.jsonl").write_bytes(b"\n".join(lines) + b"\n")
        (PLAYS / f"{name}.txt").write_text(told(entry, table, language), "utf-8")
        print(f"{name}: {len(table.log)} inputs, {table.result}")


if __name__ == "__main__":
    main(sys.argv[1:])
