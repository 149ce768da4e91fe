"""The example games as installed packages: they are in the catalogue, keep all laws and can be played."""

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from cli.terminal import several
from parlour.games import OURS
from tutorial.environment import Environment
from tutorial.page import PAGE, ROOT, commands, files, played, write

pytestmark = pytest.mark.slow


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    folder = tmp_path_factory.mktemp("package")
    environment = Environment(folder / "env")
    environment.install(ROOT / "examples/leaf")
    return environment


def test_it_is_listed_with_its_rules(installed: Environment) -> None:
    listed, rule = several(installed.python, ["games", "--json"], ["rules", "LEA-11", "--language", "uk"])
    assert [game["id"] for game in json.loads(listed[1])] == [*OURS, "leaf"]
    assert listed[2] == ""
    assert "LEA-11 D  Хто виходить" in rule[1]


def test_it_is_played_in_the_terminal(installed: Environment, tmp_path: Path) -> None:
    words = ["-m", "parlour", "play", "leaf", "rounds=1", "--bots", "1", "--log", tmp_path / "log"]
    assert re.search(r"The leaf lay at [A-Z]+\. Won by ", played([installed.python, *words], "kettle\n"))


def test_its_tests_are_installed_and_it_keeps_all_laws(installed: Environment) -> None:
    words = ("-q", "-p", "no:cacheprovider", "--import-mode=importlib")
    command = [installed.python, "-m", "pytest", *words, *commands("--parlour-record").splitlines()[1].split()[1:]]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert int(re.findall(r"(\d+) passed", done.stdout)[0]) > 150
    assert "All laws hold." in installed.parlour("check", "leaf", "--games", "1").stdout


@pytest.mark.parametrize(("game", "rule"), [("telltale", "TEL-09 D"), ("longest", "LGW-05 D")])
def test_the_other_examples_are_installed_and_keep_all_laws(tmp_path: Path, game: str, rule: str) -> None:
    environment = Environment(tmp_path / "env")
    environment.install(ROOT / "examples" / game)
    checked, rules = several(environment.python, ["check", game, "--games", "1"], ["rules", game])
    assert "All laws hold." in checked[1]
    assert rule in rules[1]


def test_the_game_in_one_file_is_played_before_line_150(tmp_path: Path) -> None:
    for name in files("first-game/"):
        write(tmp_path, name)
    environment = Environment(tmp_path / "env")
    environment.install(tmp_path / "first-game")
    words = ["-m", "parlour", "play", "first", "--bots", "1", "--log", tmp_path / "log"]
    assert re.search(r"said word \w+", played([environment.python, *words], "say nonsense\n"))
    simulated = ["simulate", "first", "--games", "20", "--workers", "1"]
    checked, played_out = several(environment.python, ["check", "first"], simulated)
    assert "All laws hold." in checked[1]
    assert "refused moves: none" in played_out[1]
    assert PAGE[: PAGE.index("parlour play first")].count("\n") < 150


async def test_it_is_on_the_server_and_played_over_a_socket(installed: Environment, tmp_path: Path) -> None:
    async with installed.served(tmp_path) as server:
        async with server.get("/api/games") as games:
            assert (await games.json())[-1]["name"] == "The Pressed Leaf"
        last = await _play(server, {"game": "leaf", "settings": {"rounds": 1}, "bots": [{"level": 5}]}, "kettle")
    assert last["view"]["leaf"]
    assert last["view"]["winners"] == last["result"]["winners"]


async def _play(server: aiohttp.ClientSession, table: dict[str, Any], word: str) -> dict[str, Any]:
    """Play a round of one person to its end. Returns the last view."""
    async with server.post("/api/tables", json=table) as made:
        opened = await made.json()
    address, asked = f"/api/tables/{opened['code']}", {"name": "Ann", "token": opened["host_token"]}
    async with server.post(f"{address}/seats", json=asked) as seated:
        token = (await seated.json())["token"]
    async with server.ws_connect(f"{address}/live") as socket:
        await socket.send_json({"t": "hello", "token": token})
        await socket.send_json({"t": "host", "id": 1, "do": {"t": "start"}})
        await _heard(socket, "open")
        await socket.send_json({"t": "act", "id": 2, "move": {"t": "open", "word": word}})
        return await _heard(socket, None)


async def _heard(socket: aiohttp.ClientWebSocketResponse, ask: str | None) -> dict[str, Any]:
    """The next view with this ask, or with None the first view of a finished game."""
    while True:
        answer: dict[str, Any] = await socket.receive_json(timeout=300)
        if answer["t"] == "ping":
            await socket.send_json({"t": "pong", "n": answer["n"]})
        assert answer["t"] not in ("refused", "bye"), answer
        if answer["t"] == "view" and (answer["result"] if ask is None else ask in answer["asks"]):
            return answer


def test_a_broken_game_costs_one_line_and_affects_no_other(installed: Environment) -> None:
    model = installed.site / "leaf" / "model.py"
    sound = model.read_text()
    try:
        model.write_text("raise RuntimeError('torn pages')\n")
        listed = installed.parlour("games", "--json")
    finally:
        model.write_text(sound)
    assert listed.stderr == "parlour: the game leaf (leaf:ENTRY) is left out: RuntimeError: torn pages\n"
    assert [game["id"] for game in json.loads(listed.stdout)] == list(OURS)
