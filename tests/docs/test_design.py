"""The tables of folders in DESIGN.md are the layers that import-linter checks."""

import re
import tomllib
from pathlib import Path

import pytest

from parlour.server.storage.leases import LEASE_SECONDS
from parlour.server.tables.beat import BUSY_SECONDS, GATHER_SECONDS

ROOT = Path(__file__).parents[2]
LONGEST = 2050
"""The most words of the page, so that it stays one that people read."""
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
PAGE = (ROOT / "DESIGN.md").read_text()
GAMES = [init.parent for init in (ROOT / "src/parlour/games").glob("*/__init__.py")]


def layers(container: str) -> list[set[str]]:
    contract = next(one for one in CONTRACTS if one.get("containers") == [container])
    return [set(re.split(r"\s*[:|]\s*", layer)) for layer in contract["layers"] if layer != "__main__"]


def rows(folder: str) -> list[set[str]]:
    """The names in the first cell of each row of the table headed by this folder."""
    table = PAGE.split(f"| `{folder}` | holds |\n|---|---|\n")[1].split("\n\n")[0]
    return [set(re.findall(r"`(\w+)`", row.split("|")[1])) for row in table.splitlines()]


@pytest.mark.parametrize("package", ["parlour", "parlour.server"])
def test_the_table_of_folders_has_the_layers_of_the_contract_in_their_order(package: str) -> None:
    assert rows(f"src/{package.replace('.', '/')}/") == layers(package)


@pytest.mark.parametrize("package", ["parlour", "parlour.server"])
def test_every_folder_is_a_layer(package: str) -> None:
    folder = ROOT / "src" / package.replace(".", "/")
    packages = {init.parent.name for init in folder.glob("*/__init__.py")}
    assert packages <= set().union(*layers(package))


def test_every_file_named_on_the_page_is_there() -> None:
    named = re.findall(r"`((?:src|core|cluster|tables|room|storage|tests|games)/[\w/.-]+\.\w+)`", PAGE)
    roots = [ROOT, ROOT / "src/parlour", ROOT / "src/parlour/server"]
    assert len(named) > 8
    assert [name for name in named if not any((root / name).is_file() for root in roots)] == []


def test_every_folder_of_the_client_exists_and_the_shortest_game_is_named() -> None:
    table = PAGE.split("## The client")[1].split("\n\n")[2]
    named = [name for row in table.splitlines()[2:] for name in re.findall(r"`(\w+)`", row.split("|")[1])]
    assert len(named) > 10
    assert [name for name in named if not (ROOT / "web/src" / name).is_dir()] == []
    lines = {game: sum(len(file.read_text().splitlines()) for file in game.rglob("*.py")) for game in GAMES}
    assert min(lines, key=lambda game: lines[game]).name == "lone", "CONTRIBUTING.md calls it the shortest"


def test_the_page_is_short() -> None:
    assert len(PAGE.split()) <= LONGEST


def test_times_and_sizes_on_the_page_are_those_of_the_code() -> None:
    text = " ".join(PAGE.split())
    assert f"at least {GATHER_SECONDS * 1000:g} ms apart, or {BUSY_SECONDS * 1000:g} ms" in text
    assert f"valid for {LEASE_SECONDS:g} seconds" in text
    lines = (ROOT / "src/parlour/games/lone/game.py").read_text().splitlines()
    assert f"a whole game in {round(len(lines), -1)} lines" in text
