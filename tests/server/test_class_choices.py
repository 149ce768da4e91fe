"""The teacher decides the game, the seats and the guided round of a class. The link stays."""

import csv
from typing import Any

import pytest

from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon
from parlour.server.server import Server
from parlour.server.storage.store import Store
from server.guests import Guest, Host, running_host
from server.test_clubs import arrive, club_of, look, teacher_at

WORDS = Lexicon.of(["an", "at", "cat", "dog", "tea", "ten", "tone"])


def class_in(folder: Any, load: Any = lambda _: WORDS) -> Any:
    """A server with real games and few words."""
    games = {name: CATALOGUE[name] for name in ("lone", "rebus", "bottle")}
    return running_host(Server(games, load, Store(f"sqlite:///{folder}/parlour.db")))


async def choose(server: Host, club: dict[str, Any], **choice: Any) -> tuple[int, Any]:
    headers = {"Authorization": f"Bearer {club['token']}"}
    path = f"{server.address}/api/clubs/{club['code']}"
    async with server.session.post(path, json=choice, headers=headers) as answer:
        return answer.status, await answer.json()


async def seat(server: Host, table: dict[str, Any], name: str, **more: Any) -> tuple[int, Any]:
    """Take a seat for a pupil, like the teacher's page."""
    headers = {"Authorization": f"Bearer {table['token']}"}
    path = f"{server.address}/api/tables/{table['code']}/seats"
    async with server.session.post(path, json={"name": name, **more}, headers=headers) as answer:
        return answer.status, await answer.json()


async def lesson(server: Host, pupils: int, **more: Any) -> tuple[dict[str, Any], list[Guest], list[Guest]]:
    """A class, its teacher at each table, and its pupils."""
    club = await club_of(server, **{"game": "lone", "size": 2, **more})
    seated = [await server.enter(*await arrive(server, club, f"Pupil {n}")) for n in range(pupils)]
    hosts = [await teacher_at(server, table) for table in (await look(server, club))["tables"]]
    return club, hosts, seated


def names(view: dict[str, Any]) -> list[str]:
    return [one["name"] for one in view["seats"]]


@pytest.mark.rule("COM-26")
@pytest.mark.parametrize("begun", [False, True])
async def test_a_class_plays_another_game_and_everybody_keeps_their_place(tmp_path, begun):
    async with class_in(tmp_path) as server:
        club, hosts, pupils = await lesson(server, 4)
        before = [(await pupil.until_view())["code"] for pupil in pupils]
        for host in hosts:
            assert not begun or (await host.host("start"))["t"] == "ok"
        rules = {"rounds": 1, "hourglass_seconds": 200}
        status, _ = await choose(server, club, game="rebus", size=3, settings=rules, waits=True)
        assert status == 200
        for host in hosts:
            assert (await host.host("follow"))["t"] == "ok"
        for pupil, code in zip(pupils, before, strict=True):
            view = await pupil.until_view(lambda view: view["game"] == "rebus")
            assert (view["status"], view["code"], view["size"], view["waits"]) == ("lobby", code, 3, True)
            assert view["settings"]["hourglass_seconds"] == 200
        late, _ = await arrive(server, club, "Late")
        assert late in before, "the third seat is free now"
        shown = await look(server, club)
        assert (shown["game"], shown["size"], shown["waits"], shown["link"]) == ("rebus", 3, True, club["link"])


async def test_a_game_goes_on_if_only_the_waiting_or_the_number_of_seats_changes(tmp_path):
    async with class_in(tmp_path) as server:
        club, (host,), _ = await lesson(server, 2)
        assert (await host.host("start"))["t"] == "ok"
        assert (await choose(server, club, game="lone", size=4, waits=True))[0] == 200
        assert (await host.host("follow"))["t"] == "ok"
        view = await host.until_view(lambda view: view.get("waits", False))
        assert (view["status"], view["size"]) == ("playing", 4)


