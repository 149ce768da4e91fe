"""Limits, origins, headers and secrets."""

import json
import logging

import aiohttp
import pytest
from sqlalchemy import create_engine, text

from parlour.server.diagnostics import JsonLines
from parlour.server.http.pages import HEADERS
from parlour.server.limits import Bucket, ByAddress, Limits, Rate
from parlour.server.tokens import hash_of
from server.guests import Host, open_server


def test_a_bucket_gives_a_burst_and_then_its_rate():
    bucket = Bucket(Rate(2, 3))
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]


def test_idle_addresses_are_forgotten():
    time = [0.0]
    limits = ByAddress(Rate(1, 1), lambda: time[0])
    for n in range(5000):
        limits.take(str(n))
        time[0] += 1
    assert len(limits) <= 4096
    assert limits.take("4999") is True


def test_floods_of_addresses_rarely_trigger_a_sweep(monkeypatch):
    looked, forget = [], ByAddress._forget
    monkeypatch.setattr(ByAddress, "_forget", lambda limits: (looked.append(1), forget(limits)))
    limits = ByAddress(Rate(1, 1), lambda: 0.0)
    for n in range(20_000):
        limits.take(str(n))
    assert len(looked) == 3
    assert limits.take("0") is False


async def test_requests_and_new_tables_are_limited(tmp_path):
    async with open_server(tmp_path, Limits(requests=Rate(0.001, 5), tables=Rate(0.001, 1))) as server:
        await server.make()
        status, problem = await server.post("/api/tables", {"game": "snap"})
        assert (status, problem["code"]) == (429, "too-fast")
        statuses = [(await server.get("/api/games"))[0] for _ in range(4)]
        assert statuses == [200, 200, 200, 429]
        assert (await server.get("/healthz"))[0] == 200


async def test_people_who_are_too_fast_learn_when_to_come_back(tmp_path):
    async with open_server(tmp_path, Limits(requests=Rate(0.01, 1))) as server:
        await server.get("/api/games")
        async with server.session.get(f"{server.address}/api/games") as answer:
            assert answer.status == 429
            assert 1 <= int(answer.headers["Retry-After"]) <= 100
            assert answer.headers["Content-Security-Policy"] == HEADERS["Content-Security-Policy"]


async def test_too_many_messages_are_refused_then_the_connection_is_closed(tmp_path):
    async with open_server(tmp_path, Limits(messages=Rate(0.001, 10))) as server:
        host, _ = await server.table(people=2)
        for n in range(200):
            await host.say({"t": "act", "id": f"f{n}", "move": {"t": "whisper", "text": "x"}})
        refused = await host.until(lambda message: message["t"] == "refused")
        assert refused["code"] == "too-fast"
        assert refused["id"].startswith("f")
        with pytest.raises(ConnectionError):
            await host.until(lambda message: False)


async def test_reactions_are_limited(tmp_path):
    async with open_server(tmp_path, Limits(reactions=Rate(0.001, 2))) as server:
        host, _ = await server.table(people=2)
        answers = [await host.ask({"t": "react", "emoji": "👏"}) for _ in range(3)]
        assert [answer["t"] for answer in answers] == ["ok", "ok", "refused"]


async def test_a_message_that_is_too_long_is_refused(server: Host):
    """Also a message with ten thousand dice. The refusal has the message's id, because the sender may wait for it."""
    host, _ = await server.table(people=2)
    dice = [{"die": number, "row": number, "col": 0} for number in range(10_000)]
    for move in ({"t": "whisper", "text": "x" * 9000}, {"t": "arrange", "dice": dice}):
        assert (await host.act(move))["code"] == "too-big"
    assert (await host.act({"t": "whisper", "text": "y" * 3000}))["t"] == "ok"


async def test_a_body_that_is_too_long_is_refused(server: Host):
    status, problem = await server.post("/api/tables", {"game": "snap", "settings": {"x": "x" * 70_000}})
    assert status == 413
    assert set(problem) == {"code", "detail"}


async def test_connections_of_one_address_and_spectators_of_one_table_are_limited(tmp_path):
    async with open_server(tmp_path, Limits(connections=3, spectators=2)) as server:
        made = await server.make()
        watchers = [await server.enter(made["code"]) for _ in range(2)]
        for watcher in watchers:
            await watcher.until_view()
        third = await server.enter(made["code"])
        assert await third.read() == {"t": "bye", "code": "full"}
    async with open_server(tmp_path, Limits(connections=1)) as server:
        watcher = await server.enter(made["code"])
        await watcher.until_view()
        with pytest.raises(aiohttp.WSServerHandshakeError) as error:
            await server.enter(made["code"])
        assert error.value.status == 429


