"""Several servers on one PostgreSQL: each table is played on one of them, whichever dies, stalls or leaves."""

import asyncio
import contextlib
import json
from time import sleep

import aiohttp
import pytest

from parlour.server.cluster import neighbours
from parlour.server.cluster.neighbours import Plan
from parlour.server.http.relay import peers, relay
from parlour.server.storage.leases import Peer
from parlour.server.storage.store import Store
from server.guests import PATIENCE, Host, back, open_server, until
from server.postgres import by_hand

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def _no_hurry(monkeypatch):
    """On a busy machine leases would run out by accident, so the test removes the dead server itself."""
    monkeypatch.setattr("parlour.server.storage.leases.LEASE_MS", 600_000)
    monkeypatch.setattr("parlour.server.storage.store.LEASE_SECONDS", 600)
    monkeypatch.setattr("parlour.server.server.LINGER_SECONDS", 0)
    monkeypatch.setattr(neighbours, "REACH_POLL_SECONDS", 600)


PLAN = Plan("127.0.0.1:0", "a secret between servers")


@contextlib.asynccontextmanager
async def opened(tmp_path, url: str, count: int = 2, **more):
    async with contextlib.AsyncExitStack() as stack:
        servers = [
            await stack.enter_async_context(open_server(tmp_path, store=Store(url), plan=PLAN, **more))
            for _ in range(count)
        ]
        for server in servers:  # wait until each knows the others
            neighbour = server.server.neighbours
            await until(lambda neighbour=neighbour: len(neighbour.others) == count - 1)
        yield servers


def has(server: Host, code: str) -> bool:
    return any(room.record.code == code for room in server.server.rooms.awake)


async def readyz(server: Host) -> str:
    reply = (await server.get("/readyz"))[1]
    return reply.get("code", "ok")


async def die(server: Host) -> None:
    """Simulate kill -9: the connections are closed, and nothing more is stored."""

    def gone(*_: object) -> None:
        raise OSError("this server is dead")

    store = server.server.store
    await store.ask(store._hang_up)
    store.commit = store.leave = store.drain = store.peers = store.claim = gone
    for connection in list(server.server.connections):
        connection.outbox.abort()


async def test_a_table_can_be_played_through_another_server(tmp_path, url):
    async with opened(tmp_path, url) as (first, second):
        host, other = await first.table(people=2, settings={"goal": 2})
        code = host.view["code"]
        await other.leave()
        through = await back(second, other)
        assert (has(first, code), has(second, code)) == (True, False)
        assert (await through.snap())["t"] == "ok"
        await host.until_view(lambda view: view["view"]["scores"] == [0, 1])
        status, table = await second.get(f"/api/tables/{code}")
        assert (status, [seat["connected"] for seat in table["seats"]]) == (200, [True, True])
        assert (await second.post(f"/api/tables/{code}/seats", {"name": "Eve"}))[0] == 409
        stranger = await second.session.get(f"{second.address}/api/tables/{code}/log")
        assert (stranger.status, (await stranger.json())["code"]) == (403, "not-over")
        assert stranger.headers["Content-Security-Policy"]
        await through.leave()
        await host.until_view(lambda view: not view["seats"][1]["connected"])


async def test_a_refusal_of_a_live_connection_comes_through(tmp_path, url):
    async with opened(tmp_path, url) as (first, second):
        host, _ = await first.table(people=2)
        path = f"/api/tables/{host.view['code']}/live"
        headers = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "7"}
        async with second.session.get(second.address + path, headers=headers) as refused:
            assert refused.status == 400
        origin = {**headers, "Origin": "https://elsewhere.example", "Sec-WebSocket-Version": "13"}
        async with second.session.get(second.address + path, headers=origin) as refused:
            assert (refused.status, (await refused.json())["code"]) == (403, "bad-origin")


async def test_pings_are_relayed_to_measure_the_delay_to_the_player(tmp_path, url):
    async with opened(tmp_path, url) as (first, second):
        host, other = await first.table(people=2)
        through = await back(second, other)
        through.answers_pings = True
        room = first.room(host.view["code"])
        reading = asyncio.create_task(through.until(lambda message: message["t"] == "bye"))
        await until(lambda: any(one.who.seat == 1 and one.trips.measured >= 2 for one in room.crowd))
        reading.cancel()


