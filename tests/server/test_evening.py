"""One table for a whole evening: another game for the same people, and crowns for the winners (COM-26)."""

import contextlib
import sqlite3
from pathlib import Path

import aiohttp
import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from parlour.core import Result
from parlour.games import CATALOGUE
from parlour.replaying import replay
from parlour.server.http import previews
from parlour.server.room.evening.evening import finished
from parlour.server.server import Server
from parlour.server.storage.records import Sitter, TableRecord
from parlour.server.storage.store import Store
from parlour.server.tokens import replay_of
from server import snap
from server.guests import Guest, Host, back, running_host
from server.test_kill import spawned

pytestmark = pytest.mark.rule("COM-26")


class Duel(snap.SnapGame, frozen=True):
    id = "duel"


DUEL = replace(snap.ENTRY, id="duel", names={"en": "Duel"}, players=(2, 3), game=Duel)
ONE = {"goal": 1}
PLAYS = Path(__file__).parents[1] / "plays"


@contextlib.asynccontextmanager
async def two_games(folder):
    catalogue = {"snap": snap.ENTRY, "duel": DUEL}
    server = Server(catalogue, snap.load, Store(f"sqlite:///{folder}/parlour.db"))
    async with running_host(server) as host:
        yield host


@pytest.fixture
async def server(tmp_path):
    async with two_games(tmp_path) as host:
        yield host


async def win(guest: Guest, watch: Guest | None = None) -> dict:
    """Play a game to one point, and read to its end."""
    await guest.hush()
    await guest.snap()
    return await (watch or guest).until_view(lambda view: view["status"] == "over")


def crowns(view: dict) -> list[int]:
    return [seat["crowns"] for seat in view["seats"]]


async def test_another_game_takes_everybody_along_and_crowns_stay(server: Host):
    host, other = await server.table(people=2, settings=ONE)
    code = host.view["code"]
    wall = await server.enter(code)
    assert crowns(await win(other, host)) == [0, 1]
    assert (await host.host("lobby", game="duel", settings=ONE))["t"] == "ok"
    lobby = await wall.until_view(lambda view: view["game"] == "duel")
    assert (lobby["status"], lobby["code"], lobby["settings"]["goal"]) == ("lobby", code, 1)
    assert [seat["name"] for seat in lobby["seats"]] == ["P0", "P1"]
    assert (await host.host("start"))["t"] == "ok"
    assert crowns(await win(other, wall)) == [0, 2]
    assert wall.view["view"]["scores"] == [0, 1]
    shown = (await server.get(f"/api/tables/{code}"))[1]
    assert (shown["game"], shown["seats"][1]["crowns"]) == ("duel", 2)


async def test_returning_players_join_the_next_game(server: Host):
    host, other = await server.table(people=2, settings=ONE)
    await other.leave()
    await win(host)
    await host.host("lobby", game="duel", settings=ONE)
    await host.host("start")
    returned = await back(server, other)
    assert (returned.view["game"], returned.view["you"], crowns(returned.view)) == ("duel", 1, [1, 0])
    assert (await returned.snap())["t"] == "ok"


async def test_if_the_next_game_has_fewer_seats_those_away_wait_for_the_one_after_it(server: Host):
    host, away, third, fourth = await server.table(people=4, settings=ONE)
    await away.leave()
    await win(fourth, host)
    await host.host("bot", seat=None, level=1)
    assert (await host.host("lobby", game="duel"))["t"] == "ok"
    view = await fourth.until_view(lambda view: view["game"] == "duel")
    assert ([seat["name"] for seat in view["seats"]], view["you"], crowns(view)) == (["P0", "P2", "P3"], 2, [0, 0, 1])
    assert view["waiting"] == ["P1"]
    returned = await back(server, away)
    assert (returned.view["you"], returned.view["waiting"]) == (None, ["P1"])
    await host.host("lobby", game="snap")
    seen = await returned.until_view(lambda view: view["game"] == "snap")
    assert (seen["you"], len(seen["seats"]), seen["size"]) == (3, 4, 6)
    assert third.view["you"] in (1, 2)


async def test_bots_play_the_next_game_too(server: Host):
    host, *_ = await server.table(people=1, settings=ONE, bots=[{"level": 5}])
    await host.until_view(lambda view: view["status"] == "over")
    await host.host("lobby", game="duel", settings=ONE)
    await host.host("start")
    over = await host.until_view(lambda view: view["number"] == 2 and view["status"] == "over")
    assert crowns(over) == [2, 0]


async def test_a_game_that_is_broken_off_for_another_crowns_nobody(server: Host):
    host, other = await server.table(people=2, settings={"goal": 2})
    await other.snap()
    await host.until_view(lambda view: view["view"]["scores"] == [0, 1])
    assert (await host.host("lobby", game="duel"))["t"] == "ok"
    view = await other.until_view(lambda view: view["game"] == "duel")
    assert (view["status"], crowns(view)) == ("lobby", [0, 0])


async def test_in_the_lobby_the_game_can_be_changed_too(server: Host):
    host, other = await server.table(people=2, start=False)
    assert (await host.host("lobby"))["code"] == "not-over"
    assert (await host.host("lobby", game="duel"))["t"] == "ok"
    assert (await other.until_view(lambda view: view["game"] == "duel"))["size"] == 3


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"game": "duel", "settings": {"goal": 0}}, "bad-setting"),
        ({"game": "duel", "settings": {"goal": 13, "seconds": 13}}, "bad-setting"),
    ],
)
async def test_a_game_or_settings_that_do_not_exist_change_nothing(server: Host, wrong, code):
    host, _ = await server.table(people=2, settings={"goal": 2})
    assert (await host.host("lobby", **wrong))["code"] == code
    view = await host.until_view()
    assert (view["status"], view["game"], view["settings"]["goal"]) == ("playing", "snap", 2)


