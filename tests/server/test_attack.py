"""Bytes that no honest client sends. They harm no room, and every refusal gives a reason."""

import asyncio
import contextlib
import gzip
import json
import struct

import pytest

from parlour.server import app
from parlour.server.http import asking
from parlour.server.http.pages import HEADERS
from parlour.server.limits import Limits
from server.guests import PATIENCE, Guest, Host, open_server, until

TEXT, BINARY, CLOSE, PING, WHOLE = 0x1, 0x2, 0x8, 0x9, 0x80
DEEP = b"[" * 3900 + b"]" * 3900
HUGE = b"9" * 6000
CLAP = '{"t":"react","id":"clap","emoji":"👏"}'.encode()


def frame(data: bytes, kind: int = WHOLE | TEXT, size: int | None = None) -> bytes:
    """A client's frame with a mask of zeros, which leaves the data unchanged. `size`: its claimed length."""
    size = len(data) if size is None else size
    if size < 126:
        head = bytes((kind, 0x80 | size))
    elif size < 65536:
        head = bytes((kind, 0x80 | 126)) + struct.pack(">H", size)
    else:
        head = bytes((kind, 0x80 | 127)) + struct.pack(">Q", size)
    return head + bytes(4) + data


@contextlib.asynccontextmanager
async def dialled(server: Host):
    """A connection on the level of bytes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(server.address.rsplit(":", 1)[1]))
    try:
        async with asyncio.timeout(PATIENCE):
            yield reader, writer
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


@contextlib.asynccontextmanager
async def live(server: Host, code: str, first: bytes):
    async with dialled(server) as (reader, writer):
        head = (
            f"GET /api/tables/{code}/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        writer.write(head.encode() + first)
        await reader.readuntil(b"\r\n\r\n")
        yield reader, writer


def hello(guest: Guest) -> bytes:
    return frame(json.dumps({"t": "hello", "token": guest.token}).encode())


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(b'{"t":"act","id":"x","move":' + DEEP + b"}"), "unreadable"),
        (frame(b'{"t":"host","id":"x","do":{"t":"set","settings":{"x":' + DEEP + b"}}}"), "unreadable"),
        (frame(b'{"id":"x","x":' + DEEP + b',"t":"nothing"}'), "unreadable"),
        (frame(b'{"t":"act","id":"x","id":"y","move":{"t":"snap","number":1,"number":99}}'), "unreadable"),
        (frame(b'{"t":"act","id":"x","move":{"t":"snap","number":1e999}}'), "unreadable"),
        (frame(b'{"t":"act","id":"x","move":{"t":"snap","number":NaN}}'), "unreadable"),
        (frame(b'{"t":"act","id":' + HUGE + b',"move":{"t":"snap","number":1}}'), "unreadable"),
        (frame(b'{"t":"host","id":"x","do":{"t":"remove","seat":' + HUGE + b"}}"), "unreadable"),
        (frame(b'{"t":"act","id":"x","move":{"t":"whisper","text":"\xff"}}', WHOLE | BINARY), "unreadable"),
        (frame(b'{"t":"act","id":"\xff","move":{"t":"whisper","text":"a"}}', WHOLE | BINARY), "unreadable"),
        (frame(b'{"t":"act","id":"x","move":{"t":"whisper","text":"\\ud800"}}'), "unreadable"),
        (frame(b""), "unreadable"),
        (frame(b'{"t":"pong","n":' + HUGE + b"}") + frame(b"next"), "unreadable"),
        (frame(b"x" * 9000), "too-big"),
        (frame(b"x" * 500_000), "too-big"),
        (frame(b'{"t":"hello"}'), "hello-again"),
    ],
    ids=lambda value: "" if isinstance(value, bytes) else value,
)
async def test_a_message_that_can_not_be_meant_is_refused_and_the_connection_lives(server: Host, sent, code, caplog):
    _, other = await server.table(people=2)
    async with live(server, other.view["code"], hello(other)) as (reader, writer):
        writer.write(sent)
        await reader.readuntil(b'{"t":"refused",')
        assert f'"code":"{code}"'.encode() in await reader.readuntil(b"}")
        writer.write(frame(CLAP))
        await reader.readuntil(b'{"t":"ok","id":"clap"}')
    assert (await other.snap())["t"] == "ok"
    assert not caplog.records


@pytest.mark.parametrize(
    "sent",
    [
        frame(CLAP[:20], TEXT) + frame(CLAP[20:], WHOLE),
        frame(CLAP, WHOLE | BINARY),
        frame(b"still there?", WHOLE | PING) + frame(CLAP),
    ],
    ids=["in pieces", "as bytes", "after a ping"],
)
async def test_frames_of_every_lawful_kind_are_read(server: Host, sent):
    _, other = await server.table(people=2)
    async with live(server, other.view["code"], hello(other)) as (reader, writer):
        writer.write(sent)
        await reader.readuntil(b'{"t":"ok","id":"clap"}')


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (frame(b"x" * 100, size=2**40), 1009),
        (frame(b"x" * 40_000), 1009),
        (frame(b"x" * 1000, TEXT) + frame(b"x" * 1000, 0) * 60, 1009),
        (frame(b"x", 0xC0 | TEXT), 1002),
        (frame(b"x", WHOLE | 0x3), 1002),
        (frame(b"x", WHOLE), 1002),
        (frame(b"x" * 200, WHOLE | PING), 1002),
        (frame(b"\x00\x01x", WHOLE | CLOSE), 1002),
        (b"\xff" * 100, 1002),
        (frame(b'{"t":"hello","token":"\xff"}'), 1007),
    ],
    ids=["claims", "long", "endless", "reserved", "unknown", "tail", "big-ping", "bad-close", "noise", "not-text"],
)
async def test_invalid_frames_end_only_their_connection(server: Host, sent, status, caplog):
    server.server.limits = Limits(refusable_bytes=32_768)
    _, other = await server.table(people=2)
    for first in (hello(other) + sent, sent):
        async with live(server, other.view["code"], first) as (reader, _):
            assert (await reader.read()).endswith(b"\x88\x02" + status.to_bytes(2, "big"))
    assert (await other.snap())["t"] == "ok"
    assert not caplog.records


HANDSHAKE = {
    "Upgrade": "websocket",
    "Connection": "keep-alive, Upgrade",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
    "Sec-WebSocket-Protocol": "a secret of the client",
}


@pytest.mark.parametrize(
    ("wrong", "line"),
    [
        ({}, "POST {} HTTP/1.1"),
        ({}, "GET {} HTTP/1.0"),
        ({"Upgrade": "h2c"}, "GET {} HTTP/1.1"),
        ({"Connection": "keep-alive"}, "GET {} HTTP/1.1"),
        ({"Sec-WebSocket-Version": "8"}, "GET {} HTTP/1.1"),
        ({"Sec-WebSocket-Key": ""}, "GET {} HTTP/1.1"),
        ({"Sec-WebSocket-Key": "AAAA"}, "GET {} HTTP/1.1"),
        ({"Sec-WebSocket-Key": "яяяяяяяяяяяяяяяяяяяяяя=="}, "GET {} HTTP/1.1"),
    ],
    ids=["method", "http", "upgrade", "connection", "version", "no-key", "short-key", "odd-key"],
)
async def test_invalid_handshakes_are_refused_and_not_logged(server: Host, wrong, line, caplog):
    made = await server.make()
    head = [line.format(f"/api/tables/{made['code']}/live"), "Host: localhost"]
    head += [f"{name}: {value}" for name, value in (HANDSHAKE | wrong).items()]
    async with dialled(server) as (reader, writer):
        writer.write("\r\n".join(head).encode() + b"\r\n\r\n")
        status = int((await reader.readline()).split()[1])
    assert status == (405 if line.startswith("POST") else 400)
    assert not caplog.records


async def test_client_text_in_a_handshake_is_accepted_and_not_logged(server: Host, caplog):
    made = await server.make()
    head = [f"GET /api/tables/{made['code']}/live HTTP/1.1", "Host: localhost"]
    head += [f"{name}: {value}" for name, value in HANDSHAKE.items()]
    async with dialled(server) as (reader, writer):
        writer.write("\r\n".join(head).encode() + b"\r\n\r\n")
        answer = await reader.readuntil(b"\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 101 ")
    assert b"Sec-WebSocket-Accept: ICX+Yqv66kxgM0FcWaLWlFLwTAI=" in answer
    assert not caplog.records


async def test_requests_in_progress_at_shutdown_are_asked_to_retry_and_count_as_no_failure(
    server: Host, monkeypatch, caplog
):
    async def closed(*_: object) -> None:
        monkeypatch.setattr(server.server, "is_closing", True)
        raise RuntimeError("cannot schedule new futures after shutdown")

    monkeypatch.setattr(server.server.rooms, "create", closed)
    status, answer = await server.post("/api/tables", {"game": "snap"})
    assert (status, answer["code"]) == (503, "trouble")
    assert "restarting" in answer["detail"]
    assert not caplog.records
    monkeypatch.undo()


async def test_connections_lost_during_an_answer_are_not_failures(server: Host, caplog):
    _, other = await server.table(people=2)
    before = len(server.server.connections)
    async with live(server, other.view["code"], hello(other) + frame(b"", WHOLE | PING) * 9) as (_, writer):
        writer.transport.abort()
    await until(lambda: len(server.server.connections) == before)
    assert not caplog.records


@pytest.mark.parametrize(
    "first",
    [
        b'{"t":"hello","token":"\xff"}',
        b'{"x":' + DEEP + b',"t":"hello"}',
        b'{"t":"hello","token":"' + b"x" * 65 + b'"}',
        b'{"t":"act","id":"x","move":{"t":"snap","number":1}}',
        b"",
    ],
    ids=["bytes", "deep", "long", "other", "empty"],
)
async def test_an_unreadable_hello_does_not_count(server: Host, first, caplog):
    made = await server.make()
    async with live(server, made["code"], frame(first, WHOLE | BINARY)) as (reader, _):
        await reader.readuntil(b'{"t":"bye","code":"hello-first"}')
    assert not caplog.records


@pytest.mark.parametrize("seq", [b"-1", b"1" + b"0" * 30, HUGE[:4000]], ids=["negative", "large", "huge"])
async def test_an_unknown_sequence_number_returns_the_newest_view(server: Host, seq, caplog):
    host, _ = await server.table(people=2)
    async with live(server, host.view["code"], frame(b'{"t":"hello","seq":' + seq + b"}")) as (reader, _):
        await reader.readuntil(b'"seq":1,')
    assert not caplog.records


async def test_a_token_of_another_table_opens_nothing(server: Host):
    (host, _), (_, other) = await server.table(people=2), await server.table(people=2)
    stranger = await server.enter(host.view["code"], other.token)
    assert await stranger.read() == {"t": "bye", "code": "no-such-seat"}
    body = {"name": "Eve", "token": other.token}
    status, problem = await server.post(f"/api/tables/{host.view['code']}/seats", body)
    assert (status, problem["code"]) == (403, "no-such-seat")


@pytest.mark.parametrize(
    "sent",
    [
        b"GET /" + b"a" * 9000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"a" * 9000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"X: x\r\n" * 500 + b"\r\n",
        b"\x16\x03\x01\x02\x00\x01",
        b"GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    ],
    ids=["address", "header", "headers", "tls", "length", "chunk"],
)
async def test_malformed_requests_are_refused_in_plain_text(server: Host, sent):
    async with dialled(server) as (reader, writer):
        writer.write(sent)
        head, _, body = (await reader.read()).partition(b"\r\n\r\n")
    assert head.split()[1] == b"400"
    assert b"Content-Type: text/plain" in head
    assert {f"{name}: {value}".encode() for name, value in HEADERS.items()} <= set(head.split(b"\r\n"))
    assert b"Traceback" not in body
    assert (await server.get("/healthz"))[0] == 200


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/" + "a" * 300, 404, "no-such-page"),
        ("/assets/" + "a/" * 3000, 404, "no-such-page"),
        ("/api/tables/" + "A" * 3000, 404, "no-such-table"),
    ],
    ids=["name", "folders", "code"],
)
async def test_too_long_addresses_are_not_found(server: Host, path, status, code, caplog):
    answered, problem = await server.get(path)
    assert (answered, problem["code"]) == (status, code)
    assert not caplog.records


async def test_impossible_hosts_get_no_link(server: Host, caplog):
    made, headers = await server.make(), {"Host": "a" * 4000}
    address = f"{server.address}/api/tables/{made['code']}/qr.svg"
    async with server.session.get(address, headers=headers) as answer:
        assert (answer.status, (await answer.json())["code"]) == (421, "wrong-host")
    assert not caplog.records


@pytest.mark.parametrize(
    ("body", "status"), [(b"no gzip", 400), (gzip.compress(b" " * 5_000_000), 413)], ids=["wrong", "large"]
)
async def test_a_body_that_is_packed_wrongly_or_unpacks_to_megabytes_is_refused(server: Host, body, status):
    headers = {"Content-Encoding": "gzip"}
    async with server.session.post(server.address + "/api/tables", data=body, headers=headers) as answer:
        assert answer.status == status
        assert set(await answer.json()) == {"code", "detail"}


@pytest.mark.parametrize(
    "value",
    [DEEP, HUGE, b"1e999", b'"\\ud800"', b"\xff"],
    ids=["deep", "huge", "infinite", "surrogate", "bytes"],
)
async def test_settings_that_can_not_be_meant_are_refused(server: Host, value, caplog):
    body = b'{"game":"snap","settings":{"goal":' + value + b"}}"
    async with server.session.post(server.address + "/api/tables", data=body) as answer:
        assert answer.status == 400
        assert (await answer.json())["code"] in ("unreadable", "bad-setting")
    assert not caplog.records


@pytest.mark.parametrize("begun", [b"", b"GET /api/ga"], ids=["nothing", "half a line"])
async def test_silent_connections_are_not_waited_for(tmp_path, monkeypatch, begun):
    monkeypatch.setattr(app, "KEEP_SECONDS", 0.2)
    async with open_server(tmp_path) as server, dialled(server) as (reader, writer):
        writer.write(begun)
        assert await reader.read() == b""


async def test_nobody_waits_for_a_body_that_comes_bit_by_bit(server: Host, monkeypatch):
    monkeypatch.setattr(asking, "BODY_SECONDS", 0.2)
    async with dialled(server) as (reader, writer):
        head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        writer.write(head + b'Content-Length: 99\r\n\r\n{"game"')
        assert b"408 Request Timeout" in await reader.readuntil(b'"too-slow"')
