"""The reference parts of the pages agree with the code: options, extras, codes, metrics, routes, fields, levels."""

import json
import re
import tomllib
from pathlib import Path

import pytest
from aiohttp import web
from typer.main import get_group

from laws.test_filing import OPTIONAL, REQUIRED
from parlour.cli.app import app
from parlour.games import CATALOGUE
from parlour.messages import catalogue
from parlour.server import wire
from parlour.server.http.openapi import ROUTES
from parlour.server.http.problems import FRAMEWORK, STATUS
from parlour.server.metrics import Metrics
from parlour.server.vitals import Vitals

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "parlour"
PAGES = {page.stem: page.read_text() for page in (ROOT / "docs").glob("*.md")}
REFUSED = re.compile(r"\bRefused\(\s*\"([a-z-]+)\"")


def found_in(pattern: str, *folders: str) -> set[str]:
    files = [file for folder in folders for file in (SOURCE / folder).rglob("*.py")]
    return {code for file in files for code in re.findall(pattern, file.read_text())}


def cells(page: str, column: int = 1) -> list[str]:
    return [row.split("|")[column].strip() for row in PAGES[page].splitlines() if row.startswith("| ")]


def test_every_option_of_a_server_has_one_row() -> None:
    options = [param.opts[-1] for param in get_group(app).commands["serve"].params if param.name != "help"]
    rows = [cell.strip("`").split()[0] for cell in cells("running") if cell.startswith("`--")]
    assert sorted(rows) == sorted(options)


@pytest.mark.parametrize("page", PAGES)
def test_every_extra_that_a_page_installs_exists(page: str) -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    assert set(re.findall(r"install \"parlour\[(\w+)\]", PAGES[page])) <= set(extras)


def test_every_code_of_readyz_is_on_the_page_of_one_server_or_of_several() -> None:
    folders = ("server/cluster", "server/tables", "server/storage")
    codes = found_in(r"\bProblem\(\"([a-z-]+)\"", *folders) | {"closing", "draining", "no-database", "unreachable"}
    outcome = PAGES["running"] + PAGES["cluster"]
    assert [code for code in sorted(codes) if f"`{code}`" not in outcome and f'"{code}"' not in outcome] == []


def test_every_metric_of_ours_is_listed() -> None:
    text = Metrics().text({"rooms": 0, "connections": 0}, Vitals().text)
    ours = set(re.findall(r"^# TYPE (parlour_\w+)", text, re.MULTILINE))
    assert set(re.findall(r"`(parlour_[a-z_]+)`", PAGES["running"])) == ours


def test_every_route_that_a_page_names_exists() -> None:
    """All of them are in docs/api/openapi.json: see tests/server/test_openapi.py."""
    routes = {(route.method, route.path) for route in ROUTES if isinstance(route, web.RouteDef)}
    named = {match for text in PAGES.values() for match in re.findall(r"`(GET|POST) (/[^\s?`]+)", text)}
    assert len(named) > 5
    assert named <= routes


def test_every_refusal_of_the_server_is_listed() -> None:
    framework = {problem.code for problem in FRAMEWORK.values()}
    codes = found_in(REFUSED.pattern, "server", "core") | set(STATUS) | framework
    assert [code for code in sorted(codes) if f"`{code}`" not in PAGES["protocol"]] == []


def test_every_message_of_the_wire_and_every_field_of_a_view_is_described() -> None:
    described = json.loads((ROOT / "docs" / "api" / "socket.json").read_text("utf-8"))["$defs"]
    kinds = [*wire.ToServer.__args__, *wire.ToClient.__args__, *wire.Do.__args__, wire.SeatView]
    assert [kind.__name__ for kind in kinds if "description" not in described[kind.__name__]] == []
    plain = {"t", "seats", "status", "code", "game", "language", "spectators", "name", "host", "connected", "left"}
    for kind in ("View", "SeatView"):
        fields = described[kind]["properties"].items()
        assert [name for name, field in fields if "description" not in field and name not in plain] == []


