"""What is kept of Letters Rebus: its paces, the vote of the table, and the game alone."""

from parlour.testing.plays import Recipe

RECIPES = {
    "duplicate": Recipe(settings={"pace": "duplicate"}),
    "together": Recipe(settings={"pace": "together"}),
    "table": Recipe(settings={"judge": "table"}),
    "solo": Recipe(seats=1),
}
