"""The server on PostgreSQL: that of the tools for tests, or an empty database that PARLOUR_POSTGRES names."""

import asyncio
import sys
from concurrent.futures import ThreadPoolExecutor
from time import sleep

import pytest
from sqlalchemy import Connection, create_engine, text

from lab.faults.audit import DISK_FULL
from parlour.server.storage import engines, migrations
from parlour.server.storage.engines import STATEMENT_GAP_SECONDS, open_engine
from parlour.server.storage.store import Store
from server.guests import open_server
from server.postgres import by_hand, hang_up
from server.test_full_disk import play_on_a_full_disk, soon

AS_SERVED = engines.SERVER
"""Enable the timeouts that servers ask their database for, which other tests turn off."""

pytestmark = pytest.mark.slow
__all__ = ["soon"]


async def test_a_game_is_played_stored_and_goes_on_after_a_restart(tmp_path, url):
    async with open_server(tmp_path, store=Store(url)) as server:
        host, other = await server.table(people=2, settings={"goal": 2})
        await host.snap()
        await other.until_view(lambda view: view["view"]["scores"] == [1, 0])
        assert (await other.act({"t": "whisper", "text": "їжак 🦔"}, id="once"))["t"] == "ok"
        before = await other.until_view(lambda view: view["view"]["whisper"])
    async with open_server(tmp_path, store=Store(url)) as server:
        other = await server.enter(before["code"], other.token)
        assert (await other.until_view())["view"] == before["view"]
        assert (await other.act({"t": "whisper", "text": "again"}, id="once"))["t"] == "ok"
        host = await server.enter(before["code"], host.token)
        assert (await host.snap())["t"] == "ok"
        assert (await other.until_view(lambda view: view["status"] == "over"))["view"]["whisper"] == "їжак 🦔"
        status, log = await server.get(f"/api/tables/{before['code']}/log")
        assert (status, log.count("\n")) == (200, before["seq"] + 3)


def test_servers_that_start_at_once_on_an_empty_database_wait_for_each_other(url):
    stores = [Store(url) for _ in range(6)]
    with ThreadPoolExecutor(6) as pool:
        assert list(pool.map(Store.open, stores)) == [None] * 6
    for store in stores:
        store.close()


async def test_tables_survive_any_message_name(tmp_path, url):
    """PostgreSQL refuses NUL in a text, SQLite does not."""
    async with open_server(tmp_path, store=Store(url)) as server:
        host, _ = await server.table(people=2)
        await host.say({"t": "act", "id": "a\0b", "move": {"t": "whisper", "text": "before"}})
        assert (await host.act({"t": "whisper", "text": "after"}))["t"] == "ok"


async def test_a_lost_database_connection_is_reopened(tmp_path, url):
    async with open_server(tmp_path, store=Store(url)) as server:
        host, _ = await server.table(people=2)
        code, token = host.view["code"], host.token
        hang_up(url)
        await host.say({"t": "act", "id": "x", "move": {"t": "whisper", "text": "x"}})
        answer = await host.until(lambda message: message["t"] in ("ok", "bye"))
        assert answer in ({"t": "ok", "id": "x"}, {"t": "bye", "code": "trouble"})
        back = await server.enter(code, token)
        assert (await back.act({"t": "whisper", "text": "x"}, id="x"))["t"] == "ok"
        assert (await back.until_view(lambda view: view["view"]["whisper"]))["view"]["whisper"] == "x"
        hang_up(url)
        await server.make()


@pytest.mark.usefixtures("soon")
async def test_a_full_disk_of_the_database_is_waited_for(tmp_path, url, caplog):
    async with open_server(tmp_path, store=Store(url)) as server:
        drop = "DROP FUNCTION no_room CASCADE"
        await play_on_a_full_disk(server, lambda: by_hand(url, DISK_FULL), lambda: by_hand(url, drop), caplog)


async def test_readyz_says_when_the_database_takes_nothing(tmp_path, url):
    async with open_server(tmp_path, store=Store(url)) as server:
        assert await server.get("/readyz") == (200, {"status": "ok"})
        by_hand(url, "ALTER ROLE CURRENT_USER SET default_transaction_read_only = on")
        try:
            hang_up(url)
            await asyncio.sleep(1.1)
            status, outcome = await server.get("/readyz")
            assert (status, outcome["code"]) == (503, "read-only")
        finally:
            by_hand(url, "SET TRANSACTION READ WRITE", "ALTER ROLE CURRENT_USER RESET ALL")


async def test_migrations_lead_to_the_same_tables(url):
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        migrations.climb(connection)
    store = Store(url)
    store.open()
    assert store.admin.overview() == []
    store.close()
    engine.dispose()


class SlowDisk:
    """Finds nothing, slowly."""

    def __init__(self, name: str, seconds: float) -> None:
        self.name, self.seconds = name, seconds

    def find_spec(self, name: str, *_: object) -> None:
        if name == self.name:
            sleep(self.seconds)


def at_a_former_step(url: str) -> None:
    engine = open_engine(url)
    with engine.begin() as connection:
        migrations.climb(connection, "0003")
    engine.dispose()


def test_a_migration_outlives_a_slow_disk(url: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(engines, "SERVER", AS_SERVED)
    at_a_former_step(url)
    for name in [name for name in sys.modules if name.partition(".")[0] == "alembic"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(sys, "meta_path", [SlowDisk("alembic", STATEMENT_GAP_SECONDS + 1), *sys.meta_path])
    store = Store(url)
    store.open()
    store.close()


@pytest.mark.parametrize("pause", ["statement", "gap", "lock"])
def test_a_migration_has_its_own_timeouts(url: str, monkeypatch: pytest.MonkeyPatch, pause: str):
    """A slow migration, one that pauses between two statements, and a server that waits for another's."""
    at_a_former_step(url)
    monkeypatch.setitem(
        engines.SERVER,
        "options",
        "-c statement_timeout=1s -c lock_timeout=1s -c idle_in_transaction_session_timeout=1s",
    )
    climb = migrations.climb

    def slowly(connection: Connection) -> None:
        connection.execute(text("SELECT pg_sleep(2)" if pause == "statement" else "SELECT 1"))
        sleep(2)
        climb(connection)

    monkeypatch.setattr(migrations, "climb", slowly)
    stores = [Store(url) for _ in range(2 if pause == "lock" else 1)]
    with ThreadPoolExecutor(2) as pool:
        assert set(pool.map(Store.open, stores)) == {None}
    for store in stores:
        store.close()
