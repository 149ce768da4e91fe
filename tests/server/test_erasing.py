"""`parlour tables delete` and `parlour people forget`, also beside a running server."""

import asyncio
import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from time import sleep

import pytest

from cli.terminal import complaint, run
from parlour.cli.hosting import stored_tables
from parlour.server.storage.records import Sitter, TableRecord
from parlour.server.storage.store import Store
from parlour.server.tables import waking
from server.guests import Guest, Host, back, open_server, until


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waking, "CLOSED_POLL_SECONDS", 0.05)


@pytest.fixture
def let_go(server: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands beside the server wait until it has given the table up, however long that takes."""

    rooms = server.server.rooms

    def wait(_: float) -> None:
        while not rooms._closed or any(rooms.has(code) for code in rooms._closed):
            sleep(0.01)

    monkeypatch.setattr(stored_tables, "sleep", wait)


async def command(folder: Path, *words: str) -> str:
    outcome = await asyncio.to_thread(run, *words, "--data", str(folder))
    assert outcome.exit_code == 0, outcome.stderr
    return outcome.stdout


async def delete(folder: Path, code: str) -> str:
    return (await asyncio.to_thread(run, "tables", "--data", str(folder), "delete", code)).stdout


def everything_in(folder: Path) -> str:
    with closing(sqlite3.connect(folder / "parlour.db")) as database:
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return str([database.execute(f"SELECT * FROM {name}").fetchall() for name in names])


async def played(server: Host) -> list[Guest]:
    """A table with two finished games and a running one."""
    guests = await server.table(people=2, settings={"goal": 1})
    for number in (1, 2):
        await guests[0].snap()
        for guest in guests:
            await guest.until_view(lambda view: view["status"] == "over")
        assert (await guests[0].host("again"))["t"] == "ok"
        for guest in guests:
            await guest.until_view(lambda view, number=number: view["number"] == number + 1)
    return guests


@pytest.mark.usefixtures("let_go")
async def test_nothing_is_left_of_a_table_that_was_deleted_beside_a_server(tmp_path, server: Host):
    (anna, _), (other, _) = await played(server), await server.table(people=2)
    code, anna.answers_pings = anna.view["code"], False
    assert "deleted" in await delete(tmp_path, code.lower())
    assert (await anna.until(lambda message: message["t"] == "bye"))["code"] == "closed"
    assert code not in everything_in(tmp_path)
    assert (await other.snap())["t"] == "ok", "nobody else notices"
    await until(lambda: not server.server.rooms._closed)
    assert (await server.get(f"/api/tables/{code}"))[0] == 404


@pytest.mark.usefixtures("let_go")
async def test_a_name_becomes_player_2_in_everything_that_is_stored(tmp_path, server: Host):
    anna, bob = await played(server)
    code = anna.view["code"]
    outcome = await command(tmp_path, "people", "forget", "p1", "--table", code.lower())
    assert outcome.startswith(f"{code}: ")
    assert '"P1"' not in everything_in(tmp_path)
    await until(lambda: not server.server.rooms._closed)
    again = await back(server, bob)
    assert [seat["name"] for seat in again.view["seats"]] == ["P0", "Player 2"]
    assert (await again.snap())["t"] == "ok", "and the game goes on"


def test_a_name_is_forgotten_though_another_process_writes_meanwhile(tmp_path):
    store = Store(f"sqlite:///{tmp_path}/parlour.db")
    store.open()
    seats = (Sitter("Ann"),)
    store.create(TableRecord(code="AAAAAA", game="snap", language="en", settings={}, size=2, host="", seats=seats))

    def is_meant(name: str) -> bool:
        with closing(sqlite3.connect(tmp_path / "parlour.db", timeout=0)) as other, suppress(sqlite3.OperationalError):
            other.execute("UPDATE tables SET touched = 1")
            other.commit()
        return name == "Ann"

    assert store.admin.forget_person("AAAAAA", is_meant) == 1
    store.close()


async def test_missing_tables_are_reported(tmp_path):
    async with open_server(tmp_path) as server:
        code = (await server.make())["code"]
    assert "nobody at table" in complaint("people", "forget", "Eve", "--table", code, "--data", str(tmp_path))
    assert "no table has" in complaint("people", "forget", "Eve", "--table", "NONONO", "--data", str(tmp_path))
    assert "no table has" in complaint("tables", "--data", str(tmp_path), "delete", "NONONO")


async def test_a_table_that_was_closed_stays_closed(tmp_path):
    async with open_server(tmp_path) as server:
        await server.table(people=2)
        code = server.server.rooms.awake[0].record.code
    run("tables", "--data", str(tmp_path), "close", code)
    await command(tmp_path, "people", "forget", "P0", "--table", code)
    store = Store(f"sqlite:///{tmp_path}/parlour.db")
    assert code in store.admin.closed()
    store.close()


async def test_copies_that_were_put_aside_expire_like_tables(tmp_path, server: Host):
    old, new = tmp_path / "parlour.db.before-20250101-000000", tmp_path / "parlour.db.before-20261101-000000"
    for file, age in ((old, 61), (new, 59)):
        file.write_bytes(b"")
        then = file.stat().st_mtime - age * 86_400
        os.utime(file, (then, then))
    await server.server.tidy()
    assert (old.exists(), new.exists()) == (False, True)
