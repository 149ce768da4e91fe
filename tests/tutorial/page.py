"""The files and commands of docs/a-new-game.md, and a copy of the checkout with `examples/leaf` as a sixth game."""

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "a-new-game.md").read_text("utf-8")
FILE = re.compile(r"^`([\w./-]+)`\n\n```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
COMMANDS = re.compile(r"^```sh\n(.*?)^```$", re.DOTALL | re.MULTILINE)
LEFT_OUT = {".venv", ".git", "data", "dist", ".hypothesis", ".pytest_cache"}
"""Folders at the root to copy."""


def files(under: str = "") -> dict[str, tuple[str, str]]:
    """Return the language and the text of every file of the page whose name starts with `under`."""
    return {name: (language, text) for name, language, text in FILE.findall(PAGE) if name.startswith(under)}


def commands(about: str) -> str:
    """Return the only block of commands that contains `about`."""
    (block,) = (block for block in COMMANDS.findall(PAGE) if about in block)
    return block


def write(folder: Path, name: str) -> None:
    language, text = files()[name]
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(_changed(path.read_text("utf-8"), text) if language == "diff" else text, "utf-8")


def _changed(before: str, diff: str) -> str:
    old = "".join(line[1:] for line in diff.splitlines(keepends=True) if line[0] != "+")
    new = "".join(line[1:] for line in diff.splitlines(keepends=True) if line[0] != "-")
    assert before.count(old) == 1, f"the page changes lines that don't exist:\n{old}"
    return before.replace(old, new)


class Tree:
    """A copy of the checkout, with the example game added by the page's commands and its diff."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        sources = [folder / "src", *(folder / "languages" / pack.name for pack in (ROOT / "languages").iterdir())]
        self.env = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, sources)), "PYTHONUTF8": "1"}
        unchosen = (f"--ignore=tests/{name}" for name in ("browser", "faults", "package", "tutorial"))
        self.env["PYTEST_ADDOPTS"] = " ".join(("--assert=plain", *unchosen))  # only the result matters
        shutil.copytree(ROOT, folder, ignore=_left_out)
        for made in (".venv", "web/node_modules"):
            (folder / made).symlink_to(ROOT / made)
        self.run(commands("cp -r examples/leaf"))
        write(folder, "src/parlour/games/__init__.py")

    def run(self, command: str, typed: str = "") -> str:
        done = subprocess.run(
            ["bash", "-e", "-o", "pipefail", "-c", command],
            cwd=self.folder,
            env=self.env,
            input=typed,
            capture_output=True,
            text=True,
            timeout=900,
            check=False,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        return done.stdout


def played(command: list[str | Path], typed: str, **where: Any) -> str:
    """Return everything that a game in the terminal prints. The input stays open until its end."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
    with subprocess.Popen(command, **pipes, **where) as game:
        game.stdin.write(typed)
        game.stdin.flush()
        return str(game.stdout.read())


def _left_out(folder: str, names: list[str]) -> set[str]:
    return {name for name in names if name == "node_modules" or (Path(folder) == ROOT and name in LEFT_OUT)}
