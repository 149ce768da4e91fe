"""What must never happen: a secret that leaks, an acknowledged move that is lost."""

import asyncio
import random
from collections import Counter
from collections.abc import Sequence
from itertools import cycle
from typing import Any

from lab.attack.outcome import Outcome, Timer, session_from
from lab.attack.target import Target
from lab.players import BotMind, Player
from lab.tables import connect, open_table, start_game
from parlour.games import CATALOGUE

LEAST_KILLS = 2
"""The least number, even in a short attack."""
EARS = 3
"""How many listen in each way. In larger crowds, changes within a moment are shown together."""
FIRST_CLIENT = 500
VISIT_PAUSE_SECONDS = 0.06
"""An address may come 20 times a second."""


LISTENERS: Sequence[dict[str, Any]] = ({}, {"plain": "en"}, {"changes": True}, {"screen": True})
"""How spectators say hello. Each way has frames of its own."""


async def secrets(target: Target, seconds: float, tables: int = 1) -> Outcome:
    """Plant secrets in one side's notes. Nothing sent to the other side or to a spectator may contain one."""
    outs = await asyncio.gather(*(_plant(target, seconds, FIRST_CLIENT + n) for n in range(tables)))
    planted = sum(int(out.remark.split()[0]) for out in outs)
    return Outcome(sum(out.tried for out in outs), sum(out.broken for out in outs), f"{planted} planted")


async def _plant(target: Target, seconds: float, client: int) -> Outcome:
    planted, heard, timer = list[str](), list[str](), Timer(seconds)
    async with session_from(client) as session:
        table = await open_table(session, target.address, 2, game="stars")
        await start_game(session, table)

        async def listen(token: str | None, hello: dict[str, Any]) -> None:
            async with connect(session, table.live, token, **hello) as socket:
                async for frame in socket:
                    heard.append(frame.data)

        async def come_and_go() -> None:
            """A note alone shows nobody else a new view, but people who come and go do."""
            for hello in cycle(LISTENERS):
                async with connect(session, table.live, **hello) as socket:
                    heard.append((await socket.receive()).data)
                await asyncio.sleep(VISIT_PAUSE_SECONDS)

        ways = [(table.tokens[1], {}), (table.tokens[1], {"changes": True}), *((None, hello) for hello in LISTENERS)]
        listening = [listen(*way) for way in ways * EARS]
        others = [asyncio.create_task(one) for one in (come_and_go(), *listening)]
        async with connect(session, table.live, table.tokens[0]) as socket:
            while timer.is_running:
                planted.append(f"secret{random.getrandbits(60):x}")
                await socket.send_json({"t": "act", "id": planted[-1], "move": {"t": "note", "text": planted[-1]}})
                await asyncio.sleep(0.1)
        for task in others:
            task.cancel()
        ended = await asyncio.gather(*others, return_exceptions=True)
    assert not any(isinstance(one, Exception) for one in ended), ended
    text = "".join(heard)
    return Outcome(len(heard), sum(secret in text for secret in planted), f"{len(planted)} planted")


async def kills(target: Target, seconds: float, least: int = LEAST_KILLS) -> Outcome:
    """Kill the server in live games of every kind, at least this often.

    No acknowledged move may be lost, none may act twice, and no player's view may go back.
    """
    out, timer, rng = Outcome(), Timer(seconds), random.Random(5)
    async with session_from(11) as first, session_from(12) as second:
        players = [player for game in CATALOGUE for player in await _seat(target, game)]
        playing = [asyncio.create_task(player.play((first, second)[player.seat])) for player in players]
        while timer.is_running or out.tried < least:
            await asyncio.sleep(rng.uniform(1.0, 3.0))
            target.kill()
            await asyncio.to_thread(target.start)
            out.tried += 1
        await asyncio.sleep(2)
        for task in playing:
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
    failed = [one for one in ended if isinstance(one, Exception)]
    out.broken = len(failed) + _count_losses(target, players)
    acknowledged = sum(answer == "ok" for player in players for answer in player.answers.values())
    out.remark = f"{acknowledged} acknowledged moves" + (f"; {failed[0]!r}" if failed else "")
    return out


async def _seat(target: Target, game: str) -> list[Player]:
    async with session_from(11) as session:
        bots = [{"level": 2}] * (game == "stars")
        table = await open_table(session, target.address, 2, game=game, bots=bots)
        await start_game(session, table)
    return [Player(table, seat, BotMind(game)) for seat in range(2)]


def _count_losses(target: Target, players: list[Player]) -> int:
    logs = {code: Counter(target.inputs_of(code)) for code in {player.code for player in players}}
    losses = sum(count > 1 for log in logs.values() for count in log.values())
    for player in players:
        accepted = [id for id, answer in player.answers.items() if answer == "ok"]
        losses += player.went_back + sum((player.seat, id) not in logs[player.code] for id in accepted)
    return losses
