"""A sixth game: `examples/leaf`, added to a copy of the tree, passes the tests of our games."""

import json
import re
from pathlib import Path

import pytest

from cli.terminal import run, several
from tutorial.page import ROOT, Tree, commands, files, played

pytestmark = pytest.mark.slow
FIVE = (
    r"(languages/(uk/parlour_uk|de/parlour_de)/)?rules/leaf\.md"
    r"|src/parlour/games/(leaf/(\w+\.py|messages/\w+\.ftl)|__init__\.py)"
    r"|tests/rules/test_leaf\.py"
)


def sources(root: Path) -> set[str]:
    folders = ("languages", "rules", "src", "tests", "web/src")
    files = (path for folder in folders for path in (root / folder).rglob("*") if path.is_file())
    return {str(path.relative_to(root)) for path in files if not {"__pycache__", "static"} & set(path.parts)}


def test_a_game_is_rules_a_folder_a_test_file_and_one_line(tree: Tree) -> None:
    added = sources(tree.folder) - sources(ROOT)
    assert len(added) == 14
    assert [name for name in added if not re.fullmatch(FIVE, name)] == []
    assert [name for name, (language, _) in files().items() if language == "diff"] == ["src/parlour/games/__init__.py"]


def test_the_pages_commands_pass_like_every_games_tests(tree: Tree) -> None:
    printed = tree.run(commands("scripts/make-plays leaf"))
    assert int(re.findall(r"(\d+) passed", printed)[0]) > 60  # one of them checks all laws


def test_the_new_game_passes_the_linters(tree: Tree) -> None:
    tree.run(".venv/bin/ruff check . && .venv/bin/ruff format --check . && .venv/bin/mypy && .venv/bin/lint-imports")


def test_the_terminal_knows_it(tree: Tree) -> None:
    assert json.loads(tree.run(".venv/bin/parlour games --json"))[-1]["about"].keys() == {"en", "uk", "de"}
    assert len(json.loads(tree.run(".venv/bin/parlour rules leaf --language uk --json"))) == 11


def test_a_person_and_a_bot_play_a_whole_game_in_the_terminal(tree: Tree, tmp_path: Path) -> None:
    play = [".venv/bin/parlour", "play", "leaf", "rounds=1", "--bots", "1", "--name", "Ann", "--log", tmp_path / "log"]
    printed = played(play, "kettle\n", cwd=tree.folder, env=tree.env)
    assert re.search(r"Ann KETTLE, .*: nearest .*\. *\n", printed)
    assert re.search(r"The leaf lay at [A-Z]+\. Won by ", printed)


def test_the_client_does_not_need_it(tree: Tree) -> None:
    """No file of web/ is new, and its wire types are made of the same schemas as before."""
    commands = ["schema"], ["schema", "--openapi"]
    printed = several(tree.folder / ".venv/bin/python", *commands, env=tree.env)
    wire, api = (json.loads(output) for _, output, _ in printed)
    wire_before, api_before = (json.loads(run(*words).stdout) for words in commands)
    assert api["components"]["schemas"] == api_before["components"]["schemas"]
    games, games_before = (schema["properties"].pop("games")["properties"] for schema in (wire, wire_before))
    assert wire["properties"] == wire_before["properties"]
    assert games_before.items() < games.items()
    assert wire_before["$defs"].items() < wire["$defs"].items()
