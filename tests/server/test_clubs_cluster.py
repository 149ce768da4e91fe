"""A class over several servers: one link fills the same tables, whichever server people reach."""

import asyncio

import pytest

from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon
from server.test_clubs import arrive, club_of, look, teacher_at
from server.test_cluster import _no_hurry, has, opened
from server.test_onward import SETTINGS, WORDS, end_round, is_round

__all__ = ["_no_hurry"]
pytestmark = pytest.mark.slow
BOTTLE = {"entry": CATALOGUE["bottle"], "load": Lexicon.load}
REBUS = {"entry": CATALOGUE["rebus"], "load": lambda _: WORDS}


async def test_one_link_fills_the_same_tables_through_either_server(tmp_path, url):
    async with opened(tmp_path, url, **BOTTLE) as (first, second):
        club = await club_of(first)
        seats = [await arrive((first, second)[n % 2], club, f"Pupil {n}") for n in range(6)]
        assert len({code for code, _ in seats}) == 2
        for server in (first, second):
            tables = (await look(server, club))["tables"]
            assert [len(table["seats"]) for table in tables] == [3, 3]
            assert {seat["name"] for table in tables for seat in table["seats"]} == {f"Pupil {n}" for n in range(6)}


async def test_the_teacher_hosts_all_tables_from_the_other_server(tmp_path, url):
    async with opened(tmp_path, url, **BOTTLE) as (first, second):
        club = await club_of(first, size=2)
        for n in range(4):
            await arrive((first, second)[n // 2], club, f"Pupil {n}")
        hosts = [await teacher_at(second, table) for table in (await look(second, club))["tables"]]
        for host in hosts:
            assert host.view["host"]
            assert (await host.host("start"))["t"] == "ok"
            assert (await host.host("pause"))["t"] == "ok"
        assert [(table["status"], table["paused"]) for table in (await look(first, club))["tables"]] == [
            ("playing", True),
            ("playing", True),
        ]


async def test_people_who_join_at_the_same_moment_through_both_servers_all_get_seats(tmp_path, url):
    """Each server may open a table before it sees the other's, and everybody gets a seat."""
    async with opened(tmp_path, url, **BOTTLE) as (first, second):
        club = await club_of(first)
        await asyncio.gather(*(arrive((first, second)[n % 2], club, f"Pupil {n}") for n in range(6)))
        tables = (await look(second, club))["tables"]
        assert sum(len(table["seats"]) for table in tables) == 6


@pytest.mark.rule("COM-23")
async def test_the_next_round_for_all_begins_in_both_servers(tmp_path, url):
    async with opened(tmp_path, url, **REBUS) as servers:
        club = await club_of(servers[0], size=2, settings=SETTINGS)
        tables = []
        for server in servers:  # a table in each: its pupils through their own server, the teacher through the first
            seats = [await arrive(server, club, f"Pupil {len(tables)} {n}") for n in range(2)]
            code = seats[0][0]
            assert has(server, code)
            tables.append([await server.enter(code, token) for _, token in seats])
        teacher = [await teacher_at(servers[0], table) for table in (await look(servers[0], club))["tables"]]
        for host in teacher:
            assert (await host.host("start"))["t"] == "ok"
        for pupils in tables:
            await end_round(pupils)
        for host in teacher:
            await host.until_view(lambda view: "rest" in view)
        assert [(await host.host("onward"))["t"] for host in teacher] == ["ok", "ok"]
        for pupils in tables:
            for pupil in pupils:
                await pupil.until_view(is_round(2))