async def test_a_page_of_another_site_may_not_connect(server: Host):
    made = await server.make()
    url = f"{server.address}/api/tables/{made['code']}/live"
    for origin in ("http://evil.example", "null", "http://[", server.address + ".evil.example"):
        with pytest.raises(aiohttp.WSServerHandshakeError) as error:
            await server.session.ws_connect(url, origin=origin)
        assert error.value.status == 403
    socket = await server.session.ws_connect(url, origin=server.address)
    await socket.send_json({"t": "hello"})
    assert (await socket.receive_json())["t"] == "view"
    await socket.close()


@pytest.mark.parametrize(
    "path", ["/", "/t/ABCDEF", "/api/games", "/api/nothing", "/healthz", "/missing.js", "/../x", "/a%00b"]
)
async def test_every_answer_carries_the_security_headers(server: Host, path):
    async with server.session.get(server.address + path) as answer:
        for name, value in HEADERS.items():
            assert answer.headers[name] == value
        assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
        assert "unsafe" not in answer.headers["Content-Security-Policy"]


async def test_the_clients_own_addresses_lead_to_its_page_and_nothing_else_is_served(server: Host):
    for path in ("/", "/t/ABCDEF", "/rules"):
        async with server.session.get(server.address + path) as answer:
            assert answer.status == 200
            assert answer.content_type == "text/html"
    for path in ("/pages.py", "/%2e%2e/pages.py", "/..%2fpages.py", "/assets/none.js"):
        async with server.session.get(server.address + path) as answer:
            assert answer.status == 404


async def test_no_token_is_in_any_message_or_log_line_or_in_the_database(tmp_path, caplog):
    caplog.set_level(logging.DEBUG)
    async with open_server(tmp_path) as server:
        made = await server.make()
        taken = [await server.sit(made["code"], name, made["host_token"]) for name in ("Ann", "Ben")]
        guests = [await server.enter(made["code"], seat["token"]) for seat in taken]
        await guests[0].host("start")
        await guests[0].act({"t": "whisper", "text": "canary-of-ann"})
        await guests[1].act({"t": "snap", "number": 77})
        await guests[1].snap()
        await server.post(f"/api/tables/{made['code']}/seats", {"name": "\x00", "token": taken[0]["token"]})
        for guest in guests:
            await guest.until_view(lambda view: sum(view["view"]["scores"]) == 1)
        said = [json.dumps(guest.messages) for guest in guests]
    tokens = [made["host_token"], *(seat["token"] for seat in taken)]
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("parlour.db*"))
    for token in tokens:
        assert not any(token in text or hash_of(token) in text for text in said)
        assert token not in caplog.text
        assert token.encode() not in kept
    assert "canary-of-ann" not in said[1]
    assert "canary-of-ann" not in caplog.text


async def test_internal_errors_are_not_shown_outside(server: Host, monkeypatch, caplog):
    async def fail(code: str):
        raise RuntimeError("secret inside")

    monkeypatch.setattr(server.server.rooms, "peek", fail)
    status, problem = await server.get("/api/tables/ABCDEF")
    assert (status, problem["code"]) == (500, "trouble")
    assert "secret" not in str(problem)
    assert "ABCDEF" not in caplog.text


def test_log_lines_are_json():
    outcome = {"msg": "commit %s", "args": ("failed",), "levelname": "ERROR", "name": "x", "rooms": 3}
    record = logging.makeLogRecord(outcome)
    line = json.loads(JsonLines().format(record))
    assert (line["says"], line["level"], line["rooms"]) == ("commit failed", "error", 3)


async def test_failed_commits_log_no_words_and_no_codes(server: Host, tmp_path, caplog, monkeypatch):
    monkeypatch.setattr("parlour.server.tables.beat.STALL_SECONDS", 0.05)
    host, _ = await server.table(people=2)
    engine = create_engine(f"sqlite:///{tmp_path}/parlour.db")
    with engine.begin() as connection:
        connection.execute(text("DROP TABLE lines"))
    engine.dispose()
    await host.say({"t": "act", "id": "x", "move": {"t": "whisper", "text": "abracadabra"}})
    assert await host.until(lambda message: message["t"] == "stall") == {"t": "stall", "on": True}
    assert "nothing can be stored now" in caplog.text
    assert "abracadabra" not in caplog.text
    assert host.view["code"] not in caplog.text
