"""Killed with -9 during a roll of the day, a server continues it: same dice, same clock, once."""

import json
import signal
from pathlib import Path

import aiohttp

from lab.spawner import Spawned
from server.guests import PATIENCE
from server.test_kill import spawned

KEY = {"Authorization": "Bearer a key that nobody guesses"}


async def test_a_roll_of_the_day_survives_being_killed(tmp_path: Path) -> None:
    timeout = aiohttp.ClientTimeout(PATIENCE)
    async with spawned() as server, aiohttp.ClientSession(timeout=timeout) as session:
        await server.start(data=str(tmp_path))
        async with session.get(f"{server.address}/api/days") as answer:
            today = (await answer.json())["today"]
        roll = f"{server.address}/api/days/{today}/en/bottle"
        first = await sit(session, roll)
        before = await act(session, server, first, "m1", {"t": "say", "word": "zzzz"})
        server.signal(signal.SIGKILL)
        await server.start(data=str(tmp_path))
        assert await sit(session, roll) == first
        async with session.get(roll, headers=KEY) as answer:
            assert (await answer.json())["mine"]["state"] == "begun"
        again = await act(session, server, first, "m1", {"t": "say", "word": "zzzz"})
        assert again["view"]["dice"] == before["view"]["dice"]
        assert again["until"] == before["until"]  # the mistake cost a point only once
        passed = await act(session, server, first, "m2", {"t": "pass"})
        server.signal(signal.SIGKILL)
        await server.start(data=str(tmp_path))
        after = await act(session, server, first, "m2", {"t": "pass"})
        assert passed["view"]["day"]["points"] == after["view"]["day"]["points"] == [0]


async def sit(session: aiohttp.ClientSession, roll: str) -> dict:
    async with session.post(roll, json={"name": "Ann"}, headers=KEY) as answer:
        assert answer.status == 201
        return await answer.json()


async def act(session: aiohttp.ClientSession, server: Spawned, made: dict, name: str, move: dict) -> dict:
    """Make a move that the server acknowledges. Returns the view after it."""
    view: dict = {}
    async with session.ws_connect(f"{server.address}/api/tables/{made['code']}/live") as line:
        await line.send_json({"t": "hello", "token": made["token"], "seq": 0})
        await line.send_json({"t": "act", "id": name, "move": move})
        async for frame in line:
            heard = json.loads(frame.data)
            if heard["t"] == "ping":
                await line.send_json({"t": "pong", "n": heard["n"]})
            view = heard if heard["t"] == "view" else view
            if heard["t"] in ("ok", "refused"):
                assert heard["t"] == "ok", heard
                break
    async with session.ws_connect(f"{server.address}/api/tables/{made['code']}/live") as line:
        await line.send_json({"t": "hello", "token": made["token"], "seq": 0})
        async for frame in line:
            heard = json.loads(frame.data)
            if heard["t"] == "view":
                return heard
    raise AssertionError("no view came")
