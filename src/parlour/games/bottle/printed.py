"""For a printer: the dice (BOT-01, BOT-02) and the diamonds."""

from parlour.core.extras.paper import Card, Deck, Dice, Die, Drawing, Face, Paper, Part, Polygon, Token
from parlour.core.teller import phrases_beside
from parlour.games.bottle.components import COLOURS, DIAMONDS, shipped_dice
from parlour.games.bottle.components import Dice as Own
from parlour.games.bottle.model.settings import Settings

TINTS = {"yellow": ("#f6c945", "#2a1f16"), "turquoise": ("#7fd6cb", "#10332f"), "dark-blue": ("#25407a", "#ffffff")}
"""Paper and ink of a die."""
SEA = "#17695f"
TOKEN = 21.0


def prints(language: str, settings: Settings) -> Paper:
    phrases = phrases_beside(__file__, language)
    says = phrases["print"]
    own = settings.dice or shipped_dice(language)
    dice = (*_letter_dice(own, says["colours"]), _effect_die(own, phrases))
    return Paper(
        parts=(
            Part("dice", says["dice"], Dice(dice)),
            Part("diamonds", says["diamonds"], Deck((Card(Token(DIAMOND)),) * DIAMONDS, TOKEN, TOKEN)),
        ),
        needs=says["needs"],
        aids=(*says["aids"], *phrases["effects"].values()),
        tint=SEA,
    )


def _letter_dice(dice: Own, names: dict[str, str]) -> list[Die]:
    every = dice.letter_dice(len(COLOURS))
    return [
        Die(tuple(Face(letter) for letter in faces), names[colour], *TINTS[colour])
        for colour, faces in zip(COLOURS, every, strict=True)
    ]


def _effect_die(dice: Own, phrases: dict[str, dict[str, str]]) -> Die:
    """An effect goes by the word that its explanation begins with."""
    names = {effect: says.partition(":")[0] for effect, says in phrases["effects"].items()}
    faces = tuple(Face(names[effect]) for effect in dice.effects)
    return Die(faces, phrases["print"]["effect"])


DIAMOND: Drawing = (
    Polygon(((0.5, 0.95), (0.02, 0.36), (0.2, 0.1), (0.8, 0.1), (0.98, 0.36)), "#2f9fb3"),
    Polygon(((0.5, 0.95), (0.3, 0.36), (0.7, 0.36)), "#6cc9d6"),
    Polygon(((0.3, 0.36), (0.5, 0.1), (0.7, 0.36)), "#c9eef2"),
    Polygon(((0.02, 0.36), (0.2, 0.1), (0.5, 0.1), (0.3, 0.36)), "#8fdbe4"),
    Polygon(((0.98, 0.36), (0.8, 0.1), (0.5, 0.1), (0.7, 0.36)), "#55b9c8"),
)
