"""Tables are forgotten by when they were last used, while the server runs."""

from sqlalchemy import update

from parlour.server import server as houses
from parlour.server.storage import tables
from parlour.server.wall_clock import wall_now
from server.guests import Host, open_house, until

LONG_AGO = 1_000_000_000_000


def age(host: Host, code: str, touched: int = LONG_AGO) -> None:
    """As if nobody had touched it since, or for years."""
    with host.house.store._engine.begin() as connection:
        of = tables.tables
        connection.execute(update(of).where(of.c.code == code).values(touched=touched))


async def test_a_table_that_was_played_is_not_forgotten_though_no_host_decided_anything(tmp_path):
    async with open_house(tmp_path) as house:
        host, _ = await house.table(people=2)
        played = host.view["code"]
        await host.act({"t": "whisper", "text": "x"})
        empty = (await house.make())["code"]
    async with open_house(tmp_path) as house:
        for code in (played, empty):
            age(house, code)
        await house.house.store.ask(house.house.store.forget, LONG_AGO + 1)  # unless the house itself was quicker
        find = house.house.store.find
        assert await house.house.store.ask(find, played) is not None
        assert await house.house.store.ask(find, empty) is None


async def test_who_only_looks_uses_a_table_too(tmp_path):
    async with open_house(tmp_path) as house:
        code = (await house.make())["code"]
    async with open_house(tmp_path) as house:
        yesterday = wall_now() - 86_400_000  # a code alone finds a table for some days only
        age(house, code, yesterday)
        watcher = await house.enter(code)
        await watcher.until_view()
        await house.room(code).stored()
        assert await house.house.store.ask(house.house.store.forget, yesterday + 1) == 0


async def test_tables_are_forgotten_while_the_server_runs_however_many_there_are(tmp_path, monkeypatch):
    monkeypatch.setattr(houses, "FORGET_HOURS", 0.00001)
    monkeypatch.setattr(houses, "FORGET_SECONDS", 0.0)
    async with open_house(tmp_path, idle_seconds=0.01) as house:
        codes = [(await house.make())["code"] for _ in range(45)]
        await until(lambda: not house.house.rooms.awake)
        for code in codes:
            age(house, code)

        async def left() -> int:
            return sum([(await house.house.store.ask(house.house.store.find, code)) is not None for code in codes])

        for _ in range(1000):
            if not await left():
                break
        assert await left() == 0
