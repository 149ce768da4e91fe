"""The live connection: hello, views, moves, answers, pings and reconnections."""

from time import monotonic

import aiohttp
import pytest

from parlour.server.live.connection import RoundTrips
from parlour.server.tables import housekeeping
from server.guests import Host, Standstill, until


async def test_a_view_has_everything_that_a_seat_needs(server: Host):
    host, other = await server.table(people=2, start=False)
    lobby = await host.until_view(lambda view: len(view["seats"]) == 2 and view["seats"][1]["connected"])
    assert lobby["view"] is None
    assert (lobby["status"], lobby["asks"], lobby["until"], lobby["you"], lobby["host"]) == ("lobby", [], None, 0, True)
    await host.host("start")
    view = await other.until_view(lambda view: view["status"] == "playing")
    assert view["view"]["scores"] == [0, 0]
    assert view["asks"] == ["snap", "whisper"]
    assert (view["seq"], view["you"], view["host"], view["number"]) == (1, 1, False, 1)
    assert view["events"] == [{"t": "shown", "number": view["view"]["number"]}]
    assert view["settings"] == {"goal": 3, "seconds": 0}


async def test_a_move_is_seen_by_all_with_its_deadline(server: Host, monkeypatch):
    host, other = await server.table(people=2)
    time = Standstill(server.room(host.view["code"]), monkeypatch)
    assert (await host.snap())["t"] == "ok"
    view = await other.until_view(lambda view: view["view"]["snapped"] == [0])
    assert view["events"] == [{"t": "snapped", "seat": 0}]
    assert view["until"] - view["at"] == 300
    time.pass_by(0.4)
    ended = await other.until_view(lambda view: view["view"]["scores"] == [1, 0])
    assert ended["events"][0] == {"t": "won", "seats": [0]}


async def test_a_move_that_the_rules_refuse_changes_nothing(server: Host):
    host, other = await server.table(people=2)
    wrong = (host.view["view"]["number"] + 1) % 10
    answer = await host.act({"t": "snap", "number": wrong})
    assert (answer["t"], answer["code"]) == ("refused", "wrong-number")
    await other.snap()
    assert (await other.until_view(lambda view: view["view"]["snapped"]))["seq"] == 2


@pytest.mark.parametrize(
    ("message", "id", "code"),
    [
        ("nonsense", None, "unreadable"),
        ("[]", None, "unreadable"),
        ('{"t":"act"}', None, "unreadable"),
        ('{"t":"act","id":"a","move":{"t":"fly"}}', "a", "unreadable"),
        ('{"t":"act","id":"b","move":{"t":"snap","number":99}}', "b", "unreadable"),
        ('{"t":"act","id":"c","move":{"t":"snap","number":1,"more":1}}', "c", "unreadable"),
        ('{"t":"act","id":"d","move":{"t":"snap","number":1},"more":1}', "d", "unreadable"),
        ('{"t":"dance","id":"e"}', "e", "unreadable"),
        ('{"t":"react","id":"f","emoji":"X"}', "f", "unreadable"),
        ('{"t":"host","id":"g","do":{"t":"explode"}}', "g", "unreadable"),
        ('{"t":"host","id":"h","do":{"t":"pause"}}', "h", "not-host"),
        ('{"t":"hello"}', None, "hello-again"),
        ('{"t":"act","id":"' + "i" * 65 + '","move":{}}', None, "unreadable"),
        ('{"t":"act","id":"nul\\u0000","move":{}}', None, "unreadable"),
        ("[" * 5000, None, "unreadable"),
    ],
)
async def test_unreadable_messages_are_refused_and_the_connection_lives(server: Host, message, id, code):
    _, other = await server.table(people=2)
    await other.say(message)
    answer = await other.until(lambda answer: answer["t"] == "refused")
    assert (answer["id"], answer["code"]) == (id, code)
    assert (await other.snap())["t"] == "ok"


async def test_a_spectator_sees_no_secret_and_decides_nothing(server: Host):
    host, _ = await server.table(people=2)
    await host.act({"t": "whisper", "text": "canary"})
    watcher = await server.enter(host.view["code"], seq=0)
    view = await watcher.until_view()
    assert (view["you"], view["host"], view["asks"]) == (None, False, [])
    assert view["spectators"] == 1
    assert view["view"]["whisper"] is None
    assert {"t": "whispered", "seat": 0} in view["events"]
    assert (await watcher.ask({"t": "act", "move": {"t": "snap", "number": 1}}))["code"] == "not-seated"
    assert (await watcher.host("pause"))["code"] == "not-host"


async def test_reconnecting_players_get_missed_events(server: Host):
    host, other = await server.table(people=2)
    seen = other.view["seq"]
    await other.leave()
    gone = await host.until_view(lambda view: not view["seats"][1]["connected"])
    assert gone["seq"] == seen
    await host.snap()
    await host.until_view(lambda view: view["view"]["scores"] == [1, 0])
    back = await server.enter(host.view["code"], other.token, seq=seen)
    view = await back.until_view()
    assert [event["t"] for event in view["events"]] == ["snapped", "won", "shown"]
    assert view["view"]["scores"] == [1, 0]
    again = await server.enter(host.view["code"], other.token)
    assert (await again.until_view())["events"] == []


async def test_unknown_tokens_are_rejected(server: Host):
    made = await server.make()
    guest = await server.enter(made["code"], "guessed")
    assert await guest.read() == {"t": "bye", "code": "no-such-seat"}


