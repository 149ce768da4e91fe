"""The pages for operators name existing commands, their options, and all of them."""

import re
from pathlib import Path

import pytest
from typer.main import get_group

from parlour.cli.app import app

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "docs" / f"{name}.md" for name in ("hosting", "cluster", "running")]
SERVE = [param for param in get_group(app).commands["serve"].params if param.name != "help"]
NOT_OURS = {"PARLOUR_POSTGRES", "PARLOUR_SERVERS"}
"""Variables for tests and for a proxy."""


def commands(text: str) -> list[list[str]]:
    outcome = re.findall(r"(?:^|[\s`/])bin/parlour ([a-z][^`#\n]*)|`parlour ([a-z][^`\n]*)`", text)
    return [(first or second).split() for first, second in outcome]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_documented_command_and_option_exists(page):
    found = commands(page.read_text())
    assert len(found) > 3
    for words in found:
        command, known = get_group(app), {"--version", "--help"}
        for word in words:
            if word in getattr(command, "commands", {}):
                command = command.commands[word]
                known |= {option for param in command.params for option in param.opts}
            elif word.startswith("--"):
                assert word in known, words
        assert command is not get_group(app), words


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_documented_variable_exists(page):
    sentence = set(re.findall(r"PARLOUR_[A-Z_]+[A-Z]", page.read_text()))
    assert sentence <= {f"PARLOUR_{param.name.upper()}" for param in SERVE} | NOT_OURS


def test_every_option_of_a_server_is_documented():
    sentence = (ROOT / "docs" / "running.md").read_text()
    assert [param.opts[-1] for param in SERVE if f"`{param.opts[-1]}" not in sentence] == []
