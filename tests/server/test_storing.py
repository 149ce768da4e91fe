"""Nothing is seen before it is stored, tables sleep and wake, and a restart loses nothing."""

import asyncio
import threading

import pytest
from sqlalchemy import create_engine, inspect, text
from sqlalchemy.exc import DataError

from parlour.server.live.inbox import Inbox
from parlour.server.room.room_time import Clock
from parlour.server.storage import migrations, tables
from parlour.server.storage.store import Store
from server.guests import PATIENCE, Guest, Host, open_server, until


class Gate(Store):
    """A store whose commits can be held or made to fail."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.open_gate = threading.Event()
        self.open_gate.set()
        self.commits = 0
        self.failing = 0

    def commit(self, records, lines, alive) -> None:
        self.open_gate.wait(PATIENCE)
        if self.failing and (lines or records):
            self.failing -= 1
            raise DataError("commit", {}, Exception("no such line can be stored"))
        self.commits += bool(lines)
        super().commit(records, lines, alive)


@pytest.fixture
async def gated(tmp_path):
    store = Gate(f"sqlite:///{tmp_path}/parlour.db")
    async with open_server(tmp_path, store=store) as server:
        yield server, store
        store.open_gate.set()


async def silence(guest, seconds: float = 0.15) -> bool:
    """Check that only pings arrive for a while."""
    try:
        async with asyncio.timeout(seconds):
            await guest.read()
    except TimeoutError:
        return True
    return False


async def hush(server: Host, *guests: Guest) -> None:
    """Wait until everything is stored, and read all that was sent."""
    for guest in guests:
        await server.room(guest.view["code"]).stored()
        await guest.hush()


async def test_nobody_sees_anything_before_its_commit(gated):
    server, store = gated
    host, other = await server.table(people=2)
    await hush(server, host, other)
    store.open_gate.clear()
    await host.say({"t": "act", "id": "a", "move": {"t": "whisper", "text": "x"}})
    assert await silence(other)
    assert await silence(host)
    watcher = await server.enter(host.view["code"], seq=0)
    assert {"t": "whispered", "seat": 0} not in (await watcher.until_view())["events"]
    store.open_gate.set()
    await host.until(lambda message: message == {"t": "ok", "id": "a"})
    await other.until_view(lambda view: {"t": "whispered", "seat": 0} in view["events"])


async def test_refusals_reveal_nothing_unstored(gated):
    """A second snap is refused only after the first one is stored."""
    server, store = gated
    host, _ = await server.table(people=2)
    number = host.view["view"]["number"]
    await hush(server, host)
    store.open_gate.clear()
    for id in ("first", "second"):
        await host.say({"t": "act", "id": id, "move": {"t": "snap", "number": number}})
    assert await silence(host)
    store.open_gate.set()
    answers = [await host.until(lambda message: message["t"] in ("ok", "refused")) for _ in range(2)]
    assert [(answer["t"], answer["id"]) for answer in answers] == [("ok", "first"), ("refused", "second")]


async def test_inputs_during_a_commit_share_the_next_one(gated, monkeypatch):
    server, store = gated
    heard, note = [], Inbox.note
    monkeypatch.setattr(Inbox, "note", lambda self, data: heard.append(data) or note(self, data))
    tables = [await server.table(people=2) for _ in range(4)]
    await hush(server, *(guests[0] for guests in tables))
    store.open_gate.clear()
    before = store.commits
    for n in range(5):
        for guests in tables:
            await guests[0].say({"t": "act", "id": f"g{n}", "move": {"t": "whisper", "text": str(n)}})
    await until(lambda: sum(b'"g' in data for data in heard) == 20)
    store.open_gate.set()
    for guests in tables:
        await guests[0].until(lambda message: message == {"t": "ok", "id": "g4"})
    assert store.commits - before <= 3


async def test_a_failed_commit_shows_nothing_and_the_table_resumes_from_storage(gated):
    server, store = gated
    host, other = await server.table(people=2)
    await host.act({"t": "whisper", "text": "stored"})
    await hush(server, host, other)
    store.failing = 2
    await host.say({"t": "act", "id": "lost", "move": {"t": "whisper", "text": "lost"}})
    for guest in (host, other):
        assert (await guest.until(lambda message: message["t"] == "bye"))["code"] == "trouble"
    back = await server.enter(host.view["code"], host.token)
    assert (await back.until_view())["view"]["whisper"] == "stored"
    assert (await back.act({"t": "whisper", "text": "now"}, id="lost"))["t"] == "ok"
    assert (await back.until_view(lambda view: view["view"]["whisper"] != "stored"))["view"]["whisper"] == "now"


async def test_a_room_that_cannot_be_stored_affects_no_other(gated):
    server, store = gated
    (host, _), (good, _) = await server.table(people=2), await server.table(people=2)
    await hush(server, host, good)
    store.open_gate.clear()
    for guest in (host, good):
        await guest.say({"t": "act", "id": "x", "move": {"t": "whisper", "text": "x"}})
    await asyncio.sleep(0.05)
    store.failing = 1
    store.open_gate.set()
    await good.until(lambda message: message == {"t": "ok", "id": "x"})


async def test_a_join_that_can_not_be_stored_is_refused(gated):
    server, store = gated
    made = await server.make()
    store.failing = 2
    status, problem = await server.post(f"/api/tables/{made['code']}/seats", {"name": "Ann"})
    assert (status, problem["code"]) == (503, "trouble")
    assert (await server.sit(made["code"], "Ann"))["seat"] == 0


async def test_a_table_that_nobody_uses_sleeps_and_wakes_as_it_was(tmp_path):
    async with open_server(tmp_path, idle_seconds=0.1) as server:
        host, other = await server.table(people=2, settings={"seconds": 600})
        await host.act({"t": "whisper", "text": "secret"})
        view = await host.until_view(lambda view: view["view"]["whisper"])
        code = view["code"]
        for guest in (host, other):
            await guest.leave()
        await until(lambda: not len(server.server.rooms))
        status, seen = await server.get(f"/api/tables/{code}")
        assert (status, seen["status"], len(server.server.rooms)) == (200, "playing", 0)
        asleep, _ = await server.server.rooms.peek(code)
        await asyncio.sleep(0.1)
        host, other = await server.enter(code, host.token, seq=0), await server.enter(code, other.token)
        back = await host.until_view()
        assert back["view"] == view["view"]
        assert back["until"] == view["until"]
        assert server.room(code).record.clock_at == asleep.clock_at, "time stood still while nobody was there"
        assert [event["t"] for event in back["events"]] == ["shown", "whispered"]
        assert (await other.snap())["t"] == "ok"


async def test_a_table_in_its_lobby_and_one_that_is_over_sleep_too(tmp_path):
    async with open_server(tmp_path, idle_seconds=0.1) as server:
        lobby = (await server.table(people=2, start=False))[0]
        host, other = await server.table(people=2, settings={"goal": 1})
        await host.snap()
        over = await other.until_view(lambda view: view["status"] == "over")
        for guest in list(server.guests):
            await guest.leave()
        await until(lambda: not len(server.server.rooms))
        back = await server.enter(lobby.view["code"], lobby.token)
        assert [seat["name"] for seat in (await back.until_view())["seats"]] == ["P0", "P1"]
        assert (await back.host("start"))["t"] == "ok"
        back = await server.enter(over["code"], host.token)
        assert (await back.until_view())["result"] == over["result"]
        assert (await back.host("again"))["t"] == "ok"


@pytest.mark.rule("COM-01")
async def test_after_a_restart_every_table_goes_on_where_it_was(tmp_path):
    async with open_server(tmp_path) as server:
        host, other = await server.table(people=2, settings={"goal": 5, "seconds": 500})
        await host.snap()
        await other.until_view(lambda view: view["view"]["scores"] == [1, 0])
        await other.act({"t": "whisper", "text": "mine"})
        before = await other.until_view(lambda view: view["view"]["whisper"])
        await host.host("pause")
        paused = await other.until_view(lambda view: view["paused"])
    async with open_server(tmp_path) as server:
        other = await server.enter(before["code"], other.token)
        view = await other.until_view()
        assert view["view"] == before["view"]
        assert (view["until"], view["seq"], view["paused"]) == (before["until"], before["seq"], True)
        assert view["at"] == paused["at"]


async def test_a_log_of_other_rules_is_reported_as_such(tmp_path):
    async with open_server(tmp_path, idle_seconds=0.1) as server:
        host, _ = await server.table(people=2)
        code = host.view["code"]
    engine = create_engine(f"sqlite:///{tmp_path}/parlour.db")
    with engine.begin() as connection:
        connection.execute(text("UPDATE lines SET line = replace(line, '\"shown\"', '\"snapped\"')"))
        connection.execute(text("UPDATE tables SET heading = replace(heading, '\"none\"', '\"others\"')"))
    engine.dispose()
    async with open_server(tmp_path) as server:
        view = await (await server.enter(code, host.token)).until_view()
        assert (view["status"], view["notice"], view["view"]) == ("stopped", "outdated", None)


async def test_unused_tables_are_deleted(tmp_path):
    async with open_server(tmp_path) as server:
        old, new = await server.table(people=2), await server.table(people=2)
    engine = create_engine(f"sqlite:///{tmp_path}/parlour.db")
    with engine.begin() as connection:
        connection.execute(text("UPDATE tables SET touched = 5 WHERE code = :code"), {"code": old[0].view["code"]})
    engine.dispose()
    async with open_server(tmp_path) as server:
        assert (await server.get(f"/api/tables/{old[0].view['code']}"))[0] == 404
        assert (await server.get(f"/api/tables/{new[0].view['code']}"))[0] == 200


@pytest.mark.rule("COM-02")
def test_a_clock_runs_and_stops():
    time = [100.0]
    clock = Clock(5000, lambda: time[0])
    time[0] += 1
    assert clock.now() == 5000
    clock.start()
    time[0] += 1.5
    assert clock.now() == 6500
    clock.stop()
    time[0] += 9
    assert clock.now() == 6500


@pytest.mark.parametrize("doubling", range(4, 28))
def test_a_clock_is_right_however_long_the_machine_is_up(doubling: int):
    up = 2.0**doubling + 0.3
    time = [up]
    clock = Clock(0, lambda: time[0])
    clock.start()
    for step in (0.1, 0.2, 0.7, 5.0):
        before, time[0] = clock.now(), time[0] + step
        assert clock.now() - before == step * 1000


def columns_of(connection) -> dict[str, set[tuple[object, ...]]]:
    """The columns, foreign keys and indexes of each table."""
    seen = inspect(connection)
    return {
        name: {
            *((column["name"], str(column["type"]), column["nullable"]) for column in seen.get_columns(name)),
            *(
                (*key["constrained_columns"], key["referred_table"], *key["options"].items())
                for key in seen.get_foreign_keys(name)
            ),
            *((index["name"], *index["column_names"]) for index in seen.get_indexes(name)),
        }
        for name in sorted(seen.get_table_names())
    }


def test_the_steps_of_the_migrations_lead_to_the_schema_of_today(tmp_path):
    climbed, made = (create_engine(f"sqlite:///{tmp_path}/{name}.db") for name in ("climbed", "made"))
    with climbed.begin() as connection:
        migrations.climb(connection)
        stepwise = columns_of(connection)
    migrations.upgrade(made)
    with made.begin() as connection:
        assert columns_of(connection) == stepwise
        versions = connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all()
        assert versions == [migrations.HEAD]
    migrations.upgrade(climbed)
    assert set(stepwise) == {*tables.metadata.tables, "alembic_version"}
    climbed.dispose()
    made.dispose()