@pytest.mark.rule("COM-23")
async def test_a_table_that_waits_goes_on_when_the_class_waits_no_longer(tmp_path):
    async with class_in(tmp_path) as server:
        rules = {"pace": "duplicate", "rounds": 3}
        club, (host,), pupils = await lesson(server, 2, game="rebus", settings=rules, waits=True)
        assert (await host.host("start"))["t"] == "ok"
        for pupil in pupils:
            await pupil.until_view(lambda view: "finish" in view["asks"])
            assert (await pupil.act({"t": "finish"}))["t"] == "ok"
        await pupils[0].until_view(lambda view: "rest" in view and view["until"] is None)
        assert (await choose(server, club, game="rebus", size=2, settings=rules))[0] == 200
        assert (await host.host("follow"))["t"] == "ok"
        await pupils[0].until_view(lambda view: "go-on" in view["asks"])
        assert server.room(host.view["code"]).clock.is_running


async def test_only_the_teacher_chooses_and_a_choice_that_cannot_be_changes_nothing(tmp_path):
    async with class_in(tmp_path) as server:
        club, (host,), pupils = await lesson(server, 2)
        for choice, code in [
            ({"game": "rebus", "size": 8}, "bad-size"),
            ({"game": "chess", "size": 2}, "no-such-game"),
            ({"game": "rebus", "size": 2, "settings": {"rounds": 4}}, "bad-setting"),
            ({"game": "rebus"}, "unreadable"),
        ]:
            assert (await choose(server, club, **choice))[1]["code"] == code
        stranger = {**club, "token": pupils[0].token}
        assert (await choose(server, stranger, game="rebus", size=2))[0] == 404
        assert (await server.post(f"/api/clubs/{club['code']}/tables", {}))[0] == 404
        assert (await look(server, club))["game"] == "lone"
        assert (await pupils[0].host("follow"))["code"] == "not-host"
        assert (await pupils[0].host("guide", step=1))["code"] == "not-host"
        made = await server.make(game="lone")
        ordinary = await server.enter(made["code"], made["host_token"])
        for do, more in (("follow", {}), ("guide", {"step": 1})):
            assert (await ordinary.host(do, **more))["code"] == "no-club"
        assert (await host.host("follow"))["t"] == "ok"
        assert (await host.until_view())["game"] == "lone"


async def test_the_choice_is_shown_to_the_teacher_as_it_was_made(tmp_path):
    async with class_in(tmp_path, Lexicon.load) as server:
        club = await club_of(server, game="lone", size=2, settings={"house": {"allow": [], "refuse": ["dog"]}})
        shown = await look(server, club)
        assert (shown["family"], shown["settings"]["house"]["refuse"]) == (True, ["dog"])
        _, public = await server.get(f"/api/clubs/{club['code']}")
        assert (public["family"], public["settings"], public["game"]) == (False, {}, "lone")
        again = {"game": "lone", "size": 2, "settings": shown["settings"], "family": False}
        assert (await choose(server, club, **again))[0] == 200
        shown = await look(server, club)
        assert (shown["family"], shown["settings"]["house"]["refuse"]) == (False, ["dog"])


@pytest.mark.parametrize("begun", [False, True])
async def test_the_teacher_fills_a_table_up_to_the_seats_of_the_game(tmp_path, begun):
    async with class_in(tmp_path) as server:
        club, (host,), _ = await lesson(server, 2)
        (table,) = (await look(server, club))["tables"]
        assert not begun or (await host.host("start"))["t"] == "ok"
        assert (await server.post(f"/api/tables/{table['code']}/seats", {"name": "Eve"}))[0] == 409
        for n in range(2, 8):
            assert (await seat(server, table, f"Pupil {n}"))[0] == 201
        view = await host.until_view(lambda view: len(view["seats"]) + len(view["waiting"]) == 8)
        assert view["size"] == 8
        assert (await seat(server, table, "One too many", next=True))[0] == 201, "while two are swapped"
        assert (await seat(server, table, "Two too many", next=True))[1]["code"] == "full"


