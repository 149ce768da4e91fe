"""Who plays: a short name that changes with whatever may change how bots of some levels play a game.

It is made of the game's sources about bots, solvers, rules and dice without comments, of the skills of these levels
alone (so that a change of the champion leaves the beginners' games valid), of the rules' version and of the words.
"""

import ast
import hashlib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from parlour import CATALOGUE, Lexicon

GAMES = Path(__file__).parent.parent / "src" / "parlour" / "games"
PARTS = ("bot*", "solver*", "rules*", "components*", "*.json")
LEFT_OUT = {"phrases.json", "compiled.py"}
"""What bots say, and kernels: these find what their readable twins find, which the tests hold them to."""
SKILLS = "SKILLS"


def players(game: str, language: str, levels: Iterable[int]) -> str:
    code, skills = _sources(game)
    version = CATALOGUE[game].open(Lexicon.load, {"language": language}).rules_version
    parts = [code, *(skills[level - 1] for level in levels), str(version), Lexicon.load(language).hash]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:12]


@cache
def _sources(game: str) -> tuple[str, list[str]]:
    """Read once, as they are imported once: what is changed while a league runs was not played by it."""
    code: list[str] = []
    skills: list[str] = []
    for file in _files(GAMES / game):
        if file.suffix == ".json":
            code.append(file.read_text("utf-8"))
            continue
        tree = ast.parse(file.read_text("utf-8"))
        for line in list(tree.body):
            if (
                isinstance(line, ast.Assign)
                and isinstance(line.value, ast.Tuple)
                and ast.unparse(line.targets) == SKILLS
            ):
                skills += map(ast.unparse, line.value.elts)
                tree.body.remove(line)
        code.append(ast.unparse(tree))
    return "\n".join(code), skills


def _files(folder: Path) -> Iterator[Path]:
    found = {file for part in PARTS for top in folder.glob(part) for file in (top, *top.rglob("*"))}
    return (file for file in sorted(found) if file.suffix in {".py", ".json"} and file.name not in LEFT_OUT)
