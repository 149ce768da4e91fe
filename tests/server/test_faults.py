"""A bug of ours harms one table or connection, which gets an error. Everybody else plays on."""

from parlour.server.room.state import RoomState
from parlour.server.tables import rooms
from server.guests import Guest, Host, until


async def test_a_room_that_fails_while_it_is_stored_affects_no_other(server: Host, monkeypatch):
    (host, _), (good, _) = await server.table(people=2), await server.table(people=2)
    room = server.room(host.view["code"])
    monkeypatch.setattr(room, "take", lambda: 1 // 0)
    await host.say({"t": "act", "id": "x", "move": {"t": "whisper", "text": "x"}})
    assert (await host.until(lambda message: message["t"] == "bye"))["code"] == "trouble"
    assert (await good.act({"t": "whisper", "text": "x"}))["t"] == "ok"
    back = await server.enter(host.view["code"], host.token)
    assert (await back.act({"t": "whisper", "text": "x"}))["t"] == "ok"


async def test_a_decision_that_fails_is_answered_and_changes_nothing(server: Host, monkeypatch):
    host, _ = await server.table(people=2)
    with monkeypatch.context() as broken:
        broken.setattr(RoomState, "remove", lambda state, seat: 1 // 0)
        assert (await host.host("remove", id="x", seat=1))["code"] == "trouble"
    assert (await host.host("remove", id="y", seat=1))["t"] == "ok"


async def test_an_unreadable_table_is_reported_after_hello(server: Host, monkeypatch):
    made = await server.make()
    socket = await server.session.ws_connect(f"{server.address}/api/tables/{made['code']}/live")
    guest = Guest(socket, None)
    server.room(made["code"]).give_up()
    with monkeypatch.context() as broken:
        broken.setattr(server.server.store, "claim", lambda code: 1 // 0)
        await guest.say({"t": "hello"})
        assert await guest.read() == {"t": "bye", "code": "trouble"}
    await until(lambda: not server.server.addresses)


async def test_no_two_tables_have_one_code_though_one_sleeps(server: Host, monkeypatch):
    codes = iter(("AAAAAA", "AAAAAA", "BBBBBB"))
    monkeypatch.setattr(rooms, "new_code", lambda: next(codes))
    first = await server.make()
    server.room(first["code"]).give_up()
    assert ((await server.make())["code"], first["code"]) == ("BBBBBB", "AAAAAA")
