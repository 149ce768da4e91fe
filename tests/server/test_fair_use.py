"""No person can slow another's table, because everyone's use is limited and excess requests are refused."""

import asyncio
import itertools
import json
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from statistics import median
from time import monotonic

import aiohttp
import pytest

from parlour.core import Refused
from parlour.server.http import live as live_page
from parlour.server.http import middleware
from parlour.server.jobs import job_pool
from parlour.server.jobs.job_pool import JobPool
from parlour.server.jobs.pools import open_process
from parlour.server.jobs.reviews import Reviews
from parlour.server.limits import Limits, Rate
from parlour.server.live.frame_reader import Frame, FrameReader
from parlour.server.live.socket import HELD_SECONDS, LiveSocket
from parlour.server.options import PublicOptions
from server.guests import PATIENCE, Host, open_server, until
from server.test_attack import PING, TEXT, WHOLE, frame, hello, live

FREE = Rate(1e9, 1e9)
LAVISH = Limits(downloads=2, messages=FREE, letters=FREE, bytes=FREE, frames=FREE)

# Pings and frames


async def test_a_flood_of_pings_ends_its_own_connection(server: Host):
    host, other = await server.table(people=2)
    few = server.server.limits.controls.burst
    async with live(server, host.view["code"], hello(other) + frame(b"x", WHOLE | PING) * 5000) as (reader, _):
        sent = await reader.read()
        assert sent.count(b"\x8a\x01x") <= few
        assert b"\x88\x02" + (1008).to_bytes(2, "big") in sent
    assert (await host.snap())["t"] == "ok"


async def test_a_few_pings_are_answered_before_the_hello_too(server: Host):
    _, other = await server.table(people=2)
    pings = frame(b"a", WHOLE | PING) + hello(other) + frame(b"b", WHOLE | PING)
    async with live(server, other.view["code"], pings) as (reader, _):
        assert b"\x8a\x01a" in await reader.readuntil(b"\x8a\x01b")


async def test_endless_empty_frames_end_their_connection(server: Host):
    _, other = await server.table(people=2)
    server.server.limits = Limits(bytes=Rate(1, 4000))
    empty = frame(b"", TEXT) + frame(b"", 0) * 2000
    async with live(server, other.view["code"], hello(other)) as (reader, writer):
        await reader.readuntil(b'{"t":"view"')
        writer.write(empty)
        assert (await reader.read()).endswith(b"\x88\x02" + (1008).to_bytes(2, "big"))
    assert (await other.snap())["t"] == "ok"


@pytest.mark.parametrize(
    "empty",
    [frame(b"", WHOLE | TEXT), frame(b"", TEXT) + frame(b"", 0) * 40 + frame(b"", WHOLE)],
    ids=["messages", "pieces"],
)
async def test_floods_of_empty_frames_end_their_connection_before_they_are_read(server: Host, monkeypatch, empty):
    host, other = await server.table(people=2)
    few, parsed, real = server.server.limits.frames.burst, 0, FrameReader.read

    def counted(self: FrameReader) -> Frame | None:
        nonlocal parsed
        found = real(self)
        parsed += found is not None
        return found

    monkeypatch.setattr(FrameReader, "read", counted)
    flood = empty * (200_000 // len(empty))
    for first in (hello(other) + flood, flood):
        parsed = 0
        async with live(server, host.view["code"], first) as (reader, _):
            await reader.read()
        assert parsed <= few + 2, "the rest is dropped unread"
    assert (await host.snap())["t"] == "ok"


async def test_nothing_after_the_first_message_is_read_before_it_is_answered(server: Host, monkeypatch):
    made, held, real = await server.make(), asyncio.Event(), live_page._hello

    async def slow_hello(connection):
        hello = await real(connection)
        await held.wait()
        return hello

    monkeypatch.setattr(live_page, "_hello", slow_hello)
    async with live(server, made["code"], frame(b'{"t":"hello"}') + frame(b"x", WHOLE | PING)) as (reader, writer):
        writer.write(frame(b"y", WHOLE | PING))
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.2):
                await reader.readuntil(b"\x8a\x01x")
        held.set()
        await reader.readuntil(b"\x8a\x01x\x8a\x01y")


