"""The worst CPU cost of each route in the server's interpreter. All games wait meanwhile, so it must be small. Longer
work belongs in the job pool (`server/jobs`), and repeatable requests have limits.
"""

import asyncio
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import aiohttp
import pytest

from lab.attack.costs import LIMITED_BY, MOST_MS, MOST_SHARE, ROUTES, measured, share
from lab.attack.target import Target
from lab.attack.worst import Worst, hear, prepared
from parlour.server.http.openapi import openapi
from server.json_schema import Description

pytestmark = pytest.mark.slow
REFUSED = {
    "POST /print/{game}.pdf": 400,
    "POST /api/tables/{code}/seats": 409,
    "GET /api/tables/{code}/replay": 403,
    "POST /api/tables/{code}/devices": 404,
    "POST /api/tables/{code}/devices/off": 404,
    "POST /api/handovers/take": 404,
}
"""Routes whose most expensive request is refused in the end."""
IDLE, IDLE_MS = "GET /healthz", 0.3
"""The cheapest route, for the least cost of a request. On a busy or slow machine all of them cost more."""


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    target = Target(Path(tmp_path_factory.mktemp("costs")), "--metrics-token", "t")
    target.start()
    yield target
    target.stop()


@pytest.fixture(scope="module")
def addresses() -> Iterator[int]:
    return count()


async def test_no_route_lets_one_address_take_much_of_a_core(target: Target, addresses: Iterator[int]):
    costs = await measured(target, addresses)
    slow = max(1.0, costs[IDLE] / IDLE_MS)
    table = "\n".join(
        f"{cost:6.2f} ms {share(route, cost):6.1%} {route}"
        for route, cost in sorted(costs.items(), key=lambda one: -share(*one))
    )
    assert all(cost <= slow * MOST_MS for cost in costs.values()), f"{slow:.1f} x\n{table}"
    assert all(share(*one) <= slow * MOST_SHARE for one in costs.items()), f"{slow:.1f} x\n{table}"


EXAMPLES = {
    "GET /api/word": ("/api/word?word=grapes", "/api/word?language=uk&word=немаєтакого"),
    "GET /api/meaning": ("/api/meaning?word=grapes", "/api/meaning?word=qwrt"),
    "GET /api/days/{day}/{language}/{game}": ("/api/days/%d/en/bottle", "/api/days/1999-01-01/en/bottle"),
    "GET /api/tables/{code}": ("/api/tables/NONONO",),
    "GET /api/tables/{code}/review": ("/api/tables/NONONO/review",),
}
"""Further answers of routes, besides the most expensive one."""


async def test_answers_match_the_description(target: Target, addresses: Iterator[int]):
    description = Description(openapi())
    async with aiohttp.ClientSession(target.address) as session:
        worst = await prepared(session, target.address)
        for route in ROUTES:
            method, path = route.split()
            asked = [worst[route], *((more, None, {}) for more in EXAMPLES.get(route, ()))]
            for request in asked:
                status, kind, content = await hear(session, method, request, next(addresses))
                assert request is not worst[route] or status in (200, 201, REFUSED.get(route)), (route, status)
                problems = description.problems(method, path, status, kind, content)
                assert problems == [], (route, status, content[:500])


@pytest.mark.parametrize("route", LIMITED_BY)
async def test_routes_with_their_own_limit_are_limited(target: Target, route: str):
    """They are sent at once: one by one, a busy machine would not exceed a limit per second."""
    headers = {"X-Forwarded-For": f"10.200.0.{ROUTES.index(route)}"}
    async with aiohttp.ClientSession(target.address) as session:
        path, body, own = (await prepared(session, target.address))[route]

        async def ask(n: int) -> int:
            request = (path.replace("%s", f"слово{n}"), body, own | headers)
            return (await hear(session, route.partition(" ")[0], request, n))[0]

        first = await ask(0)
        others = await asyncio.gather(*(ask(n) for n in range(1, 199)))
    assert first != 429
    assert 429 in others


def test_every_route_has_its_worst_request():
    worst = Worst("AAAAAA", "", {"code": "AAAAAA", "token": ""}, "2026-11-16", {"code": "AAAAAA", "key": ""})
    assert set(worst.requests) == set(ROUTES)
