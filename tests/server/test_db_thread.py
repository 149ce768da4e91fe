"""The database's thread: order, answers, failures, and cancelled callers."""

import asyncio
from threading import Event

import pytest

from parlour.server.storage.engines import DbThread


@pytest.fixture
def clerk():
    clerk = DbThread("clerk")
    yield clerk
    clerk.close()


async def test_requests_are_served_in_order_and_answered(clerk: DbThread) -> None:
    done: list[int] = []

    def do(n: int) -> int:
        done.append(n)
        return n * n

    assert await asyncio.gather(*(clerk.ask(lambda n=n: do(n)) for n in range(20))) == [n * n for n in range(20)]
    assert done == list(range(20))


async def test_failures_reach_the_caller_and_later_calls_work(clerk: DbThread) -> None:
    def fail() -> None:
        raise OSError("the disk is gone")

    with pytest.raises(OSError, match="gone"):
        await clerk.ask(fail)
    assert await clerk.ask(lambda: "here") == "here"


async def test_requests_that_nobody_waits_for_are_skipped_and_disturb_nobody(clerk: DbThread) -> None:
    may_go_on, done = Event(), list[str]()
    busy = asyncio.create_task(clerk.ask(may_go_on.wait))
    given_up = asyncio.create_task(clerk.ask(lambda: done.append("given up")))
    await asyncio.sleep(0)
    given_up.cancel()
    busy.cancel()  # while it runs, so that nobody gets its answer
    with pytest.raises(asyncio.CancelledError):
        await busy
    may_go_on.set()
    await clerk.ask(lambda: done.append("last"))
    assert done == ["last"]


def test_threads_finish_their_work_after_the_loop_closed() -> None:
    clerk, done = DbThread("clerk"), list[str]()
    has_begun, may_go_on = Event(), Event()

    def do() -> None:
        has_begun.set()
        may_go_on.wait()
        done.append("it")

    async def ask_and_go() -> None:
        asked = asyncio.ensure_future(clerk.ask(do))
        await asyncio.sleep(0)
        has_begun.wait()
        assert not asked.done()

    with asyncio.Runner() as runner:
        runner.run(ask_and_go())
    may_go_on.set()
    clerk.close()
    assert done == ["it"]
