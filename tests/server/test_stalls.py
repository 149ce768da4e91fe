"""Where nothing can be stored, that is seen from outside, and what fails is told in one short line."""

import asyncio
import sqlite3
import threading
from time import sleep
from types import SimpleNamespace

import pytest
from sqlalchemy.exc import OperationalError

from parlour.server import server as houses
from parlour.server.cluster import beat as beats
from parlour.server.storage import commits, engines
from server.guests import PATIENCE, Host, open_house, until
from server.test_downtime import killed


def fail(*_: object) -> None:
    raise OperationalError("INSERT", {}, Exception("disk full: /secret/path"))


async def readyz(house: Host) -> tuple[int, str | None]:
    status, told = await house.get("/readyz")
    return status, told.get("code")


async def test_readyz_tells_a_full_disk_a_lock_and_a_database_that_stopped_and_writes_nothing(
    house: Host, monkeypatch, tmp_path
):
    monkeypatch.setattr(houses, "TRIAL_SECONDS", 0.0)
    monkeypatch.setattr(house.house.store, "commit", lambda *_: pytest.fail("readyz wrote something"))
    assert await house.get("/readyz") == (200, {"status": "ok"})
    with monkeypatch.context() as full:
        full.setattr(engines, "disk_usage", lambda _: SimpleNamespace(free=1000))
        assert await readyz(house) == (503, "disk-full")
    with sqlite3.connect(tmp_path / "parlour.db") as other:
        other.execute("BEGIN IMMEDIATE")
        assert await readyz(house) == (503, "stalled")
        assert (await house.get("/healthz"))[0] == 200
    other.close()
    with monkeypatch.context() as gone:
        gone.setattr(house.house.store, "why_not", fail)
        assert await readyz(house) == (503, "no-database")
        gone.setattr(houses, "STALL_SECONDS", 0.05)
        gone.setattr(house.house.store, "why_not", lambda: sleep(0.5))
        assert await readyz(house) == (503, "no-database")
    await asyncio.sleep(0.01)
    assert await house.get("/readyz") == (200, {"status": "ok"})


async def test_while_nothing_can_be_stored_people_wait_and_nobody_leaves_and_nothing_is_lost(
    house: Host, monkeypatch, caplog
):
    monkeypatch.setattr(beats, "STALL_SECONDS", 0.05)
    monkeypatch.setattr(commits, "AGAIN_SECONDS", 0.05)
    host, other = await house.table(people=2, settings={"seconds": 600})
    made = await house.make()
    await host.hush()
    room = house.room(host.view["code"])
    with monkeypatch.context() as full:
        full.setattr(house.house.store, "commit", fail)
        await host.say({"t": "act", "id": "x", "move": {"t": "whisper", "text": "kept"}})
        for guest in (host, other):
            assert await guest.until(lambda message: message["t"] == "stall") == {"t": "stall", "on": True}
        assert await readyz(house) == (503, "stalled")
        status, problem = await house.post(f"/api/tables/{made['code']}/seats", {"name": "Ann"})
        assert (status, problem["code"], "one moment" in problem["detail"]) == (503, "trouble", True)
        newcomer = await house.enter(host.view["code"])
        await newcomer.until(lambda message: message == {"t": "stall", "on": True})
        await asyncio.sleep(1.1)  # the lease of the house's time runs out
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


async def test_a_database_that_answers_late_is_waited_for(house: Host, monkeypatch):
    monkeypatch.setattr(beats, "STALL_SECONDS", 0.05)
    host, other = await house.table(people=2, settings={"seconds": 600})
    await house.room(host.view["code"]).stored()
    answers, commit = threading.Event(), house.house.store.commit
    house.house.store.commit = lambda *what: (answers.wait(PATIENCE), commit(*what))
    await host.say({"t": "act", "id": "x", "move": {"t": "whisper", "text": "kept"}})
    for guest in (host, other):
        await guest.until(lambda message: message == {"t": "stall", "on": True})
    await until(lambda: house.house.beat.is_stalled)
    assert await readyz(house) == (503, "stalled")
    answers.set()
    await host.until(lambda message: message == {"t": "ok", "id": "x"})
    assert (await host.until_view(lambda view: view["view"]["whisper"]))["view"]["whisper"] == "kept"
    assert "bye" not in {message["t"] for guest in (host, other) for message in guest.messages}


async def test_a_stop_does_not_wait_for_a_database_that_is_gone(tmp_path, monkeypatch):
    monkeypatch.setattr(beats, "FINISH_SECONDS", 0.2)
    async with asyncio.timeout(30):
        async with open_house(tmp_path) as house:
            await house.table(people=2)
            house.house.store.commit = fail


async def test_the_time_of_a_room_that_failed_counts_for_nobody_though_the_server_dies_then(tmp_path):
    async with open_house(tmp_path) as house:
        host, _ = await house.table(people=2, settings={"seconds": 600})
        await host.act({"t": "whisper", "text": "x"})
        room = house.room(host.view["code"])
        seen = room.clock.now()
        room.give_up()
        lively, _ = await house.table(people=2)  # the house's time goes on
        await asyncio.sleep(2.0)
        assert (await lively.act({"t": "whisper", "text": "x"}))["t"] == "ok"
        killed(tmp_path, tmp_path / "later")
    async with open_house(tmp_path / "later") as house:
        back = await house.enter(host.view["code"], host.token)
        assert 0 <= (await back.until_view())["at"] - seen <= 600


async def test_a_request_that_failed_leaves_one_short_line_and_asks_for_a_moment(house: Host, monkeypatch, caplog):
    made = await house.make()
    house.room(made["code"]).give_up()
    with monkeypatch.context() as broken:
        broken.setattr(house.house.store, "find", fail)
        status, problem = await house.get(f"/api/tables/{made['code']}")
    assert (status, problem["code"], "one moment" in problem["detail"]) == (503, "trouble", True)
    (line,) = [record for record in caplog.records if record.levelname == "ERROR"]
    assert line.exc_info is None
    assert (line.because, line.route) == ("OperationalError", "/api/tables/{code}")
    assert made["code"] not in str(vars(line))
    assert "secret" not in str(vars(line))