async def test_when_the_owner_dies_another_goes_on_at_once(tmp_path, url):
    async with opened(tmp_path, url) as (first, second):
        host, other = await first.table(people=2, settings={"goal": 3})
        assert (await host.act({"t": "whisper", "text": "kept"}, id="once"))["t"] == "ok"
        before = first.room(host.view["code"]).clock.now()
        await die(first)
        with pytest.MonkeyPatch.context() as refused:
            refuse(refused, first)
            again = await back(second, host)
        assert has(second, host.view["code"])
        assert again.view["view"]["whisper"] == "kept"
        assert 0 <= again.view["at"] - before <= 3000
        assert (await again.act({"t": "whisper", "text": "twice"}, id="once"))["t"] == "ok"
        assert (await again.snap())["t"] == "ok"
        await until(lambda: len(second.server.neighbours.others) == 0)
        assert other


async def test_a_server_that_only_refuses_the_others_keeps_its_tables(tmp_path, url, monkeypatch):
    """If another one continued, this one would show returning players an old state."""
    monkeypatch.setattr(neighbours, "HANG_UP_SECONDS", 0.01)
    async with opened(tmp_path, url) as (first, second):
        host, _ = await first.table(people=2, settings={"goal": 3})
        with pytest.MonkeyPatch.context() as refused:
            refuse(refused, first)
            with pytest.raises(aiohttp.WSServerHandshakeError) as answer:
                await back(second, host)
        assert answer.value.status == 503
        assert (has(first, host.view["code"]), has(second, host.view["code"])) == (True, False)
        assert (await host.act({"t": "whisper", "text": "kept"}))["t"] == "ok"
        assert (await back(second, host)).view["view"]["whisper"] == "kept"


def refuse(monkeypatch: pytest.MonkeyPatch, dead: Host) -> None:
    """An address at which nobody listens."""
    from parlour.server.http.relay import relay

    dial, at = relay.dial, dead.server.neighbours.plan.address

    async def refused(splice, address):
        if address == at:
            raise ConnectionRefusedError
        await dial(splice, address)

    monkeypatch.setattr(relay, "dial", refused)


async def take_over(server: Host, id: str, url: str) -> None:
    """Let one server take over from another, as if the other's lease had run out."""
    while not await server.server.store.ask(server.server.store.bury, id):
        by_hand(url, f"UPDATE houses SET expires = 0 WHERE id = '{id}'")


async def test_servers_declared_dead_store_nothing_and_say_so(tmp_path, url):
    async with opened(tmp_path, url) as (first, second):
        host, _ = await first.table(people=2, settings={"goal": 3})
        code, me = host.view["code"], first.server.neighbours.id
        await take_over(second, me, url)
        await host.say({"t": "act", "id": "late", "move": {"t": "whisper", "text": "late"}})
        assert (await host.until(lambda message: message["t"] in ("ok", "refused", "bye"))) == {
            "t": "bye",
            "code": "restart",
        }
        again = await back(second, host)
        assert not again.view["view"]["whisper"]
        assert has(second, code)
        await until(lambda: first.server.neighbours.id not in ("", me))
        assert (await again.act({"t": "whisper", "text": "late"}, id="late"))["t"] == "ok"
        assert first.server.neighbours.is_apart, "it lives, but others can't reach it"


async def test_servers_check_their_lease_after_sleeping(tmp_path, url):
    async with opened(tmp_path, url) as (first, second):
        host, _ = await first.table(people=2)
        watch, me = first.server.store.watch, first.server.neighbours.id
        heard = len(host.messages)
        await take_over(second, me, url)
        watch.end()
        await host.say({"t": "act", "id": "no", "move": {"t": "snap", "number": -1}})
        assert await host.until(lambda message: True) == {"t": "bye", "code": "restart"}
        assert len(host.messages) == heard + 1
        assert not first.server.neighbours.is_apart, "it was silent: that it was buried is no wonder"


