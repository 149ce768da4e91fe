"""A fault of ours harms one table or one connection, and is told as such; everybody else plays on."""

from parlour.server.cluster import rooms
from parlour.server.room.room import Room
from server.guests import Guest, Host, until


async def test_one_room_that_fails_while_it_is_stored_takes_no_other_with_it(house: Host, monkeypatch):
    (host, _), (good, _) = await house.table(people=2), await house.table(people=2)
    room = house.room(host.view["code"])
    monkeypatch.setattr(room, "take", lambda: 1 // 0)
    await host.say({"t": "act", "id": "x", "move": {"t": "whisper", "text": "x"}})
    assert (await host.until(lambda message: message["t"] == "bye"))["code"] == "trouble"
    assert (await good.act({"t": "whisper", "text": "x"}))["t"] == "ok"
    back = await house.enter(host.view["code"], host.token)
    assert (await back.act({"t": "whisper", "text": "x"}))["t"] == "ok"


async def test_a_decision_that_fails_is_answered_and_changes_nothing(house: Host, monkeypatch):
    host, _ = await house.table(people=2)
    with monkeypatch.context() as broken:
        broken.setattr(Room, "remove", lambda room, seat: 1 // 0)
        assert (await host.host("remove", id="x", seat=1))["code"] == "trouble"
    assert (await host.host("remove", id="y", seat=1))["t"] == "ok"


async def test_a_table_that_can_not_be_read_is_told_to_who_says_hello(house: Host, monkeypatch):
    made = await house.make()
    socket = await house.session.ws_connect(f"{house.address}/api/tables/{made['code']}/live")
    guest = Guest(socket, None)
    house.room(made["code"]).give_up()
    with monkeypatch.context() as broken:
        broken.setattr(house.house.store, "claim", lambda code: 1 // 0)
        await guest.say({"t": "hello"})
        assert await guest.read() == {"t": "bye", "code": "trouble"}
    await until(lambda: not house.house.addresses)


async def test_no_two_tables_have_one_code_though_one_sleeps(house: Host, monkeypatch):
    codes = iter(("AAAAAA", "AAAAAA", "BBBBBB"))
    monkeypatch.setattr(rooms, "new_code", lambda: next(codes))
    first = await house.make()
    house.room(first["code"]).give_up()
    assert ((await house.make())["code"], first["code"]) == ("BBBBBB", "AAAAAA")
