"""Unused tables are deleted while the server runs."""

from sqlalchemy import update

from parlour.server import server as servers
from parlour.server.storage import tables
from parlour.server.wall_clock import wall_now
from server.guests import Host, open_server, until

LONG_AGO = 1_000_000_000_000


def age(host: Host, code: str, touched: int = LONG_AGO) -> None:
    """Pretend that nobody has used the table since then, or for years."""
    with host.server.store._engine.begin() as connection:
        of = tables.tables
        connection.execute(update(of).where(of.c.code == code).values(touched=touched))


async def test_a_table_that_was_played_is_not_forgotten_though_no_host_decided_anything(tmp_path):
    async with open_server(tmp_path) as server:
        host, _ = await server.table(people=2)
        played = host.view["code"]
        await host.act({"t": "whisper", "text": "x"})
        empty = (await server.make())["code"]
    async with open_server(tmp_path) as server:
        for code in (played, empty):
            age(server, code)
        await server.server.store.ask(
            server.server.store.forgetting.forget, LONG_AGO + 1
        )  # unless the server was quicker
        find = server.server.store.find
        assert await server.server.store.ask(find, played) is not None
        assert await server.server.store.ask(find, empty) is None


async def test_watching_a_table_keeps_it_in_use(tmp_path):
    async with open_server(tmp_path) as server:
        code = (await server.make())["code"]
    async with open_server(tmp_path) as server:
        yesterday = wall_now() - 86_400_000  # a code alone finds a table for some days only
        age(server, code, yesterday)
        watcher = await server.enter(code)
        await watcher.until_view()
        await server.room(code).stored()
        assert await server.server.store.ask(server.server.store.forgetting.forget, yesterday + 1) == 0


async def test_tables_are_forgotten_while_the_server_runs_however_many_there_are(tmp_path, monkeypatch):
    monkeypatch.setattr(servers, "FORGET_SECONDS", 0.036)
    monkeypatch.setattr(servers, "FORGET_PAUSE_SECONDS", 0.0)
    async with open_server(tmp_path, idle_seconds=0.01) as server:
        codes = [(await server.make())["code"] for _ in range(45)]
        await until(lambda: not server.server.rooms.awake)
        for code in codes:
            age(server, code)

        async def left() -> int:
            return sum([(await server.server.store.ask(server.server.store.find, code)) is not None for code in codes])

        for _ in range(1000):
            if not await left():
                break
        assert await left() == 0
