"""Decisions that only a host may make."""

import pytest

from server.guests import Host, Standstill


async def test_settings_are_set_in_the_lobby_only(server: Host):
    host, other = await server.table(people=2, start=False)
    assert (await host.host("set", settings={"goal": 7, "language": "uk"}))["t"] == "ok"
    view = await other.until_view(lambda view: view["settings"]["goal"] == 7)
    assert view["language"] == "uk"
    assert (await host.host("set", settings={"goal": 0}))["code"] == "bad-setting"
    assert (await host.host("set", settings={"seconds": 9}))["t"] == "ok"
    await host.host("start")
    assert (await host.host("set", settings={"goal": 1}))["code"] == "not-lobby"
    assert (await host.until_view(lambda view: view["status"] == "playing"))["settings"] == {"goal": 7, "seconds": 9}


async def test_settings_that_do_not_go_together_are_refused_when_they_are_set(server: Host):
    host, other = await server.table(people=2, start=False, settings={"seconds": 13})
    refused = await host.host("set", settings={"goal": 13})
    assert (refused["code"], refused["detail"].split()[0]) == ("bad-setting", "thirteen")
    assert (await host.host("set", settings={"goal": 13, "seconds": 0}))["t"] == "ok"
    assert (await other.until_view(lambda view: view["settings"]["goal"] == 13))["settings"]["seconds"] == 0
    status, problem = await server.post("/api/tables", {"game": "snap", "settings": {"goal": 13, "seconds": 13}})
    assert (status, problem["code"]) == (400, "bad-setting")


async def test_bots_are_called_as_the_language_of_the_table_calls_them(server: Host):
    host, other = await server.table(people=2, start=False)
    await host.host("bot")
    await host.host("bot")
    seen = await other.until_view(lambda view: len(view["seats"]) == 4)
    before = [seat["name"] for seat in seen["seats"]]
    assert before[2:] == ["Ada", "Blaise"]
    await host.host("set", settings={"language": "uk"})
    seen = await other.until_view(lambda view: view["language"] == "uk")
    assert [seat["name"] for seat in seen["seats"]] == [*before[:2], "Леся", "Остап"]
    await host.host("set", settings={"goal": 3, "language": "uk"})
    await host.host("bot")
    seen = await other.until_view(lambda view: len(view["seats"]) == 5)
    assert [seat["name"] for seat in seen["seats"]] == [*before[:2], "Леся", "Остап", "Мавка"]


async def test_only_a_host_decides(server: Host):
    _, other = await server.table(people=2)
    for do in ({"do": "start"}, {"do": "pause"}, {"do": "remove", "seat": 0}, {"do": "again"}, {"do": "bot"}):
        assert (await other.host(**do))["code"] == "not-host"


async def test_a_paused_table_stops_time(server: Host, monkeypatch):
    host, other = await server.table(people=2)
    time = Standstill(server.room(host.view["code"]), monkeypatch)
    await host.snap()
    time.pass_by(0.1)
    assert (await host.host("pause"))["t"] == "ok"
    paused = await other.until_view(lambda view: view["paused"])
    assert paused["until"] - paused["at"] == 200
    assert (await other.act({"t": "whisper", "text": "x"}))["code"] == "paused"
    time.pass_by(5)
    assert (await host.host("resume"))["t"] == "ok"
    resumed = await other.until_view(lambda view: not view["paused"])
    assert (resumed["at"], resumed["until"]) == (paused["at"], paused["until"])
    time.pass_by(0.2)
    assert (await other.until_view(lambda view: view["view"]["scores"] == [1, 0]))["at"] == paused["until"]


async def test_a_bot_takes_over_and_gives_back(server: Host):
    host, other = await server.table(people=2, settings={"goal": 50})
    assert (await host.host("bot", seat=1, level=5))["t"] == "ok"
    await other.until_view(lambda view: view["seats"][1]["bot"] == 5)
    assert (await other.act({"t": "whisper", "text": "x"}))["code"] == "bot-plays"
    await host.until_view(lambda view: view["view"]["scores"] == [0, 1])
    assert (await host.host("bot", seat=1))["t"] == "ok"
    await other.until_view(lambda view: view["seats"][1]["bot"] is None)
    assert (await other.act({"t": "whisper", "text": "x"}))["t"] == "ok"


async def test_a_bot_with_its_own_seat_replaces_nobody(server: Host):
    host, _ = await server.table(people=2, start=False)
    assert (await host.host("bot", level=4))["t"] == "ok"
    assert (await host.host("bot", seat=2))["code"] == "no-person"
    assert (await host.host("give", seat=2))["code"] == "no-person"
    assert (await host.host("bot", seat=2, level=1))["t"] == "ok"


async def test_removing_a_player_in_the_lobby_frees_the_seat(server: Host):
    host, second, third = await server.table(people=3, start=False)
    assert (await host.host("remove", seat=1))["t"] == "ok"
    assert await second.until(lambda message: message["t"] == "bye") == {"t": "bye", "code": "removed"}
    view = await third.until_view(lambda view: len(view["seats"]) == 2)
    assert view["you"] == 1
    assert (await third.host("start"))["code"] == "not-host"
    back = await server.enter(host.view["code"], second.token)
    assert await back.read() == {"t": "bye", "code": "no-such-seat"}


