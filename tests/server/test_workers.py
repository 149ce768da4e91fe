"""`parlour serve` for several servers: wrong options are reported in a line, and workers share one port."""

import asyncio
import contextlib
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from sqlalchemy import text

from cli.terminal import complaint
from parlour.server.cluster.workers import free_addresses
from parlour.server.storage import migrations
from parlour.server.storage.engines import open_engine
from parlour.server.storage.leases import LeaseWatch
from server.guests import PATIENCE

PARLOUR = [sys.executable, "-c", "from parlour.cli.start import main; main()"]
COMMAND = [*PARLOUR, "serve", "--port", "0"]
POSTGRES = "postgresql://nobody@127.0.0.1:1/nothing"


def test_a_watch_ends_without_renewal_for_a_lease():
    now = [100.0]
    watch = LeaseWatch(3.0, lambda: now[0])
    assert watch.is_over(), "nothing is known yet"
    watch.renewed(100.0)
    now[0] = 103.0
    assert not watch.is_over()
    now[0] = 103.1
    assert watch.is_over()
    watch.renewed(99.0)
    assert watch.is_over(), "what was renewed before says nothing of now"
    watch.renewed(103.0)
    assert not watch.is_over()
    assert watch.is_just_back(), "others may be about to renew too"
    now[0] = 105.0
    watch.renewed(105.0)
    assert not watch.is_just_back()
    watch.end()
    assert watch.is_over()


def test_a_database_that_is_newer_is_left_alone(tmp_path):
    engine = open_engine(f"sqlite:///{tmp_path}/parlour.db")
    migrations.upgrade(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(migrations.TooNew, match="made by a newer Parlour"):
        migrations.upgrade(engine)
    engine.dispose()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--workers", "2"], "--workers needs a database for several"),
        (["--address", "127.0.0.1:9000"], "--address is for several servers on one PostgreSQL"),
        (["--address", "here", "--database", POSTGRES], "--address is how other servers reach this one"),
        (["--address", "127.0.0.1:9000", "--database", POSTGRES], "--address needs --secret"),
        (["--database", POSTGRES], "can't open the database"),
        ([], "this database was made by a newer Parlour"),
    ],
    ids=["workers", "file", "address", "secret", "away", "newer"],
)
def test_impossible_options_are_refused_in_one_line(tmp_path, options, says):
    with contextlib.closing(sqlite3.connect(tmp_path / "parlour.db")) as file:
        file.executescript("CREATE TABLE alembic_version (version_num); INSERT INTO alembic_version VALUES ('9999')")
    printed = complaint("serve", "--port", "0", "--data", str(tmp_path), *options)
    assert printed.startswith(f"parlour: {says}")


def open_at(*command: str, **more: Any) -> subprocess.Popen:
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **more)


@contextlib.asynccontextmanager
async def served(url: str, *options: str):
    """The address of a real server, and its process."""
    process = open_at(*COMMAND, "--database", url, *options)
    try:
        line = await asyncio.to_thread(process.stdout.readline)
        assert line.startswith("Parlour is open at "), (line, process.stderr.read())
        yield line.split()[-1], process
    finally:
        process.terminate()
        await asyncio.to_thread(process.communicate)
    assert process.returncode == 0


@pytest.mark.slow
async def test_workers_share_a_port_and_crashed_ones_are_restarted(url):
    async with (
        served(url, "--workers", "2") as (address, process),
        aiohttp.ClientSession(connector=aiohttp.TCPConnector(force_close=True)) as session,
        contextlib.AsyncExitStack() as stack,
    ):
        engine = open_engine(url)
        stack.callback(engine.dispose)

        def ask(query: str) -> list:
            with engine.connect() as connection:
                return connection.execute(text(query)).all()

        async def sit_at_another_table() -> None:
            async with session.post(f"{address}/api/tables", json={"game": "stars"}) as made:
                table = await made.json()
            body = {"name": "A", "token": table["host_token"]}
            async with session.post(f"{address}/api/tables/{table['code']}/seats", json=body) as sat:
                token = (await sat.json())["token"]
            line = await stack.enter_async_context(session.ws_connect(f"{address}/api/tables/{table['code']}/live"))
            await line.send_json({"t": "hello", "token": token})
            assert json.loads((await line.receive()).data)["t"] == "view"

        owners, servers = set[str](), {id for (id,) in ask("SELECT id FROM houses")}
        assert len(servers) == 2
        async with asyncio.timeout(PATIENCE):  # a table's server depends on its random code, so both soon have one
            while owners != servers:
                await sit_at_another_table()
                owners = {owner for (owner,) in ask("SELECT owner FROM tables")}
        children = subprocess.run(["pgrep", "-P", str(process.pid)], capture_output=True, text=True, check=True).stdout
        os.kill(int(children.split()[-1]), signal.SIGKILL)
        async with asyncio.timeout(PATIENCE):
            while len({id for (id,) in ask("SELECT id FROM houses")} - owners) == 0:
                await asyncio.sleep(0.1)
            async with session.get(f"{address}/readyz") as answer:
                assert answer.status == 200


def commands_of_three(page: Path) -> list[list[str]]:
    """The commands of a page for three servers, with addresses of this machine."""
    sentence = re.findall(r"^ +parlour/bin/parlour (serve .+)$", page.read_text("utf-8"), re.MULTILINE)
    ports = [address.rpartition(":")[2] for address in free_addresses(2 * len(sentence))]
    return [
        re.sub(r"10\.0\.0\.\d+", "127.0.0.1", line)
        .replace(f"800{n}", ports[n - 1])
        .replace(f"900{n}", ports[n + 2])
        .split()
        for n, line in enumerate(sentence, 1)
    ]


@pytest.mark.slow
async def test_three_servers_are_opened_as_the_page_says(url, tmp_path):
    commands = commands_of_three(Path(__file__).parents[2] / "docs" / "cluster.md")
    assert len(commands) == 3
    env = {**os.environ, "PARLOUR_DATABASE": url, "PARLOUR_SECRET": "as on every machine"}
    servers = [open_at(*PARLOUR, *words, env=env, cwd=tmp_path) for words in commands]
    try:
        lines = [await asyncio.to_thread(server.stdout.readline) for server in servers]
        addresses = [line.split()[-1] for line in lines]
        async with aiohttp.ClientSession() as session:
            for address in addresses:
                async with session.get(f"{address}/readyz") as answer:
                    assert (answer.status, await answer.json()) == (200, {"status": "ok"})
            async with session.post(f"{addresses[0]}/api/tables", json={"game": "stars"}) as made:
                table = await made.json()
            body = {"name": "A", "token": table["host_token"]}
            async with session.post(f"{addresses[1]}/api/tables/{table['code']}/seats", json=body) as sat:
                assert sat.status == 201
            async with session.get(f"{addresses[2]}/api/tables/{table['code']}") as seen:
                assert [seat["name"] for seat in (await seen.json())["seats"]] == ["A"]
    finally:
        for server in servers:
            server.kill()
            await asyncio.to_thread(server.communicate)
    assert not list(tmp_path.iterdir()), "nothing is left there but what the database has"