async def test_only_the_host_chooses_another_game_and_a_club_keeps_its_own(server: Host):
    host, other = await server.table(people=2, settings=ONE)
    await win(host, other)
    assert (await other.host("lobby", game="duel"))["code"] == "not-host"
    room = server.room(host.view["code"])
    room.state.change(replace(room.record, club="CLUB"))
    await room.stored()
    assert (await host.host("lobby", game="duel"))["code"] == "in-a-club"


async def test_winners_are_crowned_unless_they_played_alone(server: Host):
    host, _ = await server.table(people=2, settings=ONE)
    assert (await host.host("remove", seat=1))["t"] == "ok"
    assert crowns(await win(host)) == [1, 0]
    alone, *_ = await server.table(people=1, settings=ONE)
    assert crowns(await win(alone)) == [0]


async def test_nobody_is_crowned_for_nothing(server: Host):
    host, other = await server.table(people=2)
    await host.host("remove", seat=1)
    await host.host("remove", seat=0)
    over = await (await server.enter(other.view["code"])).until_view()
    assert (over["status"], over["result"]["scores"], crowns(over)) == ("over", [0, 0], [0, 0])


def test_shared_wins_show_a_grade_and_no_crowns() -> None:
    for play, crowned in (("stars-default", 0), ("stars-teams", 1)):
        table = replay((PLAYS / f"{play}.jsonl").read_bytes().splitlines())
        people = tuple(Sitter(f"P{seat}", token=f"{seat}") for seat in range(table.seats))
        record = TableRecord(
            code="ABCD", game="stars", language="en", settings={}, size=table.seats, host="0", seats=people
        )
        assert max(one.crowns for one in finished(record, CATALOGUE["stars"], table).seats) == crowned
        pictured = replace(record, heading={"result": to_builtins(table.result)})
        assert any(marked for _, _, marked in previews._ranks(pictured)) == bool(crowned), "nor in a link's picture"


def test_a_result_without_points_keeps_its_winners_and_crowns_nobody() -> None:
    assert (Result((0, 1), (0, 0)).winners, Result((0, 1), (0, 0)).crowned) == ((0, 1), ())
    assert Result((0,), (-1, -2)).crowned == ()
    assert Result((1,), (3, 5)).crowned == (1,)
    assert Result((0,), ()).crowned == (0,), "a game without scores"


def test_a_result_in_which_all_win_crowns_nobody() -> None:
    assert Result((0, 1), (5, 5)).crowned == ()
    assert Result((0, 1), (5, 5, 4)).crowned == (0, 1)


async def test_games_before_another_one_stay_replayable(server: Host):
    host, other = await server.table(people=2, settings=ONE)
    code = host.view["code"]
    await win(other, host)
    first = replay_of(code, 1, server.room(code).record.host)
    await host.host("lobby", game="duel", settings={"goal": 2})
    for _ in ("in the lobby", "in the next game"):
        status, reel = await server.get(f"/api/replays/{first}")
        assert status == 200
        assert '"game":"snap"' in reel.splitlines()[0]
        await host.host("start")


async def test_a_table_of_the_version_before_opens_and_plays_on(tmp_path):
    async with two_games(tmp_path) as server:
        host, other = await server.table(people=2, settings=ONE)
        await win(other, host)
    with contextlib.closing(sqlite3.connect(tmp_path / "parlour.db")) as database, database:
        found = database.execute("UPDATE tables SET seats = replace(seats, ',\"crowns\":1', '')").rowcount
        database.execute("UPDATE tables SET seats = replace(seats, ',\"crowns\":0', '')")
        assert (found, "crowns" in database.execute("SELECT seats FROM tables").fetchone()[0]) == (1, False)
    async with two_games(tmp_path) as server:
        host, other = await back(server, host), await back(server, other)
        assert (host.view["status"], crowns(host.view)) == ("over", [0, 0])
        assert (await host.host("lobby", game="duel", settings=ONE))["t"] == "ok"
        await host.host("start")
        await other.until_view(lambda view: view["number"] == 2)
        assert crowns(await win(other, host)) == [0, 1]


@pytest.mark.slow
async def test_a_server_killed_between_two_games_loses_no_crown(tmp_path):
    """Killed with -9 right after a game, and again right after the choice of the next one."""
    async with spawned() as process, aiohttp.ClientSession() as session:
        await process.start(data=str(tmp_path))
        host, _ = await Host(process.address, None, session).table(people=2, game="bottle")
        assert (await host.host("remove", seat=1))["t"] == "ok"  # the last player at the table has won
        assert crowns(await host.until_view(lambda view: view["status"] == "over")) == [1, 0]
        for game in (None, "lone"):
            if game is not None:
                assert (await host.host("lobby", game=game))["t"] == "ok"
            process.signal(9)
            await process.start(data=str(tmp_path))
            host = await back(Host(process.address, None, session), host)
            assert (host.view["game"], host.view["seats"][0]["crowns"]) == (game or "bottle", 1)
