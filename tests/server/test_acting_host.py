"""A table always has a host (COM-12)."""

import pytest

from parlour.server.room.host import acting_host
from server.guests import Host

pytestmark = pytest.mark.rule("COM-12")


@pytest.fixture
def soon(monkeypatch):
    monkeypatch.setattr(acting_host, "AWAY_SECONDS", 0.05)


async def test_the_longest_seated_person_hosts_until_the_host_returns(server: Host, soon):
    host, second, third = await server.table(people=3)
    await host.leave()
    assert (await second.until_view(lambda view: view["host"]))["you"] == 1
    assert (await second.host("pause"))["t"] == "ok"
    await third.until_view(lambda view: view["paused"])
    assert not third.view["host"]
    assert (await third.host("resume"))["code"] == "not-host"
    back = await server.enter(host.view["code"], host.token)
    assert (await back.until_view())["host"]
    await second.until_view(lambda view: not view["host"])
    assert (await second.host("resume"))["code"] == "not-host"
    assert (await back.host("resume"))["t"] == "ok"


async def test_when_the_stand_in_leaves_too_the_next_player_takes_over(server: Host, soon):
    host, second, third = await server.table(people=3, start=False)
    await host.leave()
    await second.until_view(lambda view: view["host"])
    await second.leave()
    await third.until_view(lambda view: view["host"])


async def test_briefly_absent_hosts_keep_their_role(server: Host):
    host, second = await server.table(people=2)
    await host.leave()
    await second.until_view(lambda view: not view["seats"][0]["connected"])
    assert (await second.host("pause"))["code"] == "not-host"


async def test_bots_and_spectators_never_host(server: Host, soon):
    made = await server.make(bots=[{"level": 1}])
    taken = await server.sit(made["code"], "Anna", made["host_token"])
    watcher, host = await server.enter(made["code"]), await server.enter(made["code"], taken["token"])
    await host.until_view()
    await host.leave()
    await watcher.until_view(lambda view: not view["seats"][1]["connected"])
    assert (await watcher.host("start"))["code"] == "not-host"


async def test_an_acting_host_cannot_name_another_host(server: Host, soon):
    host, second, _ = await server.table(people=3)
    await host.leave()
    await second.until_view(lambda view: view["host"])
    assert (await second.host("give", seat=2))["code"] == "not-host"


async def test_in_the_lobby_the_heir_may_remove_the_host_who_left(server: Host, soon):
    host, second, third = await server.table(people=3, start=False)
    await host.leave()
    view = await second.until_view(lambda view: view["host"] and not view["seats"][0]["connected"])
    assert view["seats"][0]["host"]
    assert (await second.host("remove", seat=0))["t"] == "ok"
    await third.until_view(lambda view: len(view["seats"]) == 2)
    assert (await second.host("start"))["t"] == "ok"
