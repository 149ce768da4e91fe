"""Players ask for extra time and the host allows it (COM-16). Players who let their time pass are late (COM-17)."""

import pytest
from msgspec.structs import replace

from parlour.games.bookworm import Doubt
from parlour.server.room.room_time import Clock
from server import snap
from server.guests import Host, Standstill, open_server


@pytest.mark.rule("COM-16")
async def test_a_seat_asks_and_the_host_allows(server: Host):
    host, other = await server.table(people=2, start=False)
    assert (await other.host("extra", seat=1, percent=200))["t"] == "ok"
    view = await host.until_view(lambda view: len(view["seats"]) == 2 and view["seats"][1]["asked_extra"] == 200)
    assert view["seats"][1]["extra"] == 100
    assert (await other.host("extra", seat=0, percent=150))["code"] == "not-host"
    assert (await host.host("extra", seat=1, percent=200))["t"] == "ok"
    view = await other.until_view(lambda view: view["seats"][1]["extra"] == 200)
    assert view["seats"][1]["asked_extra"] is None
    assert (await other.host("extra", seat=1, percent=100))["t"] == "ok"
    await host.until_view(lambda view: view["seats"][1]["extra"] == 100)
    assert (await host.host("extra", seat=0, percent=120))["code"] == "unreadable"


@pytest.mark.rule("COM-16")
async def test_while_such_a_seat_is_asked_the_clock_runs_slower_for_all(server: Host, monkeypatch):
    host, other = await server.table(people=2, settings={"seconds": 10})
    time = Standstill(server.room(host.view["code"]), monkeypatch)
    await host.host("extra", seat=1, percent=200)
    view = await other.until_view(lambda view: view["pace"] == 200)
    until, at = view["until"], view["at"]
    time.pass_by(4)
    await host.act({"t": "whisper", "text": "x"})
    seen = (await host.until_view(lambda view: view["at"] > at))["at"]
    assert seen - at == pytest.approx(2000, abs=2)
    time.pass_by(2 * (until - seen) / 1000 - 0.1)
    await host.act({"t": "whisper", "text": "y"})
    assert (await host.until_view(lambda view: view["at"] > seen))["until"] == until
    time.pass_by(0.2)
    await other.until_view(lambda view: view["until"] != until)
    await host.host("bot", seat=1, level=1)
    assert (await other.until_view(lambda view: view["pace"] == 100))["seats"][1]["extra"] == 200, "a bot needs none"


@pytest.mark.rule("COM-16")
async def test_a_slow_clock_survives_a_crash(tmp_path, monkeypatch):
    async with open_server(tmp_path) as server:
        host, _ = await server.table(people=2, settings={"seconds": 100})
        await host.host("extra", seat=0, percent=200)
        await host.until_view(lambda view: view["pace"] == 200)
        code, token = host.view["code"], host.token
        await host.act({"t": "whisper", "text": "x"})
        seen = host.view["at"]
    async with open_server(tmp_path) as server:
        back = await server.enter(code, token)
        view = await back.until_view()
        assert seen <= view["at"] <= seen + 2000


@pytest.mark.rule("COM-16")
def test_a_clock_that_changes_its_pace_never_jumps():
    moment = 0.0
    clock = Clock(source=lambda: moment)
    clock.start()
    moment = 1.0
    clock.keep(200)
    assert clock.now() == 1000
    moment = 2.0
    assert clock.now() == 1500
    clock.keep(100)
    moment = 3.0
    assert clock.now() == 2500


@pytest.mark.rule("COM-17")
async def test_the_only_late_player_may_be_replaced_by_a_bot(server: Host, monkeypatch):
    host, second, third = await server.table(people=3, settings={"seconds": 10})
    time = Standstill(server.room(host.view["code"]), monkeypatch)
    monkeypatch.setattr(snap.SnapGame, "wait", turns(snap.SnapGame.wait, 1))
    await host.act({"t": "whisper", "text": "x"})
    assert (await third.host("bot", seat=1, level=2))["code"] == "not-host"
    time.pass_by(10.1)
    view = await third.until_view(lambda view: view["seats"][1]["late"])
    assert [seat["late"] for seat in view["seats"]] == [False, True, False]
    assert (await third.host("bot", seat=0, level=2))["code"] == "not-host"
    assert (await third.host("bot", seat=1, level=2))["t"] == "ok"
    await second.until_view(lambda view: view["seats"][1]["bot"] == 2)
    assert (await third.host("bot", seat=1))["code"] == "not-host"
    assert (await second.host("bot", seat=1))["t"] == "ok", "everybody takes their own seat back"
    await second.until_view(lambda view: view["seats"][1]["bot"] is None)
    await second.snap()
    await third.until_view(lambda view: not view["seats"][1]["late"])


@pytest.mark.rule("COM-17")
async def test_silence_in_a_race_is_not_lateness(server: Host, monkeypatch):
    host, second = await server.table(people=2, settings={"seconds": 10})
    time = Standstill(server.room(host.view["code"]), monkeypatch)
    monkeypatch.setattr(snap.SnapGame, "wait", turns(snap.SnapGame.wait, 1, span=10_000))
    await host.act({"t": "whisper", "text": "x"})
    seq = second.view["seq"]
    time.pass_by(10.1)
    view = await host.until_view(lambda view: view["seq"] > seq)
    assert not any(seat["late"] for seat in view["seats"])


@pytest.mark.rule("COM-17")
async def test_optional_moves_of_others_excuse_no_late_seat(server: Host, monkeypatch):
    """In Bookworm all others may doubt the last word while one seat must name the next."""
    host, second = await server.table(people=2, settings={"seconds": 10})
    time = Standstill(server.room(host.view["code"]), monkeypatch)
    wait = turns(snap.SnapGame.wait, 1)

    def with_a_doubt(self, state):
        found = wait(self, state)
        return replace(found, asks={**found.asks, 0: (Doubt,)}) if found.asks else found

    monkeypatch.setattr(snap.SnapGame, "wait", with_a_doubt)
    await second.act({"t": "whisper", "text": "x"})
    time.pass_by(10.1)
    time.pass_by(10.1)
    await host.until_view(lambda view: view["seats"][1]["late"])


def turns(wait, seat: int, span: int | None = None):
    """Make the game go in turns: from now on only that seat is asked."""

    def alone(self, state):
        found = wait(self, state)
        if not found.asks:
            return found
        return type(found)({seat: found.asks[seat]}, found.until, found.chance, found.present, span)

    return alone
