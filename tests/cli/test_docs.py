"""Commands in the documentation work."""

import re
from pathlib import Path

import pytest

from cli.terminal import runner
from parlour.cli.app import app

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize(
    "line", re.findall(r"^parlour play bottle\S*(?: +--\S+ \S+)*", (DOCS / "players.md").read_text(), re.M)
)
def test_the_commands_for_players_are_understood(line, monkeypatch):
    seen = []
    monkeypatch.setattr("parlour.cli.terminal.play.sit_down", lambda *table: (seen.append(table), 0))
    result = runner.invoke(app, line.split()[1:])
    assert result.exit_code == 0, result.output
    assert seen
