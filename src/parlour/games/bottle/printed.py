"""For a printer: the dice (BOT-01, BOT-02) and the diamonds."""

from typing import get_args

from parlour.core.extras.paper import Card, Deck, Dice, Die, Drawing, Face, Paper, Part, Polygon, Token
from parlour.games.bottle.components import COLOURS, DIAMONDS, Effect, shipped_dice
from parlour.games.bottle.components import Dice as Own
from parlour.games.bottle.model.moves import Settings
from parlour.messages import Catalogue, catalogue

TINTS = {"yellow": ("#f6c945", "#2a1f16"), "turquoise": ("#7fd6cb", "#10332f"), "dark-blue": ("#25407a", "#ffffff")}
"""Paper and ink of a die."""
SEA = "#17695f"
TOKEN = 21.0
BOTTLE: Drawing = (
    Polygon(((0.08, 0.34), (0.62, 0.34), (0.74, 0.44), (0.74, 0.56), (0.62, 0.66), (0.08, 0.66)), "#7fc4b8"),
    Polygon(((0.74, 0.44), (0.9, 0.44), (0.9, 0.56), (0.74, 0.56)), "#7fc4b8"),
    Polygon(((0.9, 0.45), (1.0, 0.45), (1.0, 0.55), (0.9, 0.55)), "#a86b3c"),
    Polygon(((0.16, 0.42), (0.34, 0.42), (0.34, 0.58), (0.16, 0.58)), "#f6c945"),
    Polygon(((0.4, 0.42), (0.58, 0.42), (0.58, 0.58), (0.4, 0.58)), "#25407a"),
)


def prints(language: str, settings: Settings) -> Paper:
    messages = catalogue(language, __package__)
    say = messages.say
    own = settings.dice or shipped_dice(language)
    dice = (*_letter_dice(own, messages), _effect_die(own, messages))
    return Paper(
        parts=(
            Part("dice", say("bottle-print-dice"), Dice(dice)),
            Part("diamonds", say("bottle-print-diamonds"), Deck((Card(Token(DIAMOND)),) * DIAMONDS, TOKEN, TOKEN)),
        ),
        needs=say("bottle-print-needs"),
        aids=(*messages.lines("bottle-print-aid"), *(_rule(effect, messages) for effect in get_args(Effect))),
        tint=SEA,
        picture=BOTTLE,
    )


def _rule(effect: Effect, messages: Catalogue) -> str:
    name = f"bottle-effect-{effect}"
    return f"{messages.say(name)}: {messages.say(f'{name}.says')}"


def _letter_dice(dice: Own, messages: Catalogue) -> list[Die]:
    every = dice.letter_dice(len(COLOURS))
    return [
        Die(tuple(Face(letter) for letter in faces), messages.say(f"bottle-colour-{colour}"), *TINTS[colour])
        for colour, faces in zip(COLOURS, every, strict=True)
    ]


def _effect_die(dice: Own, messages: Catalogue) -> Die:
    faces = tuple(Face(messages.say(f"bottle-effect-{effect}")) for effect in dice.effects)
    return Die(faces, messages.say("bottle-print-effect"))


DIAMOND: Drawing = (
    Polygon(((0.5, 0.95), (0.02, 0.36), (0.2, 0.1), (0.8, 0.1), (0.98, 0.36)), "#2f9fb3"),
    Polygon(((0.5, 0.95), (0.3, 0.36), (0.7, 0.36)), "#6cc9d6"),
    Polygon(((0.3, 0.36), (0.5, 0.1), (0.7, 0.36)), "#c9eef2"),
    Polygon(((0.02, 0.36), (0.2, 0.1), (0.5, 0.1), (0.3, 0.36)), "#8fdbe4"),
    Polygon(((0.98, 0.36), (0.8, 0.1), (0.5, 0.1), (0.7, 0.36)), "#55b9c8"),
)
