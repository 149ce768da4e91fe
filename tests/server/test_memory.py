"""Memory of tables that are gone is returned."""

import asyncio
import gc
import weakref

import pytest

from parlour.server import vitals as memory
from parlour.server.live.connection import Connection
from parlour.server.room.room import Room
from server.guests import Host, open_server, until


@pytest.fixture(autouse=True, scope="module")
def without_what_other_tests_left():
    """The collector need not look through everything that was loaded before."""
    gc.collect()
    gc.freeze()


def alive(kind: type) -> int:
    gc.collect()
    return sum(isinstance(thing, kind) for thing in gc.get_objects())


async def come_and_go(server: Host) -> weakref.ref:
    host, other = await server.table(people=2, settings={"goal": 1})
    await host.act({"t": "whisper", "text": "x" * 1000})
    await host.snap()
    await host.until_view(lambda view: view["status"] == "over")
    table = weakref.ref(server.room(host.view["code"]).state.play.table)
    for guest in (host, other):
        await guest.leave()
    return table


async def test_abandoned_tables_leave_nothing(tmp_path):
    async with open_server(tmp_path, idle_seconds=0.05) as server:
        before = alive(Room)
        tables = [await come_and_go(server) for _ in range(6)]
        await until(lambda: not len(server.server.rooms) and not server.server.connections)
        server.guests.clear()
        assert alive(Room) == before
        assert alive(Connection) == 0
        assert [table() for table in tables] == [None] * 6
        parts = server.server
        assert (parts.rooms._waking, parts.rooms._given_up, parts.addresses) == ({}, {}, {})


async def test_games_of_sleeping_rooms_are_freed_without_the_garbage_collector(tmp_path):
    async with open_server(tmp_path, idle_seconds=0.05) as server:
        gc.collect()
        gc.disable()
        try:
            table = await come_and_go(server)
            await until(lambda: not len(server.server.rooms))
            await until(lambda: table() is None)
        finally:
            gc.enable()


async def test_freed_memory_is_returned_now_and_then(monkeypatch):
    monkeypatch.setattr(memory, "TRIM_SECONDS", 0.01)
    memory.use_few_heaps()
    task = asyncio.create_task(memory.tidy(lambda: 0))
    await asyncio.sleep(0.2)
    assert not task.done()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
