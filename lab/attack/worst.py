"""The most expensive request that is known for each route. None is one that the server has answered before."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import aiohttp

from lab.attack.target import HONEST, Target
from lab.tables import open_table, post, start_game
from parlour.messages.files import ftl_files
from parlour.server.push.sending import b64, new_key, public_key
from parlour.server.tokens import key_of, replay_of

KEY = "the key of a made-up device"
BIG = 11_900
"""How many empty cards fit into a body."""
HELD = 256 * 1024
"""How much one handover holds."""
BUSY_SECONDS, IDLE_LOOKS = 0.005, 600
LETTERS = "абвгдеєжзиіїйклмнопрстуфхцчшщьюя"
PARTS = [file.name.removesuffix(".ftl") for file in ftl_files("en")]
Request = tuple[str, Any, dict[str, str]]
"""Its path, its body as a value, and its headers."""


class Worst:
    """The most expensive request that is known for each route, by method and pattern."""

    def __init__(self, code: str, token: str, club: dict[str, Any], day: str, board: dict[str, Any]) -> None:
        replay, teacher = replay_of(HONEST, 1, ""), {"Authorization": f"Bearer {club['token']}"}
        seat, device = {"Authorization": f"Bearer {token}"}, {"Authorization": f"Bearer {KEY}"}
        friends, visit = f"/api/boards/{board['code']}", {"key": board["key"], "name": "Ann %d"}
        table, over = f"/api/tables/{code}", f"/api/tables/{HONEST}/"
        self.requests: dict[str, Request] = {
            "GET /api/games": ("/api/games", None, {}),
            "GET /api/games/{game}/moves": ("/api/games/stars/moves?language=uk", None, {}),
            "GET /api/games/{game}/preview.svg": ("/api/games/stars/preview.svg", None, {}),
            "GET /api/rules/{game}": ("/api/rules/stars?language=uk", None, {}),
            "GET /api/word": ("/api/word?language=uk&word=%s", None, {}),
            "GET /api/meaning": ("/api/meaning?language=uk&word=%s", None, {}),
            "POST /api/beside/{game}": ("/api/beside/rebus", {"roll": "CAT", "rows": ["CAT"]}, {}),
            "GET /print/{game}.pdf": ("/print/stars.pdf?paper=letter", None, {}),
            "POST /print/{game}.pdf": ("/print/stars.pdf", {"box": _cards()}, {}),
            "POST /api/tables": ("/api/tables", {"game": "stars", "bots": [{"level": 5}] * 3}, {}),
            "GET /api/tables/{code}": (table, None, {}),
            "POST /api/tables/{code}/seats": (table + "/seats", {"name": "shіt" * 6}, {}),
            "GET /api/tables/{code}/qr.svg": (table + "/qr.svg", None, {"Host": "localhost:%d"}),
            "GET /api/tables/{code}/log": (over + "log", None, {}),
            "GET /api/tables/{code}/review": (over + "review", None, {}),
            "GET /api/tables/{code}/lesson": (over + "lesson", None, {}),
            "GET /api/tables/{code}/replay": (f"{over}replay?k={key_of('')}", None, seat),
            "POST /api/tables/{code}/push": (table + "/push", _subscription(), seat),
            "POST /api/tables/{code}/push/off": (table + "/push/off", {"endpoint": "https://x.example/1"}, seat),
            "GET /api/tables/{code}/devices": (table + "/devices", None, seat),
            "POST /api/tables/{code}/devices/new": (table + "/devices/new", {"tokens": [token]}, {}),
            "POST /api/tables/{code}/devices": (table + "/devices", {"handover": "AAAA-AAAA-%d"}, {}),
            "POST /api/tables/{code}/devices/off": (table + "/devices/off", {"id": "%d"}, seat),
            "POST /api/handovers": ("/api/handovers", {"holds": "x" * HELD}, {}),
            "POST /api/handovers/take": ("/api/handovers/take", {"code": "AAAA-AAAA-%d"}, {}),
            "GET /api/replays/{replay}": (f"/api/replays/{replay}", None, {}),
            "GET /api/replays/{replay}/review": (f"/api/replays/{replay}/review", None, {}),
            "GET /api/replays/{replay}/lesson": (f"/api/replays/{replay}/lesson", None, {}),
            "GET /api/replays/{replay}/preview.svg": (f"/api/replays/{replay}/preview.svg", None, {}),
            "GET /api/version": ("/api/version", None, {}),
            "GET /api/house": ("/api/house", None, {}),
            "GET /healthz": ("/healthz", None, {}),
            "GET /readyz": ("/readyz", None, {}),
            "GET /metrics": ("/metrics", None, {"Authorization": "Bearer t"}),
            "GET /api/box/{game}": ("/api/box/stars?language=uk", None, {}),
            "POST /api/box": ("/api/box", {"settings": _cards(), "game": "stars"}, {}),
            "POST /api/clubs": ("/api/clubs", {"game": "bottle", "size": 3, "family": True}, {}),
            "POST /api/clubs/{code}": (f"/api/clubs/{club['code']}", {"game": "bottle", "size": 3}, teacher),
            "POST /api/clubs/{code}/tables": (f"/api/clubs/{club['code']}/tables", {}, teacher),
            "GET /api/clubs/{code}": (f"/api/clubs/{club['code']}", None, teacher),
            "POST /api/clubs/{code}/place": (f"/api/clubs/{club['code']}/place", {"name": "Ann %d"}, {}),
            "GET /api/clubs/{code}/qr.svg": (f"/api/clubs/{club['code']}/qr.svg", None, {"Host": "localhost:%d"}),
            "GET /api/clubs/{code}/results.csv": (f"/api/clubs/{club['code']}/results.csv", None, teacher),
            "GET /api/days": ("/api/days", None, {}),
            "GET /api/days/{day}/{language}": (f"/api/days/{day}/uk", None, device),
            "GET /api/days/{day}/{language}/{game}": (f"/api/days/{day}/en/lone", None, device),
            "POST /api/days/{day}/{language}/{game}": (f"/api/days/{day}/en/lone", {"name": "Ann"}, device),
            "POST /api/boards": ("/api/boards", {"language": "uk"}, {}),
            "POST /api/boards/{code}": (friends, visit, device),
            "POST /api/boards/{code}/leave": (f"{friends}/leave", {"key": board["key"]}, device),
            "GET /api/languages": ("/api/languages", None, {}),
            "GET /messages/{language}-{version}/{parts}.ftl": ("/messages/uk-x/%p.ftl", None, {}),
            "GET /api/about": ("/api/about", None, {}),
            "GET /api/openapi.json": ("/api/openapi.json", None, {}),
            "GET /api/pocket": ("/api/pocket", None, {}),
            "GET /api/pocket/{language}": ("/api/pocket/uk", None, {}),
        }

    def __getitem__(self, route: str) -> Request:
        return self.requests[route]


def _cards() -> dict[str, Any]:
    return {"game": "stars", "language": "en", "name": "x", "cards": {"alien": [{}] * BIG, "scientists": []}}


def _subscription() -> dict[str, Any]:
    return {"endpoint": "https://push.example/1", "p256dh": public_key(new_key()), "auth": b64(bytes(16))}


def _some_parts(n: int) -> str:
    """Return a set of parts of the client that nobody has asked for yet."""
    return "+".join(Random(n).sample(PARTS, len(PARTS) * 3 // 4))


def _odd_word(n: int) -> str:
    """Return a new unknown word, for which suggestions take long."""
    return "безпосередностьам" + "".join(LETTERS[n // 32**place % 32] for place in range(3))


async def hear(session: aiohttp.ClientSession, method: str, request: Request, n: int) -> tuple[int, str, bytes]:
    """Ask from an address of its own, as limits are not what is measured. `n` makes questions differ. Returns status,
    content type and content."""
    path, body, headers = request
    path = path.replace("%s", _odd_word(n)).replace("%p", _some_parts(n))
    filled = {name: value.replace("%d", str(n % 1000)) for name, value in headers.items()}
    data = None if body is None else json.dumps(body).replace("%d", str(n)).encode()
    sent = {"X-Forwarded-For": f"10.{n >> 16 & 255}.{n >> 8 & 255}.{n & 255}", "Content-Type": "application/json"}
    async with session.request(method, path, data=data, headers=sent | filled) as answer:
        return answer.status, answer.headers.get("Content-Type", ""), await answer.read()


async def prepared(session: aiohttp.ClientSession, address: str) -> Worst:
    table = await open_table(session, address, 2, game="stars")
    await start_game(session, table)
    club = await post(session, f"{address}/api/clubs", {"game": "bottle", "size": 2})
    board = await post(session, f"{address}/api/boards", {"language": "uk"})
    async with session.get("/api/days") as answer:
        day = (await answer.json())["today"]
    return Worst(table.code, table.tokens[0], club, day, board)


async def idle_again(target: Target) -> None:
    """Wait until the server has done what was begun. On a busy machine it may wait for a core meanwhile."""
    for _ in range(IDLE_LOOKS):
        before = sum(_schedule_of(target.pid))
        await asyncio.sleep(0.1)
        if sum(_schedule_of(target.pid)) - before < BUSY_SECONDS:
            return


def cpu_of(pid: int) -> float:
    """CPU seconds of one process, all its threads and none of its children, to the nanosecond."""
    return _schedule_of(pid)[0]


def _schedule_of(pid: int) -> tuple[float, float]:
    """How many seconds the threads of a process have run, and how many they have waited for a core."""
    ran = waited = 0
    for thread in Path(f"/proc/{pid}/task").iterdir():
        with suppress(OSError):  # it has just ended
            spent, queued, _ = map(int, (thread / "schedstat").read_text().split())
            ran, waited = ran + spent, waited + queued
    return ran / 1e9, waited / 1e9
