"""A fingerprint of bots, which changes with everything that may change how they play a game.

It covers the game's sources for bots, solvers, rules and dice without comments, the skills of the given levels alone,
the version of the rules and the words. So a change of the best level leaves the games of beginners valid.
"""

import ast
import hashlib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from parlour import CATALOGUE, Lexicon
from parlour.languages import language as installed

GAMES = Path(__file__).parent.parent / "src" / "parlour" / "games"
PARTS = ("bot*", "solver*", "rules*", "components*", "*.json")
LEFT_OUT = {"phrases.json", "compiled.py"}
"""Texts, and kernels, because tests make sure that kernels and the Python code give the same results."""
SKILLS = "SKILLS"


def fingerprint(game: str, language: str, levels: Iterable[int]) -> str:
    code, skills = _sources(game)
    version = CATALOGUE[game].open(Lexicon.load, {"language": language}).rules_version
    words = [*_components(game, language), Lexicon.load(language).hash]
    parts = [code, *(skills[level - 1] for level in levels), str(version), *words]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:12]


def _components(game: str, language: str) -> list[str]:
    """Return the dice and cards of a game in a language."""
    files = sorted(installed(language).path("games", game).glob("*"))
    return [file.read_text("utf-8") for file in files if file.suffix in {".json", ".txt"}]


@cache
def _sources(game: str) -> tuple[str, list[str]]:
    """Return the code and the skill of each level. Read once, like the modules of a running league."""
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
