"""Recorded plays of A Message from the Stars besides its modes: draws, captains, the hard rule, a full
table, and the ways to play it."""

from parlour.games.stars.day import DAY
from parlour.testing.plays import Recipe

RECIPES = {
    "hard": Recipe(settings={"hard": True}),
    "chosen": Recipe(settings={"cipher_draw": "chosen"}),
    "uniform": Recipe(settings={"cipher_draw": "uniform"}),
    "captain": Recipe(settings={"scientists_decide": "captain"}),
    "deduction_aid": Recipe(settings={"deduction_aid": True}),
    "alien-7": Recipe(settings={"alien": 7}),
    "tomorrow": Recipe(settings={"pace": "tomorrow"}),
    "day": Recipe(settings=dict(DAY.settings)),
}
