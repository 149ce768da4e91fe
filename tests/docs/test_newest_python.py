"""Set-up takes the newest Python that works, not one that merely exists."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "newest-python"
TOOLS = "/usr/bin:/bin"
REAL = f'#!/bin/sh\nexec {sys.executable} "$@"\n'


def chosen(folder: Path, **commands: str) -> str:
    """The script's choice on a machine with these commands."""
    for name, text in commands.items():
        (folder / name.replace("_", ".")).write_text(text)
        (folder / name.replace("_", ".")).chmod(0o755)
    path = f"{folder}{os.pathsep}{TOOLS}"
    return subprocess.run([SCRIPT], env={"PATH": path}, check=True, capture_output=True, text=True).stdout.strip()


def test_the_newest_working_python_is_taken(tmp_path):
    broken = "#!/bin/sh\necho 'pyenv: python3.14: command not found' >&2\nexit 127\n"
    found = chosen(tmp_path, python3_14=broken, python3_13=REAL, python3_11=REAL)
    assert found in (str(tmp_path / "python3.13"), "/usr/bin/python3.14", "/usr/bin/python3.13")


def test_of_two_of_one_version_the_system_s_is_taken(tmp_path):
    found = chosen(tmp_path)
    if not found.startswith("/usr/bin/python3."):
        pytest.skip("the system has no Python that can make an environment")
    same = Path(found).name.replace(".", "_")
    assert chosen(tmp_path, **{same: REAL}) == found


def test_pythons_without_venv_or_of_other_versions_are_skipped(tmp_path):
    bare = "#!/bin/sh\nexit 1\n"
    everywhere = {f"python3_{minor}": bare for minor in (11, 12, 13, 14)}
    assert not chosen(tmp_path, **everywhere, python3=REAL).startswith(str(tmp_path / "python3."))


def test_make_takes_the_given_python():
    asked = ["make", "-n", "PYTHON=/given/python", ".venv/.made-stamp", "-B"]
    said = subprocess.run(asked, cwd=SCRIPT.parents[1], check=True, capture_output=True, text=True).stdout
    assert "/given/python -m venv" in said
