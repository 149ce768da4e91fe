"""The server on PostgreSQL: that of the tools for tests, or an empty database that PARLOUR_POSTGRES names."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import create_engine

from lab.faults.audit import DISK_FULL
from parlour.server.storage import migrations
from parlour.server.storage.store import Store
from server.guests import open_server
from server.postgres import by_hand, hang_up
from server.test_full_disk import play_on_a_full_disk, soon

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


async def test_whatever_a_client_calls_its_message_the_table_goes_on(tmp_path, url):
    """PostgreSQL keeps no NUL in a text, SQLite does."""
    async with open_server(tmp_path, store=Store(url)) as server:
        host, _ = await server.table(people=2)
        await host.say({"t": "act", "id": "a\0b", "move": {"t": "whisper", "text": "before"}})
        assert (await host.act({"t": "whisper", "text": "after"}))["t"] == "ok"


async def test_a_lost_connection_to_the_database_is_made_anew(tmp_path, url):
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
            status, told = await server.get("/readyz")
            assert (status, told["code"]) == (503, "read-only")
        finally:
            by_hand(url, "SET TRANSACTION READ WRITE", "ALTER ROLE CURRENT_USER RESET ALL")


async def test_migrations_lead_to_the_same_tables(url):
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        migrations.climb(connection)
    store = Store(url)
    store.open()
    assert store.overview() == []
    store.close()
    engine.dispose()
