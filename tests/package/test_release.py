"""What `scripts/release` checks and writes. It builds, tries out and tags only in a real release."""

import datetime
import subprocess
import sys
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "release.py"
CHANGELOG = "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A thing.\n\n## [0.1.0] - 2026-01-01\n\n- Old.\n"


@pytest.fixture
def release() -> dict[str, Any]:
    return run_path(str(SCRIPT))


def test_the_changes_are_dated_and_a_new_list_begins(release: dict[str, Any]) -> None:
    assert release["changes"](CHANGELOG) == "### Added\n\n- A thing."
    dated = release["dated"](CHANGELOG, "0.2.0", datetime.date(2026, 11, 17))
    assert "## [Unreleased]\n\n## [0.2.0] - 2026-11-17\n\n### Added\n\n- A thing." in dated
    assert release["changes"](dated) == ""


@pytest.mark.parametrize(
    ("words", "says", "status"),
    [
        ([], "usage: scripts/release VERSION", 2),
        (["2"], "2 is no version such as 0.2.0", 1),
        (["0.0.1"], "0.0.1 is not newer than", 1),
    ],
)
def test_impossible_releases_are_refused_in_one_line(words: list[str], says: str, status: int) -> None:
    done = subprocess.run([sys.executable, SCRIPT, *words], capture_output=True, text=True, timeout=300, check=False)
    assert (done.returncode, says in done.stderr, "Traceback" in done.stderr) == (status, True, False)


def test_every_file_that_names_the_version_is_written(release: dict[str, Any]) -> None:
    root, now = SCRIPT.parents[1], release["version_now"]()
    projects = list(root.glob("languages/*/pyproject.toml"))
    assert len(projects) >= 3
    assert all(f'version = "{now}"' in project.read_text() for project in projects)
    for name in ("package.json", "package-lock.json"):
        assert f'"version": "{now}"' in (root / "web" / name).read_text()
