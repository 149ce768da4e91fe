"""Players for tests, who use a real server over real sockets."""

import asyncio
import contextlib
import itertools
import json
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from time import monotonic
from typing import Any

import aiohttp
import pytest

from parlour.core import Entry
from parlour.server.app import running
from parlour.server.cluster.neighbours import Plan
from parlour.server.limits import Limits
from parlour.server.live import inbox
from parlour.server.live.connection import RoundTrips
from parlour.server.loading.game_loader import Load
from parlour.server.options import DEFAULTS, PLAIN, PublicOptions, ServerOptions
from parlour.server.room.room import Room
from parlour.server.server import Server
from parlour.server.storage.store import Store
from server import snap

PATIENCE = 300
"""Seconds until a test gives up: far more than anything takes, because machines may be busy."""


async def until(test: Callable[[], bool]) -> None:
    """Wait for a condition inside the server."""
    async with asyncio.timeout(PATIENCE):
        while not test():
            await asyncio.sleep(0.01)


class Standstill:
    """The time of one room, moved by hand, so that nothing is early or late on a busy machine. `delay`: that of its
    connections.
    """

    def __init__(self, room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
        self._room, self._moment = room, monotonic()
        at, is_running = room.clock.now(), room.clock.is_running
        monkeypatch.setattr(room.clock, "source", lambda: self._moment)
        monkeypatch.setattr(room.clock, "read", lambda moment: moment)
        room.clock._at, room.clock._since = at, self._moment if is_running else None
        monkeypatch.setattr(inbox, "monotonic", lambda: self._moment)
        monkeypatch.setattr(RoundTrips, "pong", lambda *_: None)
        self.delay({})

    def delay(self, seats: dict[int, int]) -> None:
        for connection in self._room.crowd:
            connection.trips.delay = seats.get(connection.who.seat, 0)
        self._room.crowd.measure()

    def pass_by(self, seconds: float) -> None:
        self._moment += seconds
        self._room.settle()
        self._room.stir()


USUAL = {"lacks": [], "waiting": [], "pace": 100, "notice": None, "asked": [], "starts": None, "ceremony": None}
USUAL |= {"finest": []}
USUAL_SEAT = {"wish": None, "part": None, "extra": 100, "asked_extra": None}
USUAL_SEAT |= {"stands_in": False, "late": False, "crowns": 0}


def whole(view: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    """A view with omitted fields filled in, as a client reads it."""
    known = before.get("fair", [])
    fresh = [one for one in view["fair"] if not known or one["seq"] > known[-1]["seq"]]
    seats = [USUAL_SEAT | seat for seat in view["seats"]]
    return USUAL | {"settings": before.get("settings")} | view | {"seats": seats, "fair": [*known, *fresh]}


def applied(change: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    """The view that a change leads to, as a client reads it."""
    rest = {name: value for name, value in before.items() if name not in ("rest", "roll")}
    now = {name: value for name, value in change.items() if name != "table"}
    return {**change.get("table", rest), **now, "t": "view", "view": before["view"] | change["view"]}


class Guest:
    """One connection, and everything it received."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, token: str | None, seat: int | None = None) -> None:
        self.socket, self.token, self.seat = socket, token, seat
        self.messages: list[dict[str, Any]] = []
        self.raw: list[dict[str, Any]] = []
        """Raw views, without fields that have their default value."""
        self.view: dict[str, Any] = {}
        self.ids = (f"m{n}" for n in itertools.count())
        self.answers_pings = True

    async def read(self) -> dict[str, Any]:
        """Return the next message that is not a ping."""
        async with asyncio.timeout(PATIENCE):
            while True:
                frame = await self.socket.receive()
                if frame.type != aiohttp.WSMsgType.TEXT:
                    raise ConnectionError(f"closed: {frame.type.name} {self.messages[-1:]}")
                message = json.loads(frame.data)
                if message["t"] == "ping":
                    if self.answers_pings:
                        # The server may have closed meanwhile, but its earlier messages can still be read.
                        with contextlib.suppress(aiohttp.ClientConnectionResetError):
                            await self.say({"t": "pong", "n": message["n"]})
                    continue
                self.raw.append(message)
                if message["t"] == "change":
                    message = applied(message, self.view)
                if message["t"] == "view":
                    self.view = message = whole(message, self.view)
                self.messages.append(message)
                return message

    @property
    def bare(self) -> dict[str, Any]:
        """The latest view as it was sent."""
        return next(message for message in reversed(self.raw) if message["t"] == "view")

    async def until(self, test) -> dict[str, Any]:
        """Read until a message passes."""
        while not test(message := await self.read()):
            pass
        return message

    async def until_view(self, test=lambda view: True) -> dict[str, Any]:
        if self.view and test(self.view):
            return self.view
        return await self.until(lambda message: message["t"] == "view" and test(message))

    async def say(self, message: Any) -> None:
        await self.socket.send_str(message if isinstance(message, str) else json.dumps(message, ensure_ascii=False))

    async def ask(self, message: dict[str, Any], id: str | None = None) -> dict[str, Any]:
        """Send with an id and wait for its answer."""
        id = id or next(self.ids)
        await self.say({**message, "id": id})
        return await self.until(lambda answer: answer["t"] in ("ok", "refused") and answer["id"] == id)

    async def act(self, move: dict[str, Any], id: str | None = None) -> dict[str, Any]:
        return await self.ask({"t": "act", "move": move}, id)

    async def host(self, do: str, id: str | None = None, **more: Any) -> dict[str, Any]:
        return await self.ask({"t": "host", "do": {"t": do, **more}}, id)

    async def snap(self) -> dict[str, Any]:
        """Name the number shown."""
        await self.until_view(lambda view: "snap" in view["asks"])
        return await self.act({"t": "snap", "number": self.view["view"]["number"]})

    async def hush(self) -> int:
        """Read everything sent so far, and return its size. Works because even nonsense is answered in order."""
        before = len(self.messages)
        assert (await self.ask({"t": "nonsense"}))["code"] == "unreadable"
        return len(self.messages) - before - 1

    async def leave(self) -> None:
        await self.socket.close()


class Host:
    """A server and its address."""

    def __init__(self, address: str, server: Server, session: aiohttp.ClientSession) -> None:
        self.address, self.server, self.session = address, server, session
        self.guests: list[Guest] = []

    async def post(self, path: str, body: Any) -> tuple[int, Any]:
        async with self.session.post(self.address + path, json=body) as answer:
            return answer.status, await answer.json()

    async def get(self, path: str, headers: dict[str, str] | None = None) -> tuple[int, Any]:
        async with self.session.get(self.address + path, headers=headers) as answer:
            is_json = answer.content_type == "application/json"
            return answer.status, await answer.json() if is_json else await answer.text()

    async def make(self, **body: Any) -> dict[str, Any]:
        status, made = await self.post("/api/tables", {"game": "snap", **body})
        assert status == 201, made
        return made

    async def sit(self, code: str, name: str, token: str | None = None) -> dict[str, Any]:
        status, taken = await self.post(f"/api/tables/{code}/seats", {"name": name, "token": token})
        assert status == 201, taken
        return taken

    async def enter(self, code: str, token: str | None = None, **hello: Any) -> Guest:
        socket = await self.session.ws_connect(f"{self.address}/api/tables/{code}/live")
        guest = Guest(socket, token)
        self.guests.append(guest)
        await guest.say({"t": "hello", **({"token": token} if token else {}), **hello})
        return guest

    async def table(self, people: int = 2, start: bool = True, **body: Any) -> list[Guest]:
        """Open a table with people. The first one is the host."""
        made = await self.make(**body)
        guests = []
        for n in range(people):
            taken = await self.sit(made["code"], f"P{n}", made["host_token"] if n == 0 else None)
            guest = await self.enter(made["code"], taken["token"])
            guest.seat = taken["seat"]
            await guest.until_view()
            guests.append(guest)
        if start:
            assert (await guests[0].host("start"))["t"] == "ok"
            for guest in guests:
                await guest.until_view(lambda view: view["status"] == "playing")
        return guests

    def room(self, code: str):
        return next(room for room in self.server.rooms.awake if room.record.code == code)


@cache
def _empty_database() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{folder}/parlour.db")
        store.open()
        store.close()
        return Path(folder, "parlour.db").read_bytes()


def _fresh_store(folder) -> Store:
    """A store in this folder. A new one begins as a copy, because making all tables takes longer than many tests."""
    file = Path(folder, "parlour.db")
    if not file.exists():
        file.write_bytes(_empty_database())
    return Store(f"sqlite:///{file}")


@contextlib.asynccontextmanager
async def open_server(
    folder,
    limits: Limits = DEFAULTS.limits,
    idle_seconds: float = 20.0,
    store: Store | None = None,
    entry: Entry = snap.ENTRY,
    load: Load = snap.load,
    options: PublicOptions = PLAIN,
    plan: Plan = DEFAULTS.plan,
):
    store = store or _fresh_store(folder)
    chosen = ServerOptions(public=options, limits=limits, idle_seconds=idle_seconds, plan=plan)
    async with running_host(Server({"snap": entry}, load, store, chosen)) as host:
        yield host


@contextlib.asynccontextmanager
async def running_host(server: Server):
    """A server with any games, and its guests."""
    async with running(server) as address, aiohttp.ClientSession() as session:
        host = Host(address, server, session)
        yield host
        for guest in host.guests:
            await guest.leave()


async def back(server: Host, guest: Guest) -> Guest:
    """The same player after a restart of the server, with the same progress and ids."""
    again = await server.enter(guest.view["code"], guest.token, seq=guest.view["seq"])
    again.ids = guest.ids
    await again.until_view()
    return again
