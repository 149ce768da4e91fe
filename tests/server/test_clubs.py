"""A class or a club: one link fills tables, one teacher hosts them all, and nobody signs up."""

import asyncio
import csv
from datetime import UTC, datetime, timedelta
from typing import Any

import aiohttp
import pytest

from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon
from parlour.server.http import asking
from parlour.server.loading.confusables import readings
from parlour.server.room.host import acting_host
from parlour.server.tables import clubs
from parlour.server.tokens import ALPHABET
from server.guests import Guest, Host, open_server
from wild import sample


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
    """Act like a phone: ask for a table and sit down. If somebody was quicker, ask again."""
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
        assert club["link"] == f"{server.address}/c/{club['code']}"
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


async def test_names_are_checked_against_the_blocklist(tmp_path):
    async with server_of(tmp_path) as server:
        club = await club_of(server)
        for name in ("Sh1t shit", "s h i t"):
            status, refused = await server.post(f"/api/clubs/{club['code']}/place", {"name": name})
            assert (status, refused["code"]) == (400, "rude-name")
        code, _ = await arrive(server, club, "Anna")
        status, refused = await server.post(f"/api/tables/{code}/seats", {"name": "shit"})
        assert (status, refused["code"]) == (400, "rude-name")


async def test_family_words_are_not_words_there(tmp_path):
    async with server_of(tmp_path) as server:
        code, _ = await arrive(server, await club_of(server), "Anna")
        _, table = await server.get(f"/api/tables/{code}")
        assert "shit" in table["settings"]["house"]["refuse"]
        code, _ = await arrive(server, await club_of(server, family=False), "Anna")
        _, table = await server.get(f"/api/tables/{code}")
        assert table["settings"]["house"]["refuse"] == []


async def test_the_teachers_own_words_are_read_and_kept_beside_family_words(tmp_path):
    async with server_of(tmp_path) as server:
        own = {"allow": ["blorp"], "refuse": ["gloom"]}
        code, _ = await arrive(server, await club_of(server, settings={"house": own}), "Anna")
        house = (await server.get(f"/api/tables/{code}"))[1]["settings"]["house"]
        assert house["allow"] == ["blorp"]
        assert {"gloom", "shit"} <= set(house["refuse"])
        wrong = {"game": "snap", "size": 2, "settings": {"house": 5}}
        status, refused = await server.post("/api/clubs", wrong)
        assert (status, refused["code"]) == (400, "bad-setting")


@pytest.mark.rule("STA-34", "BKW-37")
@pytest.mark.parametrize("game", ["stars", "bookworm"])
async def test_family_words_are_a_setting_for_free_speech(tmp_path, game):
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
        heading, *rows = csv.reader(text.splitlines())
        assert heading == [
            "class",
            "table",
            "game",
            "number",
            "ended (UTC)",
            "player",
            "points",
            "won",
            "words",
            "code",
        ]
        game = [club["code"], "1", "Message in a Bottle", "1"]
        assert [row[:4] + row[5:] for row in rows] == [
            [*game, "'=SUM(A1)", "1", "0", "", code],
            [*game, "Олена", "1", "1", "", code],
        ]
        ended = datetime.strptime(rows[0][4], "%Y-%m-%d %H:%M").replace(tzinfo=UTC)
        assert timedelta() <= datetime.now(UTC) - ended < timedelta(minutes=2)
        async with server.session.get(path) as answer:
            assert answer.status == 404


async def test_impossible_values_are_refused_in_one_line(tmp_path):
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


async def mistype(server: Host, times: int) -> list[int]:
    return [(await server.get(f"/api/clubs/NONO{n:02}".replace("0", "A").replace("1", "B")))[0] for n in range(times)]


async def test_a_class_that_mistypes_its_code_is_not_locked_out_and_neither_is_its_teacher(tmp_path):
    async with server_of(tmp_path) as server:
        club = await club_of(server)
        assert set(await mistype(server, 15)) == {404}
        async with server.session.get(f"{server.address}/api/clubs/NONONO") as answer:
            assert answer.status == 429
            assert int(answer.headers["Retry-After"]) <= 60
        assert (await look(server, club))["code"] == club["code"]
        assert (await server.get(f"/api/clubs/{club['code']}"))[0] == 200
        code, token = await arrive(server, club, "Anna")
        assert (await (await server.enter(code, token)).until_view())["you"] == 0


async def test_pupils_sent_to_a_table_get_in_despite_wrong_tries(tmp_path):
    async with server_of(tmp_path) as server:
        club = await club_of(server)
        for n in range(16):
            await server.get(f"/api/tables/NONO{ALPHABET[n]}A")
        assert (await server.get("/api/tables/NONONO"))[0] == 429
        async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as server.session:
            await arrive(server, club, "Anna")


async def test_a_class_that_nobody_used_for_a_week_is_found_again_once_its_teacher_opens_it(tmp_path, monkeypatch):
    async with server_of(tmp_path) as server:
        club = await club_of(server)
        later = asking.wall_now() + asking.SAYABLE_MS
        for module in (asking, clubs):
            monkeypatch.setattr(module, "wall_now", lambda: later)
        path = f"/api/clubs/{club['code']}"
        assert (await server.get(path))[0] == 404
        assert (await server.get(f"{path}?k=AAAAAAAAAA"))[0] == 404
        assert (await look(server, club))["code"] == club["code"]
        assert (await server.get(path))[0] == 200


