"""The long run: thousands of kills over both databases, an hour of people who come and go, and a flood of hostility.

`make endurance` takes about five hours and writes the chapter "Endurance" of bench/RESULTS.md. `--short` takes a few
minutes and writes nothing.
"""

import argparse
import asyncio
import contextlib
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from time import monotonic
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from lab.attack.doors import routes
from lab.attack.leaks import kills, secrets
from lab.attack.nonsense import frames, messages, requests
from lab.attack.outcome import Outcome, Timer, session_from
from lab.attack.target import Target
from lab.players import BotMind, Player
from lab.postgres import Postgres
from lab.report import head, row
from lab.results import Results
from lab.servers import parlour_server
from lab.spawner import Forked
from lab.tables import open_table, start_game
from parlour.games import CATALOGUE

TITLE = "Endurance"
KILLS_AT_ONCE = 20
"""Kills in the games of one round. Games end, so each round has new tables."""
COMERS, STAY_SECONDS = 8, 3.0
"""How many tables people open, play at and leave at the same time, and for how long they stay."""
LEAK_SECONDS, LEAKY_TABLES = 10.0, 4
"""How long secrets are planted at a table, and at how many tables at once."""
SERVERS = 6
"""How many servers are killed side by side."""
Hostile = Callable[[Target, float], Awaitable[Outcome]]


class Amount(Struct, frozen=True):
    kills: int
    """Over both databases together."""
    minutes: float
    """Of churn."""
    hostile: int
    """Frames, messages and requests."""
    views: int
    """The views that are searched for planted secrets."""
    growth: float
    """How much the server's memory may grow from the first quarter of the churn to the last. A new server still grows
    at first."""


AMOUNTS = ("kills", "minutes", "hostile", "views")
LONG, SHORT = Amount(2000, 60, 100_000, 100_000, 1.1), Amount(8, 1, 1000, 1000, 1.5)


@contextlib.asynccontextmanager
async def target_on(database: str, serve: Callable[..., Any] = parlour_server) -> AsyncIterator[Target]:
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="parlour-endurance-"))
        postgres = stack.enter_context(Postgres()) if database == "PostgreSQL" else None
        target = Target(Path(folder), postgres=postgres, serve=serve)
        await asyncio.to_thread(target.start)
        try:
            yield target
        finally:
            await asyncio.to_thread(target.stop)


async def kill(database: str, times: int) -> Outcome:
    """Kill servers this often while every game is played. Each has its own database."""
    shares = [(times + n) // SERVERS for n in range(SERVERS)]
    parts = await asyncio.gather(*(_kill(database, share) for share in shares if share))
    moves = sum(int(part.remark) for part in parts)
    tried, broken = (sum(getattr(part, name) for part in parts) for name in ("tried", "broken"))
    return Outcome(tried, broken, f"{moves:,} acknowledged moves")


async def _kill(database: str, times: int) -> Outcome:
    out, moves = Outcome(), 0
    async with target_on(database, Forked) as target:
        while out.tried < times:
            one = await kills(target, 0, min(KILLS_AT_ONCE, times - out.tried))
            out.tried, out.broken = out.tried + one.tried, out.broken + one.broken
            moves += int(one.remark.split()[0])
            out.remark = str(moves)
            _say(f"kills on {database}", out)
        out.broken += len(target.faults())
    return out


async def churn(minutes: float, growth: float) -> Outcome:
    """Let people open tables, play and leave. Memory must stay flat."""
    out, timer, used = Outcome(), Timer(60 * minutes), list[int]()

    async def come_and_go(n: int) -> None:
        for game in _all_games(n):
            if not timer.is_running:
                return
            await _play_a_while(target, game, 100 + n)
            out.tried += 1

    async def watch() -> None:
        while True:
            await asyncio.sleep(60 * minutes / 40)
            used.append(target.megabytes())
            _say("tables opened and left", out)

    async with target_on("SQLite") as target:
        watching = asyncio.create_task(watch())
        await asyncio.gather(*(come_and_go(n) for n in range(COMERS)))
        watching.cancel()
        out.broken = len(target.faults())
    first, last = max(used[: len(used) // 4] or [1]), max(used[-len(used) // 4 :] or [1])
    out.broken += last > growth * first
    out.remark = f"{first} MB in the first quarter, {last} MB in the last"
    return out


def _all_games(n: int) -> list[str]:
    games = list(CATALOGUE)
    return (games[n % len(games) :] + games[: n % len(games)]) * 100_000


async def _play_a_while(target: Target, game: str, client: int) -> None:
    async with session_from(client) as session:
        table = await open_table(session, target.address, 2, game=game, bots=[{"level": 1}] * (game == "stars"))
        await start_game(session, table)
        playing = [asyncio.create_task(Player(table, seat, BotMind(game)).play(session)) for seat in range(2)]
        await asyncio.sleep(STAY_SECONDS)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


async def flood(times: int) -> Outcome:
    """Send this many hostile frames, messages and requests."""
    out = Outcome()
    kinds: tuple[Hostile, ...] = (messages, requests, frames, routes)
    async with target_on("SQLite") as target:
        while out.tried < times:
            for kind in kinds:
                one = await kind(target, 10 if times > SHORT.hostile else 2)
                out.tried, out.broken = out.tried + one.tried, out.broken + one.broken
                out.remark = one.remark or out.remark
            _say("hostile frames and requests", out)
        out.broken += (not target.is_running) + len(target.faults())
    return out


async def leak(times: int) -> Outcome:
    """Plant secrets until others have received this many views."""
    out = Outcome()
    async with target_on("SQLite") as target:
        while out.tried < times:
            one = await secrets(target, LEAK_SECONDS, LEAKY_TABLES)
            out.tried, out.broken = out.tried + one.tried, out.broken + one.broken
            _say("views with planted secrets", out)
    return out


def _say(what: str, outcome: Outcome) -> None:
    print(f"{what:<30} {outcome.tried:8} tried {outcome.broken:4} broken  {outcome.remark}", flush=True)


async def run(amount: Amount) -> tuple[bool, str]:
    """Returns whether nothing broke, and the chapter of the results."""
    began, parts = monotonic(), dict[str, Outcome]()
    for database in ("SQLite", "PostgreSQL"):
        parts[f"kills on {database}"] = await kill(database, amount.kills // 2)
    parts["tables opened, played and left"] = await churn(amount.minutes, amount.growth)
    parts["hostile frames and requests"] = await flood(amount.hostile)
    parts["views with planted secrets"] = await leak(amount.views)
    rows = [row(name, f"{one.tried:,}", one.broken, one.remark) for name, one in parts.items()]
    minutes = (monotonic() - began) / 60
    text = "\n".join((f"`make endurance`: {minutes:.0f} minutes", "", head("", "tried", "broken", ""), *rows))
    return not any(one.broken for one in parts.values()), text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true", help="a few minutes, and no results are written")
    for name in AMOUNTS:
        parser.add_argument(f"--{name}", type=float if name == "minutes" else int, help="instead of the usual amount")
    options = parser.parse_args()
    own = {name: getattr(options, name) for name in AMOUNTS if getattr(options, name) is not None}
    is_well, text = asyncio.run(run(replace(SHORT if options.short else LONG, **own)))
    print(f"\n{text}")
    if not options.short:
        Results().set_chapter(TITLE, text)
    sys.exit(not is_well)


if __name__ == "__main__":
    main()
