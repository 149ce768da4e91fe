"""Continue on another device over several servers: a code of one works at the other, once."""

import asyncio

import pytest

from server.test_cluster import _no_hurry, opened
from server.test_handovers import HELD, hand_over, take

__all__ = ["_no_hurry"]
pytestmark = pytest.mark.slow


async def test_a_code_works_at_the_other_server_and_only_once(tmp_path, url):
    async with opened(tmp_path, url) as (first, second):
        _, made = await first.post("/api/handovers", {"holds": HELD})
        answers = await asyncio.gather(
            *(server.post("/api/handovers/take", {"code": made["code"]}) for server in (first, second) * 4)
        )
        assert sorted(status for status, _ in answers) == [200] + [410] * 7


async def test_a_seat_is_taken_through_the_server_that_does_not_have_its_table(tmp_path, url):
    async with opened(tmp_path, url) as (first, second):
        ann, _ = await first.table(people=2)
        code = ann.view["code"]
        _, taken = await take(second, code, await hand_over(first, code, ann))
        phone = await second.enter(code, taken["seats"][0]["token"])
        assert (await phone.until_view())["you"] == 0
        assert (await phone.snap())["t"] == "ok"
