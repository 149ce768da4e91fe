"""What is done to the houses, one kind after another."""

import asyncio
import signal
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from time import monotonic

from faults.checker import Result
from faults.database import FULL
from faults.field import STUCK_SECONDS, Field
from faults.houses import House
from faults.people import Player


async def kill_owner(field: Field, result: Result) -> None:
    house = field.busiest()
    met, fault = field.of(house), monotonic()
    house.signal(signal.SIGKILL)
    await field.went_on(met, fault, result)
    await field.keeper.start(house)


async def kill_relay(field: Field, result: Result) -> None:
    """A house through which people play who are at tables of others."""
    house = field.idlest()
    fault = monotonic()
    house.signal(signal.SIGKILL)
    await field.went_on(field.tables, fault, result)
    await field.keeper.start(house)


async def kill_database(field: Field, result: Result, how: signal.Signals = signal.SIGKILL) -> None:
    fault = monotonic()
    await asyncio.to_thread(field.database.kill, how)
    await asyncio.to_thread(field.database.start)
    await field.went_on(field.tables, fault, result)


async def restart_database(field: Field, result: Result) -> None:
    await kill_database(field, result, signal.SIGINT)


async def slow_database(field: Field, result: Result) -> None:
    """It answers after ten seconds: everybody waits for it, and nobody is sent away."""
    fault = monotonic()
    field.database.signal(signal.SIGSTOP)
    await asyncio.sleep(10)
    field.database.signal(signal.SIGCONT)
    await field.went_on(field.tables, fault, result)


async def pause(field: Field, result: Result, seconds: float) -> None:
    """The owner is stopped for a while, longer than its lease: then another has its tables, and it may not say a word
    about them when it wakes."""
    house = field.busiest()
    other = next(one for one in field.houses if one is not house)
    visitor, witness = await field.quiet_table(house)
    since = await field.newest(visitor, house)
    met, fault = field.of(house), monotonic()
    house.signal(signal.SIGSTOP)
    await witness.tempt()
    visits = asyncio.create_task(_visit_until(field, visitor, other, since, fault + STUCK_SECONDS))
    await asyncio.sleep(seconds)
    seen = await visits
    goes_on = monotonic()
    house.signal(signal.SIGCONT)
    shown = await field.newest(visitor, house)
    field.extra.stale += len(witness.stale(goes_on)) + (shown is not None and shown < seen)
    await field.went_on(met, fault, result)
    await witness.leave()


async def _visit_until(field: Field, visitor: Player, other: House, since: int | None, end: float) -> int:
    while (left := end - monotonic()) > 0:
        if (seen := await field.visit(visitor, other, since, left)) is not None:
            return seen
        await asyncio.sleep(0.2)
    raise TimeoutError("nobody took the table over")


async def pause_1(field: Field, result: Result) -> None:
    """Shorter than its lease: it goes on as if nothing had been."""
    house = field.busiest()
    met, fault = field.of(house), monotonic()
    house.signal(signal.SIGSTOP)
    await asyncio.sleep(1)
    house.signal(signal.SIGCONT)
    await field.went_on(met, fault, result)


async def pause_4(field: Field, result: Result) -> None:
    await pause(field, result, 4)


async def pause_20(field: Field, result: Result) -> None:
    await pause(field, result, 20)


async def _stopped_in_commit(house: House) -> None:
    house.flag.touch()
    async with asyncio.timeout(STUCK_SECONDS):
        while _state(house) != "T":
            await asyncio.sleep(0.01)


def _state(house: House) -> str:
    return Path(f"/proc/{house.pid}/stat").read_text().rpartition(")")[2].split()[0]


async def stop_in_commit(field: Field, result: Result) -> None:
    house = field.busiest()
    met = field.of(house)
    await _stopped_in_commit(house)
    fault = monotonic()
    await asyncio.sleep(4.5)
    house.signal(signal.SIGCONT)
    await field.went_on(met, fault, result)


