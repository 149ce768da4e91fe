"""What each route costs the server's own interpreter at worst. All games wait while it works, so it must be little.

Longer work belongs into the job pool (`server/jobs`), and what anybody can ask for again and again has a limit.
"""

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from lab.attack.target import HONEST, Target
from lab.tables import open_table, post, start_game
from parlour.server.app import _ROUTES
from parlour.server.http.openapi.description import openapi
from parlour.server.push.sealing import b64, new_key, public_key
from parlour.server.tokens import key_of, replay_of
from server.guests import PATIENCE
from server.json_schema import Description

pytestmark = pytest.mark.slow
MOST_MS = 5.0
"""CPU time of the server's own process, in milliseconds per request."""
HIGHER = {
    "GET /api/word": 15.0,
    "GET /api/meaning": 15.0,
    "GET /api/tables/{code}/qr.svg": 12.0,
    "GET /api/clubs/{code}/qr.svg": 12.0,
    "GET /api/pocket/{language}": 20.0,
    "POST /api/boards/{code}": 15.0,
}
"""Routes that may cost more, because few such requests of one address are answered."""
REFUSED = {"POST /print/{game}.pdf": 400, "POST /api/tables/{code}/seats": 409, "GET /api/tables/{code}/replay": 403}
"""Where the most expensive request is refused in the end."""
IDLE, IDLE_MS = "GET /healthz", 0.3
"""The cheapest route, and what a request costs at least. On a machine that is busy or slow all of them cost more."""
BUSY_SECONDS = 0.005
TIMES, ROUNDS = 8, 3
KEY = "the key of a made-up device"
BIG = 11_900
"""How many empty cards fit into a body."""


class Worst:
    """The most expensive request that is known for each route, by method and pattern."""

    def __init__(self, code: str, token: str, club: dict[str, Any], day: str, board: dict[str, Any]) -> None:
        replay, teacher = replay_of(HONEST, 1, ""), {"Authorization": f"Bearer {club['token']}"}
        seat, device = {"Authorization": f"Bearer {token}"}, {"Authorization": f"Bearer {KEY}"}
        friends, visit = f"/api/boards/{board['code']}", {"key": board["key"], "name": "Ann %d"}
        table, over = f"/api/tables/{code}", f"/api/tables/{HONEST}/"
        self.requests: dict[str, tuple[str, Any, dict[str, str]]] = {
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
            "GET /messages/{language}-{version}/{parts}.ftl": ("/messages/uk-x/all.ftl", None, {}),
            "GET /api/about": ("/api/about", None, {}),
            "GET /api/openapi.json": ("/api/openapi.json", None, {}),
            "GET /api/pocket": ("/api/pocket", None, {}),
            "GET /api/pocket/{language}": ("/api/pocket/uk", None, {}),
        }

    def __getitem__(self, route: str) -> tuple[str, Any, dict[str, str]]:
        return self.requests[route]


def _cards() -> dict[str, Any]:
    return {"game": "stars", "language": "en", "name": "x", "cards": {"alien": [{}] * BIG, "scientists": []}}


def _subscription() -> dict[str, Any]:
    return {"endpoint": "https://push.example/1", "p256dh": public_key(new_key()), "auth": b64(bytes(16))}


UNMEASURED = {"GET /api/tables/{code}/live": "a connection: lab/attack measures it"}
ROUTES = [f"{route.method} {route.path}" for route in _ROUTES]


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    target = Target(Path(tmp_path_factory.mktemp("costs")), "--metrics-token", "t")
    target.start()
    yield target
    target.stop()


@pytest.fixture(scope="module")
def addresses() -> Iterator[int]:
    return count()


async def ask(session: aiohttp.ClientSession, method: str, request: tuple[str, Any, dict[str, str]], n: int) -> int:
    return (await hear(session, method, request, n))[0]


async def hear(
    session: aiohttp.ClientSession, method: str, request: tuple[str, Any, dict[str, str]], n: int
) -> tuple[int, str, bytes]:
    """Ask from an address of its own, as limits are not what is measured. `n` makes questions differ. Returns status,
    content type and content."""
    path, body, headers = request
    path = path.replace("%s", "безпосередностьам")
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