@pytest.mark.parametrize("begun", [False, True])
async def test_two_pupils_of_full_tables_are_swapped(tmp_path, begun):
    """In the middle of a game both wait for the next one while the others play on."""
    async with class_in(tmp_path) as server:
        club, hosts, _ = await lesson(server, 12, game="bottle", size=6)
        for host in hosts:
            assert not begun or (await host.host("start"))["t"] == "ok"
        one, two = (await look(server, club))["tables"]
        moved = []
        for table, host, away in ((two, hosts[0], one), (one, hosts[1], two)):
            name = away["seats"][0]["name"]
            status, taken = await seat(server, table, name, next=True)
            assert status == 201
            assert (await host.host("move", seat=0, to=table["code"], token=taken["token"]))["t"] == "ok"
            moved.append(await server.enter(table["code"], taken["token"]))
        for pupil, host, name in zip(moved, reversed(hosts), ("Pupil 0", "Pupil 6"), strict=True):
            if begun:
                view = await pupil.until_view(lambda view: view["seats"][0]["left"])
                assert (view["status"], view["you"], view["waiting"]) == ("playing", None, [name])
                assert (await host.host("lobby"))["t"] == "ok"
            assert (await pupil.until_view(lambda view: view["you"] is not None))["size"] == 6
        one, two = (await look(server, club))["tables"]
        assert "Pupil 0" in names(two)
        assert "Pupil 6" in names(one)
        assert [len(one["seats"]), len(two["seats"])] == [6, 6]


async def test_the_teacher_opens_one_more_table_and_tables_are_counted(tmp_path):
    async with class_in(tmp_path) as server:
        club, _, _ = await lesson(server, 2)
        headers = {"Authorization": f"Bearer {club['token']}"}
        path = f"{server.address}/api/clubs/{club['code']}/tables"
        async with server.session.post(path, headers=headers) as answer:
            assert answer.status == 201
            opened = (await answer.json())["code"]
        codes = [table["code"] for table in (await look(server, club))["tables"]]
        assert codes[1:] == [opened]
        assert [(await server.get(f"/api/tables/{code}"))[1]["place"] for code in codes] == [1, 2]
        ordinary = await server.make(game="lone")
        assert (await server.get(f"/api/tables/{ordinary['code']}"))[1]["place"] is None


async def test_the_guided_round_is_shown_to_everybody_before_a_game(tmp_path):
    async with class_in(tmp_path) as server:
        _, (host,), (pupil, _) = await lesson(server, 2)
        wall = await server.enter(host.view["code"])
        assert (await host.host("guide", step=2))["t"] == "ok"
        for one in (pupil, wall):
            await one.until_view(lambda view: view.get("guide") == 2)
        assert (await host.host("guide", step=0))["code"] == "unreadable"
        assert (await host.host("start"))["t"] == "ok"
        for one in (pupil, wall):
            view = await one.until_view(lambda view: view["status"] == "playing")
            assert "guide" not in one.bare
        assert (await host.host("guide", step=1))["code"] == "not-lobby"
        assert view["status"] == "playing"


async def test_the_results_have_the_words_of_every_pupil_with_their_points(tmp_path):
    async with class_in(tmp_path, Lexicon.load) as server:
        club, (host,), pupils = await lesson(server, 2)
        assert (await host.host("start"))["t"] == "ok"
        view = await pupils[0].until_view(lambda view: "write" in view["asks"])
        dice = "".join(die["letter"] for die in view["view"]["dice"])
        row = next(number for number, row in enumerate(view["view"]["rows"]) if row["squares"] == 3)
        word = min(Lexicon.load("en").spellable(dice, length=3))
        assert (await pupils[0].act({"t": "write", "row": row, "word": word}))["t"] == "ok"
        for pupil in pupils:
            assert (await pupil.act({"t": "finish"}))["t"] == "ok"
        await host.until_view(lambda view: (view["view"] or {}).get("phase", {}).get("t") == "compared")
        assert (await host.host("remove", seat=1))["t"] == "ok"
        await host.until_view(lambda view: view["status"] == "over")
        path = f"{server.address}/api/clubs/{club['code']}/results.csv"
        async with server.session.get(path, headers={"Authorization": f"Bearer {club['token']}"}) as answer:
            rows = list(csv.DictReader((await answer.text(encoding="utf-8-sig")).splitlines()))
        points = view["view"]["rows"][row]["points"]
        assert [one["words"] for one in rows] == [f"{word} {points}", ""]
        assert [one["won"] for one in rows] == ["1", "0"]
