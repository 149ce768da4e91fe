"""Work outside the server's process: bots think in their own processes, and long jobs are queued."""

import os
import signal
from concurrent.futures import BrokenExecutor

import pytest

from parlour.server.jobs.bot_pool import BotPool, seat_thinker
from parlour.server.jobs.pools import InTurn, machine_share, open_process
from server.guests import PATIENCE, until
from server.pids import library, stay


@pytest.mark.slow
async def test_bots_think_in_another_process_which_is_replaced_when_it_dies():
    thinking, who = BotPool(library, open_process), seat_thinker("pid", "en", 1)
    try:
        first, second = [await thinking.think(who, None, ()) for _ in range(2)]
        assert first.move.number == second.move.number != os.getpid()
        assert (first.delay, second.delay) == (1, 2), "it remembers what it thought"
        os.kill(first.move.number, signal.SIGKILL)
        third = await thinking.think(who, None, ())
        assert third.move.number not in (first.move.number, os.getpid())
        assert third.delay == 1
    finally:
        thinking.close()


@pytest.mark.parametrize(
    ("cores", "servers", "places", "thinkers"), [(2, 1, 1, 1), (8, 1, 7, 2), (8, 3, 5, 1), (4, 4, 1, 1), (2, 64, 1, 1)]
)
def test_servers_share_the_machines_cores(cores, servers, places, thinkers):
    with machine_share(servers, cores) as shared:
        assert (shared.places, shared.thinkers, os.path.exists(shared.file)) == (places, thinkers, True)
    assert not os.path.exists(shared.file)


@pytest.mark.slow
async def test_long_work_of_two_servers_takes_turns_and_one_that_is_killed_keeps_nobody_waiting(tmp_path):
    def work(pool: InTurn, name: str):
        return pool.submit(stay, str(tmp_path / name), str(tmp_path / "end"))

    with machine_share(cores=2) as shared, InTurn(shared) as first, InTurn(shared) as second:
        killed = work(first, "first")
        await until((tmp_path / "first").exists)
        waits = work(second, "second")
        (process,) = second._processes
        await until(lambda: os.path.exists(f"/proc/{process}"))
        assert not (tmp_path / "second").exists()
        os.kill(next(iter(first._processes)), signal.SIGKILL)
        await until((tmp_path / "second").exists)
        (tmp_path / "end").touch()
        assert waits.result(PATIENCE) == process
        with pytest.raises(BrokenExecutor):
            killed.result(PATIENCE)