@pytest.mark.rule("COM-08")
async def test_players_removed_in_a_game_leave_for_good_and_the_others_play_on(server: Host):
    host, second, third = await server.table(people=3)
    assert (await host.host("remove", seat=1))["t"] == "ok"
    assert await second.until(lambda message: message["t"] == "bye") == {"t": "bye", "code": "removed"}
    view = await third.until_view(lambda view: view["seats"][1]["left"])
    assert {"t": "gone", "seat": 1} in view["events"]
    assert (await host.host("remove", seat=1))["code"] == "no-such-seat"
    assert (await third.snap())["t"] == "ok"


@pytest.mark.rule("COM-08")
async def test_players_who_drop_out_keep_the_seat_while_the_game_goes_on(server: Host):
    host, other = await server.table(people=2)
    await other.leave()
    await host.snap()
    await host.until_view(lambda view: view["view"]["scores"] == [1, 0])
    back = await server.enter(host.view["code"], other.token)
    assert (await back.until_view())["you"] == 1
    assert (await back.snap())["t"] == "ok"


async def test_play_again_keeps_the_players_who_stayed(server: Host):
    host, _, third = await server.table(people=3, settings={"goal": 1})
    assert (await host.host("again"))["code"] == "not-over"
    await host.host("remove", seat=1)
    await third.snap()
    over = await host.until_view(lambda view: view["status"] == "over")
    assert over["result"] == {"winners": [2], "scores": [0, 0, 1]}
    assert (await host.host("start"))["code"] == "not-lobby"
    assert (await host.host("again", settings={"goal": 2}))["t"] == "ok"
    view = await third.until_view(lambda view: view["number"] == 2)
    assert (view["you"], view["view"]["scores"], view["settings"]["goal"]) == (1, [0, 0], 2)
    assert view["seq"] > over["seq"]
    assert view["result"] is None
    assert (await third.snap())["t"] == "ok"


async def test_after_the_end_a_table_can_go_back_to_the_lobby(server: Host):
    host, other = await server.table(people=2, settings={"goal": 1})
    await other.snap()
    await host.until_view(lambda view: view["status"] == "over")
    assert (await host.host("lobby"))["t"] == "ok"
    view = await other.until_view(lambda view: view["status"] == "lobby")
    assert view["view"] is None
    await server.sit(view["code"], "Cid")
    assert (await host.host("start"))["t"] == "ok"
    assert (await other.until_view(lambda view: view["number"] == 2))["view"]["scores"] == [0, 0, 0]


async def test_hosts_without_a_seat_can_run_a_table(server: Host):
    made = await server.make(bots=[{"level": 5}, {"level": 4}], settings={"goal": 2})
    host = await server.enter(made["code"], made["host_token"])
    assert (await host.until_view())["host"] is True
    assert (await host.host("start"))["t"] == "ok"
    over = await host.until_view(lambda view: view["status"] == "over")
    assert over["result"]["winners"] == [0]


async def test_a_host_can_give_the_table_to_someone_else(server: Host):
    host, other = await server.table(people=2)
    assert (await host.host("give", seat=1))["t"] == "ok"
    assert (await other.until_view(lambda view: view["host"]))["seats"][1]["host"]
    assert (await other.host("pause"))["t"] == "ok"
    assert (await host.host("resume"))["code"] == "not-host"


async def test_a_table_with_too_few_people_does_not_start(server: Host):
    made = await server.make()
    host = await server.enter(made["code"], made["host_token"])
    assert (await host.host("start"))["code"] == "too-few"


@pytest.mark.rule("COM-07")
async def test_people_on_one_device_have_separate_seats(server: Host):
    made = await server.make()
    seats = [await server.sit(made["code"], name, made["host_token"]) for name in ("Ann", "Ben")]
    assert [seat["seat"] for seat in seats] == [0, 1]
    _, seen = await server.get(f"/api/tables/{made['code']}")
    assert [seat["host"] for seat in seen["seats"]] == [True, False]


async def test_a_running_game_is_ended_by_going_back_to_the_lobby(server: Host):
    host, other = await server.table(people=2)
    await host.snap()
    assert (await other.host("lobby"))["code"] == "not-host"
    assert (await host.host("lobby"))["t"] == "ok"
    view = await other.until_view(lambda view: view["status"] == "lobby")
    assert (view["view"], view["result"], view["on"], len(view["seats"])) == (None, None, None, 2)
    assert (await host.host("start"))["t"] == "ok"
    assert (await other.until_view(lambda view: view["status"] == "playing"))["number"] == 2
    await host.snap()


async def test_a_paused_game_can_be_ended_and_the_next_one_runs(server: Host):
    host, other = await server.table(people=2)
    await host.host("pause")
    assert (await host.host("lobby"))["t"] == "ok"
    assert (await host.host("start"))["t"] == "ok"
    assert not (await other.until_view(lambda view: view["number"] == 2))["paused"]