async def test_late_servers_continue_if_still_registered(tmp_path, url):
    async with opened(tmp_path, url, count=1) as (first,):
        host, _ = await first.table(people=2)
        by_hand(url, "UPDATE houses SET expires = 0")
        first.server.store.watch.end()
        assert (await host.act({"t": "snap", "number": -1}))["t"] in ("ok", "refused")
        assert (await host.act({"t": "whisper", "text": "x"}))["t"] == "ok"


async def test_a_server_that_stops_gives_its_tables_to_the_others(tmp_path, url):
    async with opened(tmp_path, url, count=3) as (first, second, third):
        tables = [await third.table(people=2, settings={"goal": 9}) for _ in range(3)]
        for host, _ in tables:
            assert (await host.act({"t": "whisper", "text": "kept"}, id="w"))["t"] == "ok"
        stopping = asyncio.create_task(third.server.drain())
        for n, (host, other) in enumerate(tables):
            assert (await host.until(lambda message: message["t"] == "bye"))["code"] == "restart"
            again = await back((first, second, third)[n], host)  # whichever it is: the third one passes it on
            assert (again.view["view"]["whisper"], again.view["status"]) == ("kept", "playing")
            assert (await (await back(first, other)).act({"t": "whisper", "text": "on"}))["t"] == "ok"
        await stopping
        assert await readyz(third) == "draining"
        assert not third.server.rooms.awake


async def test_only_changes_are_written(tmp_path, url):
    async with opened(tmp_path, url) as (first, _):
        host, _ = await first.table(people=2)
        by_hand(url, "UPDATE tables SET language = 'uk'")
        assert (await host.host("pause"))["t"] == "ok"
        found = await first.server.store.ask(first.server.store.find, host.view["code"])
        assert (found.language, found.paused) == ("uk", True)


async def test_unused_tables_have_no_owner(tmp_path, url):
    async with opened(tmp_path, url, idle_seconds=0.2) as (first, second):
        host, _ = await first.table(people=2, settings={"goal": 3})
        for guest in first.guests:
            await guest.leave()
        store = first.server.store
        await until(lambda: not first.server.rooms.awake)
        assert await store.ask(store.owner_of, host.view["code"]) is None
        assert (await (await back(second, host)).snap())["t"] == "ok"
        assert has(second, host.view["code"])


async def test_wrong_codes_count_in_all_servers_together(tmp_path, url):
    async with opened(tmp_path, url, count=3) as servers:
        statuses = []
        for n in range(8):
            for server in servers:
                statuses.append((await server.get(f"/api/tables/{'BCDFGHJK'[n]}{'BCDFGH'[n % 6]}CCCC"))[0])
        assert statuses.count(404) <= 15
        assert statuses[-1] == 429


async def test_the_server_reports_the_address_to_the_owner_not_the_client(tmp_path, url):
    async with opened(tmp_path, url) as (first, second):
        host, _ = await first.table(people=2)
        headers = {"X-Forwarded-For": "203.0.113.9", "X-Parlour-Secret": "x", "X-Parlour-Hops": "9"}
        path = f"{second.address}/api/tables/{host.view['code']}/live"
        async with second.session.ws_connect(path, headers=headers) as line:
            await line.send_str(json.dumps({"t": "hello"}))
            await line.receive()
            assert {one.who.address for one in first.server.connections} == {"127.0.0.1"}


async def test_a_server_without_its_database_sends_its_people_to_one_that_has_it(tmp_path, url, monkeypatch):
    monkeypatch.setattr(neighbours, "REJOIN_SECONDS", 0.1)
    async with opened(tmp_path, url) as (first, second):
        host, _ = await first.table(people=2, settings={"goal": 3})
        store = first.server.store

        def away(*_: object) -> None:
            raise OSError("no way to the database")

        with monkeypatch.context() as cut:
            for name in ("commit", "peers", "owner_of", "claim", "find"):
                cut.setattr(store, name, away)
            by_hand(url, f"UPDATE houses SET expires = 0 WHERE id = '{store.me}'")
            store.watch.end()
            assert (await host.until(lambda message: message["t"] == "bye"))["code"] == "restart"
            again = await back(first, host)  # through the first server, because it knows another
            assert has(second, host.view["code"])
            assert (await again.snap())["t"] == "ok"


