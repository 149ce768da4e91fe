"""The installed package in an empty folder: the server with its client, a game over the socket, one in the terminal."""

import re
import subprocess
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from shutil import which
from typing import Any

import aiohttp
import pytest

import parlour
from package.conftest import ROOT, Machine

pytestmark = pytest.mark.slow
QUICK = {"pace": "together", "rounds": 1, "hourglass_seconds": 60}
"""A game of Letters Rebus that ends when all are done, and leaves a bot on a busy machine enough time."""


@asynccontextmanager
async def served(machine: Machine) -> AsyncIterator[aiohttp.ClientSession]:
    process = machine.start("parlour", "serve", "--port", "0", stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    try:
        assert process.stdout is not None
        opened = re.search(r"http://\S+", process.stdout.readline())
        assert opened is not None
        async with aiohttp.ClientSession(opened.group()) as session:
            yield session
    finally:
        process.terminate()
        process.communicate(timeout=300)


async def get(session: aiohttp.ClientSession, path: str) -> bytes:
    async with session.get(path) as response:
        assert response.status == 200, path
        return await response.read()


async def post(session: aiohttp.ClientSession, path: str, body: dict[str, Any]) -> dict[str, Any]:
    async with session.post(path, json=body) as response:
        assert response.status == 201, await response.text()
        answer: dict[str, Any] = await response.json()
        return answer


async def heard(socket: aiohttp.ClientWebSocketResponse, is_it: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Return the next message of this kind."""
    while True:
        reply: dict[str, Any] = await socket.receive_json(timeout=300)
        if reply["t"] == "ping":
            await socket.send_json({"t": "pong", "n": reply["n"]})
        if is_it(reply):
            return reply
        assert reply["t"] not in ("refused", "bye"), reply


def test_node_and_compilers_are_missing(machine: Machine) -> None:
    assert [
        name for name in ("node", "npm", "cc", "gcc", "c++", "g++", "clang") if which(name, path=str(machine.bin))
    ] == []


async def test_the_server_shows_the_client(machine: Machine) -> None:
    async with served(machine) as session:
        page = (await get(session, "/")).decode()
        assets = re.findall(r'(?:src|href)="\.(/assets/[^"]+)"', page)
        assert assets
        for asset in assets:
            assert await get(session, asset)
        assert b"BOT-01" in await get(session, "/api/rules/bottle?language=uk")


async def play_out(socket: aiohttp.ClientWebSocketResponse) -> dict[str, Any]:
    """Lay nothing in every round, until the game is over. Returns the last view."""
    done: set[tuple[str, str]] = set()
    while True:
        text = await heard(socket, lambda text: text["t"] == "view")
        if text["status"] == "over":
            return text
        for move in {"finish", "go-on"} & set(text["asks"]):
            if (text["on"], move) not in done:
                done.add((text["on"], move))
                await socket.send_json({"t": "act", "id": len(done), "on": text["on"], "move": {"t": move}})


async def test_a_whole_game_is_played_over_the_socket(machine: Machine) -> None:
    async with served(machine) as session:
        table = await post(session, "/api/tables", {"game": "rebus", "settings": QUICK, "bots": [{"level": 1}]})
        seat = await post(session, f"/api/tables/{table['code']}/seats", {"name": "Ann", "token": table["host_token"]})
        async with session.ws_connect(f"/api/tables/{table['code']}/live") as socket:
            await socket.send_json({"t": "hello", "token": seat["token"]})
            await socket.send_json({"t": "host", "id": "start", "do": {"t": "start"}})
            over = await play_out(socket)
        assert over["result"]["scores"][seat["seat"]] == 0  # the bot may have laid something
        log = (await get(session, f"/api/tables/{table['code']}/log")).decode().splitlines()
        assert "game-ended" in log[-1]


def test_a_whole_game_is_played_in_the_terminal(machine: Machine) -> None:
    settings = [word for name, value in QUICK.items() for word in ("--set", f"{name}={value}")]
    words = ("play", "rebus", "--name", "Ann", "--bots", "1", "--level", "1", *settings)
    with (machine.home / "output").open("w+") as output:
        process = machine.start("parlour", *words, stdin=subprocess.PIPE, stdout=output, stderr=output)
        assert process.stdin is not None
        with suppress(BrokenPipeError), process.stdin:  # the game may be over by now
            while process.poll() is None:
                process.stdin.write("done\n\n")  # I lay nothing; then Enter goes on
                process.stdin.flush()
                time.sleep(0.3)
        process.wait(300)
        output.seek(0)
        seen = output.read()
    assert process.returncode == 0, seen
    assert re.search(r"\(1\) won the game", seen), seen
    (kept,) = machine.home.glob(".local/share/parlour/rebus-*.jsonl")
    assert "won the game" in machine.run("parlour", "replay", str(kept))


def test_the_readmes_example_runs(machine: Machine) -> None:
    example = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    assert machine.run("python", "-c", "\n".join(example)).splitlines()[-1] == "(2, 1, 1)"


def test_it_knows_its_version(machine: Machine) -> None:
    asked = "import importlib.metadata as m, parlour; print(m.version('parlour'), parlour.__version__)"
    assert machine.run("parlour", "--version").startswith(f"parlour {parlour.__version__} ")
    assert machine.run("python", "-c", asked).split() == [parlour.__version__] * 2
