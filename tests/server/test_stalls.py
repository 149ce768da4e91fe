"""A server that can't store reports it, and failures are logged in one short line."""

import asyncio
import sqlite3
import threading
from time import sleep
from types import SimpleNamespace

import pytest
from sqlalchemy.exc import OperationalError

from parlour.server import server as servers
from parlour.server.storage import commits, engines
from parlour.server.tables import beat as beats
from server.guests import PATIENCE, Host, open_server, until
from server.test_downtime import Elapsed, killed


def fail(*_: object) -> None:
    raise OperationalError("INSERT", {}, Exception("disk full: /secret/path"))


async def readyz(server: Host) -> tuple[int, str | None]:
    status, outcome = await server.get("/readyz")
    return status, outcome.get("code")


async def test_readyz_distinguishes_a_full_disk_a_lock_and_a_stopped_database(server: Host, monkeypatch, tmp_path):
    monkeypatch.setattr(servers, "TRIAL_SECONDS", 0.0)
    monkeypatch.setattr(server.server.store, "commit", lambda *_: pytest.fail("readyz wrote something"))
    assert await server.get("/readyz") == (200, {"status": "ok"})
    with monkeypatch.context() as full:
        full.setattr(engines, "disk_usage", lambda _: SimpleNamespace(free=1000))
        assert await readyz(server) == (503, "disk-full")
    with sqlite3.connect(tmp_path / "parlour.db") as other:
        other.execute("BEGIN IMMEDIATE")
        assert await readyz(server) == (503, "stalled")
        assert (await server.get("/healthz"))[0] == 200
    other.close()
    with monkeypatch.context() as gone:
        gone.setattr(server.server.store, "why_not", fail)
        assert await readyz(server) == (503, "no-database")
        gone.setattr(servers, "DATABASE_SECONDS", 0.05)
        gone.setattr(server.server.store, "why_not", lambda: sleep(0.5))
        assert await readyz(server) == (503, "no-database")
    await asyncio.sleep(0.01)
    assert await server.get("/readyz") == (200, {"status": "ok"})


async def test_while_nothing_can_be_stored_people_wait_and_nobody_leaves_and_nothing_is_lost(
    server: Host, monkeypatch, caplog
):
    monkeypatch.setattr(beats, "STALL_SECONDS", 0.05)
    monkeypatch.setattr(commits, "RECOMMIT_SECONDS", 0.05)
    host, other = await server.table(people=2, settings={"seconds": 600})
    made = await server.make()
    await host.hush()
    room = server.room(host.view["code"])
    with monkeypatch.context() as full:
        full.setattr(server.server.store, "commit", fail)
        await host.say({"t": "act", "id": "x", "move": {"t": "whisper", "text": "kept"}})
        for guest in (host, other):
            assert await guest.until(lambda message: message["t"] == "stall") == {"t": "stall", "on": True}
        assert await readyz(server) == (503, "stalled")
        status, problem = await server.post(f"/api/tables/{made['code']}/seats", {"name": "Ann"})
        assert (status, problem["code"], "in a moment" in problem["detail"]) == (503, "trouble", True)
        newcomer = await server.enter(host.view["code"])
        await newcomer.until(lambda message: message == {"t": "stall", "on": True})
        await asyncio.sleep(1.1)  # the lease of the server's time runs out
        stood = room.clock.now()
        await asyncio.sleep(0.3)
        assert room.clock.now() == stood, "clocks stand"
    await host.until(lambda message: message == {"t": "ok", "id": "x"})
    await other.until(lambda message: message == {"t": "stall", "on": False})
    assert (await host.until_view(lambda view: view["view"]["whisper"]))["view"]["whisper"] == "kept"
    assert (await other.snap())["t"] == "ok"
    assert room.clock.now() - stood < 60_000
    assert "bye" not in {message["t"] for guest in (host, other, newcomer) for message in guest.messages}
    assert all(record.exc_info is None and "secret" not in str(vars(record)) for record in caplog.records)


async def test_a_database_that_answers_late_is_waited_for(server: Host, monkeypatch):
    monkeypatch.setattr(beats, "STALL_SECONDS", 0.05)
    host, other = await server.table(people=2, settings={"seconds": 600})
    await server.room(host.view["code"]).stored()
    answers, commit = threading.Event(), server.server.store.commit
    server.server.store.commit = lambda *what: (answers.wait(PATIENCE), commit(*what))
    await host.say({"t": "act", "id": "x", "move": {"t": "whisper", "text": "kept"}})
    for guest in (host, other):
        await guest.until(lambda message: message == {"t": "stall", "on": True})
    await until(lambda: server.server.beat.is_stalled)
    assert await readyz(server) == (503, "stalled")
    answers.set()
    await host.until(lambda message: message == {"t": "ok", "id": "x"})
    assert (await host.until_view(lambda view: view["view"]["whisper"]))["view"]["whisper"] == "kept"
    assert "bye" not in {message["t"] for guest in (host, other) for message in guest.messages}


async def test_a_stop_does_not_wait_for_a_database_that_is_gone(tmp_path, monkeypatch):
    monkeypatch.setattr(beats, "FINISH_SECONDS", 0.2)
    async with asyncio.timeout(PATIENCE):
        async with open_server(tmp_path) as server:
            await server.table(people=2)
            server.server.store.commit = fail


async def test_the_time_of_a_failed_room_counts_for_nobody_even_after_a_crash(tmp_path):
    async with open_server(tmp_path) as server:
        host, _ = await server.table(people=2, settings={"seconds": 600})
        await host.act({"t": "whisper", "text": "x"})
        room = server.room(host.view["code"])
        seen = room.clock.now()
        room.give_up()
        lively, _ = await server.table(people=2)  # the server's time goes on
        await asyncio.sleep(2.0)
        assert (await lively.act({"t": "whisper", "text": "x"}))["t"] == "ok"
        killed(tmp_path, tmp_path / "later")
    async with open_server(tmp_path / "later") as server:
        waking = Elapsed()
        back = await server.enter(host.view["code"], host.token)
        assert 0 <= (await back.until_view())["at"] - seen <= waking.millis + 350


async def test_a_request_that_failed_leaves_one_short_line_and_asks_for_a_moment(server: Host, monkeypatch, caplog):
    made = await server.make()
    server.room(made["code"]).give_up()
    with monkeypatch.context() as broken:
        broken.setattr(server.server.store, "find", fail)
        status, problem = await server.get(f"/api/tables/{made['code']}")
    assert (status, problem["code"], "in a moment" in problem["detail"]) == (503, "trouble", True)
    (line,) = [record for record in caplog.records if record.levelname == "ERROR"]
    assert line.exc_info is None
    assert (line.because, line.route) == ("OperationalError", "/api/tables/{code}")
    assert made["code"] not in str(vars(line))
    assert "secret" not in str(vars(line))
