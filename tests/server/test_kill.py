"""Killed with -9 at any moment, the server goes on where it was: nothing acknowledged is lost, nothing acts twice."""

import asyncio
import contextlib
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections import Counter
from pathlib import Path

import aiohttp
import pytest

from lab.ports import free_port

KILLS = 50
TABLES = 4
SEATS = 3
WORDS = ("carbon", "table", "stone", "horse", "planet", "orange", "zzzz", "market", "island", "castle", "river")


class Keeper:
    """A server that can be killed and started again at the same address."""

    def __init__(self, data: Path) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.pid = 0
        script = Path(__file__).with_name("zygote.py")
        self.zygote = subprocess.Popen(
            [sys.executable, str(script), str(data)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    async def start(self) -> None:
        assert self.zygote.stdin is not None
        self.zygote.stdin.write(f"start {self.port}\n")
        self.zygote.stdin.flush()
        for word in ("pid", "Parlour"):
            line = await asyncio.to_thread(self.zygote.stdout.readline)
            assert line.startswith(word), line
            if word == "pid":
                self.pid = int(line.split()[1])

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        os.kill(self.pid, how)

    def close(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.kill()
        self.zygote.kill()
        self.zygote.wait()
        self.zygote.stdin.close()
        self.zygote.stdout.close()


class Player:
    """Plays on and on, comes back by itself, and sends again what was not answered."""

    def __init__(self, address: str, code: str, token: str, rng: random.Random) -> None:
        self.url, self.token, self.rng = f"{address}/api/tables/{code}/live", token, rng
        self.answers: dict[str, str] = {}
        self.sent = 0
        self.open: dict | None = None
        self.seq = self.at = self.returns = 0
        self.told: list = []

    async def play(self, session: aiohttp.ClientSession) -> None:
        while True:
            try:
                await self._sit(session)
            except (aiohttp.ClientError, ConnectionError, TimeoutError):
                await asyncio.sleep(0.03)

    async def _sit(self, session: aiohttp.ClientSession) -> None:
        async with session.ws_connect(self.url) as line:
            await line.send_json({"t": "hello", "token": self.token, "seq": self.seq})
            self.returns += 1
            if self.open is not None:
                await line.send_json(self.open)
            async for frame in line:
                await self._hear(line, json.loads(frame.data))

    async def _hear(self, line: aiohttp.ClientWebSocketResponse, message: dict) -> None:
        match message["t"]:
            case "ping":
                await line.send_json({"t": "pong", "n": message["n"]})
            case "view":
                assert message["seq"] >= self.seq, "what was seen is never taken back"
                self.told += message["events"]
                self.seq, self.at = message["seq"], message["at"]
            case "ok" | "refused":
                self.answers[message["id"]] = message["t"]
                if self.open is not None and message["id"] == self.open["id"]:
                    self.open = None
        if self.open is None:
            await asyncio.sleep(self.rng.random() * 0.03)
            self.sent += 1
            self.open = {"t": "act", "id": f"m{self.sent}", "move": self._move()}
            await line.send_json(self.open)

    def _move(self) -> dict:
        if self.rng.random() < 0.3:
            return {"t": "pass"}
        return {"t": "say", "word": self.rng.choice(WORDS)}


async def seat_all(session: aiohttp.ClientSession, address: str) -> list[list[Player]]:
    async def post(path: str, body: dict) -> dict:
        async with session.post(address + path, json=body) as answer:
            assert answer.status == 201
            return await answer.json()

    tables = []
    for n in range(TABLES):
        settings = {"mode": ("classic", "easy")[n % 2], "gentle": True}
        made = await post("/api/tables", {"game": "bottle", "settings": settings})
        people = []
        for seat in range(SEATS):
            body = {"name": f"P{seat}", "token": made["host_token"] if seat == 0 else None}
            taken = await post(f"/api/tables/{made['code']}/seats", body)
            people.append(Player(address, made["code"], taken["token"], random.Random(10 * n + seat)))
        async with session.ws_connect(people[0].url) as line:
            await line.send_json({"t": "hello", "token": people[0].token})
            await line.send_json({"t": "host", "id": "start", "do": {"t": "start"}})
            while json.loads((await line.receive()).data) != {"t": "ok", "id": "start"}:
                pass
        tables.append(people)
    return tables


def lines_of(data: Path, code: str) -> list[tuple]:
    with sqlite3.connect(data / "parlour.db") as database:
        query = "SELECT n, at, seat, message, line FROM lines WHERE code = ? ORDER BY number, n"
        lines = database.execute(query, (code,)).fetchall()
    database.close()
    return lines


def check(people: list[Player], lines: list[tuple]) -> None:
    acted = Counter((seat, json.loads(message)[1]) for _, _, seat, message, _ in lines if message)
    assert max(acted.values()) == 1, "a message acted twice"
    stamps = [at for _, at, *_ in lines]
    assert stamps == sorted(stamps), "time ran backward"
    public = [events for *_, line in lines if (events := json.loads(line)["events"])]  # what `seq` counts
    for seat, player in enumerate(people):
        done = {message for of, message in acted if of == seat}
        said = {id for id, answer in player.answers.items() if answer == "ok"}
        assert said <= done, "something acknowledged was lost"
        assert not done & {id for id, answer in player.answers.items() if answer == "refused"}
        assert player.seq <= len(public), "something was seen that is not stored"
        happened = [event for events in public[: player.seq] for event in events]
        assert player.told == happened, "an event was missed or told twice"


async def some_answer(players: list[Player]) -> None:
    """The games are running again: somebody is back and was answered."""
    before = sum(len(player.answers) for player in players)
    async with asyncio.timeout(60):
        while sum(len(player.answers) for player in players) == before:
            await asyncio.sleep(0.01)


@pytest.mark.slow
@pytest.mark.rule("COM-01")
async def test_fifty_kills_at_random_moments_lose_nothing(tmp_path):
    keeper, rng = Keeper(tmp_path), random.Random(50)
    try:
        await keeper.start()
        async with aiohttp.ClientSession() as session:
            tables = await seat_all(session, keeper.address)
            players = [player for people in tables for player in people]
            playing = [asyncio.create_task(player.play(session)) for player in players]
            for _ in range(KILLS):
                await some_answer(players)
                await asyncio.sleep(rng.random() * 0.3)
                keeper.kill()
                await keeper.start()
            await some_answer(players)
            assert not any(task.done() for task in playing), [task for task in playing if task.done()]
            keeper.kill()
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
    finally:
        keeper.close()
    for people in tables:
        code = people[0].url.split("/")[-2]
        check(people, lines_of(tmp_path, code))
    assert sum(player.returns for player in players) > KILLS


@pytest.mark.slow
async def test_a_server_told_to_stop_says_goodbye_and_its_tables_go_on(tmp_path):
    keeper = Keeper(tmp_path)
    try:
        await keeper.start()
        async with aiohttp.ClientSession() as session:
            people = (await seat_all(session, keeper.address))[0]
            playing = [asyncio.create_task(player.play(session)) for player in people]
            watcher = await session.ws_connect(people[0].url)
            await watcher.send_json({"t": "hello"})
            while not all(player.seq for player in people):
                await asyncio.sleep(0.01)
            keeper.kill(signal.SIGTERM)
            messages = [json.loads(frame.data) async for frame in watcher]
            await keeper.start()
            await some_answer(people)
            keeper.kill()
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
    finally:
        keeper.close()
    assert messages[-1] == {"t": "bye", "code": "restart"}
    check(people, lines_of(tmp_path, people[0].url.split("/")[-2]))
