"""Several houses as their host set them up: in a folder of a host, and with tables that are closed from outside."""

import pytest

from cli.terminal import run
from parlour.server.http.door import Door
from parlour.server.room.closing import look_for_closed
from server.guests import back
from server.test_houses import _no_hurry, has, opened

pytestmark = pytest.mark.slow
__all__ = ["_no_hurry"]


async def test_a_table_in_a_folder_is_played_through_another_house(tmp_path, url):
    async with opened(tmp_path, url, door=Door(base="/games/parlour")) as (first, second):
        host, other = await first.table(people=2, settings={"goal": 2})
        for house in (first, second):
            guest = await back(house, other)
            assert (await guest.snap())["t"] == "ok"
            status, table = await house.get(f"/api/tables/{host.view['code']}")
            assert (status, table["code"]) == (200, host.view["code"])
            await guest.leave()


async def test_a_table_that_is_closed_is_closed_in_every_house(tmp_path, url):
    async with opened(tmp_path, url) as houses:
        host, _ = await houses[0].table(people=2)
        code = host.view["code"]
        run("tables", "--database", url, "close", code)
        for house in houses:
            await look_for_closed(house.house.store, house.house.rooms)
        assert (await host.until(lambda message: message["t"] == "bye"))["code"] == "closed"
        for house in houses:
            assert not has(house, code)
            assert (await house.get(f"/api/tables/{code}"))[1]["code"] == "table-closed"