@pytest.mark.rule("COM-12")
async def test_acting_pupils_can_only_pause_and_continue(tmp_path, monkeypatch):
    monkeypatch.setattr(acting_host, "AWAY_SECONDS", 0.05)
    async with server_of(tmp_path) as server:
        club = await club_of(server, settings={"rolls": "ours"})
        seated = [await arrive(server, club, name) for name in ("Anna", "Bob", "Cy")]
        pupil = await server.enter(*seated[0])
        await pupil.until_view(lambda view: view["host"])
        for do, more in (
            ("start", {}),
            ("set", {"settings": {"house": {"refuse": []}}}),
            ("set", {"seats": 4}),
            ("remove", {"seat": 1}),
            ("bot", {"level": 1}),
            ("wish", {"seat": 1, "chips": []}),
            ("extra", {"seat": 1, "percent": 200}),
            ("give", {"seat": 0}),
        ):
            assert (await pupil.host(do, **more))["code"] == "not-host", do
        (table,) = (await look(server, club))["tables"]
        teacher = await teacher_at(server, table)
        assert (await teacher.host("start"))["t"] == "ok"
        await teacher.leave()
        await pupil.until_view(lambda view: view["status"] == "playing" and view["host"])
        for do, more in (("remove", {"seat": 1}), ("lobby", {}), ("bot", {"seat": 1, "level": 3})):
            assert (await pupil.host(do, **more))["code"] == "not-host", do
        assert (await pupil.host("extra", seat=0, percent=200))["t"] == "ok", "one's own wish"
        assert (await pupil.until_view(lambda view: view["seats"][0]["asked_extra"]))["seats"][0]["extra"] == 100
        assert (await pupil.host("pause"))["t"] == "ok"
        assert (await pupil.host("resume"))["t"] == "ok"
        assert (await pupil.host("onward"))["code"] != "not-host"


@pytest.mark.rule("COM-15")
async def test_the_teacher_frees_a_bots_seat_and_an_acting_pupil_does_not(tmp_path, monkeypatch):
    monkeypatch.setattr(acting_host, "AWAY_SECONDS", 0.05)
    async with open_server(tmp_path, load=Lexicon.load) as server:
        club = await club_of(server, settings={"goal": 50})
        code, token = await arrive(server, club, "Anna")
        pupil = await server.enter(code, token)
        teacher = await teacher_at(server, (await look(server, club))["tables"][0])
        assert (await teacher.host("bot", level=1))["t"] == "ok"
        assert (await teacher.host("start"))["t"] == "ok"
        taking = {"name": "Zoe", "seat": 1}
        assert (await server.post(f"/api/tables/{code}/seats", taking))[1]["code"] == "not-free"
        await teacher.leave()
        await pupil.until_view(lambda view: view["status"] == "playing" and view["host"])
        assert (await pupil.host("bot", seat=1))["code"] == "not-host"
        (table,) = (await look(server, club))["tables"]
        assert "free" not in table["seats"][1]
        teacher = await teacher_at(server, table)
        assert (await teacher.host("bot", id="free", seat=1))["t"] == "ok"
        (table,) = (await look(server, club))["tables"]
        assert table["seats"][1]["free"], "the class page can show that the seat is free"
        status, taken = await server.post(f"/api/tables/{code}/seats", taking)
        assert (status, taken["seat"]) == (201, 1)


async def test_a_stranger_opens_few_tables(tmp_path):
    async with server_of(tmp_path) as server:
        club = await club_of(server, size=2)
        await arrive(server, club, "Anna")
        statuses = [(await server.post(f"/api/clubs/{club['code']}/place", {"name": f"Eve {n}"}))[0] for n in range(70)]
        assert set(statuses) == {201, 429}
        assert len((await look(server, club))["tables"]) <= 1 + clubs.MOST_EMPTY


async def test_a_whole_class_gets_its_seats_at_once(tmp_path):
    async with server_of(tmp_path) as server:
        club = await club_of(server)
        await asyncio.gather(*(arrive(server, club, f"Pupil {n}") for n in range(30)))
        tables = (await look(server, club))["tables"]
        assert sum(len(table["seats"]) for table in tables) == 30


@pytest.mark.parametrize("name", ["fuсk", "ƒuck", "ｆｕｃｋ", "ѕ һ і т", "sh1t", "5h!t", "𝓼𝓱𝓲𝓽", "ｘуй"])
async def test_a_name_that_only_looks_rude_is_refused_like_a_rude_one(tmp_path, name):
    async with server_of(tmp_path) as server:
        club = await club_of(server)
        status, refused = await server.post(f"/api/clubs/{club['code']}/place", {"name": name})
        assert (status, refused["code"]) == (400, "rude-name")


@pytest.mark.parametrize("language", ["en", "uk"])
def test_hardly_any_name_of_the_dictionary_looks_rude(language):
    load = {code: Lexicon.load(code) for code in ("en", "uk")}

    def is_polite(word: str) -> bool:
        return all(one.is_polite(word) for one in load.values())

    names = [name for name in sample(Lexicon.load(language)._parts.names, 10) if is_polite(name)]
    assert len([name for name in names if not all(map(is_polite, readings(name)))]) <= 1