async def test_hello_comes_first(server: Host):
    made = await server.make()
    socket = await server.session.ws_connect(f"{server.address}/api/tables/{made['code']}/live")
    await socket.send_str('{"t":"pong","n":1}')
    assert await socket.receive_json() == {"t": "bye", "code": "hello-first"}
    await socket.close()


async def test_a_missing_table_has_no_live_connection(server: Host):
    with pytest.raises(aiohttp.WSServerHandshakeError) as error:
        await server.enter("ABCDEF")
    assert error.value.status == 404


async def test_a_seat_with_two_connections_hears_everything_on_both(server: Host):
    host, other = await server.table(people=2)
    second = await server.enter(host.view["code"], other.token)
    await second.until_view()
    await other.say({"t": "act", "id": "both", "move": {"t": "whisper", "text": "psst"}})
    for one in (other, second):
        await one.until(lambda message: message == {"t": "ok", "id": "both"})
        await one.until_view(lambda view: view["view"]["whisper"] == "psst")


async def test_reactions_reach_everyone_and_are_kept_nowhere(server: Host):
    host, other = await server.table(people=2)
    assert (await host.ask({"t": "react", "emoji": "🎉"}))["t"] == "ok"
    assert await other.until(lambda message: message["t"] == "reaction") == {"t": "reaction", "seat": 0, "emoji": "🎉"}
    assert host.view["seq"] == 1


async def test_the_server_measures_the_way_by_pings(server: Host):
    host, _ = await server.table(people=2)
    await host.snap()
    room = server.room(host.view["code"])
    assert all(connection.trips.measured for connection in room.crowd if connection.who.seat == 0)


async def test_an_unanswered_ping_is_not_repeated_too_soon(server: Host):
    host, _ = await server.table(people=2)
    room = server.room(host.view["code"])
    connection = next(one for one in room.crowd if one.who.seat == 0)
    connection.trips, now = RoundTrips(), monotonic()

    def look_in(after: float) -> bool:
        """Awaits nothing, so nothing is answered meanwhile."""
        housekeeping._look_in(room, now + after, 20.0)
        return connection.last_ping == now + after

    assert [look_in(after) for after in (1.0, 1.5, 2.0, 5.0)] == [True, False, False, False]
    connection.trips.pong(1, now + 5.1)
    assert look_in(5.5)
    assert look_in(15.5), "it may be lost: some time later it is asked again"


async def test_steady_connections_are_pinged_half_as_often_during_a_game(server: Host):
    host, _ = await server.table(people=2)
    room = server.room(host.view["code"])
    connection = next(one for one in room.crowd if one.who.seat == 0)
    connection.trips = RoundTrips()
    for trip, pause in ((0.1, 20.0), (0.1, 20.0), (0.1, 20.0), (0.11, 20.0), (0.4, 10.0), (0.12, 20.0)):
        connection.trips.pong(connection.trips.ping(0.0), trip)
        if connection.trips.measured >= housekeeping.FIRST_PINGS:
            assert housekeeping._pause(connection, room) == pause


@pytest.mark.rule("BOT-12")
async def test_the_earlier_claim_wins_though_it_arrived_later_and_everyone_sees_why(server: Host, monkeypatch):
    host, other = await server.table(people=2)
    room, number = server.room(host.view["code"]), host.view["view"]["number"]
    time = Standstill(room, monkeypatch)
    time.delay({1: 240})
    time.pass_by(0.3)
    await host.say({"t": "act", "id": "mine", "move": {"t": "snap", "number": number}})
    await until(lambda: len(room.state.play._queue) == 1)
    time.pass_by(0.1)
    assert (await other.act({"t": "snap", "number": number}))["t"] == "ok"
    time.pass_by(0.4)
    view = await host.until_view(lambda view: sum(view["view"]["scores"]) > 0)
    assert view["view"]["scores"] == [0, 1]
    (first, second) = view["fair"]
    assert (first["seat"], first["delay"], second["seat"], second["delay"]) == (1, 240, 0, 0)
    assert first["at"] == first["arrived"] - 240
    assert second["at"] == second["arrived"] < first["arrived"]


async def test_messages_of_one_connection_keep_their_order(server: Host):
    host, _ = await server.table(people=2)
    whisper = {"t": "act", "move": {"t": "whisper", "text": "psst"}}
    breath = [
        {**whisper, "id": "before"},
        {"t": "host", "id": "pause", "do": {"t": "pause"}},
        {**whisper, "id": "paused"},
        {"t": "host", "id": "resume", "do": {"t": "resume"}},
        {**whisper, "id": "after"},
        {"t": "react", "id": "clap", "emoji": "👏"},
    ]
    for message in breath:
        await host.say(message)
    answers: dict[str, str] = {}
    while len(answers) < len(breath):
        if (message := await host.read())["t"] in ("ok", "refused"):
            answers[message["id"]] = message.get("code", "ok")
    assert [answers[message["id"]] for message in breath] == ["ok", "ok", "paused", "ok", "ok", "ok"]


async def test_hello_may_arrive_with_later_messages(server: Host):
    code = (await server.make())["code"]
    taken = await server.sit(code, "Eve")
    eve = await server.enter(code, taken["token"])
    for n in range(3):
        await eve.say({"t": "react", "id": f"r{n}", "emoji": "👏"})
    answers = [await eve.until(lambda message, n=n: message.get("id") == f"r{n}") for n in range(3)]
    assert [answer["t"] for answer in answers] == ["ok", "ok", "ok"]
