"""Nobody loses time while the server is down, paused or unable to store."""

import asyncio
import shutil
from pathlib import Path
from time import monotonic, time

from parlour.server import wall_clock as clocks
from parlour.server.server_time import AHEAD_SECONDS, ServerTime
from server.guests import Guest, Host, open_server, until

LEASE = round(AHEAD_SECONDS * 1000)
LEEWAY = 250
"""The time that a machine takes between two lines of a test, where it is not measured."""


class Elapsed:
    """Milliseconds since its creation. Running clocks may have advanced this much."""

    def __init__(self) -> None:
        self._began = monotonic()

    @property
    def millis(self) -> float:
        return (monotonic() - self._began) * 1000 + LEEWAY


class Source:
    """A monotonic clock, moved by hand."""

    def __init__(self) -> None:
        self.moment = 1000.0

    def __call__(self) -> float:
        return self.moment


def test_the_servers_time_runs_to_the_end_of_its_lease_and_no_further():
    source = Source()
    time = ServerTime(source)
    source.moment += 3
    assert time.now() == 0
    time.extend(time.next_limit())
    assert time.now() == 0
    source.moment += 0.4
    assert (time.now(), time.next_limit()) == (400, 400 + LEASE)
    source.moment += 40
    assert time.now() == LEASE
    time.extend(time.next_limit())
    source.moment += 0.5
    assert time.now() == 500 + LEASE


def test_late_leases_take_nothing_back():
    source = Source()
    time = ServerTime(source)
    early, late = 800, 1500
    time.extend(late)
    source.moment += 1.2
    time.extend(early)
    assert time.now() == 1200


async def played(server: Host) -> list[Guest]:
    """A game with a running clock."""
    guests = await server.table(people=2, settings={"goal": 1000, "seconds": 900})
    await asyncio.sleep(0.2)
    return guests


def killed(folder: Path, to: Path) -> None:
    """A copy of the disk at this moment, as a server leaves it when it is killed."""
    to.mkdir()
    for file in folder.glob("parlour.db*"):
        shutil.copy(file, to / file.name)


async def test_late_tables_resume_where_people_last_saw_them(tmp_path):
    async with open_server(tmp_path) as server:
        tables = [await played(server) for _ in range(2)]
        seen = [server.room(host.view["code"]).clock.now() for host, _ in tables]
        copying = Elapsed()
        killed(tmp_path, tmp_path / "later")
        copied = copying.millis
    async with open_server(tmp_path / "later") as server:
        for (host, _), before in zip(tables, seen, strict=True):
            waking = Elapsed()
            back = await server.enter(host.view["code"], host.token)
            assert 0 <= (await back.until_view())["at"] - before <= LEASE + copied + waking.millis
            await asyncio.sleep(1.5)


async def test_the_wall_clock_may_be_set_by_an_hour(tmp_path, monkeypatch):
    async with open_server(tmp_path) as server:
        host, _ = await played(server)
        seen = server.room(host.view["code"]).clock.now()
        copying = Elapsed()
        killed(tmp_path, tmp_path / "later")
        copied = copying.millis
    monkeypatch.setattr(clocks, "time", lambda: time() + 3600)
    async with open_server(tmp_path / "later") as server:
        waking = Elapsed()
        back = await server.enter(host.view["code"], host.token)
        assert 0 <= (await back.until_view())["at"] - seen <= LEASE + copied + waking.millis


async def test_an_abandoned_room_continues_from_its_last_state(server: Host):
    host, _ = await played(server)
    room = server.room(host.view["code"])
    seen = room.clock.now()
    room.give_up()
    await asyncio.sleep(1.0)
    waking = Elapsed()
    back = await server.enter(host.view["code"], host.token)
    assert 0 <= (await back.until_view())["at"] - seen <= waking.millis


async def test_clocks_stop_while_nothing_can_be_stored(server: Host, monkeypatch):
    host, _ = await played(server)
    room = server.room(host.view["code"])
    with monkeypatch.context() as locked:
        locked.setattr(server.server.store, "commit", lambda *_: 1 // 0)
        seen = room.clock.now()
        await asyncio.sleep(1.0 + AHEAD_SECONDS)
        assert room.clock.now() - seen <= LEASE + LEEWAY
        stood = room.clock.now()
    running = Elapsed()
    await until(lambda: room.clock.now() > stood)
    await asyncio.sleep(0.5)
    assert stood < room.clock.now() <= stood + running.millis


async def test_whenever_a_server_dies_its_clocks_go_on_less_than_a_second_after_what_people_saw(server: Host):
    """Checked at every commit that stores a limit, because right after it is the worst moment to die."""
    host, _ = await played(server)
    store, ahead = server.server.store, list[int]()
    commit, time = store.commit, server.server.beat._time

    def watched(changes, lines, alive):
        waited = max(0, time.now() - seen - 100)  # what the machine took instead
        commit(changes, lines, alive)
        if alive is not None:
            ahead.append(alive - seen - waited)

    store.commit = watched
    for n in range(25):
        seen = time.now()
        await host.act({"t": "whisper", "text": f"{n}"})
        await asyncio.sleep(0.1)
    assert len(ahead) >= 3
    assert max(ahead) < 1000
