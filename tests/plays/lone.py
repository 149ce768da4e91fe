"""What is kept of Lone Words: its judges, and the game for two, which has rules of its own."""

from parlour.testing.plays import Recipe

RECIPES = {
    "two": Recipe(seats=2),
    "zero": Recipe(settings={"own_repeats": "zero"}),
    "appeal": Recipe(settings={"judge": "appeal"}),
    "table": Recipe(settings={"judge": "table"}),
}
