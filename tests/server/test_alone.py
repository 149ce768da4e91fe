"""Only one server can use a folder. A second one stops with one line and does not disturb the first."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cli.terminal import complaint
from parlour.server.app import database_url
from parlour.server.storage import engines as module
from parlour.server.storage.engines import NotAlone, alone

HOLDS = """
import sys, time
from parlour.server.storage.engines import alone
with alone(sys.argv[1]):
    print("mine", flush=True)
    time.sleep(600)
"""


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LOCK_SECONDS", 0.1)


@contextmanager
def other_server(url: str) -> Iterator[int]:
    """Start another process that has the database. Returns its pid."""
    with subprocess.Popen([sys.executable, "-c", HOLDS, url], stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "mine\n"
        yield other.pid
        other.kill()


def test_a_second_server_on_a_folder_is_refused_with_the_owners_name(tmp_path: Path) -> None:
    url = database_url(tmp_path)
    with other_server(url) as number, pytest.raises(NotAlone, match=rf"parlour\.db \(process {number}\)"), alone(url):
        pass


def test_a_server_that_was_killed_keeps_nobody_out(tmp_path: Path) -> None:
    url = database_url(tmp_path)
    with other_server(url):
        pass
    with alone(url):
        pass


def test_other_folders_and_database_servers_are_not_locked(tmp_path: Path) -> None:
    with (
        alone(database_url(tmp_path / "one")),
        alone(database_url(tmp_path / "two")),
        alone("postgresql://x/y"),
        alone("postgresql://x/y"),
    ):
        pass


@pytest.mark.slow
def test_parlour_serve_reports_it_in_one_line(tmp_path: Path) -> None:
    with other_server(database_url(tmp_path)):
        printed = complaint("serve", "--port", "0", "--data", str(tmp_path))
    assert printed.startswith("parlour: another server runs on ")
