"""The faults, one kind after another."""

import asyncio
import signal
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from time import monotonic

from lab.faults.audit import DISK_FULL
from lab.faults.checker import Result
from lab.faults.cluster import STUCK_SECONDS, Cluster
from lab.faults.eavesdropper import Eavesdropper, newest_view, visit
from lab.faults.member import Member
from lab.players import Player


async def kill_owner(cluster: Cluster, result: Result) -> None:
    server = cluster.busiest()
    affected, fault = cluster.tables_of(server), monotonic()
    server.signal(signal.SIGKILL)
    await cluster.went_on(affected, fault, result)
    await server.start()


async def kill_relay(cluster: Cluster, result: Result) -> None:
    """Kill a server that relays connections to tables of other servers."""
    server = cluster.idlest()
    fault = monotonic()
    server.signal(signal.SIGKILL)
    await cluster.went_on(cluster.tables, fault, result)
    await server.start()


async def kill_database(cluster: Cluster, result: Result, how: signal.Signals = signal.SIGKILL) -> None:
    fault = monotonic()
    await asyncio.to_thread(cluster.database.kill, how)
    await asyncio.to_thread(cluster.database.start)
    await cluster.went_on(cluster.tables, fault, result)


async def slow_database(cluster: Cluster, result: Result) -> None:
    """Stop the database for ten seconds. Everybody waits, and nobody is disconnected for good."""
    fault = monotonic()
    cluster.database.signal(signal.SIGSTOP)
    await asyncio.sleep(10)
    cluster.database.signal(signal.SIGCONT)
    await cluster.went_on(cluster.tables, fault, result)


async def pause(cluster: Cluster, result: Result, seconds: float) -> None:
    """Stop the owner for longer than its lease. Another server takes its tables, and it must say nothing about them
    when it goes on."""
    server = cluster.busiest()
    other = next(one for one in cluster.servers if one is not server)
    host, visitor = await cluster.quiet_table(server)
    eavesdropper = Eavesdropper(server, host)
    await eavesdropper.come(cluster.session)
    since = await newest_view(cluster.session, visitor, server)
    affected, fault = cluster.tables_of(server), monotonic()
    server.signal(signal.SIGSTOP)
    await eavesdropper.tempt()
    visits = asyncio.create_task(_visit_until(cluster, visitor, other, since, fault + STUCK_SECONDS))
    await asyncio.sleep(seconds)
    seen = await visits
    goes_on = monotonic()
    server.signal(signal.SIGCONT)
    shown = await newest_view(cluster.session, visitor, server)
    cluster.extra.stale += len(eavesdropper.stale(goes_on)) + (shown is not None and shown < seen)
    await cluster.went_on(affected, fault, result)
    await eavesdropper.leave()


async def _visit_until(cluster: Cluster, visitor: Player, other: Member, since: int | None, end: float) -> int:
    while (left := end - monotonic()) > 0:
        if (seen := await visit(cluster.session, visitor, other, since, left)) is not None:
            return seen
        await asyncio.sleep(0.2)
    raise TimeoutError("no server took the table over")


async def pause_1(cluster: Cluster, result: Result) -> None:
    """Stop the owner for less than its lease. It goes on as if nothing had happened."""
    server = cluster.busiest()
    harm, heal = partial(server.signal, signal.SIGSTOP), partial(server.signal, signal.SIGCONT)
    await _harm_for(1, cluster, server, result, harm, heal)


async def _stopped_in_commit(server: Member) -> None:
    server.flag.touch()
    async with asyncio.timeout(STUCK_SECONDS):
        while not server.is_stopped():
            await asyncio.sleep(0.01)


async def stop_in_commit(cluster: Cluster, result: Result) -> None:
    server = cluster.busiest()
    affected = cluster.tables_of(server)
    await _stopped_in_commit(server)
    fault = monotonic()
    await asyncio.sleep(4.5)
    server.signal(signal.SIGCONT)
    await cluster.went_on(affected, fault, result)


async def refused_in_commit(cluster: Cluster, result: Result) -> None:
    """Let the owner refuse the others during one of its commits, then continue. It lives, and keeps its tables."""
    server = cluster.busiest()
    affected = cluster.tables_of(server)
    other = next(one for one in cluster.servers if one is not server)
    await _stopped_in_commit(server)
    fault = monotonic()
    await server.from_peers.refuse()
    visits = [asyncio.create_task(visit(cluster.session, table[0], other, since=None)) for table in affected]
    await asyncio.sleep(1.0)
    server.signal(signal.SIGCONT)
    await asyncio.gather(*visits)
    await server.from_peers.open()
    await cluster.went_on(affected, fault, result)


