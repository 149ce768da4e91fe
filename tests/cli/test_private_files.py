"""No other user of the machine can read what a server stores."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.terminal import run
from cli.test_backup import made
from lab.servers import parlour_server

pytestmark = pytest.mark.skipif(os.name != "posix", reason="modes of POSIX")


@pytest.fixture(autouse=True)
def open_to_all() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> set[int]:
    return {stat.S_IMODE(file.stat().st_mode) & 0o077 for file in (folder, *folder.rglob("*"))}


@pytest.mark.slow
def test_server_files_are_private(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with parlour_server(data):
        assert (data / "parlour.db").is_file()
        assert modes(data) == {0}


@pytest.mark.slow
def test_a_server_closes_the_database_that_a_former_one_left_open(tmp_path: Path) -> None:
    data = made(tmp_path / "data")
    assert modes(data) != {0}
    with parlour_server(data):
        assert {stat.S_IMODE(file.stat().st_mode) & 0o077 for file in data.glob("parlour.db*")} == {0}


def test_backups_and_restored_files_are_private(tmp_path: Path) -> None:
    data, copies, other = made(tmp_path / "data", "ONE"), tmp_path / "copies", tmp_path / "other"
    copies.mkdir(0o700)
    run("backup", str(copies / "copy.db"), "--data", str(data))
    assert modes(copies) == {0}
    run("restore", str(copies / "copy.db"), "--data", str(other))
    assert modes(other) == {0}
    run("restore", str(copies / "copy.db"), "--data", str(data))
    assert {stat.S_IMODE(file.stat().st_mode) & 0o077 for file in data.glob("parlour.db*")} == {0}
