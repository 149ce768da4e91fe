"""The short form of `make faults`: killing, stopping and replacing servers loses nothing.

Other tests show that the checker finds real faults: a server without the fence, a take-over without the lock.
"""

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from time import sleep, time

import pytest
from sqlalchemy.exc import OperationalError

from lab.faults.__main__ import strike
from lab.faults.audit import LATE, UNFENCED, watch
from lab.faults.broken import without_fence, without_lock
from lab.faults.cluster import opened
from lab.faults.kinds import SHORT
from lab.postgres import Postgres
from parlour.server.storage import engines, leases
from parlour.server.storage.leases import Elsewhere, Lost, Peer
from parlour.server.storage.records import LineRecord, TableRecord
from parlour.server.storage.store import Store

pytestmark = pytest.mark.slow


async def test_no_fault_of_a_server_loses_anything():
    async with opened(tables=4) as cluster:
        for name in SHORT:
            result = await strike(cluster, name, SHORT)
            assert result.found.total == 0, result.line
            assert result.tried
        assert cluster.moves


class Two:
    """Two servers in one database, and a table that the first one owns."""

    def __init__(self, database: Postgres) -> None:
        self.database = database
        self.first, self.second = Store(database.url), Store(database.url)
        self.first.open()
        watch(database)
        for id, store in (("first", self.first), ("second", self.second)):
            store.join(Peer(id, f"{id}:1", "1", ""))
        now = int(time() * 1000)
        self.first.create(
            TableRecord(code="AAAAAA", game="x", language="en", settings={}, size=2, host="", created=now, touched=now)
        )
        assert self.first.claim("AAAAAA") is not None

    def expire(self) -> None:
        """Let the lease of the first server run out."""
        self.database.run("UPDATE houses SET expires = 0 WHERE id = 'first'")

    def write(self, store: Store, n: int) -> None:
        store.commit([], [LineRecord("AAAAAA", 1, n, n, 0, "{}")], None)

    def found(self) -> int:
        return self.database.ask(UNFENCED)[0][0] + self.database.ask(LATE)[0][0]


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    database = Postgres(keeps_commit_times=True)
    yield database
    database.close()


@pytest.fixture
def two(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> Iterator[Two]:
    monkeypatch.setattr(engines, "SERVER", {})  # no time limits
    monkeypatch.setattr(leases, "LEASE_MS", 3_600_000)
    monkeypatch.setattr(leases, "WAIT_MS", 60_000)
    made = Two(postgres)
    yield made
    made.first.close()
    made.second.close()
    postgres.empty()


def test_a_server_declared_dead_stores_nothing(two: Two):
    with pytest.raises(Elsewhere):
        two.second.claim("AAAAAA")
    two.write(two.first, 0)
    two.expire()
    assert two.second.bury("first")
    assert two.second.claim("AAAAAA") is not None
    with pytest.raises(Lost):
        two.write(two.first, 1)
    two.write(two.second, 1)
    assert [line.n for line in two.first.lines("AAAAAA", 1)] == [0, 1]
    assert two.found() == 0


def test_only_servers_with_expired_leases_are_declared_dead(two: Two):
    assert not two.second.bury("first")
    two.expire()
    assert two.second.bury("first")
    assert two.second.claim("AAAAAA") is not None


def test_refusing_servers_are_declared_dead_once_they_left_the_database(two: Two):
    """Until then it may live and show its tables as they were."""
    two.write(two.first, 0)
    assert not two.second.bury("first", refuses=True)
    assert two.first.watch.is_over() is False
    two.first._hang_up()
    while not two.second.bury("first", refuses=True):
        sleep(0.01)
    assert two.second.claim("AAAAAA") is not None


@pytest.mark.parametrize("jump", ["-9999999", "+9999999"], ids=["forward", "back"])
def test_a_database_whose_clock_is_set_keeps_no_table_from_being_played(two: Two, jump):
    """After the jump, leases seem to have ended long ago or to last far too long."""
    two.database.run(f"UPDATE houses SET expires = expires {jump} WHERE id = 'first'")
    two.write(two.first, 0)  # a live server goes on
    two.database.run(f"UPDATE houses SET expires = expires {jump} WHERE id = 'first'")
    assert two.second.bury("first")


def test_the_checker_finds_a_server_without_the_fence(two: Two, monkeypatch):
    monkeypatch.setattr(leases, "renew", leases.renew)
    without_fence()
    two.expire()
    assert two.second.bury("first")
    two.second.claim("AAAAAA")
    two.write(two.first, 0)
    assert two.found()


def held_commit(two: Two, pool: ThreadPoolExecutor):
    """Hold a transaction of the first server before COMMIT. Returns it and the event that releases it."""
    insert, is_there, goes_on = two.first._insert_lines, threading.Event(), threading.Event()

    def run(connection, records) -> None:
        insert(connection, records)
        is_there.set()
        goes_on.wait(300)

    two.first._insert_lines = run
    commit = pool.submit(two.write, two.first, 0)
    assert is_there.wait(300)
    return commit, goes_on


def test_a_take_over_waits_for_a_commit_under_way(two: Two):
    """The commit renews the lease, so the server keeps its tables."""
    two.expire()
    with ThreadPoolExecutor(2) as pool:
        commit, goes_on = held_commit(two, pool)
        burial = pool.submit(two.second.bury, "first")
        two.database.wait_for_lock()
        assert not burial.done()
        goes_on.set()
        commit.result(300)
        assert not burial.result(300)
    two.expire()
    assert two.second.bury("first")
    two.second.claim("AAAAAA")
    assert [line.n for line in two.second.lines("AAAAAA", 1)] == [0]
    assert two.found() == 0


def test_take_overs_hang_up_on_stuck_servers(two: Two, monkeypatch):
    """No timeout of the database ends the transaction of a server that stopped there."""
    monkeypatch.setattr(leases, "WAIT_MS", 200)
    two.expire()
    with ThreadPoolExecutor(1) as pool:
        commit, goes_on = held_commit(two, pool)
        assert two.second.bury("first")
        assert two.second.claim("AAAAAA") is not None
        goes_on.set()
        with pytest.raises(OperationalError):
            commit.result(300)
    with pytest.raises(Lost):
        two.write(two.first, 0)
    assert two.second.lines("AAAAAA", 1) == []
    assert two.found() == 0


def test_the_checker_finds_a_take_over_without_the_lock(two: Two, monkeypatch):
    monkeypatch.setattr(leases, "bury", leases.bury)
    without_lock()
    with ThreadPoolExecutor(1) as pool:
        commit, goes_on = held_commit(two, pool)
        assert two.second.bury("first")
        assert two.second.claim("AAAAAA") is not None
        assert two.second.lines("AAAAAA", 1) == []
        goes_on.set()
        commit.result(300)
    assert two.found()
