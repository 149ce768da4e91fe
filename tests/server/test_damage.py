"""A log with a lost or unreadable line: reported once, shown as far as possible, and kept unchanged."""

import json
import sqlite3
from pathlib import Path

import aiohttp
import pytest
from sqlalchemy.exc import DatabaseError

from cli.terminal import run
from parlour.server.room.room_time import USE_MS
from parlour.server.storage.engines import Unusable
from parlour.server.storage.store import Store
from parlour.server.tokens import replay_of
from server.guests import Guest, back, open_server

SPOILS = {
    "a line is missing": "DELETE FROM lines WHERE n = 2",
    "the first one is missing": "DELETE FROM lines WHERE n = 0",
    "half a line": "UPDATE lines SET line = substr(line, 1, 20) WHERE n = 2",
    "a line of nothing": "UPDATE lines SET line = '' WHERE n = 2",
    "JSON of something else": "UPDATE lines SET line = '{\"at\": 1}' WHERE n = 2",
    "no UTF-8": "UPDATE lines SET line = CAST(X'7B2261FF' AS TEXT) WHERE n = 2",
    "another outcome": "UPDATE lines SET line = replace(line, '\"whispered\"', '\"snapped\"') WHERE n = 1",
}


def by_hand(folder: Path, *statements: str) -> list[tuple]:
    with sqlite3.connect(folder / "parlour.db") as database:
        rows = [row for statement in statements for row in database.execute(statement).fetchall()]
    database.close()
    return rows


async def played(folder: Path, goal: int = 3, points: int = 1) -> list[Guest]:
    """Two people play. The first gets some points and whispers in between. Then the server stops."""
    async with open_server(folder) as server:
        host, other = await server.table(people=2, settings={"goal": goal})
        await host.act({"t": "whisper", "text": "mine"})
        for n in range(points):
            assert (await host.snap())["t"] == "ok"
            await host.until_view(lambda view, n=n: view["view"]["scores"] == [n + 1, 0])
        if points < goal:
            await host.until_view(lambda view: "snap" in view["asks"])
        return [host, other]


@pytest.mark.parametrize("spoil", SPOILS.values(), ids=SPOILS)
async def test_a_damaged_log_is_shown_up_to_the_damage_and_the_host_can_start_over(tmp_path, spoil, caplog):
    host, other = await played(tmp_path)
    by_hand(tmp_path, spoil)
    async with open_server(tmp_path) as server:
        again, friend = await back(server, host), await back(server, other)
        for guest in (again, friend):
            seen = guest.view
            assert (seen["status"], seen["notice"], seen["asks"], seen["until"]) == ("stopped", "damaged", [], None)
            assert seen["view"]["scores"] == [0, 0], "as it stood before that line"
            assert seen["seq"] >= guest.view["seq"], "events that were shown stay"
            assert [seat["name"] for seat in seen["seats"]] == ["P0", "P1"]
        assert [record.message for record in caplog.records if record.levelname == "ERROR"] == [
            "the log of a game is damaged"
        ]
        assert host.view["code"] not in str([vars(record) for record in caplog.records])
        assert (await friend.act({"t": "snap", "number": 1}))["code"] == "not-playing"
        assert (await server.get(f"/api/tables/{host.view['code']}/log"))[0] == 403
        assert (await again.host("again"))["t"] == "ok"
        anew = await friend.until_view(lambda view: view["status"] == "playing")
        assert (anew["notice"], anew["view"]["scores"], anew["number"]) == (None, [0, 0], 2)
        assert anew["seq"] > seen["seq"]
        assert (await friend.snap())["t"] == "ok"


async def test_unreadable_tables_stay_untouched_until_somebody_decides(tmp_path):
    host, _ = await played(tmp_path)
    by_hand(tmp_path, SPOILS["half a line"], f"UPDATE tables SET touched = touched - {2 * USE_MS}")
    everything = ("SELECT * FROM tables", "SELECT * FROM lines")
    before = by_hand(tmp_path, *everything)
    async with open_server(tmp_path, idle_seconds=0.1) as server:
        again = await back(server, host)
        assert again.view["view"]["whisper"] == "mine"
    assert by_hand(tmp_path, *everything) == before


async def test_a_repaired_log_goes_on(tmp_path):
    host, _ = await played(tmp_path)
    (line,) = by_hand(tmp_path, "SELECT line FROM lines WHERE n = 2")
    by_hand(tmp_path, SPOILS["half a line"])
    async with open_server(tmp_path) as server:
        await back(server, host)
    by_hand(tmp_path, f"UPDATE lines SET line = '{line[0]}' WHERE n = 2")
    async with open_server(tmp_path) as server:
        again = await back(server, host)
        assert (again.view["status"], again.view["notice"], again.view["view"]["scores"]) == ("playing", None, [1, 0])
        assert (await again.snap())["t"] == "ok"


