"""Games over days on a real server (COM-18): nobody has to be present, and nothing is lost."""

import asyncio
import shutil
from pathlib import Path
from typing import Any

import pytest

from parlour.core.game import DAY
from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon
from parlour.server.options import ServerOptions
from parlour.server.room import unstored as unstored_module
from parlour.server.room import until_tomorrow
from parlour.server.server import Server
from parlour.server.storage.records import Sitter, TableRecord
from parlour.server.storage.store import Store
from parlour.server.tables import rooms as rooms_module
from parlour.server.tables.waking import wake_due_tables
from rules.bookworm_scene import BookwormScene
from server.guests import PATIENCE, Guest, Host, back, running_host, until

WORDS = Lexicon.of(["an", "at", "cat", "dog", "tea", "ten", "one", "tone", "note"])
HOUR = DAY // 24
SETTINGS = {"pace": "tomorrow", "rounds": 3}


class Calendar:
    """The wall clock of the server, moved by hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_800_000_000_000
        for module in (until_tomorrow, rooms_module, unstored_module):
            monkeypatch.setattr(module, "wall_now", lambda: self.now)
        monkeypatch.setattr("parlour.server.tables.waking.wall_now", lambda: self.now)

    def turn(self, millis: int) -> None:
        self.now += millis


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    monkeypatch.setattr("parlour.server.tables.waking.DUE_POLL_SECONDS", 3600)  # the tests run housekeeping instead
    return Calendar(monkeypatch)


def server_in(folder: Path, idle_seconds: float = 0.0) -> Any:
    store = Store(f"sqlite:///{folder}/parlour.db")
    return running_host(Server(CATALOGUE, lambda _: WORDS, store, ServerOptions(idle_seconds=idle_seconds)))


async def opened(host: Host, people: int = 2, **more: Any) -> list[Guest]:
    return await host.table(people, game="rebus", settings=SETTINGS, **more)


async def left_alone(host: Host, guests: list[Guest]) -> None:
    """Everybody leaves, and the table falls asleep."""
    for guest in guests:
        await guest.leave()
    await until(lambda: not len(host.server.rooms))


async def stored(host: Host, code: str) -> Any:
    return await host.server.store.ask(host.server.store.find, code)


async def wake(host: Host) -> int:
    return await wake_due_tables(host.server.store, host.server.rooms)


@pytest.mark.rule("COM-18")
async def test_time_runs_on_while_the_table_sleeps(tmp_path, calendar):
    async with server_in(tmp_path) as host:
        guests = await opened(host)
        code, began = guests[0].view["code"], calendar.now
        await left_alone(host, guests)
        record = await stored(host, code)
        assert abs(record.due - began - DAY) < 30_000
        assert record.asked == (0, 1)
        calendar.turn(5 * HOUR)
        assert await wake(host) == 0, "a table whose deadline is hours away costs nothing"
        view = (await back(host, guests[1])).view
        assert abs(view["at"] - 5 * HOUR) < 30_000
        assert abs(view["until"] - DAY) < 30_000


@pytest.mark.rule("COM-18", "COM-20")
async def test_a_day_ends_though_nobody_is_there(tmp_path, calendar):
    async with server_in(tmp_path) as host:
        guests = await opened(host)
        code = guests[0].view["code"]
        await guests[0].act({"t": "look"})
        await guests[0].act({"t": "finish"})
        await left_alone(host, guests)
        calendar.turn(DAY + 1_000)
        assert await wake(host) == 1
        await until(lambda: not len(host.server.rooms))
        record = await stored(host, code)
        assert (record.status, record.asked) == ("playing", (0, 1)), "the next round has begun"
        assert record.due > calendar.now + DAY - HOUR
        view = (await back(host, guests[1])).view
        assert (view["view"]["round"], view["view"]["table"][1][0]) == (2, None)
        assert [turn["seat"] for turn in view["view"]["phase"]["last"]] == [0]


@pytest.mark.rule("COM-18")
async def test_after_an_outage_at_the_days_end_an_hour_is_left(tmp_path, calendar):
    async with server_in(tmp_path) as host:
        guests = await opened(host)
        await left_alone(host, guests)
    calendar.turn(3 * DAY)
    async with server_in(tmp_path, idle_seconds=20) as host:
        await until(lambda: len(host.server.rooms) == 1)
        view = (await back(host, guests[0])).view
        assert view["status"] == "playing"
        assert abs(view["until"] - view["at"] - HOUR) < 30_000


@pytest.mark.rule("STA-33", "STA-37", "STA-38", "COM-18")
async def test_a_side_of_the_stars_that_does_not_come_lets_its_step_pass_though_nobody_is_there(tmp_path, calendar):
    async with server_in(tmp_path) as host:
        guests = await host.table(2, game="stars", settings={"pace": "tomorrow"})
        code = guests[0].view["code"]
        assert abs(guests[1].view["until"] - DAY) < 30_000, "by when the Alien is waited for is no secret"
        await left_alone(host, guests)
        assert (await stored(host, code)).asked == (0,)
        calendar.turn(DAY + 1_000)
        assert await wake(host) == 1
        await until(lambda: not len(host.server.rooms))
        record = await stored(host, code)
        assert (record.status, record.asked) == ("playing", (1,))
        calendar.turn(DAY + 1_000)
        assert await wake(host) == 1
        await until(lambda: not len(host.server.rooms))
        assert (await stored(host, code)).status == "over", "two steps that all let pass were the last ones"


@pytest.mark.rule("STA-33", "COM-18")
async def test_after_an_outage_a_side_of_the_stars_has_an_hour_left(tmp_path, calendar):
    async with server_in(tmp_path) as host:
        guests = await host.table(2, game="stars", settings={"pace": "tomorrow"})
        await left_alone(host, guests)
    calendar.turn(3 * DAY)
    async with server_in(tmp_path, idle_seconds=20) as host:
        await until(lambda: len(host.server.rooms) == 1)
        view = (await back(host, guests[0])).view
        assert (view["status"], view["asks"][0]) == ("playing", "transmit")
        assert abs(view["until"] - view["at"] - HOUR) < 30_000


@pytest.mark.rule("COM-18")
async def test_a_killed_server_forgets_neither_the_day_nor_a_glass(tmp_path, calendar):
    """A copy of the disk at this moment is all that a server killed by −9 leaves."""
    async with server_in(tmp_path, idle_seconds=20) as host:
        guests = await opened(host)
        code = guests[0].view["code"]
        calendar.turn(2 * HOUR)
        await guests[0].act({"t": "look"})
        (tmp_path / "after").mkdir()
        for file in tmp_path.glob("parlour.db*"):
            shutil.copy(file, tmp_path / "after" / file.name)
    async with server_in(tmp_path / "after", idle_seconds=20) as host:
        view = (await back(host, guests[0])).view
        assert "arrange" in view["asks"]
        assert view["until"] == view["view"]["phase"]["clocks"][0][1]
        record = await stored(host, code)
        assert record.due == record.epoch + view["until"]


@pytest.mark.rule("COM-18")
async def test_a_pause_stops_the_calendar(tmp_path, calendar):
    async with server_in(tmp_path) as host:
        guests = await opened(host)
        code = guests[0].view["code"]
        assert (await guests[0].host("pause"))["t"] == "ok"
        await left_alone(host, guests)
        assert (await stored(host, code)).due is None
        calendar.turn(3 * DAY)
        assert await wake(host) == 0
        again = await back(host, guests[0])
        assert (await again.host("resume"))["t"] == "ok"
        view = await again.until_view(lambda view: not view["paused"])
        assert abs(view["until"] - view["at"] - DAY) < 30_000


@pytest.mark.rule("COM-22")
async def test_the_turn_is_known_without_waking_the_table(tmp_path, calendar):
    async with server_in(tmp_path) as host:
        guests = await opened(host)
        await guests[1].act({"t": "look"})
        await guests[1].act({"t": "finish"})
        await left_alone(host, guests)
        _, outcome = await host.get(f"/api/tables/{guests[0].view['code']}")
        assert (outcome["asked"], outcome["dues"][0] > calendar.now) == ([0], True)
        assert not len(host.server.rooms)


@pytest.mark.rule("COM-19", "COM-22")
async def test_everybody_gets_their_own_deadline_not_somebody_elses_running_clock(tmp_path, calendar):
    async with server_in(tmp_path) as host:
        guests = await opened(host)
        await guests[1].act({"t": "look"})
        await guests[1].until_view(lambda view: "finish" in view["asks"])
        _, outcome = await host.get(f"/api/tables/{guests[0].view['code']}")
        by_seat = dict(zip(outcome["asked"], outcome["dues"], strict=True))
        assert by_seat[0] - calendar.now > DAY - HOUR
        assert by_seat[1] - calendar.now < HOUR


async def test_round_and_points_are_known_without_waking_the_table(tmp_path, calendar):
    async with server_in(tmp_path) as host:
        guests = await opened(host)
        code = guests[0].view["code"]
        for guest in guests:
            await guest.act({"t": "look"})
            await guest.act({"t": "finish"})
        await guests[0].until_view(lambda view: view["view"]["round"] == 2)
        await left_alone(host, guests)
        _, table = await host.get(f"/api/tables/{code}")
        assert (table["round"], [seat["points"] for seat in table["seats"]]) == (2, [0, 0])


@pytest.mark.rule("COM-18")
async def test_bots_play_though_everybody_has_left(tmp_path, calendar, monkeypatch):
    monkeypatch.setattr("parlour.games.rebus.bot.Bot._pause", lambda *_, **__: 0)
    async with server_in(tmp_path) as host:
        (guest,) = await opened(host, 1, bots=[{"level": 1}])
        code = guest.view["code"]
        await left_alone(host, [guest])
        record = await stored(host, code)
        assert record.asked == (1,), "the bot has played before the table fell asleep"


async def test_a_table_that_is_due_is_not_forgotten(tmp_path, calendar):
    async with server_in(tmp_path) as host:
        guests = await opened(host)
        await left_alone(host, guests)
        assert await host.server.store.ask(host.server.store.forgetting.forget, calendar.now + 90 * DAY) == 0


async def test_tables_that_cannot_go_on_are_left_alone(tmp_path, calendar):
    async with server_in(tmp_path) as host:
        guests = await opened(host)
        code = guests[0].view["code"]
        await left_alone(host, guests)
        store = host.server.store
        with store._engine.begin() as connection:
            connection.exec_driver_sql("UPDATE lines SET line = '{' WHERE n >= 0")
        calendar.turn(DAY + 1_000)
        assert await wake(host) == 0
        assert (await stored(host, code)).due is None
        assert await asyncio.wait_for(wake(host), PATIENCE) == 0


@pytest.mark.rule("COM-22")
def test_in_a_bookworm_vote_only_voters_are_on_turn():
    """Notifications, reminders and the list of tables depend on the stored turn."""
    scene = BookwormScene(4, pace="tomorrow").opened().say(1, "cat").doubt(2)
    voters = tuple(seat for seat in range(4) if "CastVote" in scene.asked(seat))
    assert 0 < len(voters) < 4
    seats = tuple(Sitter(f"P{seat}", token=f"t{seat}") for seat in range(4))
    flat = {"code": "ABCDEF", "game": "bookworm", "language": "en", "settings": {"pace": "tomorrow"}, "size": 4}
    record = TableRecord(**flat, host="", seats=seats, status="playing", epoch=1)
    asleep = until_tomorrow.with_appointment(record, scene.table, is_dozing=True)
    assert asleep.asked == voters
    assert len(asleep.dues) == len(voters)
