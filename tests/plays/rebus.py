"""Recorded plays of Letters Rebus: its paces, ways to play, a vote of the table, and the game alone."""

from parlour.games.rebus.day import DAY
from parlour.testing.plays import Recipe

RECIPES = {
    "duplicate": Recipe(settings={"pace": "duplicate"}),
    "together": Recipe(settings={"pace": "together"}),
    "table": Recipe(settings={"judge": "table"}),
    "solo": Recipe(seats=1),
    "one-device": Recipe(settings={"one_device": True, "rounds": 3}),
    "one-device-together": Recipe(settings={"one_device": True, "pace": "together", "rounds": 3, "judge": "appeal"}),
    "one-device-duplicate": Recipe(settings={"one_device": True, "pace": "duplicate", "rounds": 3}),
    "tomorrow": Recipe(settings={"pace": "tomorrow", "rounds": 3}),
    "day": Recipe(settings=dict(DAY.settings), seats=1),
    "shared-roll": Recipe(settings={"pace": "duplicate", "rounds": 1, "roll": "rastienlodchepm"}),
}
