"""What is kept of Message in a Bottle besides its modes: the optional rules and the judges."""

from parlour.testing.plays import Recipe

RECIPES = {
    "shorter_word": Recipe(settings={"shorter_word": True}),
    "once": Recipe(settings={"double_letters": "once"}),
    "gentle": Recipe(settings={"gentle": True}),
    "appeal": Recipe(settings={"judge": "appeal"}),
    "table": Recipe(settings={"judge": "table"}),
}