async def test_a_table_that_is_given_away_wakes_while_its_people_are_on_their_way(tmp_path, url):
    async with opened(tmp_path, url) as (first, second):
        host, _ = await first.table(people=2)
        code = host.view["code"]
        await first.server.neighbours.drain()
        await first.server._give_away()
        await until(lambda: has(second, code))
        assert not has(first, code)
        assert (await host.until(lambda message: message["t"] == "bye"))["code"] == "restart"
        assert (await (await back(second, host)).snap())["t"] == "ok"


async def test_a_server_that_the_others_do_not_reach_gives_its_tables_to_them(tmp_path, url, monkeypatch):
    monkeypatch.setattr(neighbours, "REACH_POLL_SECONDS", 0.5)
    monkeypatch.setattr(peers, "REACH_TIMEOUT_SECONDS", 1.0)
    monkeypatch.setattr(peers, "REACH", aiohttp.ClientTimeout(total=30))
    async with opened(tmp_path, url, count=3) as (first, second, third):
        host, _ = await first.table(people=2)
        code, at = host.view["code"], first.server.neighbours.plan.address
        for other in (second, third):
            asking = other.server.neighbours.door.asking
            monkeypatch.setattr(asking, "who", silent_at(at, asking.who))
        assert (await host.until(lambda message: message["t"] == "bye"))["code"] == "restart"
        await until(lambda: has(second, code) or has(third, code))
        again = await back(first, host)  # it only relays, and takes no tables
        assert not has(first, code)
        assert (await again.snap())["t"] == "ok"


@pytest.mark.parametrize(
    ("said", "doubt"),
    [
        ([True], 0),
        ([False], neighbours.SAID),
        ([None], 0),
        ([False, True], 0),
        ([None, False], neighbours.SAID),
        ([None, None], neighbours.SILENT),
    ],
)
async def test_a_server_doubts_its_reachability_if_others_report_it(tmp_path, monkeypatch, said, doubt):
    monkeypatch.setattr(neighbours, "REACH_POLL_SECONDS", 0)
    own = neighbours.Neighbours(Store(f"sqlite:///{tmp_path}/x.db"), PLAN, pulse=lambda: None, lose=lambda: None)
    own.id, answers = "me", iter(said)
    own.others = [Peer(f"{n}", f"{n}:1", "1", "", False, True) for n in range(len(said))]

    class Asking:
        async def is_reached(self, *_: str) -> bool | None:
            return next(answers)

    own.door = neighbours.Door(asking=Asking())
    assert await own._doubt() == doubt


async def test_a_server_knows_how_busy_it_was():
    async def busy() -> str:
        await asyncio.sleep(0)
        sleep(0.3)
        await asyncio.sleep(0.2)
        return "done"

    assert (await neighbours.with_lag(busy()))[1] > neighbours.BUSY_SECONDS
    outcome, lag = await neighbours.with_lag(asyncio.sleep(0.01, "done"))
    assert outcome == "done"
    assert lag >= 0


def silent_at(address: str, ask):
    async def asked(at: str):
        if at == address:
            await asyncio.sleep(PATIENCE)
        return await ask(at)

    return asked


async def test_clients_that_hang_up_early_are_not_failures(tmp_path, url, monkeypatch, caplog):
    async with opened(tmp_path, url) as (first, second):
        host, _ = await first.table(people=2)
        greet = relay.Splice.greet

        async def late(self: relay.Splice, head: bytes) -> object:
            self._player.abort()
            await asyncio.sleep(0.1)
            return await greet(self, head)

        monkeypatch.setattr(relay.Splice, "greet", late)
        with pytest.raises(aiohttp.ClientError):
            await second.enter(host.view["code"], host.token)
        await asyncio.sleep(0.5)
        assert [record for record in caplog.records if record.getMessage() == "a request failed"] == []
        assert (await host.act({"t": "whisper", "text": "x"}))["t"] == "ok"
