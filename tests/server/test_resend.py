"""Resent messages act once: at once, after a reconnect, after sleep and after a restart."""

import pytest

from parlour.server import wire
from parlour.server.limits import Limits, Rate
from parlour.server.room.receipts import REFUSED, SENDERS, Receipts
from server.guests import Host, open_server


async def test_a_move_sent_twice_acts_once_and_is_answered_twice(server: Host):
    host, _ = await server.table(people=2)
    for _ in range(2):
        assert (await host.act({"t": "whisper", "text": "once"}, id="same"))["t"] == "ok"
    assert (await host.act({"t": "whisper", "text": "twice"}))["t"] == "ok"
    view = await host.until_view(lambda view: view["view"]["whisper"] == "twice")
    assert view["seq"] == 3


async def test_ids_are_a_seats_own(server: Host):
    host, other = await server.table(people=2)
    for one in (host, other):
        assert (await one.act({"t": "whisper", "text": "mine"}, id="same"))["t"] == "ok"
    assert (await other.until_view(lambda view: view["seq"] == 3))["view"]["whisper"] == "mine"


async def test_a_refused_move_is_refused_again_with_the_same_id(server: Host):
    host, _ = await server.table(people=2)
    number = host.view["view"]["number"]
    assert (await host.act({"t": "snap", "number": (number + 1) % 10}, id="a"))["code"] == "wrong-number"
    assert (await host.act({"t": "snap", "number": number}, id="a"))["code"] == "wrong-number"
    assert (await host.act({"t": "snap", "number": number}, id="b"))["t"] == "ok"


def test_each_sender_keeps_only_the_latest_refusals():
    receipts = Receipts()
    receipts.answer(("a", "acted"), wire.Ok("acted"))
    receipts.expect(("a", "coming"))
    receipts.answer(("b", 0), wire.Refused(0, "not-asked", ""))
    for n in range(REFUSED + 1):
        receipts.answer(("a", n), wire.Refused(n, "not-asked", ""))
    assert [receipts.is_known(("a", n)) for n in (0, 1, REFUSED, "acted", "coming")] == [False, True, True, True, True]
    assert receipts.is_known(("b", 0))
    assert not receipts.is_known(("b", "acted"))


def test_refusals_use_bounded_memory():
    receipts = Receipts()
    for n in range(SENDERS + 1):
        receipts.answer((f"{n}", 0), wire.Refused(0, "not-asked", ""))
    assert [receipts.is_known((f"{n}", 0)) for n in (0, 1, SENDERS)] == [False, True, True]


async def test_refused_moves_of_another_seat_evict_no_acknowledged_move(tmp_path):
    async with open_server(tmp_path, Limits(messages=Rate(1e6, 1e6), frames=Rate(1e6, 1e6))) as server:
        host, other = await server.table(people=2)
        assert (await host.act({"t": "whisper", "text": "once"}, id="same"))["t"] == "ok"
        for _ in range(620):
            assert (await other.act({"t": "snap", "number": 77}))["t"] == "refused"
        assert (await host.act({"t": "whisper", "text": "twice"}, id="same"))["t"] == "ok"
        assert (await host.until_view(lambda view: view["seq"] == 2))["view"]["whisper"] == "once"


async def test_the_next_person_on_a_seat_may_use_the_same_ids(tmp_path):
    async with open_server(tmp_path) as server:
        host, other = await server.table(people=2, settings={"goal": 1})
        code = host.view["code"]
        await other.act({"t": "whisper", "text": "mine"}, id="same")
        await host.host("remove", seat=1)
        await host.snap()
        await host.until_view(lambda view: view["status"] == "over")
        await host.host("lobby")
        newcomer = await server.enter(code, (await server.sit(code, "New"))["token"])
        await host.host("start")
        await newcomer.until_view(lambda view: view["status"] == "playing")
        assert (await newcomer.act({"t": "whisper", "text": "mine too"}, id="same"))["t"] == "ok"
        assert (await newcomer.until_view(lambda view: view["view"]["whisper"]))["view"]["whisper"] == "mine too"
    async with open_server(tmp_path) as server:
        newcomer = await server.enter(code, newcomer.token)
        assert (await newcomer.act({"t": "whisper", "text": "twice"}, id="same"))["t"] == "ok"
        assert (await newcomer.until_view())["view"]["whisper"] == "mine too"