async def test_connections_of_one_address_share_a_sending_limit(tmp_path):
    """Messages over the limit wait, so a class behind one address gets slower but nobody is disconnected."""
    async with open_server(tmp_path, Limits(frames_of_address=Rate(100, 20))) as server:
        host, other = await server.table(people=2)
        before = monotonic()
        for _ in range(20):
            assert (await host.act({"t": "whisper", "text": "x"}))["t"] == "ok"
            assert (await other.act({"t": "whisper", "text": "x"}))["t"] == "ok"
        assert monotonic() - before > 0.15, "more than 20 frames came at 100 a second"


async def test_connections_that_wait_for_their_address_seldom_wake_up(tmp_path, monkeypatch):
    """A wake-up costs as much as a frame. If each connection woke for the next frame, all of them together would take
    a whole core."""
    woken, read_on = list[float](), LiveSocket._read_on
    monkeypatch.setattr(LiveSocket, "_read_on", lambda one: (woken.append(monotonic()), read_on(one))[1])
    async with open_server(tmp_path, Limits(frames_of_address=Rate(2000, 500))) as server, AsyncExitStack() as stack:
        _, other = await server.table(people=2)
        flood = frame(b'{"t":"hello"}') + frame(b"") * 400
        lines = [await stack.enter_async_context(live(server, other.view["code"], flood)) for _ in range(20)]
        before = monotonic()
        await asyncio.gather(*(reader.read() for reader, _ in lines))
        quarters = 1 + (monotonic() - before) / HELD_SECONDS
        assert len(woken) <= len(lines) * (quarters + 2)


@pytest.mark.parametrize("path", ["/api/games", "/messages/en-1/common.ftl", "/print/lone.pdf?paper=none", "/"])
async def test_requests_over_the_limit_are_refused_slowly(tmp_path, monkeypatch, path):
    monkeypatch.setattr(middleware, "REFUSE_SECONDS", 0.2)
    async with open_server(tmp_path, Limits(requests=Rate(0.001, 2), pages=Rate(0.001, 2))) as server:
        for _ in range(2):
            assert await _status(server, path) != 429
        before = monotonic()
        assert await _status(server, path) == 429
        assert monotonic() - before > 0.19


async def _status(server: Host, path: str) -> int:
    async with server.session.get(server.address + path) as answer:
        return answer.status


async def test_more_messages_than_can_wait_are_not_even_read(server: Host):
    host, other = await server.table(people=2)
    say = frame(json.dumps({"t": "react", "id": 1, "emoji": "👏"}).encode())
    async with live(server, other.view["code"], hello(other) + say * 2000) as (reader, _):
        assert b'{"t":"bye","code":"too-fast"}' in await reader.read()
    assert (await host.snap())["t"] == "ok"


# Messages of one person


async def test_connections_of_one_person_share_a_chat_limit(tmp_path):
    async with open_server(tmp_path, Limits(messages=Rate(0.001, 30), tabs=6)) as server:
        host, other = await server.table(people=2)
        tabs = [await server.enter(host.view["code"], other.token) for _ in range(5)]
        for tab in tabs:
            await tab.until_view()
        ids = itertools.count()
        answers = [await tab.act({"t": "whisper", "text": "x"}, f"n{next(ids)}") for tab in tabs for _ in range(10)]
        assert sum(answer["t"] == "ok" for answer in answers) <= 30
        assert {answer.get("code") for answer in answers} == {None, "too-fast"}
        assert (await host.snap())["t"] == "ok", "others are not slowed down"
        assert await (await server.enter(host.view["code"], other.token)).read() == {"t": "bye", "code": "full"}


async def test_long_notes_are_slowed_down_before_they_fill_a_disk(tmp_path):
    async with open_server(tmp_path, Limits(letters=Rate(1, 10_000))) as server:
        host, other = await server.table(people=2)
        answers = [await other.act({"t": "whisper", "text": "x" * 3000}) for _ in range(6)]
        assert [answer.get("code") for answer in answers] == [None] * 3 + ["too-fast"] * 3
        assert (await other.act({"t": "whisper", "text": "short"}))["t"] == "ok"
        assert (await host.snap())["t"] == "ok"


