"""`make test` runs every file of tests, and its second try reports what it ran."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SECOND_TRY = str(ROOT / "scripts" / "second_try.py")
LATE = """
from pathlib import Path
def test_late():
    tried = Path(__file__).with_name("tried")
    is_second = tried.exists()
    tried.touch()
    assert is_second
def test_fine():
    pass
"""


def test_make_test_runs_every_file_once() -> None:
    done = subprocess.run(["make", "-n", "test"], cwd=ROOT, capture_output=True, text=True, timeout=300, check=True)
    runs = [line for line in done.stdout.splitlines() if "pytest -q" in line]
    named = Counter(ROOT / word for line in runs for word in line.split())
    files = [*ROOT.glob("tests/*/test_*.py"), *ROOT.glob("examples/*/tests/test_*.py")]
    assert [file for file in files if named[file] + sum(named[folder] for folder in file.parents[:3]) != 1] == []
    assert " passed" not in done.stdout + done.stderr


@pytest.mark.slow
@pytest.mark.parametrize(
    ("wrong", "strict", "status", "says"),
    [
        ("", "0", 0, "Passed only in the second try, 1 in all:\n  test_some.py::test_late"),
        ("", "1", 1, "Passed only in the second try, 1 in all:\n  test_some.py::test_late"),
        ("def test_wrong(): assert False", "0", 1, "Failed twice, 1 in all:\n  test_some.py::test_wrong"),
    ],
    ids=["late", "late-is-an-error", "wrong"],
)
def test_second_tries_report_late_and_wrong_tests(
    tmp_path: Path, wrong: str, strict: str, status: int, says: str
) -> None:
    (tmp_path / "test_some.py").write_text(f"{LATE}\n{wrong}\n")
    (tmp_path / "pytest.ini").touch()
    first = [sys.executable, "-m", "pytest", "-q", "-p", "xdist", "-n", "1", "-o", "cache_dir=cache"]
    without_plugins = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # plugins take a second to load
    alone = {"cwd": tmp_path, "env": os.environ | without_plugins | {"PARLOUR_STRICT": strict}}
    assert subprocess.run(first, **alone, capture_output=True, timeout=300, check=False).returncode == 1
    again = [sys.executable, SECOND_TRY, "cache", "nothing"]
    done = subprocess.run(again, **alone, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == status
    assert "Passed only in the second try, 1 in all:" in done.stdout
    assert says in done.stdout


def test_without_failures_there_is_no_second_try(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, SECOND_TRY, str(tmp_path)], capture_output=True, text=True, check=True)
    assert done.stdout == "No test needed a second try.\n"
