"""Parts are chosen in the lobby (COM-14)."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from parlour.core import Extras, Lobby, Settings
from parlour.core.extras.parts import Part
from server import snap
from server.guests import Host, open_server

pytestmark = pytest.mark.rule("COM-14")


class PartSettings(Settings, frozen=True):
    goal: int = 3
    parts: tuple[str, ...] = ()


class SnapWithParts(snap.SnapGame, frozen=True):
    parts: tuple[str, ...] = ()

    @property
    def settings(self):
        return PartSettings(goal=self.goal, parts=self.parts)


CHASE = (Part(("fox",), most=1), Part(("hound",), least=2))
ENTRY = replace(snap.ENTRY, settings=PartSettings, game=SnapWithParts, extras=Extras(lobby=Lobby(parts={"": CHASE})))


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Host]:
    async with open_server(tmp_path, entry=ENTRY) as host:
        yield host


def parts(view):
    return [seat["part"] for seat in view["seats"]]


async def test_everyone_sees_roles_and_what_is_missing(server: Host):
    host, other = await server.table(people=2, start=False)
    view = await other.until_view(lambda view: len(view["seats"]) == 2)
    assert parts(view) == [["fox"], ["hound"]]
    assert view["lacks"] == [{"n": 1, "part": ["hound"], "crowded": False}]
    assert (await host.host("start"))["code"] == "wrong-parts"
    await host.host("bot", level=2)
    view = await other.until_view(lambda view: len(view["seats"]) == 3)
    assert (parts(view), view["lacks"]) == ([["fox"], ["hound"], ["hound"]], [])
    assert (await host.host("start"))["t"] == "ok"
    view = await other.until_view(lambda view: view["status"] == "playing")
    assert view["settings"]["parts"] == ["fox", "hound", "hound"]


async def test_everybody_chooses_for_themselves_and_the_host_for_all(server: Host):
    host, second, third = await server.table(people=3, start=False)
    assert (await second.host("wish", seat=1, chips=["fox"]))["t"] == "ok"
    view = await third.until_view(lambda view: view["seats"][1]["wish"] == ["fox"])
    assert parts(view) == [["hound"], ["fox"], ["hound"]]
    assert (await third.host("wish", seat=1, chips=["hound"]))["code"] == "not-host"
    assert (await third.host("wish", seat=2, chips=["cat"]))["code"] == "no-such-part"
    assert (await host.host("wish", seat=2, chips=["fox"]))["t"] == "ok"
    view = await second.until_view(lambda view: view["seats"][2]["wish"] == ["fox"])
    assert {"n": 1, "part": ["fox"], "crowded": True} in view["lacks"]
    assert (await host.host("wish", seat=2))["t"] == "ok"
    assert (await host.host("start"))["t"] == "ok"
    assert (await second.host("wish", seat=1, chips=["fox"]))["code"] == "not-lobby"


async def test_after_a_game_the_host_deals_the_parts_of_the_next_one(server: Host):
    host, second, _ = await server.table(people=3, start=False, settings={"goal": 1})
    await host.host("start")
    await host.until_view(lambda view: view["status"] == "playing")
    await host.snap()
    await host.until_view(lambda view: view["status"] == "over")
    assert (await second.host("wish", seat=0, chips=["hound"]))["code"] == "not-host"
    for seat, part in enumerate(("hound", "fox", "hound")):
        assert (await host.host("wish", seat=seat, chips=[part]))["t"] == "ok"
    await host.host("again")
    view = await host.until_view(lambda view: view["number"] == 2)
    assert view["settings"]["parts"] == ["hound", "fox", "hound"]


async def test_every_game_draws_a_new_lot(server: Host):
    host, *_ = await server.table(people=3, start=False, settings={"goal": 1})
    for seat in range(3):
        await host.host("wish", seat=seat, chips=[])
    view = await host.until_view(lambda view: view["seats"][2]["wish"] == [])
    assert parts(view) == [None, None, None]
    foxes = set()
    await host.host("start")
    for number in range(1, 40):
        view = await host.until_view(lambda view, number=number: view["number"] == number)
        foxes.add(view["settings"]["parts"].index("fox"))
        if len(foxes) == 3:
            return
        await host.snap()
        await host.until_view(lambda view: view["status"] == "over")
        await host.host("again")
    raise AssertionError(foxes)
