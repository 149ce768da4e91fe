"""Only slow readers fall behind, and bots play at a table like people."""

import asyncio
import gc
import json
import socket
import weakref
from collections import Counter
from random import Random

from parlour.core import Thought
from parlour.core.league.league import play_out
from parlour.core.schedule import TRIES
from parlour.server.limits import Limits, Rate
from parlour.server.live import connection
from server import snap
from server.guests import PATIENCE, Guest, Host, open_server, until


async def flood(guest: Guest, count: int) -> None:
    for n in range(count - 1):
        await guest.say({"t": "act", "id": next(guest.ids), "move": {"t": "whisper", "text": str(n)}})
    assert (await guest.act({"t": "whisper", "text": "last"}))["t"] == "ok"


async def test_a_slow_reader_never_delays_a_room(tmp_path, monkeypatch):
    """A client that reads nothing misses views in between. In the end it has the newest view and all events."""
    monkeypatch.setattr(connection, "BEHIND_SECONDS", PATIENCE)
    free = Rate(1e6, 1e6)
    async with open_server(tmp_path, Limits(messages=free, letters=free, bytes=free, frames=free)) as server:
        host, other = await server.table(people=2)
        code = host.view["code"]
        reader, writer = await narrow_line(server, code, other.token)
        room = server.room(code)
        await until(lambda: len(room.crowd) == 3)
        slow = list(room.crowd)[-1]
        slow.outbox._transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)
        rounds = 0
        while (slow.behind_since is None and slow.outbox.is_clear()) or rounds < 4:
            await flood(host, 50)
            rounds += 1
        last_seq = 1 + 50 * rounds
        await other.until_view(lambda view: view["seq"] == last_seq)
        assert slow.outbox._transport.get_write_buffer_size() < 256 * 1024
        events, last = await read_all(reader, last_seq)
        assert last["you"] == 1
        assert events == last_seq
        writer.close()
        await writer.wait_closed()


async def narrow_line(server: Host, code: str, token: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection with small buffers, so that a slow reader is noticed quickly."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", int(server.address.rsplit(":", 1)[1])))
    reader, writer = await asyncio.open_connection(sock=line, limit=4096)
    head = (
        f"GET /api/tables/{code}/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    writer.write(head.encode())
    await reader.readuntil(b"\r\n\r\n")
    hello = json.dumps({"t": "hello", "token": token, "seq": 0}).encode()
    writer.write(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    await writer.drain()
    return reader, writer


async def read_all(reader: asyncio.StreamReader, seq: int) -> tuple[int, dict]:
    """Read frames until the newest view. Returns the number of all events, and that view."""
    events = 0
    async with asyncio.timeout(PATIENCE):
        while True:
            _, size = await reader.readexactly(2)
            if size == 126:
                size = int.from_bytes(await reader.readexactly(2), "big")
            elif size == 127:
                size = int.from_bytes(await reader.readexactly(8), "big")
            message = json.loads(await reader.readexactly(size))
            if message["t"] == "view":
                events += len(message["events"])
                if message["seq"] == seq:
                    return events, message


async def test_closed_connections_are_freed_without_the_garbage_collector(server: Host):
    """Thousands come and go in an evening, and a walk of the collector through a full server holds everyone up."""
    host, other = await server.table(people=2)
    room = server.room(host.view["code"])
    seats = {connection.who.seat: weakref.ref(connection) for connection in room.crowd}
    gc.disable()
    try:
        await other.act({"t": "whisper", "text": "bye"})
        await other.leave()
        await until(lambda: seats[1]() is None)
    finally:
        gc.enable()
    assert seats[0]() is not None


async def test_bots_play_a_whole_game_by_themselves(server: Host):
    made = await server.make(bots=[{"level": 5}, {"level": 5}, {"level": 1}], settings={"goal": 3})
    watcher = await server.enter(made["code"], made["host_token"])
    await watcher.host("start")
    over = await watcher.until_view(lambda view: view["status"] == "over")
    assert over["result"]["scores"][2] == 0
    assert max(over["result"]["scores"]) == 3


async def test_a_refused_bot_thinks_again_only_a_few_times(server: Host, monkeypatch):
    asked = []

    def think(self, view, asks, rng):
        asked.append(view.number)
        return Thought(snap.Snap((view.number + 1) % 10), 1)

    monkeypatch.setattr(snap.SnapBot, "think", think)
    host, _ = await server.table(people=2)
    assert (await host.host("bot", seat=1, level=5))["t"] == "ok"
    places = server.room(host.view["code"]).state._bots._schedule._places
    await until(lambda: 1 in places and places[1].refusals == TRIES)
    assert (await host.act({"t": "whisper", "text": "nothing new for a bot"}))["t"] == "ok"
    assert len(asked) == TRIES
    await host.snap()
    await until(lambda: len(asked) > TRIES)


def test_a_bot_that_is_refused_in_a_league_thinks_as_often_as_on_a_server():
    asked = []

    class Stubborn:
        def think(self, view, asks, rng):
            if snap.Snap in asks:
                asked.append((view.number, view.snapped))
            return Thought(snap.Snap((view.number + 1) % 10), 1)

    play_out(snap.SnapGame(goal=2), [Stubborn(), snap.SnapBot(None, 5)], Random(1))
    assert set(Counter(asked).values()) == {TRIES}


async def test_a_bot_that_fails_does_not_stop_the_table(server: Host, monkeypatch, caplog):
    def fail(self, view, asks, rng):
        raise RuntimeError("a fault in a bot")

    monkeypatch.setattr(snap.SnapBot, "think", fail)
    made = await server.make(bots=[{"level": 5}])
    taken = await server.sit(made["code"], "Ann", made["host_token"])
    host = await server.enter(made["code"], taken["token"])
    await host.host("start")
    assert (await host.snap())["t"] == "ok"
    await until(lambda: "a bot failed" in caplog.text)


async def test_rules_that_fail_refuse_and_the_table_lives(server: Host, monkeypatch, caplog):
    host, _ = await server.table(people=2)
    real = snap.SnapGame.step

    def fail(self, state, what, at, wait=None):
        if "fault" in str(what):
            raise ZeroDivisionError
        return real(self, state, what, at, wait)

    monkeypatch.setattr(snap.SnapGame, "step", fail)
    assert (await host.act({"t": "whisper", "text": "fault"}))["code"] == "trouble"
    assert (await host.act({"t": "whisper", "text": "fine"}))["t"] == "ok"
    assert "the rules failed" in caplog.text
