"""Games over days with several servers: the first to check wakes the table, and one sends notifications."""

import contextlib

import pytest

from parlour.core.game import DAY
from parlour.games import CATALOGUE
from parlour.server.options import ServerOptions
from parlour.server.server import Server
from parlour.server.storage.store import Store
from server.guests import back, running_host, until
from server.test_cluster import PLAN, _no_hurry
from server.test_later import WORDS, calendar, left_alone, opened, stored, wake
from server.test_push import NEAR, ask, gone, play_a_round, push_service

__all__ = ["_no_hurry", "calendar"]
pytestmark = pytest.mark.slow


@contextlib.asynccontextmanager
async def two_servers(url: str):
    async with contextlib.AsyncExitStack() as stack:
        servers = [
            await stack.enter_async_context(
                running_host(
                    Server(CATALOGUE, lambda _: WORDS, Store(url), ServerOptions(idle_seconds=0, plan=PLAN, reach=NEAR))
                )
            )
            for _ in range(2)
        ]
        for server in servers:
            await until(lambda server=server: len(server.server.neighbours.others) == 1)
        yield servers


@pytest.mark.rule("COM-18")
async def test_a_day_ends_in_whichever_server_looks_first_and_once(url, calendar):
    async with two_servers(url) as (first, second):
        guests = await opened(first)
        code = guests[0].view["code"]
        await guests[0].act({"t": "look"})
        await guests[0].act({"t": "finish"})
        await left_alone(first, guests)
        calendar.turn(DAY + 1_000)
        assert await wake(second) == 1
        await until(lambda: not len(second.server.rooms))
        assert await wake(first) == 0
        assert (await stored(first, code)).asked == (0, 1)
        assert (await back(first, guests[1])).view["view"]["round"] == 2


@pytest.mark.rule("COM-22")
async def test_notices_requested_at_one_server_are_sent_by_the_server_that_plays_the_table(url):
    async with push_service() as service, two_servers(url) as (first, second):
        ann, bob = await opened(first)
        assert await ask(second, bob, "push", service.subscription()) == (200, "")
        await play_a_round(bob)
        await gone(first, bob)
        await play_a_round(ann)
        await until(lambda: len(service.got) == 1)
        assert service.got[0]["notice"]["code"] == ann.view["code"]
        assert (await first.get("/api/house"))[1]["push"] == (await second.get("/api/house"))[1]["push"], (
            "one key for all"
        )