@pytest.mark.parametrize("spoil", SPOILS.values(), ids=SPOILS)
async def test_a_finished_game_returns_its_damaged_log_and_refuses_its_review(tmp_path, spoil):
    host, _ = await played(tmp_path, goal=1)
    by_hand(tmp_path, spoil)
    async with open_server(tmp_path) as server:
        code = host.view["code"]
        assert (await server.get(f"/api/tables/{code}/review"))[1]["code"] == "damaged"
        name = replay_of(code, 1, (await server.server.rooms.peek(code))[0].host)
        for path in ("", "/review", "?plain=uk"):
            status, problem = await server.get(f"/api/replays/{name}{path}")
            assert (status, problem["code"]) == (410, "damaged")
        again = await back(server, host)
        assert (again.view["status"], again.view["notice"], again.view["result"]) == ("over", "damaged", None)
        async with server.session.get(f"{server.address}/api/tables/{code}/log") as answer:
            assert answer.status == 200
            heading, *lines = (await answer.read()).splitlines()
        assert (json.loads(heading)["game"], len(lines) >= 3) == ("snap", True)
        assert (await again.host("again"))["t"] == "ok"


@pytest.mark.parametrize("heading", ["[[1", "{}", '{"names": 3}'])
async def test_a_finished_game_with_a_damaged_heading_reports_it_on_its_page(tmp_path, heading):
    host, _ = await played(tmp_path, goal=1)
    by_hand(tmp_path, f"UPDATE lines SET line = '{heading}' WHERE n = -1")
    async with open_server(tmp_path) as server:
        code = host.view["code"]
        name = replay_of(code, 1, (await server.server.rooms.peek(code))[0].host)
        for path in ("", "/preview.svg"):
            status, problem = await server.get(f"/api/replays/{name}{path}")
            assert (status, problem["code"]) == (410, "damaged")
        assert (await server.get(f"/replay/{name}"))[0] == 200


async def test_unreadable_ids_harm_nothing(tmp_path):
    host, _ = await played(tmp_path)
    by_hand(tmp_path, "UPDATE lines SET message = '[' WHERE message IS NOT NULL")
    async with open_server(tmp_path) as server:
        again = await back(server, host)
        assert (again.view["status"], again.view["notice"]) == ("playing", None)


@pytest.mark.parametrize("column", ["settings", "seats", "heading", "done"])
async def test_a_table_with_a_damaged_record_reports_it(tmp_path, column):
    host, _ = await played(tmp_path)
    by_hand(tmp_path, f"UPDATE tables SET {column} = '[[1'")
    async with open_server(tmp_path) as server:
        status, problem = await server.get(f"/api/tables/{host.view['code']}")
        assert (status, problem["code"]) == (410, "damaged")
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await server.session.ws_connect(f"{server.address}/api/tables/{host.view['code']}/live")
        assert refused.value.status == 410
        await server.make()


def test_a_store_reads_every_byte_of_a_damaged_line(tmp_path):
    store = Store(f"sqlite:///{tmp_path}/parlour.db")
    store.open()
    by_hand(
        tmp_path,
        "INSERT INTO lines VALUES ('AAAAAA',1,0,0,0,CAST(X'7B2261FF' AS TEXT),NULL,NULL,NULL,NULL)",
    )
    (line,) = store.lines("AAAAAA", 1)
    assert line.line.encode(errors="surrogateescape") == b'{"a\xff'
    store.close()


async def test_operators_export_the_log_as_a_file(tmp_path):
    host, _ = await played(tmp_path)
    code = host.view["code"]
    by_hand(tmp_path, SPOILS["half a line"])
    listed = json.loads(run("tables", "--data", str(tmp_path), "--json").stdout)
    assert [(one["code"], one["game"], one["status"], one["seats"]) for one in listed] == [(code, "snap", "playing", 2)]
    file = tmp_path / "for repair.jsonl"
    run("tables", "--data", str(tmp_path), "export", code.lower(), "--output", str(file))
    heading, *lines = file.read_text().splitlines()
    assert (json.loads(heading)["game"], len(lines[2]) <= 20) == ("snap", True)
    stored = [line for (line,) in by_hand(tmp_path, "SELECT line FROM lines ORDER BY n")]
    assert [line[:10] for line in lines] == [line[:10] for line in stored]


def test_a_missing_database_or_table_is_reported_in_one_line(tmp_path):
    assert run("tables", "--data", str(tmp_path), status=2).stderr.count("\n") == 1
    store = Store(f"sqlite:///{tmp_path}/parlour.db")
    store.open()
    store.close()
    assert "AAAAAA" in run("tables", "--data", str(tmp_path), "export", "AAAAAA", status=2).stderr


@pytest.mark.parametrize("part", [0.25, 0.5, 0.75])
async def test_a_file_with_zeros_in_its_middle_is_found_at_the_start(tmp_path, part):
    async with open_server(tmp_path) as server:
        for _ in range(60):
            await server.make()
    file = tmp_path / "parlour.db"
    Store(f"sqlite:///{file}").open()
    page = int(file.stat().st_size * part) // 4096 * 4096
    with file.open("r+b") as spoilt:
        spoilt.seek(page - 100)
        spoilt.write(bytes(2 * 4096))
    with pytest.raises((Unusable, DatabaseError), match=r"damaged|malformed"):
        Store(f"sqlite:///{file}").open()