async def test_the_first_of_many_moves_survives_a_restart(tmp_path):
    async with open_server(tmp_path, Limits(messages=Rate(1e6, 1e6), frames=Rate(1e6, 1e6))) as server:
        host, other = await server.table(people=2)
        for n in range(520):
            await other.act({"t": "whisper", "text": f"{n}"}, id=f"w{n}")
        code = host.view["code"]
    async with open_server(tmp_path) as server:
        other = await server.enter(code, other.token)
        assert (await other.act({"t": "whisper", "text": "again"}, id="w0"))["t"] == "ok"
        assert (await other.until_view())["view"]["whisper"] == "519"


async def test_a_spectator_cannot_use_up_the_ids_of_a_seatless_host(server: Host):
    made = await server.make(bots=[{"level": 1}])
    watcher, host = await server.enter(made["code"]), await server.enter(made["code"], made["host_token"])
    assert (await watcher.host("start", id="x"))["code"] == "not-host"
    assert (await host.host("start", id="x"))["t"] == "ok"


async def test_a_decision_sent_twice_acts_once(server: Host):
    host, _ = await server.table(people=2, start=False)
    for _ in range(2):
        assert (await host.host("bot", id="same", level=1))["t"] == "ok"
    view = await host.until_view(lambda view: len(view["seats"]) == 3)
    assert len((await host.until_view())["seats"]) == len(view["seats"])


async def test_a_host_who_handed_this_on_and_missed_the_answer_gets_it(tmp_path):
    async with open_server(tmp_path) as server:
        host, other = await server.table(people=2, start=False)
        for _ in range(2):
            assert (await host.host("give", id="same", seat=1))["t"] == "ok"
        assert (await host.host("give", id="new", seat=1))["code"] == "not-host"
        await other.until_view(lambda view: view["host"])
        code = host.view["code"]
    async with open_server(tmp_path) as server:
        host = await server.enter(code, host.token)
        assert (await host.host("give", id="same", seat=1))["t"] == "ok"


async def test_the_next_host_may_use_the_same_ids(server: Host):
    host, other = await server.table(people=2, start=False)
    assert (await host.host("bot", id="first", level=1))["t"] == "ok"
    assert (await host.host("give", id="second", seat=1))["t"] == "ok"
    await other.until_view(lambda view: view["host"])
    assert (await other.host("bot", id="first", level=2))["t"] == "ok"
    view = await other.until_view(lambda view: len(view["seats"]) == 4)
    assert [seat["bot"] for seat in view["seats"]] == [None, None, 1, 2]


@pytest.mark.parametrize("same", ["same", 7], ids=["text", "number"])
async def test_after_a_restart_too(tmp_path, same):
    async with open_server(tmp_path) as server:
        host, other = await server.table(people=2, start=False, settings={"goal": 1000})
        await host.host("bot", id="bot", level=1)
        await host.host("start", id="start")
        await other.act({"t": "whisper", "text": "once"}, id=same)
        code = host.view["code"]
    async with open_server(tmp_path) as server:
        host, other = await server.enter(code, host.token), await server.enter(code, other.token)
        before = (await other.until_view())["seq"]
        assert (await other.act({"t": "whisper", "text": "twice"}, id=same))["t"] == "ok"
        for id in ("bot", "start"):
            assert (await host.host("bot", id=id, level=1))["t"] == "ok"
        assert len(host.view["seats"]) == 3
        view = await other.until_view(lambda view: view["seq"] >= before)
        assert view["view"]["whisper"] == "once"
