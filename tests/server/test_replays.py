"""Replays of finished games: for their players and people with the link, and for nobody before the end."""

import asyncio
import json

import pytest
from sqlalchemy import delete

from parlour.server.storage import tables
from parlour.server.tokens import replay_of
from server.guests import Guest, Host, open_server


async def finished(server: Host, **body) -> tuple[str, list[Guest]]:
    """A table whose first game is over."""
    host, *others = await server.table(people=2, settings={"goal": 1}, **body)
    await host.snap()
    await host.until_view(lambda view: view["status"] == "over")
    return host.view["code"], [host, *others]


async def ask(server: Host, path: str, token: str | None = None) -> tuple[int, object]:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    async with server.session.get(server.address + path, headers=headers) as response:
        text = await response.text()
        is_json = response.content_type == "application/json"
        return response.status, json.loads(text) if is_json else text


def name_of(server: Host, code: str, number: int = 1) -> str:
    """The secret name of a replay, as the server makes it."""
    return replay_of(code, number, server.room(code).record.host)


@pytest.mark.rule("COM-03")
async def test_a_running_game_has_no_replay_even_by_its_name(server: Host):
    host, other = await server.table(people=2)
    code = host.view["code"]
    name = name_of(server, code)
    assert (await ask(server, f"/api/tables/{code}/replay", host.token))[1]["code"] == "not-over"
    assert (await ask(server, f"/api/tables/{code}/lesson", host.token))[1]["code"] == "not-over"
    for path in ("", "/review", "/lesson", "?plain=en"):
        path = f"/api/replays/{name}{path}"
        status, problem = await ask(server, path, other.token)
        assert (status, problem["code"]) == (404, "no-such-replay")
    await host.host("lobby")  # the game ends without a result, so its secrets stay secret
    assert (await ask(server, f"/api/replays/{name}"))[0] == 404


@pytest.mark.rule("COM-03")
async def test_only_players_learn_the_address_and_everyone_with_it_may_look(server: Host):
    code, (host, other) = await finished(server)
    for token, status in ((None, 403), ("x" * 32, 403), (host.token, 200), (other.token, 200)):
        assert (await ask(server, f"/api/tables/{code}/replay", token))[0] == status
    name = (await ask(server, f"/api/tables/{code}/replay", other.token))[1]["replay"]
    assert name == name_of(server, code)
    assert (await ask(server, f"/api/replays/{name}"))[0] == 200


async def test_a_replay_is_the_log_with_every_seats_views(server: Host):
    code, _ = await finished(server)
    name = name_of(server, code)
    heading, *lines = map(json.loads, (await ask(server, f"/api/replays/{name}?plain=en"))[1].splitlines())
    assert (heading["reel"], heading["lines"], heading["game"]) == (1, len(lines), "snap")
    assert heading["names"] == [seat["name"] for seat in (await server.get(f"/api/tables/{code}"))[1]["seats"]]
    # In every installed language, so a page need not ask which games there are.
    assert heading["title"] == {"de": "Snap", "en": "Snap", "uk": "Снеп"}
    assert heading["result"]["winners"] == [0]
    assert len(heading["seen"]) == 3
    assert all("text" in seen for seen in heading["seen"])
    assert all(len(line["seen"]) == 3 and len(line["said"]) == len(line["events"]) for line in lines)
    assert any("fair" in line for line in lines)
    assert (await ask(server, f"/api/replays/{name}/review"))[1] == {"lines": len(lines), "seats": 2}
    assert (await ask(server, f"/api/replays/{name}/lesson"))[1]["code"] == "no-such-page"  # this game teaches nothing


async def test_an_earlier_game_of_a_table_is_still_there_after_the_next_and_a_restart(tmp_path):
    async with open_server(tmp_path) as server:
        code, (host, other) = await finished(server)
        first = name_of(server, code)
        await host.host("again", settings={"goal": 2})
        await other.until_view(lambda view: view["number"] == 2)
        assert (await ask(server, f"/api/replays/{first}"))[0] == 200
        assert (await ask(server, f"/api/replays/{name_of(server, code, 2)}"))[0] == 404
    async with open_server(tmp_path) as server:
        status, outcome = await ask(server, f"/api/replays/{first}")
        assert (status, json.loads(outcome.splitlines()[0])["settings"]["goal"]) == (200, 1)


async def test_names_that_lead_nowhere_all_look_the_same(server: Host):
    code, _ = await finished(server)
    name = name_of(server, code)
    wrong = [name[:-1] + ("A" if name[-1] != "A" else "B"), name.replace("-1-", "-2-"), f"{code}-1-", "x", "A-1-é"]
    wrong += [name.replace("-1-", "-99999999999-"), "AAAAAA" + name[6:]]
    answers = await asyncio.gather(*(ask(server, f"/api/replays/{one}") for one in wrong))
    assert {(status, outcome["code"]) for status, outcome in answers} == {(404, "no-such-replay")}


async def test_a_link_to_a_game_that_is_no_longer_kept_says_so(tmp_path):
    async with open_server(tmp_path) as server:
        code, _ = await finished(server)
        name = name_of(server, code)
    async with open_server(tmp_path) as server:
        with server.server.store._engine.begin() as connection:
            for of in (tables.lines, tables.tables):
                connection.execute(delete(of).where(of.c.code == code))
        for what in ("", "/review", "/lesson", "/preview.svg"):
            status, problem = await ask(server, f"/api/replays/{name}{what}")
            assert (status, problem["code"]) == (404, "no-such-replay")


async def test_too_long_games_say_so(server: Host, monkeypatch):
    monkeypatch.setattr("parlour.server.jobs.reviews.LONGEST", 1)
    code, _ = await finished(server)
    status, problem = await ask(server, f"/api/replays/{name_of(server, code)}")
    assert (status, problem["code"]) == (413, "too-long")


async def test_the_replay_of_a_game_that_was_uninstalled_says_so(server: Host):
    code, _ = await finished(server)
    name = name_of(server, code)
    server.server.games.catalogue = {}
    status, problem = await ask(server, f"/api/replays/{name}")
    assert (status, problem["code"]) == (404, "no-such-game")
