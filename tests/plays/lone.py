"""Recorded plays of Lone Words: its judges, ways to play, and the game for two, which has special rules."""

from parlour.games.lone.day import DAY
from parlour.testing.plays import Recipe

RECIPES = {
    "two": Recipe(seats=2),
    "zero": Recipe(settings={"own_repeats": "zero"}),
    "appeal": Recipe(settings={"judge": "appeal"}),
    "table": Recipe(settings={"judge": "table"}),
    "one-device": Recipe(settings={"one_device": True, "judge": "appeal"}),
    "tomorrow": Recipe(settings={"pace": "tomorrow"}),
    "day": Recipe(settings=dict(DAY.settings)),
    "shared-roll": Recipe(settings={**DAY.settings, "roll": "rastien"}),
    "paper": Recipe(settings={"paper": True}),
    "paper-one-device": Recipe(settings={"paper": True, "one_device": True}),
}
