"""Big screens: limits before acceptance, acceptance by the host, and control of the sound (COM-31)."""

import contextlib

import pytest

from parlour.server.storage.store import Store
from server.guests import Guest, Host, back, open_server

pytestmark = pytest.mark.rule("COM-31")
KEY = "k" * 16
OTHER = "o" * 16


@pytest.fixture
async def server(tmp_path):
    async with open_server(tmp_path) as host:
        yield host


async def opened(server: Host, host: Guest, key: str | None = KEY) -> Guest:
    screen = await server.enter(host.view["code"], screen=True, **({"key": key} if key else {}))
    await screen.until_view()
    return screen


async def test_a_screen_changes_nothing_on_phones_until_the_host_accepts_it(server: Host):
    host, other = await server.table(people=2)
    screen = await opened(server, host)
    waits = await other.until_view(lambda view: view.get("knocks"))
    assert (waits["knocks"], "screen" in waits) == (1, False)
    assert (await screen.until_view())["view"] is not None, "it shows the table"
    assert (await other.host("screen"))["code"] == "not-host"
    assert (await screen.host("screen"))["code"] == "not-host"
    assert (await host.host("screen"))["t"] == "ok"
    accepted = await other.until_view(lambda view: view.get("screen"))
    assert "knocks" not in accepted
    await screen.leave()
    await other.until_view(lambda view: "screen" not in view)


async def test_a_spectator_is_not_a_big_screen(server: Host):
    host, _ = await server.table(people=2)
    await server.enter(host.view["code"], key=KEY)
    view = await host.until_view(lambda view: view["spectators"] == 1)
    assert not {"screen", "knocks"} & set(view)


async def test_a_screen_without_a_key_is_accepted_too(server: Host):
    host, other = await server.table(people=2)
    await opened(server, host, None)
    await host.until_view(lambda view: view.get("knocks"))
    await host.host("screen")
    await other.until_view(lambda view: view.get("screen"))


async def test_a_screen_that_the_host_opens_is_accepted_at_once_and_no_other(server: Host):
    host, other = await server.table(people=2)
    assert (await other.host("screen", key=KEY))["code"] == "not-host"
    assert (await host.host("screen", key=KEY))["t"] == "ok"
    await opened(server, host)
    seen = await other.until_view(lambda view: view.get("screen"))
    assert "knocks" not in seen
    await opened(server, host, OTHER)
    await other.until_view(lambda view: view.get("knocks") == 1 and view.get("screen"))


async def test_a_short_key_is_refused(server: Host):
    host, _ = await server.table(people=2)
    assert (await host.host("screen", key="1234"))["code"] == "unreadable"


async def test_an_accepted_screen_comes_back_without_asking_even_after_a_restart(tmp_path):
    async with open_server(tmp_path) as server:
        host, _ = await server.table(people=2)
        await host.host("screen", key=KEY)
        code = host.view["code"]
    async with open_server(tmp_path) as server:
        host = await back(server, host)
        await opened(server, host)
        assert "knocks" not in await host.until_view(lambda view: view.get("screen"))
    with contextlib.closing(Store(f"sqlite:///{tmp_path}/parlour.db")) as store:
        store.open()
        assert KEY not in repr(store.find(code)), "keys are stored as hashes"


async def test_the_host_and_an_accepted_screen_turn_sound_on_and_nobody_else_does(server: Host):
    host, other = await server.table(people=2)
    screen = await opened(server, host)
    assert (await screen.host("sound", on=True))["code"] == "not-host"
    assert (await other.host("sound", on=True))["code"] == "not-host"
    watcher = await server.enter(host.view["code"])
    assert (await watcher.host("sound", on=True))["code"] == "not-host"
    await host.host("screen")
    assert (await screen.host("sound", on=True))["t"] == "ok"
    on = await host.until_view(lambda view: view.get("sound"))
    assert on.get("announcer", True), "the announcer speaks by default"
    assert (await host.host("sound", announcer=False))["t"] == "ok"
    quiet = await screen.until_view(lambda view: view.get("announcer") is False)
    assert quiet["sound"]
    await host.host("sound", on=False)
    await screen.until_view(lambda view: "sound" not in view)
    await host.host("sound", announcer=True)
    heard = await screen.until_view(lambda view: view.get("sound"))
    assert "announcer" not in heard, "a voice that is turned on is to be heard"


async def test_an_accepted_screen_decides_nothing_but_sound(server: Host):
    host, _ = await server.table(people=2)
    await host.host("screen", key=KEY)
    screen = await opened(server, host)
    for do in ({"do": "pause"}, {"do": "lobby"}, {"do": "remove", "seat": 0}, {"do": "finest", "word": 0}):
        assert (await screen.host(**do))["code"] == "not-host"


async def test_a_pause_says_who_paused_and_whether_for_a_tour(server: Host):
    host, other = await server.table(people=2)
    await host.host("pause")
    view = await other.until_view(lambda view: view["paused"])
    assert (view["paused_by"], "tour" in view) == (0, False)
    await host.host("resume")
    assert "paused_by" not in await other.until_view(lambda view: not view["paused"])
    await host.host("pause", tour=True)
    assert (await other.until_view(lambda view: view["paused"]))["tour"] is True
    await host.host("lobby")
    assert not {"paused_by", "tour"} & set(await other.until_view(lambda view: view["status"] == "lobby"))