def test_pages_and_client_use_the_same_names_for_bots() -> None:
    levels = catalogue("en").lines("bot-level")
    assert len(levels) == 5
    assert f"| | {' | '.join(levels)} |" in PAGES["players"]
    sentences = [*PAGES.values(), *(file.read_text() for file in SOURCE.rglob("bot*.py"))]
    named = [
        pair for text in sentences for pair in re.findall(r"(?:[Ll]evel,?|to) ([1-5]) (?:is |\()(?:an? )?(\w+)", text)
    ]
    assert len(named) > 6
    assert [(level, name) for level, name in named if name != levels[int(level) - 1]] == []


def test_pages_say_which_preset_is_the_printed_game() -> None:
    hosts, readme = (" ".join(text.split()) for text in (PAGES["hosts"], (ROOT / "README.md").read_text()))
    (named,) = re.findall(r"game\. ([^.]+) have no \*Purist\*, because their \*Standard\* is the printed game", hosts)
    lists = {name: entry.extras.lobby.presets for name, entry in CATALOGUE.items()}
    without = {CATALOGUE[game].title("en").split(":")[0] for game, presets in lists.items() if "purist" not in presets}
    assert set(named.split(" and ")) == without
    assert lists["rebus"]["standard"]["pace"] == "duplicate"
    assert "All build from the same roll; the preset *Purist* is the printed game, in turns." in readme


def test_every_table_of_words_that_contributing_names_exists() -> None:
    named = re.findall(r"`((?:en|de|uk)-[\w-]+\.(?:txt|tsv))`", (ROOT / "CONTRIBUTING.md").read_text())
    tables = ROOT / "scripts/lexicon_build/tables"
    assert {name[:2] for name in named} == {"en", "de", "uk"}
    assert [name for name in named if not (tables / name).exists()] == []


def test_every_folder_of_tests_is_listed() -> None:
    listed = {name for cell in cells("developers") for name in re.findall(r"`tests/(\w+)`", cell)}
    assert listed == {folder.name for folder in (ROOT / "tests").iterdir() if any(folder.glob("*.py"))}


def test_the_filing_table_has_every_part_that_a_game_may_have() -> None:
    table = PAGES["developers"].split("## How a game is filed")[1].split("\n## ")[0]
    rows = [row.split("|")[1] for row in table.splitlines() if row.startswith("| `")]
    listed = {name for row in rows for name in re.findall(r"`(\w+)(?:\.py|/)`", row)}
    assert listed == REQUIRED | OPTIONAL


@pytest.mark.parametrize("page", PAGES)
def test_every_file_and_script_that_a_page_names_exists(page: str) -> None:
    folders = "src|core|games|native|server|tests|bench|lab|scripts|deploy|docs|web"
    text = re.sub(r"\S*<id>\S*", "", PAGES[page])
    named = re.findall(rf"(?:^|[\s`(])((?:{folders})/[\w./-]*\w)", text, re.MULTILINE)
    roots = [ROOT, SOURCE, SOURCE / "server"]
    missing = [name for name in named if not any((root / name).exists() for root in roots)]
    assert [name for name in missing if "leaf" not in name] == []  # the game that a page builds


@pytest.mark.parametrize("page", PAGES)
def test_every_variable_that_a_page_names_is_read_somewhere(page: str) -> None:
    options = {f"PARLOUR_{param.name.upper()}" for param in get_group(app).commands["serve"].params}
    elsewhere = {"PARLOUR_KERNELS": "src/parlour/native/__init__.py", "PARLOUR_POSTGRES": "tests/server/postgres.py"}
    for name in set(re.findall(r"PARLOUR_[A-Z_]+[A-Z]", PAGES[page])) - options:
        assert name in (ROOT / elsewhere[name]).read_text()
