"""Backups of a running server in one file, and restoring them."""

import os
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from cli.terminal import complaint, run
from parlour.server.app import database_url
from parlour.server.storage.engines import alone
from parlour.server.storage.store import Store

WRITES = """
import sqlite3, sys, time
writer = sqlite3.connect(sys.argv[1], isolation_level=None)
writer.execute("PRAGMA journal_mode = WAL")
for n in range(10**9):
    writer.execute("INSERT INTO lines (code, number, n, at, wall, line) VALUES ('BUSY', 1, ?, 0, 0, ?)", (n, "x" * 500))
    if n == 2000:
        print("written", flush=True)
"""
COPIES = "from parlour.cli.start import main; main()"


def made(folder: Path, *codes: str) -> Path:
    """A folder with a database that has tables with these codes."""
    store = Store(database_url(folder))
    store.open()
    store.close()
    with closing(sqlite3.connect(folder / "parlour.db")) as database, database:
        columns = [row[1:4] for row in database.execute("PRAGMA table_info(tables)")]
        for code in codes:
            values = {name: 0 if "INT" in kind.upper() else "[]" for name, kind, _ in columns} | {"code": code}
            marks = ", ".join(f":{name}" for name in values)
            database.execute(f"INSERT INTO tables ({', '.join(values)}) VALUES ({marks})", values)
    return folder


def codes_in(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as database:
        return [code for (code,) in database.execute("SELECT code FROM tables ORDER BY code")]


def test_a_backup_has_all_tables_and_restoring_keeps_the_old_database(tmp_path: Path) -> None:
    data, copy = made(tmp_path / "data", "ONE", "TWO"), tmp_path / "copy.db"
    assert "2 tables" in run("backup", str(copy), "--data", str(data)).stdout
    assert codes_in(copy) == ["ONE", "TWO"]
    assert list(tmp_path.glob("copy*")) == [copy], "one file, also after it was read"
    with closing(sqlite3.connect(data / "parlour.db")) as database, database:
        database.execute("DELETE FROM tables WHERE code = 'ONE'")
    assert "2 tables" in run("restore", str(copy), "--data", str(data)).stdout
    assert codes_in(data / "parlour.db") == ["ONE", "TWO"]
    (kept,) = data.glob("parlour.db.before-*")
    assert codes_in(kept) == ["TWO"]


def test_it_is_restored_into_an_empty_folder(tmp_path: Path) -> None:
    data, copy = made(tmp_path / "data", "ONE"), tmp_path / "copy.db"
    run("backup", str(copy), "--data", str(data))
    run("restore", str(copy), "--data", str(tmp_path / "new"))
    assert codes_in(tmp_path / "new" / "parlour.db") == ["ONE"]


def test_restoring_below_a_running_server_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.storage.engines.LOCK_SECONDS", 0.0)
    data, copy = made(tmp_path / "data", "ONE"), tmp_path / "copy.db"
    run("backup", str(copy), "--data", str(data))
    with alone(database_url(data)):
        assert "stop it first" in complaint("restore", str(copy), "--data", str(data))


@pytest.mark.parametrize("content", [b"", b"no database at all", b"SQLite format 3\x00" + b"x" * 4000])
def test_restore_refuses_files_that_are_not_backups(content: bytes, tmp_path: Path) -> None:
    data = made(tmp_path / "data", "ONE")
    (tmp_path / "other").write_bytes(content)
    assert "no backup" in complaint("restore", str(tmp_path / "other"), "--data", str(data))
    assert codes_in(data / "parlour.db") == ["ONE"]


def test_empty_results_are_one_line(tmp_path: Path) -> None:
    assert "no database" in complaint("backup", str(tmp_path / "copy.db"), "--data", str(tmp_path))
    assert "no file" in complaint("restore", str(tmp_path / "copy.db"), "--data", str(tmp_path))


@pytest.mark.slow
def test_killed_backups_leave_a_complete_file_or_none(tmp_path: Path) -> None:
    data, copy = made(tmp_path / "data", "ONE"), tmp_path / "copy.db"
    database = str(data / "parlour.db")
    with subprocess.Popen([sys.executable, "-c", WRITES, database], stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        assert writer.stdout.readline() == "written\n"
        for wait in (0.3, 0.6, 1.2):
            with subprocess.Popen([sys.executable, "-c", COPIES, "backup", str(copy), "--data", str(data)]) as backup:
                time.sleep(wait)
                backup.kill()
            assert not copy.exists() or codes_in(copy) == ["ONE"]
        writer.kill()
    run("backup", str(copy), "--data", str(data))
    assert codes_in(copy) == ["ONE"]
    assert not list(tmp_path.glob("*.unfinished*"))


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files to others")
def test_files_restored_by_root_belong_to_the_folders_owner(tmp_path: Path) -> None:
    data, copy = made(tmp_path / "data", "ONE"), tmp_path / "copy.db"
    run("backup", str(copy), "--data", str(data))
    os.chown(data, 10001, 10001)
    run("restore", str(copy), "--data", str(data))
    assert {file.stat().st_uid for file in data.glob("parlour.db*")} == {10001}
