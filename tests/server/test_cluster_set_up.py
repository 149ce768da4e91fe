"""Clusters in special setups: under a path, with tables closed by commands, with two versions, and with servers that
don't belong to it."""

import contextlib

import pytest

from cli.terminal import run
from parlour.server.cluster import neighbours
from parlour.server.cluster.neighbours import Plan
from parlour.server.options import PublicOptions
from parlour.server.storage.store import Store
from parlour.server.tables.waking import look_for_closed
from server.guests import back, open_server, until
from server.postgres import by_hand
from server.test_cluster import PLAN, _no_hurry, has, opened, readyz

pytestmark = pytest.mark.slow
__all__ = ["_no_hurry"]


async def test_a_table_in_a_folder_is_played_through_another_server(tmp_path, url):
    async with opened(tmp_path, url, options=PublicOptions(base="/games/parlour")) as (first, second):
        host, other = await first.table(people=2, settings={"goal": 2})
        for server in (first, second):
            guest = await back(server, other)
            assert (await guest.snap())["t"] == "ok"
            status, table = await server.get(f"/api/tables/{host.view['code']}")
            assert (status, table["code"]) == (200, host.view["code"])
            await guest.leave()


async def test_a_table_that_is_closed_is_closed_in_every_server(tmp_path, url):
    async with opened(tmp_path, url) as servers:
        host, _ = await servers[0].table(people=2)
        code = host.view["code"]
        run("tables", "--database", url, "close", code)
        for server in servers:
            await look_for_closed(server.server.store, server.server.rooms)
        assert (await host.until(lambda message: message["t"] == "bye"))["code"] == "closed"
        for server in servers:
            assert not has(server, code)
            assert (await server.get(f"/api/tables/{code}"))[1]["code"] == "table-closed"


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        (Plan("127.0.0.1:0", "another secret"), "wrong-secret"),
        (Plan(), "no-address"),
    ],
)
async def test_a_server_that_cannot_join_the_cluster_says_why_and_waits(tmp_path, url, plan, code, caplog):
    async with opened(tmp_path, url, count=1) as (first,):
        made = await first.make()
        async with open_server(tmp_path, store=Store(url), plan=plan) as second:
            assert await readyz(second) == code
            status, problem = await second.get(f"/api/tables/{made['code']}")
            assert (status, problem["code"], "in a moment" in problem["detail"]) == (503, "trouble", True)
            assert await readyz(first) == "ok"
            outcome = [record for record in caplog.records if getattr(record, "code", "") == code]
            assert len(outcome) == 1
            by_hand(url, "UPDATE houses SET expires = 0")  # the first one dies
            first.server.beat.pulse = first.server.neighbours._pulse = lambda: None
            await until(lambda: second.server.neighbours.problem is None)


async def test_two_servers_with_one_address_are_reported(tmp_path, url, caplog):
    async with opened(tmp_path, url, count=1) as (first,), open_server(tmp_path, store=Store(url), plan=PLAN) as second:
        theirs = second.server.neighbours

        async def other(_: str) -> str:
            return first.server.neighbours.id

        theirs.door.asking.who = other
        await theirs.join()
        assert await readyz(second) == "same-address"
        assert [record.code for record in caplog.records if record.levelname == "ERROR"] == ["same-address"]


async def test_the_internal_port_reveals_nothing_without_the_secret(tmp_path, url):
    async with opened(tmp_path, url, count=1) as (first,):
        made, inner = await first.make(), f"http://{first.server.neighbours.plan.address}"
        for path in ("/house", f"/api/tables/{made['code']}", "/readyz", "/metrics", "/"):
            for shown in ("", "wrong"):
                async with first.session.get(inner + path, headers={"X-Parlour-Secret": shown}) as answer:
                    assert (answer.status, (await answer.json())["code"]) == (403, "wrong-secret")
        known = {"X-Parlour-Secret": PLAN.secret, "X-Forwarded-For": "203.0.113.9"}
        for path in ("/house", "/house/ready"):  # the public address does not have these routes
            async with first.session.get(first.address + path, headers=known) as answer:
                assert (answer.status, answer.content_type) in ((200, "text/html"), (404, "application/json"))
                assert first.server.neighbours.id not in await answer.text()


async def test_a_game_that_began_in_a_newer_server_is_not_for_an_older_one(tmp_path, url, caplog):
    caplog.set_level("INFO", logger=neighbours.__name__)
    async with contextlib.AsyncExitStack() as stack:
        with pytest.MonkeyPatch.context() as next_year:
            next_year.setattr(neighbours, "__version__", "9.9.9")
            opening = open_server(tmp_path, store=Store(url), plan=PLAN, idle_seconds=0.2)
            newer = await stack.enter_async_context(opening)
        newer.server.games._version = "9.9.9"
        async with open_server(tmp_path, store=Store(url), plan=PLAN) as older:
            assert [peer.version for peer in older.server.neighbours.able] == ["9.9.9"]
            outcome = [record for record in caplog.records if record.message == "a server of another version is here"]
            assert "9.9.9" in {record.version for record in outcome}
            host, _ = await newer.table(people=2)
            for guest in newer.guests:
                await guest.leave()
            await until(lambda: not newer.server.rooms.awake)
            again = await back(older, host)
            assert (await again.act({"t": "whisper", "text": "x"}))["t"] == "ok"
            assert (has(newer, host.view["code"]), has(older, host.view["code"])) == (True, False)
