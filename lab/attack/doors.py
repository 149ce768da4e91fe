"""Other routes than tables: boxes, words, classes, days, notifications, and every route with random values."""

import asyncio
import random
from itertools import islice

import aiohttp

from lab.attack import fuzz
from lab.attack.outcome import Outcome, Timer, session_from
from lab.attack.target import Target
from lab.tables import open_table, post

PARALLEL = 12
CARDS = 11_900
LETTERS = "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя"
INSIDE = (
    "https://１２７.0.0.1:8443/x",
    "https://①②⑦.0.0.1/x",
    "https://127.1/x",
    "https://0177.0.0.1/x",
    "https://2130706433/x",
    "https://127.0.0.1./x",
    "https://[::ffff:127.0.0.1]/x",
    "https://[64:ff9b::7f00:1]/x",
    "https://[fec0::1]/x",
    "http://push.example.org/x",
)


async def boxes(target: Target, seconds: float) -> Outcome:
    """Let one client have the most expensive boxes checked, many at a time."""
    out, timer = Outcome(), Timer(seconds)
    cards = {"alien": [{}] * CARDS, "scientists": []}

    async def ask(session: aiohttp.ClientSession) -> None:
        while timer.is_running:
            question = {"settings": {"language": "en", "cards": cards}, "game": "stars"}
            async with session.post(f"{target.address}/api/box", json=question) as answer:
                out.tried += 1
                out.broken += answer.status not in (200, 429, 503)
            await asyncio.sleep(0.01)

    async with session_from(20) as session:
        await asyncio.gather(*(ask(session) for _ in range(PARALLEL)))
    return out


async def words(target: Target, seconds: float) -> Outcome:
    """Look up unknown words, which takes the server longest."""
    out, timer, rng = Outcome(), Timer(seconds), random.Random(7)
    async with session_from(21) as session:
        while timer.is_running:
            word = "".join(rng.choice(LETTERS) for _ in range(24))
            async with session.get(f"{target.address}/api/word", params={"language": "uk", "word": word}) as answer:
                out.tried += 1
                out.broken += answer.status not in (200, 429)
    return out


async def routes(target: Target, seconds: float) -> Outcome:
    """Send requests with random values to every route. None may end with a 5xx."""
    out, timer = Outcome(), Timer(seconds)
    async with session_from(22) as session:
        table = await open_table(session, target.address, 2, game="lone")
        club = await post(session, f"{target.address}/api/clubs", {"game": "lone", "size": 2})
    seed = 0
    while timer.is_running:
        seed += 1
        for request in islice(fuzz.requests(seed, 1, (table.code, club["code"])), 200):
            who = f"10.7.{out.tried >> 8 & 255}.{out.tried & 255}".encode()
            status = await fuzz.status_of(target.port, request.bytes([("X-Forwarded-For", who)]))
            out.tried += 1
            if status is None or status >= 500:
                out.broken, out.remark = out.broken + 1, f"{status}: {request}"[:200]
    return out


async def classes(target: Target, seconds: float) -> Outcome:
    """Mistype the code of a class, and request seats there without taking them. The class must not notice."""
    out, timer = Outcome(), Timer(seconds)
    async with session_from(23) as teacher, session_from(24) as pupil:
        club = await post(teacher, f"{target.address}/api/clubs", {"game": "bottle", "size": 2})
        at, token = f"{target.address}/api/clubs/{club['code']}", {"Authorization": f"Bearer {club['token']}"}
        while timer.is_running:
            wrong = "".join(random.choices("ABCDEFGH", k=6))
            async with pupil.get(f"{target.address}/api/clubs/{wrong}") as answer:
                out.broken += answer.status not in (404, 429)
            async with pupil.post(f"{at}/place", json={"name": "Eve"}) as answer:
                out.broken += answer.status not in (201, 429)
            async with pupil.get(at) as answer:
                out.broken += answer.status not in (200, 429)
            out.tried += 3
            await asyncio.sleep(0.1)
        async with teacher.get(at, headers=token) as answer:
            opened = len((await answer.json())["tables"]) if answer.status == 200 else 99
    out.broken += opened > 10
    out.remark = f"{opened} tables opened"
    return out


async def days(target: Target, seconds: float) -> Outcome:
    """Make up devices for the roll of the day. None learns the best before it has played."""
    out, timer = Outcome(), Timer(seconds)
    async with session_from(25) as session:
        async with session.get(f"{target.address}/api/days") as answer:
            today = (await answer.json())["today"]
        at = f"{target.address}/api/days/{today}/en/lone"
        while timer.is_running:
            headers = {"Authorization": f"Bearer {random.getrandbits(200):x}"}
            async with session.post(at, json={"name": "Eve"}, headers=headers) as answer:
                out.broken += answer.status not in (201, 429)
            async with session.get(at, headers=headers) as answer:
                reply = await answer.json()
                out.broken += answer.status not in (200, 429) or reply.get("solution") is not None
            out.tried += 2
            await asyncio.sleep(0.05)
    return out


async def pushes(target: Target, seconds: float) -> Outcome:
    """Ask for notices at addresses inside the network."""
    out, timer = Outcome(), Timer(seconds)
    async with session_from(26) as session:
        table = await open_table(session, target.address, 2, game="rebus", settings={"pace": "tomorrow"})
        headers = {"Authorization": f"Bearer {table.tokens[0]}"}
        at = f"{target.address}/api/tables/{table.code}/push"
        while timer.is_running:
            asked = {"endpoint": INSIDE[out.tried % len(INSIDE)], "p256dh": "x" * 87, "auth": "x" * 22}
            async with session.post(at, json=asked, headers=headers) as answer:
                out.broken += answer.status not in (400, 429)
            out.tried += 1
            await asyncio.sleep(0.02)
    return out