async def cut_from_database(cluster: Cluster, result: Result) -> None:
    server = cluster.busiest()
    await _harm_for(8, cluster, server, result, server.to_database.cut, server.to_database.mend)


async def cut_from_peers(cluster: Cluster, result: Result) -> None:
    server = cluster.busiest()
    await _harm_for(6, cluster, server, result, server.from_peers.cut, server.from_peers.mend)


async def cut_from_all(cluster: Cluster, result: Result) -> None:
    server = cluster.busiest()

    def harm() -> None:
        server.to_database.cut()
        server.from_peers.cut()

    def heal() -> None:
        server.to_database.mend()
        server.from_peers.mend()

    await _harm_for(8, cluster, server, result, harm, heal)


async def _harm_for(
    seconds: float,
    cluster: Cluster,
    server: Member,
    result: Result,
    harm: Callable[[], None],
    heal: Callable[[], None],
) -> None:
    """Harm a server for some seconds, and wait until its tables go on."""
    affected, fault = cluster.tables_of(server), monotonic()
    harm()
    await asyncio.sleep(seconds)
    heal()
    await cluster.went_on(affected, fault, result)


async def full_disk(cluster: Cluster, result: Result) -> None:
    """Let every commit fail for some seconds. Everybody waits."""
    fault = monotonic()
    # In threads, because both wait for commits of servers, whose link to the database is served by this event loop.
    await asyncio.to_thread(cluster.database.run, DISK_FULL)
    await asyncio.sleep(4)
    await asyncio.to_thread(cluster.database.run, "DROP FUNCTION no_room CASCADE")
    await cluster.went_on(cluster.tables, fault, result)


async def set_clock(cluster: Cluster, result: Result) -> None:
    """Set the clock of the owner's machine a year ahead, and back."""
    server = cluster.busiest()
    affected, fault = cluster.tables_of(server), monotonic()
    server.clock.touch()
    await cluster.went_on(affected, fault, result)
    await asyncio.sleep(6)
    server.clock.unlink()
    await cluster.settled()


async def deploy(cluster: Cluster, result: Result) -> None:
    """Replace every server, one after another."""
    for server in cluster.servers:
        await replace(cluster, result, server)


async def deploy_one(cluster: Cluster, result: Result) -> None:
    await replace(cluster, result, cluster.busiest())


async def replace(cluster: Cluster, result: Result, server: Member, **options: str) -> None:
    affected, fault = cluster.tables_of(server), monotonic()
    server.signal(signal.SIGTERM)
    await cluster.went_on(affected, fault, result)
    async with asyncio.timeout(60):
        await server.ended()
    await server.start(**options)
    await cluster.settled()


async def two_versions(cluster: Cluster, result: Result) -> None:
    """Run a newer server beside two old ones, and move tables from each to each."""
    newer = cluster.idlest()
    await replace(cluster, result, newer, version="9.9.9")
    for server in cluster.servers:
        if server is not newer:
            await replace(cluster, result, server)
    await replace(cluster, result, newer)


Kinds = Mapping[str, Callable[[Cluster, Result], Awaitable[None]]]
LONG: Kinds = {
    "owner killed": kill_owner,
    "relay killed": kill_relay,
    "database killed": kill_database,
    "database restarted": partial(kill_database, how=signal.SIGINT),
    "database 10 s late": slow_database,
    "owner stopped, 1 s": pause_1,
    "owner stopped, 4 s": partial(pause, seconds=4),
    "owner stopped, 20 s": partial(pause, seconds=20),
    "stopped inside a commit": stop_in_commit,
    "refused inside a commit": refused_in_commit,
    "cut off from the database": cut_from_database,
    "cut off from its peers": cut_from_peers,
    "cut off from all": cut_from_all,
    "the database's disk full": full_disk,
    "clock set by a year": set_clock,
    "rolling deploy": deploy,
    "two versions at once": two_versions,
}
_IN_TESTS = ("owner killed", "owner stopped, 4 s", "stopped inside a commit", "refused inside a commit")
SHORT: Kinds = {**{name: LONG[name] for name in _IN_TESTS}, "one server replaced": deploy_one}
MUTANTS: Kinds = {"no-fence": LONG["owner stopped, 4 s"], "no-lock": refused_in_commit}
"""Servers that are broken on purpose, and the faults that reveal it."""