async def test_a_seat_cannot_grow_the_log_forever(tmp_path):
    async with open_server(tmp_path, Limits(moves=5), idle_seconds=0.1) as server:
        host, other = await server.table(people=2)
        answers = [await other.act({"t": "whisper", "text": "x"}) for _ in range(7)]
        assert [answer.get("code") for answer in answers] == [None] * 5 + ["too-much"] * 2
        assert (await host.act({"t": "whisper", "text": "others go on"}))["t"] == "ok"
        for guest in (host, other):
            await guest.leave()
        await until(lambda: not len(server.server.rooms))
        back = await server.enter(host.view["code"], other.token)
        assert (await back.act({"t": "whisper", "text": "x"}, "new"))["code"] == "too-much", "it slept and knows"


# Data that clients already have


async def test_settings_are_sent_once_to_each_and_when_they_change(server: Host):
    host, other = await server.table(people=2, start=False)
    watcher = await server.enter(host.view["code"])
    await watcher.until_view()
    assert watcher.bare["settings"]["goal"] == 3
    await other.until_view(lambda view: view["spectators"] == 1)
    assert "settings" not in other.bare
    await host.host("set", settings={"goal": 4})
    await watcher.until_view(lambda view: view["settings"]["goal"] == 4)
    assert watcher.bare["settings"]["goal"] == 4


async def test_default_values_are_omitted(server: Host):
    host, _ = await server.table(people=2)
    await host.snap()
    assert not {"lacks", "waiting", "pace", "notice", "settings"} & set(host.bare)
    assert [set(seat) for seat in host.bare["seats"]] == [{"name", "bot", "host", "connected", "left"}] * 2


async def test_timings_are_sent_once_and_again_after_a_reconnection(server: Host):
    host, other = await server.table(people=2)
    await host.snap()
    assert (await other.until_view(lambda view: view["fair"]))["fair"][0]["seat"] == host.seat
    first = other.bare["fair"]
    await other.snap()
    await other.until_view(lambda view: len(view["fair"]) == 2)
    assert first[0] not in other.bare["fair"]
    back = await server.enter(host.view["code"], host.token)
    await back.until_view()
    assert first[0] in back.bare["fair"]


# Pictures and downloads


async def test_qr_codes_of_made_up_hosts_are_one_picture_and_new_ones_are_few(tmp_path):
    limits, options = Limits(pictures=Rate(0.001, 2)), PublicOptions(behind_proxy=True)
    async with open_server(tmp_path, limits, options=options) as server:
        codes = [(await server.make())["code"] for _ in range(3)]

        async def ask(code: str, host: str) -> int:
            url = f"{server.address}/api/tables/{code}/qr.svg"
            async with server.session.get(url, headers={"Host": host}) as answer:
                return answer.status

        assert [await ask(codes[0], f"{n}{'x' * 200}.example") for n in range(20)] == [200] * 20
        assert await ask(codes[1], "x.example") == 200
        assert await ask(codes[2], "x.example") == 429
        assert await ask(codes[0], "x.example") == 200, "what was drawn is there for everyone"


async def test_a_slow_reader_of_a_long_log_fills_no_memory_and_has_a_share(tmp_path):
    async with open_server(tmp_path, LAVISH) as server:
        host, _ = await server.table(people=2, settings={"goal": 1})
        for _ in range(7):
            for _ in range(99):
                await host.say({"t": "act", "id": next(host.ids), "move": {"t": "whisper", "text": "x" * 3900}})
            await host.act({"t": "whisper", "text": "x" * 3900})
        await host.snap()
        await host.until_view(lambda view: view["status"] == "over")
        url = f"{server.address}/api/tables/{host.view['code']}/log"
        asked = [await server.session.get(url) for _ in range(2)]
        assert [answer.status for answer in asked] == [200, 200]
        async with server.session.get(url) as third:
            assert (third.status, (await third.json())["code"]) == (429, "too-many")
        assert [answer.headers["X-Content-Type-Options"] for answer in asked] == ["nosniff"] * 2
        bodies = [await answer.read() for answer in asked]
        assert bodies[0] == bodies[1]
        assert [len(json.loads(line)) > 0 for line in bodies[0].splitlines()].count(True) == 704
        async with server.session.get(url) as later:
            assert later.status == 200
        async with server.session.head(url) as head:
            assert (head.status, await head.read()) == (200, b"")