async def refused_in_commit(field: Field, result: Result) -> None:
    """The others find nobody at its address while a commit of it is under way, and that commit comes through."""
    house = field.busiest()
    met = field.of(house)
    other = next(one for one in field.houses if one is not house)
    await _stopped_in_commit(house)
    fault = monotonic()
    await house.from_peers.refuse()
    visits = [asyncio.create_task(field.visit(table[0], other, since=None)) for table in met]
    await asyncio.sleep(1.0)
    house.signal(signal.SIGCONT)
    await asyncio.gather(*visits)
    await house.from_peers.open()
    await field.went_on(met, fault, result)


async def cut_from_database(field: Field, result: Result) -> None:
    house = field.busiest()
    met, fault = field.of(house), monotonic()
    house.to_database.cut()
    await asyncio.sleep(8)
    house.to_database.mend()
    await field.went_on(met, fault, result)


async def cut_from_peers(field: Field, result: Result) -> None:
    house = field.busiest()
    met, fault = field.of(house), monotonic()
    house.from_peers.cut()
    await asyncio.sleep(6)
    house.from_peers.mend()
    await field.went_on(met, fault, result)


async def cut_from_all(field: Field, result: Result) -> None:
    house = field.busiest()
    met, fault = field.of(house), monotonic()
    house.to_database.cut()
    house.from_peers.cut()
    await asyncio.sleep(8)
    house.to_database.mend()
    house.from_peers.mend()
    await field.went_on(met, fault, result)


async def full_disk(field: Field, result: Result) -> None:
    """Nothing can be stored for some seconds: everybody waits."""
    fault = monotonic()
    # In threads: either waits for commits of houses, whose way to the database goes through this very loop.
    await asyncio.to_thread(field.database.run, FULL)
    await asyncio.sleep(4)
    await asyncio.to_thread(field.database.run, "DROP FUNCTION no_room CASCADE")
    await field.went_on(field.tables, fault, result)


async def set_clock(field: Field, result: Result) -> None:
    """Somebody sets the clock of the owner's machine by a year, and back."""
    house = field.busiest()
    met, fault = field.of(house), monotonic()
    house.clock.touch()
    await field.went_on(met, fault, result)
    await asyncio.sleep(6)
    house.clock.unlink()
    await field.settled()


async def deploy(field: Field, result: Result) -> None:
    """Each house is replaced, one after another, while everybody plays."""
    for house in field.houses:
        await replace(field, result, house)


async def deploy_one(field: Field, result: Result) -> None:
    await replace(field, result, field.busiest())


async def replace(field: Field, result: Result, house: House, **more: str) -> None:
    met, fault = field.of(house), monotonic()
    house.signal(signal.SIGTERM)
    await field.went_on(met, fault, result)
    async with asyncio.timeout(60):
        await house.ended()
    await field.keeper.start(house, **more)
    await field.settled()


async def two_versions(field: Field, result: Result) -> None:
    """A newer one beside two old ones: tables go from each to each."""
    newer = field.idlest()
    await replace(field, result, newer, version="9.9.9")
    for house in field.houses:
        if house is not newer:
            await replace(field, result, house)
    await replace(field, result, newer)


Kinds = Mapping[str, Callable[[Field, Result], Awaitable[None]]]
SHORT: Kinds = {
    "owner killed": kill_owner,
    "owner stopped, 4 s": pause_4,
    "stopped inside a commit": stop_in_commit,
    "refused inside a commit": refused_in_commit,
    "one house replaced": deploy_one,
}
LONG: Kinds = {
    "owner killed": kill_owner,
    "relay killed": kill_relay,
    "database killed": kill_database,
    "database restarted": restart_database,
    "database 10 s late": slow_database,
    "owner stopped, 1 s": pause_1,
    "owner stopped, 4 s": pause_4,
    "owner stopped, 20 s": pause_20,
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
MUTANTS: Kinds = {"no-fence": pause_4, "no-lock": refused_in_commit}
"""Houses that are spoilt on purpose, and what shows it."""
