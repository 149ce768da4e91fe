"""Setting the machine's clock deletes no tables."""

import asyncio
from collections.abc import Sequence
from functools import partial
from time import time

import pytest

from parlour.server import wall_clock as clocks
from parlour.server.tables.dates import FAR_MS, TRUST_SECONDS, Dates
from server.guests import Host, open_server

YEAR = 366 * 86_400
DAY = 86_400_000


class Notes:
    """A store that records which rows get a new date."""

    def __init__(self) -> None:
        self.dated: list[tuple[int, int, int]] = []
        self.forgetting = self

    async def ask(self, what, *args) -> None:
        await asyncio.sleep(0)
        what(*args)

    def date_anew(self, *args: int) -> None:
        self.dated.append(args)


async def test_a_clock_that_is_set_is_noticed_and_one_that_drifts_is_not():
    wall, steady, notes = [10**12], [500.0], Notes()
    dates = Dates(notes, lambda: wall[0], lambda: steady[0])
    for _ in range(100):  # it is corrected bit by bit
        wall[0] += 6_900
        steady[0] += 5
        await dates.look()
    assert (notes.dated, dates.doubt) == ([], None)
    began, before = 10**12 - FAR_MS, wall[0]
    wall[0] += 60_000
    await asyncio.gather(dates.look(), dates.look())
    assert notes.dated == [(began, before, 60_000)]
    assert dates.doubt is None, "it was only corrected"
    wall[0] -= 2 * FAR_MS
    await dates.look()
    assert dates.doubt is not None
    wall[0] += 2 * FAR_MS
    await dates.look()
    assert notes.dated[-1] == (began + 60_000 - 2 * FAR_MS, before + 60_000 - 2 * FAR_MS, 2 * FAR_MS)
    assert dates.doubt is None, "it was set back"


@pytest.mark.parametrize("jump", [YEAR, -YEAR], ids=["forward", "back"])
async def test_no_table_is_forgotten_by_a_clock_that_was_set_and_play_goes_on(tmp_path, monkeypatch, caplog, jump):
    async with open_server(tmp_path) as server:
        host, other = await server.table(people=2, settings={"seconds": 600})
        codes = host.view["code"], (await server.make())["code"], (await server.make())["code"]
        month = {"touched": clocks.wall_now() - 30 * DAY}
        await server.server.store.ask(server.server.store.commit, [(codes[2], month)], [], None)
        with monkeypatch.context() as wrong:
            wrong.setattr(clocks, "time", lambda: time() + jump)
            await server.server.tidy()
            status, outcome = await server.get("/readyz")
            assert (status, outcome["status"], outcome["but"]["code"]) == (200, "ok", "clock-set")
            assert (await host.snap())["t"] == "ok"
            await other.until_view(lambda view: sum(view["view"]["scores"]))
        await server.server.tidy()
        assert await server.get("/readyz") == (200, {"status": "ok"})
        assert await are_there(server, codes)
        outcome = [record.seconds for record in caplog.records if record.message == "the clock of this machine was set"]
        assert [round(seconds / jump) for seconds in outcome] == [1, -1]
        monkeypatch.setattr(clocks, "time", lambda: time() + jump)  # the date was wrong until now
        await server.server.tidy()
    async with open_server(tmp_path) as server:
        await server.server.tidy()
        assert await are_there(server, codes[:2])


async def are_there(server: Host, codes: Sequence[str]) -> bool:
    return {(await server.get(f"/api/tables/{code}"))[0] for code in codes} == {200}


async def test_nothing_is_forgotten_for_a_week_after_a_start_with_a_date_far_ahead(tmp_path, monkeypatch, caplog):
    async with open_server(tmp_path) as server:
        codes = [(await server.make())["code"] for _ in range(3)]
    monkeypatch.setattr(clocks, "time", lambda: time() + 70 * 86_400)
    async with open_server(tmp_path) as server:
        find = partial(server.server.store.ask, server.server.store.find)
        await server.make()  # a new table does not make the date right
        await server.server.tidy()
        assert None not in [await find(code) for code in codes]
        assert (await server.get("/readyz"))[1]["but"]["code"] == "long-rest"
        assert "no table was used for long: is the date right?" in caplog.messages
        server.server.dates._started -= TRUST_SECONDS
        await server.server.tidy()
        assert {await find(code) for code in codes} == {None}, "the date was right after all"
