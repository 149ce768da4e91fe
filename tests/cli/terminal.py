"""Helpers that run commands as a person would."""

import json
import os
import subprocess
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any
from unittest import mock

from typer import testing
from typer.testing import CliRunner, Result

from parlour.cli.app import app
from parlour.cli.terminal.keyboard import CLOSED, Keyboard

runner = CliRunner()
testing._get_command = cache(testing._get_command)  # hundreds of tests share the commands


def _invoke(words: tuple[str, ...]) -> Result:
    """Run a command in this process. `parlour serve` changes its umask, which later tests must not inherit."""
    before = os.umask(0o022)
    try:
        return runner.invoke(app, list(words))
    finally:
        os.umask(before)


def run(*words: str, status: int = 0) -> Result:
    result = _invoke(words)
    assert result.exit_code == status, result.output
    return result


def typed(keys: str, *words: str) -> str:
    """Return what a command prints for this typed input, up to its end."""

    def read(keyboard: Keyboard) -> None:
        keyboard._typed.put(keys + CLOSED)

    with mock.patch.object(Keyboard, "_read", read):
        return run(*words).stdout


Ran = tuple[int, str, str]
"""Return status, output and errors of a command."""


def several(python: str | Path, *commands: list[str], env: Mapping[str, str] | None = None) -> list[Ran]:
    """Run commands one after the other in one process, because starting one takes most of the time."""
    done = subprocess.run(
        [python, "-c", SEVERAL], input=json.dumps(commands), capture_output=True, text=True, env=env, check=True
    )
    return [tuple(one) for one in json.loads(done.stdout)]


SEVERAL = """
import json, sys
from typer.testing import CliRunner
from parlour.cli.app import app
results = [CliRunner().invoke(app, words) for words in json.load(sys.stdin)]
json.dump([(one.exit_code, one.stdout, one.stderr) for one in results], sys.stdout)
"""


def data(*words: str) -> Any:
    """Return what a command prints with --json."""
    return json.loads(run(*words, "--json").stdout)


def complaint(*words: str) -> str:
    """Return the single line on stderr after bad input."""
    result = _invoke(words)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    lines = result.stderr.splitlines()
    assert len(lines) == 1, lines
    return lines[0]