async def test_the_worst_request_of_each_route_costs_little(target: Target, addresses: Iterator[int]):
    costs: dict[str, float] = {}
    async with aiohttp.ClientSession(target.address) as session:
        worst = await prepared(session, target.address)
        for route in (route for route in ROUTES if route not in UNMEASURED):
            method = route.partition(" ")[0]
            for _ in range(2):  # what is made once, or loaded first, is no cost of each request
                status = await ask(session, method, worst[route], next(addresses))
                assert status in (200, 201, REFUSED.get(route)), (route, status)
            await idle_again(target)
            enough = 0.0 if route == IDLE else HIGHER.get(route, MOST_MS)
            costs[route] = await cost(session, target, method, worst[route], addresses, enough)
        idle = await cost(session, target, "GET", worst[IDLE], addresses)
    slow = max(1.0, idle / IDLE_MS, costs[IDLE] / IDLE_MS)
    told = "\n".join(f"{cost:6.2f} ms {route}" for route, cost in sorted(costs.items(), key=lambda one: -one[1]))
    assert all(cost <= slow * HIGHER.get(route, MOST_MS) for route, cost in costs.items()), f"{slow:.1f} x\n{told}"


EXAMPLES = {
    "GET /api/word": ("/api/word?word=grapes", "/api/word?language=uk&word=немаєтакого"),
    "GET /api/meaning": ("/api/meaning?word=grapes", "/api/meaning?word=qwrt"),
    "GET /api/days/{day}/{language}/{game}": ("/api/days/%d/en/bottle", "/api/days/1999-01-01/en/bottle"),
    "GET /api/tables/{code}": ("/api/tables/NONONO",),
    "GET /api/tables/{code}/review": ("/api/tables/NONONO/review",),
}
"""More answers of a route than the most expensive one."""


async def test_answers_are_as_the_description_says(target: Target, addresses: Iterator[int]):
    description = Description(openapi())
    async with aiohttp.ClientSession(target.address) as session:
        worst = await prepared(session, target.address)
        for route in (route for route in ROUTES if route not in UNMEASURED):
            method, path = route.split()
            asked = [worst[route], *((more, None, {}) for more in EXAMPLES.get(route, ()))]
            for request in asked:
                status, kind, content = await hear(session, method, request, next(addresses))
                problems = description.problems(method, path, status, kind, content)
                assert problems == [], (route, status, content[:500])


async def idle_again(target: Target) -> None:
    """Wait until the server has done what was begun."""
    async with asyncio.timeout(PATIENCE):
        while True:
            before = cpu_of(target.pid)
            await asyncio.sleep(0.1)
            if cpu_of(target.pid) - before < BUSY_SECONDS:
                return


async def cost(
    session: aiohttp.ClientSession, target: Target, method: str, request: Any, addresses: Any, enough: float = 0.0
) -> float:
    """Milliseconds per request: the best of some rounds, as the machine may do other things.

    The first round that costs at most `enough` is the last one, because a better one would change no verdict.
    """
    rounds = []
    for _ in range(ROUNDS):
        before = cpu_of(target.pid)
        for _ in range(TIMES):
            await ask(session, method, request, next(addresses))
        rounds.append((cpu_of(target.pid) - before) * 1000 / TIMES)
        if rounds[-1] <= enough:
            break
    return min(rounds)


@pytest.mark.parametrize("route", HIGHER)
async def test_a_route_that_costs_more_is_limited(target: Target, route: str):
    async with aiohttp.ClientSession(target.address) as session:
        worst, asked = await prepared(session, target.address), []
        for n in range(199):
            path, body, headers = worst[route]
            request = (
                path.replace("%s", f"слово{n}"),
                body,
                headers | {"X-Forwarded-For": f"10.200.0.{ROUTES.index(route)}"},
            )
            asked.append(await ask(session, route.partition(" ")[0], request, n))
            if asked[-1] == 429:
                break
    assert asked[0] == 200
    assert asked[-1] == 429


def test_every_route_has_its_worst_request():
    worst = Worst("AAAAAA", "", {"code": "AAAAAA", "token": ""}, "2026-11-16", {"code": "AAAAAA", "key": ""})
    assert set(worst.requests) | set(UNMEASURED) == set(ROUTES)


def cpu_of(pid: int) -> float:
    """CPU seconds of one process, all its threads and none of its children, to the nanosecond."""
    spent = 0
    for thread in Path(f"/proc/{pid}/task").iterdir():
        with suppress(OSError):  # it has just ended
            spent += int((thread / "schedstat").read_text().split()[0])
    return spent / 1e9
