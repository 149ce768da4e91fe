"""Recorded plays of Message in a Bottle besides its modes: optional rules, judges and ways to play."""

from parlour.games.bottle.day import DAY
from parlour.testing.plays import Recipe

SHAKE = {"letters": ["t", "r", "a", "n"], "distances": [0, 1, 2, 3]}
RECIPES = {
    "shorter_word": Recipe(settings={"shorter_word": True}),
    "once": Recipe(settings={"double_letters": "once"}),
    "gentle": Recipe(settings={"gentle": True}),
    "appeal": Recipe(settings={"judge": "appeal"}),
    "table": Recipe(settings={"judge": "table"}),
    "one-device": Recipe(settings={"one_device": True, "spoken": True}),
    "day": Recipe(settings=dict(DAY.settings)),
    "shared-roll": Recipe(settings={**DAY.settings, "roll": SHAKE}),
}
