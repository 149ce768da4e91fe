"""`parlour tables show` and `close` beside a running server: players are informed, and nobody can enter."""

import json

import pytest

from cli.terminal import complaint, data, run
from parlour.server.storage.store import Store
from parlour.server.tables.waking import look_for_closed
from server.guests import Host, back, open_server


def tables(folder, *words: str) -> str:
    return run("tables", "--data", str(folder), *words).stdout


async def notice(server: Host) -> None:
    """Run what the server does every two seconds."""
    await look_for_closed(server.server.store, server.server.rooms)


async def test_people_at_a_closed_table_are_informed(tmp_path, server: Host):
    anna, ben = await server.table(people=2)
    watcher = await server.enter(anna.view["code"])
    await watcher.until_view()
    assert "closed" in tables(tmp_path, "close", anna.view["code"].lower())
    await notice(server)
    for guest in (anna, ben, watcher):
        assert (await guest.until(lambda message: message["t"] == "bye"))["code"] == "closed"
    assert len(server.server.rooms) == 0


async def test_nobody_can_join_a_closed_table(tmp_path, server: Host):
    anna, _ = await server.table(people=2)
    code = anna.view["code"]
    tables(tmp_path, "close", code)
    await notice(server)
    assert (await server.get(f"/api/tables/{code}"))[1]["code"] == "table-closed"
    status, problem = await server.post(f"/api/tables/{code}/seats", {"name": "Late"})
    assert (status, problem["code"]) == (410, "table-closed")
    async with server.session.get(f"{server.address}/api/tables/{code}/live") as answer:
        assert answer.status == 410


async def test_a_server_that_opens_later_knows_what_was_closed(tmp_path):
    async with open_server(tmp_path) as server:
        code = (await server.make())["code"]
    tables(tmp_path, "close", code)
    async with open_server(tmp_path) as server:
        assert (await server.get(f"/api/tables/{code}"))[0] == 410


async def test_other_tables_notice_nothing(tmp_path, server: Host):
    (closed, _), (anna, _) = [await server.table(people=2) for _ in range(2)]
    tables(tmp_path, "close", closed.view["code"])
    await notice(server)
    assert (await anna.snap())["t"] == "ok"


async def test_a_closed_table_keeps_its_log_and_can_be_opened_again(tmp_path, server: Host):
    anna, _ = await server.table(people=2)
    code = anna.view["code"]
    assert (await anna.snap())["t"] == "ok"
    tables(tmp_path, "close", code)
    await notice(server)
    tables(tmp_path, "export", code, "--output", str(tmp_path / "kept.jsonl"))
    lines = (tmp_path / "kept.jsonl").read_text().splitlines()
    assert any('"snap"' in line for line in lines)
    assert "open again" in tables(tmp_path, "reopen", code)
    await notice(server)
    again = await back(server, anna)
    assert again.view["status"] == "playing"


async def test_a_table_is_shown_with_its_people_and_games(tmp_path, server: Host):
    anna, _ = await server.table(people=2, bots=[{"level": 2}])
    code = anna.view["code"]
    await server.server.beat.once()
    outcome = tables(tmp_path, "show", code)
    assert "snap (en), playing" in outcome
    assert "P0 (host)" in outcome
    assert "(bot, level 2)" in outcome
    found = json.loads(tables(tmp_path, "show", code, "--json"))
    assert (found["code"], found["status"], found["seats"], found["lines"][0]["game"]) == (code, "playing", 3, 1)
    assert "token" not in json.dumps(found)


async def test_the_list_says_which_are_closed(tmp_path, server: Host):
    first, second = (await server.make())["code"], (await server.make())["code"]
    tables(tmp_path, "close", first)
    tables(tmp_path, "close", first)  # closing again does no harm
    listed = {one["code"]: one["status"] for one in data("tables", "--data", str(tmp_path))}
    assert listed == {first: "closed", second: "lobby"}


async def test_a_closed_table_is_forgotten_like_every_other(tmp_path):
    async with open_server(tmp_path) as server:
        code = (await server.make())["code"]
    store = Store(f"sqlite:///{tmp_path}/parlour.db")
    assert store.admin.close(code, 1)
    assert store.forgetting.forget(2**60) == 1
    assert store.admin.closed() == frozenset()
    store.close()


@pytest.mark.parametrize("do", ["show", "close", "reopen", "export"])
async def test_unknown_codes_are_reported(tmp_path, server: Host, do):
    assert "QQQQQQ" in complaint("tables", "--data", str(tmp_path), do, "QQQQQQ")
