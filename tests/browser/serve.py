"""`parlour serve` for browser tests, with short pauses for reading and much time for acting.

Other tests prove the clocks of the rules to the millisecond. Here a slow machine would lose games by them, and a quick
one would wait. All tables roll the same dice, so a fault that depends on the roll appears always or never.
`PARLOUR_DICE=7 pytest -m browser` tries other dice.
"""

import os
from importlib import import_module
from random import Random
from time import time

from parlour.cli.start import main
from parlour.core import Table
from parlour.server import wall_clock
from parlour.server.http import hosts
from parlour.server.jobs import bot_pool, job_pool
from parlour.server.loading.game_loader import Games

DICE = os.environ.get("PARLOUR_DICE", "1")

MILLIS = {
    "parlour.games.bottle.steps.rounds.BREATH": 500,
    "parlour.games.bottle.steps.race.COUNTDOWN": 3_000,
    "parlour.games.bottle.steps.cover.TIME_A_DIE": 30_000,
    "parlour.games.bottle.steps.court.VOTE_TIME": 120_000,
    "parlour.core.court.procedure.VOTE_TIME": 120_000,
    "parlour.core.court.procedure.APPEAL_TIME": 120_000,
    "parlour.games.lone.steps.round.READING": 120_000,
    "parlour.core.round.task.READING": 300_000,  # a busy machine needs this long to find the best words
    "parlour.games.bookworm.rules.times.PICKING": 120_000,
    "parlour.games.bookworm.rules.times.SCORES": 120_000,
    "parlour.games.bookworm.rules.times.DOUBTING": 12_000,  # rounds end only after this
    "parlour.games.bookworm.rules.times.SWAPPING": 60_000,
    "parlour.server.room.play.TURN": 5_000,
    "parlour.server.room.evening.evening.COUNT": 500,
}
POOL_IDLE_SECONDS = 600
"""A process for long jobs takes a second to start, so it stays until the tests are over."""
FOR_A_CAMERA = {
    "parlour.games.bottle.steps.rounds.BREATH": 8_000,
    "parlour.games.bottle.steps.race.COUNTDOWN": 30_000,
    "parlour.core.court.procedure.APPEAL_TIME": 10_000,  # rounds end only after this
}
"""Longer pauses for taking pictures (`scripts/make-pictures`)."""


def take_time() -> None:
    for path, millis in (MILLIS | (FOR_A_CAMERA if "PARLOUR_CAMERA" in os.environ else {})).items():
        module, _, name = path.rpartition(".")
        owner = import_module(module)
        getattr(owner, name)  # fails if a clock has been renamed
        setattr(owner, name, millis)
    assert job_pool.POOL_IDLE_SECONDS
    job_pool.POOL_IDLE_SECONDS = POOL_IDLE_SECONDS


def load_dice() -> None:
    Games.deal = lambda _, game, record: Table(game, len(record.seats), Random(DICE), record.hands)
    assert bot_pool.SystemRandom
    bot_pool.SystemRandom = lambda: Random(DICE)


if __name__ in ("__main__", "__mp_main__"):  # also in worker processes, which review games
    take_time()
if __name__ == "__main__":
    load_dice()
    wall_clock.time = lambda: time() + float(os.environ.get("PARLOUR_LATER", "0"))
    if "PARLOUR_NETWORKS" in os.environ:
        hosts._looked_up = lambda *_: os.environ["PARLOUR_NETWORKS"].split()
    main()
