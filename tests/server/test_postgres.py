"""The house on PostgreSQL, where PARLOUR_POSTGRES names an empty database: PARLOUR_POSTGRES=postgresql://user@host/name."""

import os
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import create_engine, text

from parlour.server.storage import tables
from parlour.server.storage.store import Store
from server.guests import open_house

URL = os.environ.get("PARLOUR_POSTGRES", "")
pytestmark = pytest.mark.skipif(not URL, reason="PARLOUR_POSTGRES names no database")


def by_hand(*statements: str) -> None:
    engine = create_engine(URL.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()


def hang_up() -> None:
    own = "pid <> pg_backend_pid() AND datname = current_database()"
    by_hand(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {own}")


@pytest.fixture
def empty():
    names = ", ".join([*tables.metadata.tables, "alembic_version"])
    by_hand(f"DROP TABLE IF EXISTS {names} CASCADE")
    yield
    by_hand(f"DROP TABLE IF EXISTS {names} CASCADE")


@pytest.mark.usefixtures("empty")
async def test_a_game_is_played_stored_and_goes_on_after_a_restart(tmp_path):
    async with open_house(tmp_path, store=Store(URL)) as house:
        host, other = await house.table(people=2, settings={"goal": 2})
        await host.snap()
        await other.until_view(lambda view: view["view"]["scores"] == [1, 0])
        assert (await other.act({"t": "whisper", "text": "їжак 🦔"}, id="once"))["t"] == "ok"
        before = await other.until_view(lambda view: view["view"]["whisper"])
    async with open_house(tmp_path, store=Store(URL)) as house:
        other = await house.enter(before["code"], other.token)
        assert (await other.until_view())["view"] == before["view"]
        assert (await other.act({"t": "whisper", "text": "again"}, id="once"))["t"] == "ok"
        host = await house.enter(before["code"], host.token)
        assert (await host.snap())["t"] == "ok"
        assert (await other.until_view(lambda view: view["status"] == "over"))["view"]["whisper"] == "їжак 🦔"
        status, log = await house.get(f"/api/tables/{before['code']}/log")
        assert (status, log.count("\n")) == (200, before["seq"] + 3)


@pytest.mark.usefixtures("empty")
def test_servers_that_start_at_once_on_an_empty_database_wait_for_each_other():
    stores = [Store(URL) for _ in range(6)]
    with ThreadPoolExecutor(6) as pool:
        assert list(pool.map(Store.open, stores)) == [None] * 6
    for store in stores:
        store.close()


@pytest.mark.usefixtures("empty")
async def test_whatever_a_client_calls_its_message_the_table_goes_on(tmp_path):
    """PostgreSQL keeps no NUL in a text, SQLite does."""
    async with open_house(tmp_path, store=Store(URL)) as house:
        host, _ = await house.table(people=2)
        await host.say({"t": "act", "id": "a\0b", "move": {"t": "whisper", "text": "before"}})
        assert (await host.act({"t": "whisper", "text": "after"}))["t"] == "ok"


@pytest.mark.usefixtures("empty")
async def test_a_lost_connection_to_the_database_is_made_anew(tmp_path):
    async with open_house(tmp_path, store=Store(URL)) as house:
        host, _ = await house.table(people=2)
        code, token = host.view["code"], host.token
        hang_up()
        await host.say({"t": "act", "id": "x", "move": {"t": "whisper", "text": "x"}})
        answer = await host.until(lambda message: message["t"] in ("ok", "bye"))
        assert answer in ({"t": "ok", "id": "x"}, {"t": "bye", "code": "trouble"})
        back = await house.enter(code, token)
        assert (await back.act({"t": "whisper", "text": "x"}, id="x"))["t"] == "ok"
        assert (await back.until_view(lambda view: view["view"]["whisper"]))["view"]["whisper"] == "x"
        hang_up()
        await house.make()
