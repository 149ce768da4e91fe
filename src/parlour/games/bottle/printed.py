"""For a printer: the dice (BOT-01, BOT-02) and the diamonds."""

from typing import get_args

from parlour.core.extras.paper import Card, Deck, Dice, Die, Face, Paper, Token, drawn, paper_of, rules_of
from parlour.games.bottle.components import COLOURS, DIAMONDS, Effect, shipped_dice
from parlour.games.bottle.components import Dice as Own
from parlour.games.bottle.model.moves import Settings
from parlour.messages import Catalogue, catalogue

TINTS = {"yellow": ("#f6c945", "#2a1f16"), "turquoise": ("#7fd6cb", "#10332f"), "dark-blue": ("#25407a", "#ffffff")}
"""Paper and ink of a die."""
SEA = "#17695f"
TOKEN = 21.0
BOTTLE, DIAMOND = drawn(__file__, "picture.json"), drawn(__file__, "diamond.json")


def prints(language: str, settings: Settings) -> Paper:
    messages, own = catalogue(language, __package__), settings.dice or shipped_dice(language)
    effects = tuple(Face(messages.say(f"bottle-effect-{effect}")) for effect in own.effects)
    return paper_of(
        "bottle",
        messages,
        SEA,
        BOTTLE,
        rules_of(messages, (f"bottle-effect-{effect}" for effect in get_args(Effect))),
        dice=Dice((*_letter_dice(own, messages), Die(effects, messages.say("bottle-print-effect")))),
        diamonds=Deck((Card(Token(DIAMOND)),) * DIAMONDS, TOKEN, TOKEN),
    )


def _letter_dice(dice: Own, messages: Catalogue) -> list[Die]:
    every = dice.letter_dice(len(COLOURS))
    return [
        Die(tuple(Face(letter) for letter in faces), messages.say(f"bottle-colour-{colour}"), *TINTS[colour])
        for colour, faces in zip(COLOURS, every, strict=True)
    ]
