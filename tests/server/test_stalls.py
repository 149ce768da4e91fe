"""Where nothing can be stored, that is seen from outside, and what fails is told in one short line."""

import asyncio
from time import sleep

from sqlalchemy.exc import OperationalError

from parlour.server import house as houses
from server.guests import Host


def fail(*_: object) -> None:
    raise OperationalError("INSERT", {}, Exception("disk full: /secret/path"))


async def test_readyz_tells_a_house_that_can_not_commit(house: Host, monkeypatch):
    monkeypatch.setattr(houses, "TRIAL_SECONDS", 0.0)
    assert await house.get("/readyz") == (200, {"status": "ok"})
    with monkeypatch.context() as full:
        full.setattr(house.house.store, "commit", fail)
        assert await house.get("/readyz") == (503, {"status": "stalled"})
        assert (await house.get("/healthz"))[0] == 200
    await asyncio.sleep(0.01)
    assert (await house.get("/readyz"))[0] == 200


async def test_readyz_waits_for_no_database_that_stopped(house: Host, monkeypatch):
    monkeypatch.setattr(houses, "STALL_SECONDS", 0.05)
    monkeypatch.setattr(house.house.store, "commit", lambda *_: sleep(0.5))
    assert await house.get("/readyz") == (503, {"status": "stalled"})


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
