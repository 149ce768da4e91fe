"""A class or a club: one link fills tables, one teacher hosts them all, and nobody signs up."""

import asyncio
from typing import Any

import pytest

from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon
from server.guests import Guest, Host, open_server


def server_of(folder: Any) -> Any:
    return open_server(folder, entry=CATALOGUE["bottle"], load=Lexicon.load)


async def club_of(server: Host, **more: Any) -> dict[str, Any]:
    status, made = await server.post("/api/clubs", {"game": "snap", "size": 3, **more})
    assert status == 201, made
    return made


async def look(server: Host, club: dict[str, Any], token: str | None = None) -> dict[str, Any]:
    headers = {"Authorization": f"Bearer {token or club['token']}"}
    async with server.session.get(f"{server.address}/api/clubs/{club['code']}", headers=headers) as answer:
        assert answer.status == 200
        return await answer.json()


async def arrive(server: Host, club: dict[str, Any], name: str) -> tuple[str, str]:
    """As a phone does it: ask where, sit down there; where somebody was quicker, ask again."""
    for _ in range(5):
        status, placed = await server.post(f"/api/clubs/{club['code']}/place", {"name": name})
        assert status == 201, placed
        status, taken = await server.post(f"/api/tables/{placed['code']}/seats", {"name": name})
        if status == 201:
            return placed["code"], taken["token"]
        assert taken["code"] in ("full", "name-taken")
    raise AssertionError("no seat")


async def teacher_at(server: Host, table: dict[str, Any]) -> Guest:
    guest = await server.enter(table["code"], table["token"])
    await guest.until_view()
    return guest


async def test_one_link_fills_tables_as_people_arrive(tmp_path):
    async with server_of(tmp_path) as server:
        club = await club_of(server)
        assert club["link"].endswith(f"/c/{club['code']}")
        await asyncio.gather(*(arrive(server, club, f"Pupil {n}") for n in range(8)))
        tables = (await look(server, club))["tables"]
        assert sorted(len(table["seats"]) for table in tables) == [2, 3, 3]
        assert len({seat["name"] for table in tables for seat in table["seats"]}) == 8


async def test_two_of_the_same_name_sit_at_different_tables(tmp_path):
    async with server_of(tmp_path) as server:
        club = await club_of(server)
        one, _ = await arrive(server, club, "Anna")
        other, _ = await arrive(server, club, "anna")
        assert one != other


async def test_the_teacher_hosts_every_table_and_nobody_else_does(tmp_path):
    async with server_of(tmp_path) as server:
        club = await club_of(server, size=2)
        for n in range(4):
            await arrive(server, club, f"Pupil {n}")
        assert (await look(server, club, "somebody else's"))["tables"] == []
        hosts = [await teacher_at(server, table) for table in (await look(server, club))["tables"]]
        assert len(hosts) == 2
        for host in hosts:
            assert host.view["host"]
            assert host.view["you"] is None
            assert (await host.host("start"))["t"] == "ok"
            assert (await host.host("pause"))["t"] == "ok"
        assert [table["paused"] for table in (await look(server, club))["tables"]] == [True, True]
        late, _ = await arrive(server, club, "Late")
        assert late not in {host.view["code"] for host in hosts}


async def test_names_are_held_against_the_blocklist(tmp_path):
    async with server_of(tmp_path) as server:
        club = await club_of(server)
        for name in ("Sh1t shit", "s h i t"):
            status, refused = await server.post(f"/api/clubs/{club['code']}/place", {"name": name})
            assert (status, refused["code"]) == (400, "rude-name")
        code, _ = await arrive(server, club, "Anna")
        status, refused = await server.post(f"/api/tables/{code}/seats", {"name": "shit"})
        assert (status, refused["code"]) == (400, "rude-name")


async def test_family_words_are_no_words_there(tmp_path):
    async with server_of(tmp_path) as server:
        code, _ = await arrive(server, await club_of(server), "Anna")
        _, table = await server.get(f"/api/tables/{code}")
        assert "shit" in table["settings"]["house"]["refuse"]
        code, _ = await arrive(server, await club_of(server, family=False), "Anna")
        _, table = await server.get(f"/api/tables/{code}")
        assert table["settings"]["house"]["refuse"] == []


@pytest.mark.rule("STA-34", "BKW-37")
@pytest.mark.parametrize("game", ["stars", "bookworm"])
async def test_where_people_say_what_they_like_family_words_are_a_setting(tmp_path, game):
    async with open_server(tmp_path, entry=CATALOGUE[game], load=Lexicon.load) as server:
        for family in (True, False):
            code, _ = await arrive(server, await club_of(server, family=family), "Anna")
            _, table = await server.get(f"/api/tables/{code}")
            assert table["settings"]["family"] is family


async def test_results_are_a_file_for_a_spreadsheet(tmp_path):
    async with server_of(tmp_path) as server:
        club = await club_of(server, size=2, settings={"gentle": True, "rolls": "ours", "mode": "easy"})
        await arrive(server, club, "=SUM(A1)")
        code, token = await arrive(server, club, "Олена")
        (table,) = (await look(server, club))["tables"]
        host = await teacher_at(server, table)
        assert (await host.host("start"))["t"] == "ok"
        pupil = await server.enter(code, token)
        await pupil.until_view(lambda view: view["status"] == "playing")
        assert (await host.host("remove", seat=0))["t"] == "ok"
        await pupil.until_view(lambda view: view["status"] == "over")
        path = f"{server.address}/api/clubs/{club['code']}/results.csv"
        async with server.session.get(path, headers={"Authorization": f"Bearer {club['token']}"}) as answer:
            assert answer.content_type == "text/csv"
            text = (await answer.read()).decode("utf-8-sig")
        assert text.splitlines() == [
            "table,game,player,points,won",
            f"{code},1,'=SUM(A1),1,0",
            f"{code},1,Олена,1,1",
        ]
        async with server.session.get(path) as answer:
            assert answer.status == 404


async def test_what_cannot_be_is_refused_in_one_line(tmp_path):
    async with server_of(tmp_path) as server:
        for body, code in [
            ({"game": "snap", "size": 9}, "bad-size"),
            ({"game": "chess", "size": 2}, "no-such-game"),
            ({"game": "snap", "size": 2, "settings": {"mode": "hard"}}, "bad-setting"),
            ({"game": "snap", "size": "two"}, "unreadable"),
        ]:
            _, refused = await server.post("/api/clubs", body)
            assert refused["code"] == code
        assert (await server.get("/api/clubs/NONONO"))[0] == 404
        assert (await server.post("/api/clubs/nothing!/place", {"name": "Anna"}))[0] == 404


async def test_a_club_outlives_a_restart(tmp_path):
    async with server_of(tmp_path) as server:
        club = await club_of(server)
        first, _ = await arrive(server, club, "Anna")
    async with server_of(tmp_path) as server:
        second, _ = await arrive(server, club, "Bob")
        assert first == second
        (table,) = (await look(server, club))["tables"]
        assert (await teacher_at(server, table)).view["host"]
