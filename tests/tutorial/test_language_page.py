"""The commands of docs/a-new-language.md run as printed, one after another."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tutorial.environment import UV, Environment
from tutorial.page import COMMANDS, ROOT

pytestmark = pytest.mark.slow
PAGE = (ROOT / "docs/a-new-language.md").read_text("utf-8")
LINES = [line for block in COMMANDS.findall(PAGE) for line in block.splitlines()]
LINKS = re.findall(r"\]\((\.\./[^)#]+)\)", PAGE)


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with an environment of its own. `pip` installs without a connection."""
    folder = tmp_path_factory.mktemp("checkout")
    shutil.copytree(ROOT / "examples", folder / "examples", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "scripts", folder / "scripts", ignore=shutil.ignore_patterns("__pycache__"))
    tools = Environment(folder / ".venv").python.parent
    python = tools / "python"
    for name, command in {
        "pip": f'shift; exec {UV} pip install --quiet --offline --no-deps --python {python} "$@"',
        "parlour": f'exec {python} -m parlour "$@"',
    }.items():
        (tools / name).write_text(f"#!/bin/sh\n{command}\n")
        (tools / name).chmod(0o755)
    return folder


def test_every_command_runs_in_the_order_of_the_page(checkout: Path) -> None:
    env = os.environ | {"PYTHONPATH": str(checkout), "PYTHONUTF8": "1", "PARLOUR_PORT": "0"}
    *lines, last = LINES
    script = "\n".join(lines)
    done = subprocess.run(
        ["bash", "-ex", "-o", "pipefail", "-c", script],
        cwd=checkout,
        env=env,
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        timeout=900,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert "a word and a singular noun" in done.stdout
    assert "✗" not in done.stdout
    assert "✓ bookworm: can be played" in done.stdout
    assert last == "parlour serve"
    with subprocess.Popen(
        ["bash", "-c", f"{lines[0]}; exec {last}"], cwd=checkout, env=env, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        assert "http://" in server.stdout.readline()
        server.terminate()
    assert (checkout / "parlour-tok/parlour_tok/words/manifest.json").is_file()


def test_the_page_points_at_files_that_exist() -> None:
    assert len(LINKS) > 20
    assert [link for link in LINKS if not (ROOT / "docs" / link).exists()] == []


def test_the_page_names_every_file_that_a_pack_of_ours_has() -> None:
    own = {path.name for path in (ROOT / "languages/uk/parlour_uk").iterdir() if not path.name.startswith("__")}
    assert {name for name in own if name not in PAGE} == set()
