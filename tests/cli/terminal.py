"""Commands run as a person would run them."""

import json
from typing import Any
from unittest import mock

from typer.testing import CliRunner, Result

from parlour.cli.app import app
from parlour.cli.terminal.keyboard import CLOSED, Keyboard

runner = CliRunner()


def run(*words: str, status: int = 0) -> Result:
    result = runner.invoke(app, list(words))
    assert result.exit_code == status, result.output
    return result


def typed(keys: str, *words: str) -> str:
    """Return what a command prints at a keyboard on which this is typed, before it is closed."""

    def read(keyboard: Keyboard) -> None:
        keyboard._typed.put(keys + CLOSED)

    with mock.patch.object(Keyboard, "_read", read):
        return run(*words).stdout


def data(*words: str) -> Any:
    """What a command prints with --json."""
    return json.loads(run(*words, "--json").stdout)


def complaint(*words: str) -> str:
    """The one line on stderr that bad input ends with."""
    result = runner.invoke(app, list(words))
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    lines = result.stderr.splitlines()
    assert len(lines) == 1, lines
    return lines[0]
