"""Games that ask for it learn who is at a seat: a person, nobody, or a bot (`core/extras/presence.py`)."""

from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from parlour.core import Act
from parlour.core.extras.presence import BotPlays, PersonAway, PersonHere
from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon
from parlour.server.app import running
from parlour.server.server import Server
from parlour.server.storage.store import Store
from server.guests import Guest, Host, until


@pytest.fixture
async def parlour(tmp_path: Path) -> AsyncIterator[Host]:
    server = Server(CATALOGUE, Lexicon.load, Store(f"sqlite:///{tmp_path}/parlour.db"))
    async with running(server) as address, aiohttp.ClientSession() as session:
        host = Host(address, server, session)
        yield host
        for guest in host.guests:
            await guest.leave()


async def beside_a_bot(parlour: Host, bots: int = 1) -> list[Guest]:
    """An Alien and a Scientist, with bots as further Scientists."""
    guests = await parlour.table(people=2, start=False, game="stars")
    for _ in range(bots):
        await guests[0].host("bot", seat=None, level=1)
    await guests[0].host("start")
    for guest in guests:
        await guest.until_view(lambda view: view["status"] == "playing")
    return guests


def recorded(parlour: Host, code: str) -> list[tuple[int, type]]:
    """What the log says about the presence of players."""
    log = parlour.room(code).state.table.log
    lines = [line.what for line in log if isinstance(line.what, Act)]
    return [(line.seat, type(line.move)) for line in lines if isinstance(line.move, PersonHere | PersonAway | BotPlays)]


@pytest.mark.rule("STA-29", "STA-39")
async def test_a_scientist_knows_which_colleagues_are_bots(parlour: Host) -> None:
    _, boris = await beside_a_bot(parlour)
    view = await boris.until_view(lambda view: view["view"]["teams"][0]["scientists"]["desk"]["bots"] == [2])
    assert recorded(parlour, view["code"]) == [(2, BotPlays)]


@pytest.mark.rule("STA-29")
async def test_the_log_records_leaving_and_returning(parlour: Host) -> None:
    anna, boris = await beside_a_bot(parlour)
    code = anna.view["code"]
    await until(lambda: len(recorded(parlour, code)) == 1)
    await boris.leave()
    await until(lambda: recorded(parlour, code)[1:] == [(1, PersonAway)])
    await parlour.enter(code, boris.token)
    await until(lambda: recorded(parlour, code)[1:] == [(1, PersonAway), (1, PersonHere)])


@pytest.mark.rule("STA-29")
async def test_lone_scientists_are_asked_for_no_agreement(parlour: Host) -> None:
    anna, boris = await beside_a_bot(parlour, bots=0)
    await boris.leave()
    await anna.until_view(lambda view: not view["seats"][1]["connected"])
    assert recorded(parlour, anna.view["code"]) == []


@pytest.mark.rule("STA-29")
async def test_only_the_server_says_who_is_there(parlour: Host) -> None:
    anna, boris = await beside_a_bot(parlour)
    answer = await boris.ask({"t": "act", "move": {"t": "person-away"}})
    assert (answer["t"], answer["code"]) == ("refused", "not-asked")
    await until(lambda: recorded(parlour, anna.view["code"]) == [(2, BotPlays)])
