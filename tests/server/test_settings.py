"""Invalid settings are refused with a clear message on every route and disconnect nobody."""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest
import typer
from msgspec.structs import replace

from parlour import games
from parlour.cli.game_options import open_game
from parlour.core import Refused
from parlour.games import CATALOGUE
from parlour.languages import language
from parlour.lexicon import Lexicon
from parlour.server.app import running
from parlour.server.limits import Limits, Rate
from parlour.server.options import ServerOptions
from parlour.server.server import Server
from parlour.server.storage.store import Store
from server.guests import Host, open_server
from server.snap import ENTRY, SnapGame

CODES = ("bad-setting", "bad-dice", "bad-roll", "bad-cards", "too-big")
WRONG: tuple[Any, ...] = (
    None,
    "",
    "ice cream",
    "слово",
    "w" * 7000,
    -1,
    10**30,
    1.5,
    True,
    [],
    [""],
    [["a"]],
    {},
    {"x": 1},
)
GENEROUS = Limits(
    letters=Rate(1e9, 1e9),
    bytes=Rate(1e9, 1e9),
    messages=Rate(1e6, 1e6),
    frames=Rate(1e6, 1e6),
    requests=Rate(1e6, 1e6),
    tables=Rate(1e6, 1e6),
)
MANY, FEW = 8, 3
"""Of many similar parts, such as letter values or dice, only a few are tried."""
HOUSE_WORDS = ("ice cream", "", "слово", "w" * 7000, "a1", "\u200d")


def wrong_settings(game: str) -> Iterator[dict[str, Any]]:
    """Each setting with invalid values, and a custom box with each part broken."""
    yield {"no such setting": 1}
    yield from ({"language": value} for value in WRONG if value is not None)
    for setting in CATALOGUE[game].all_settings[1:]:
        yield from ({setting.name: value} for value in WRONG)
        if (box := _box(game, setting.name)) is not None:
            yield from ({setting.name: value} for value in _spoilt(box))
        if setting.name == "house":
            yield from ({"house": {key: [word]}} for key in ("allow", "refuse") for word in HOUSE_WORDS)


def _box(game: str, name: str) -> Any:
    """The game's own box, as typed values."""
    shared, pack = (
        Path(games.__file__).parent / game / f"{name}.json",
        language("en").path("games", game, f"{name}.json"),
    )
    found = next((file for file in (shared, pack) if file.exists()), None)
    return msgspec.json.decode(found.read_bytes()) if found else None


def _spoilt(value: Any) -> Iterator[Any]:
    match value:
        case dict():
            for key in list(value)[: FEW if len(value) > MANY else MANY]:
                yield {other: value[other] for other in value if other != key}
                yield from ({**value, key: part} for part in _spoilt(value[key]))
        case list() if value:
            yield value[1:]
            yield from ([part, *value[1:]] for part in _spoilt(value[0]))
        case _:
            yield from WRONG


@contextlib.asynccontextmanager
async def real_server(folder: Path) -> Any:
    server = Server(CATALOGUE, Lexicon.load, Store(f"sqlite:///{folder}/parlour.db"), ServerOptions(limits=GENEROUS))
    async with running(server) as address, aiohttp.ClientSession() as session:
        host = Host(address, server, session)
        yield host
        for guest in host.guests:
            await guest.leave()


@pytest.mark.parametrize("game", CATALOGUE)
async def test_wrong_settings_are_refused_clearly_and_disconnect_nobody(tmp_path, game):
    async with real_server(tmp_path) as server:
        host, other = await server.table(people=2, start=False, game=game)
        room = server.room(host.view["code"])
        for wrong in wrong_settings(game):
            kept = room.record
            answer = await host.host("set", settings=wrong)
            if answer["t"] == "refused":
                assert answer["code"] in CODES, (wrong, answer)
                assert 0 < len(answer["detail"]) < 400, (wrong, answer)
                assert room.record is kept, wrong
        await host.hush(), await other.hush()
        assert all(message["t"] != "bye" for guest in (host, other) for message in guest.messages)


@pytest.mark.parametrize("game", CATALOGUE)
async def test_wrong_settings_are_refused_where_a_table_is_made_and_in_the_terminal(tmp_path, game):
    async with real_server(tmp_path) as server:
        for wrong in wrong_settings(game):
            status, answer = await server.post("/api/tables", {"game": game, "settings": wrong})
            assert status == 201 or (status == 400 and answer["detail"]), (wrong, answer)
            assert _opens_in_a_terminal(game, wrong) or status == 400, (wrong, answer)


def _opens_in_a_terminal(game: str, given: dict[str, Any]) -> bool:
    """Anything but a game or a clear end of the command fails the test."""
    try:
        open_game(CATALOGUE[game], given)
    except typer.Exit as ended:
        assert ended.exit_code == 2
        return False
    return True


@pytest.mark.parametrize("game", ["bottle", "lone", "rebus"])
async def test_a_language_without_the_letters_of_house_words_is_refused(tmp_path, game):
    async with real_server(tmp_path) as server:
        host, other = await server.table(people=2, start=False, game=game, settings={"house": {"allow": ["selfie"]}})
        refused = await host.host("set", settings={"language": "uk"}, id="again")
        assert (refused["code"], "selfie" in refused["detail"]) == ("bad-setting", True)
        assert (await host.host("set", settings={"language": "uk"}, id="again")) == refused
        assert (await host.host("set", settings={"language": "uk", "house": {"allow": ["селфі"]}}))["t"] == "ok"
        assert (await other.until_view(lambda view: view["language"] == "uk"))["settings"]["house"]["allow"] == [
            "селфі"
        ]


class Faulty(SnapGame):
    """A faulty game, which can't begin."""

    def start(self, seats):
        raise ZeroDivisionError


async def test_a_decision_that_fails_by_a_fault_of_ours_is_answered_and_leaves_all_as_it_was(tmp_path):
    async with open_server(tmp_path, entry=replace(ENTRY, game=Faulty)) as server:
        host, other = await server.table(people=2, start=False)
        answer = await host.host("start", id="once")
        assert (answer["t"], answer["code"]) == ("refused", "trouble")
        assert await host.host("start", id="once") == answer
        assert (await host.host("set", settings={"goal": 7}))["t"] == "ok"
        assert (await other.until_view(lambda view: view["settings"]["goal"] == 7))["status"] == "lobby"


def test_errors_while_opening_a_game_blame_the_settings():
    with pytest.raises(Refused, match="ice cream"):
        CATALOGUE["lone"].open(Lexicon.load, {"house": {"allow": ["ice cream"]}})