# Reviews


def slowly(seconds: float) -> str:
    time.sleep(seconds)
    return "done"


async def test_one_address_cannot_take_all_slots():
    rooms, end = JobPool(lambda: ThreadPoolExecutor(1)), threading.Event()
    greedy = [asyncio.create_task(rooms.run("greedy", end.wait)) for _ in range(10)]
    await until(lambda: sum(task.done() for task in greedy) >= 5)
    assert await rooms.run("honest", slowly, 0.0) == "done", "it did not wait for the others"
    end.set()
    outcome = await asyncio.gather(*greedy, return_exceptions=True)
    assert sum(isinstance(one, Refused) and one.code == "busy" for one in outcome) >= 5
    assert True in outcome
    rooms.close()


async def test_stopping_does_not_wait_for_reviews():
    rooms = JobPool(open_process)

    async def use() -> None:
        async with rooms.turn("x") as desk:
            await desk.run(slowly, 0.0)
            await desk.run(slowly, 300.0)

    task = asyncio.create_task(use())
    await until(lambda: bool(rooms._all[-1]._pool and rooms._all[-1]._pool._processes))
    started = monotonic()
    task.cancel()
    rooms.close()
    await asyncio.gather(task, return_exceptions=True)
    assert monotonic() - started < 200


async def test_slow_reviews_are_cancelled_and_free_their_slot(monkeypatch):
    monkeypatch.setattr(job_pool, "JOB_SECONDS", 0.05)
    rooms = JobPool(lambda: ThreadPoolExecutor(1))
    with pytest.raises(TimeoutError):
        async with rooms.turn("x") as desk:
            await desk.run(slowly, 0.2)
    monkeypatch.undo()  # the next job takes no time, but a busy machine may
    async with rooms.turn("x") as desk:
        assert await desk.run(slowly, 0.0) == "done"
    rooms.close()


async def test_slow_reviews_are_requested_again_but_made_once(server: Host, monkeypatch):
    made, ends = [], asyncio.Event()
    real = Reviews._make

    async def make(self, record, who, *more):
        made.append(record.code)
        await ends.wait()
        return await real(self, record, who, *more)

    monkeypatch.setattr(Reviews, "_make", make)
    monkeypatch.setattr("parlour.server.jobs.reviews.REVIEW_SECONDS", 0.1)
    host, _ = await server.table(people=2, settings={"goal": 1})
    await host.snap()
    await host.until_view(lambda view: view["status"] == "over")
    url = f"{server.address}/api/tables/{host.view['code']}/review"
    async with server.session.get(url) as answer:
        assert (answer.status, (await answer.json())["code"], "Retry-After" in answer.headers) == (503, "busy", True)
    monkeypatch.setattr("parlour.server.jobs.reviews.REVIEW_SECONDS", PATIENCE)
    ends.set()
    async with server.session.get(url) as answer:
        assert answer.status == 200
    assert len(made) == 1


async def test_one_address_does_not_block_the_queue_of_another(server: Host):
    """The witness plays while somebody else does all of this at once."""
    host, other = await server.table(people=2)
    code = host.view["code"]

    async def flood() -> None:
        for _ in range(10):
            async with live(server, code, hello(other) + frame(b"x", WHOLE | PING) * 20_000) as (reader, _):
                await reader.read()

    async def ask() -> None:
        async with aiohttp.ClientSession() as session:
            for n in range(30):
                url = f"{server.address}/api/tables/{code}/qr.svg"
                async with session.get(url, headers={"Host": f"{n}.localhost"}) as answer:
                    await answer.read()

    async def wait() -> float:
        started = monotonic()
        assert (await host.act({"t": "whisper", "text": "x"}))["t"] == "ok"
        return monotonic() - started

    alone = [await wait() for _ in range(20)]
    work = [asyncio.create_task(one()) for one in (flood, flood, ask)]
    waits = []
    while not all(task.done() for task in work) or len(waits) < 20:
        waits.append(await wait())
        await asyncio.sleep(0.05)
    await asyncio.gather(*work)
    assert median(waits) < max(0.5, 20 * median(alone)), "far above what it takes, as a machine may be busy"
