"""What can be printed: the score pad (REB-01, REB-14) and the fifteen dice (REB-02)."""

from parlour.core.extras.paper import Dice, Die, Drawing, Face, Paper, Part, Polygon, score_pad
from parlour.games.rebus.components import STAR, shipped_dice
from parlour.games.rebus.model import Settings
from parlour.messages import catalogue

WALNUT = "#6f3f1f"
PLAYERS, ROUNDS = 7, 10
GLASS: Drawing = (
    Polygon(((0.24, 0.08), (0.76, 0.08), (0.76, 0.16), (0.24, 0.16)), WALNUT),
    Polygon(((0.24, 0.84), (0.76, 0.84), (0.76, 0.92), (0.24, 0.92)), WALNUT),
    Polygon(((0.3, 0.16), (0.7, 0.16), (0.3, 0.84), (0.7, 0.84)), "#d9a441"),
)


def prints(language: str, settings: Settings) -> Paper:
    messages = catalogue(language, __package__)
    says = messages.under("rebus-print-")
    dice = settings.dice or shipped_dice(language)
    made = tuple(Die(tuple(_face(letter, dice.values) for letter in faces)) for faces in dice.faces)
    return Paper(
        parts=(
            Part("pad", says["pad"], score_pad(says["pad"], says, PLAYERS, ROUNDS)),
            Part("dice", says["dice"], Dice(made)),
        ),
        needs=says["needs"],
        aids=messages.lines("rebus-print-aid"),
        tint=WALNUT,
        picture=GLASS,
    )


def _face(letter: str, values: dict[str, int]) -> Face:
    return Face(letter) if letter == STAR else Face(letter, values[letter])
