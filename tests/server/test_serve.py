"""`parlour serve` and `parlour schema` on the command line."""

import asyncio
import json
import os
import signal
import subprocess
import sys

import aiohttp
import pytest

from cli.terminal import complaint, data
from parlour.games import CATALOGUE

PARLOUR = [sys.executable, "-c", "from parlour.cli.start import main; main()"]


@pytest.mark.slow
async def test_a_server_starts_prints_its_address_serves_a_game_and_stops(tmp_path):
    command = [*PARLOUR, "serve", "--port", "0", "--data", str(tmp_path / "data")]
    server = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    async with asyncio.timeout(300):
        line = (await server.stdout.readline()).decode()
    assert line.startswith("Parlour is open at http://127.0.0.1:")
    async with aiohttp.ClientSession(line.split()[-1]) as session:
        async with session.get("/api/games") as answer:
            assert [game["id"] for game in await answer.json()] == list(CATALOGUE)
        async with session.post("/api/tables", json={"game": "bottle", "bots": [{"level": 3}]}) as answer:
            assert answer.status == 201
    os.kill(server.pid, signal.SIGTERM)
    out, err = await server.communicate()
    hint = b"For a link and a QR code that phones can open, start the server with parlour serve --host 0.0.0.0\n"
    assert (server.returncode, out) == (0, hint)
    assert all(json.loads(line) for line in err.splitlines())
    assert (tmp_path / "data" / "parlour.db").is_file()


@pytest.mark.parametrize(
    "options",
    [["--port", "99999"], ["--bus", "nats://nowhere"], ["--data", "/dev/null"], ["--database", "nonsense"]],
)
def test_bad_input_ends_with_one_clear_line(options, tmp_path):
    assert complaint("serve", "--data", str(tmp_path), *options).startswith("parlour: ")


def test_the_schema_is_json_with_all_games():
    assert set(data("schema")["properties"]["games"]["properties"]) == set(CATALOGUE)
