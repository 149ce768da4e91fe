"""What can be printed: the score pad (REB-01, REB-14) and the fifteen dice (REB-02)."""

from parlour.core.extras.paper import Dice, Die, Face, Paper, Part, score_pad
from parlour.core.teller import phrases_beside
from parlour.games.rebus.components.dice import STAR, shipped_dice
from parlour.games.rebus.model import Settings

WALNUT = "#6f3f1f"
PLAYERS, ROUNDS = 7, 10


def prints(language: str, settings: Settings) -> Paper:
    says = phrases_beside(__file__, language)["print"]
    dice = settings.dice or shipped_dice(language)
    made = tuple(Die(tuple(_face(letter, dice.values) for letter in faces)) for faces in dice.faces)
    return Paper(
        parts=(
            Part("pad", says["pad"], score_pad(says["pad"], says, PLAYERS, ROUNDS)),
            Part("dice", says["dice"], Dice(made)),
        ),
        needs=says["needs"],
        aids=tuple(says["aids"]),
        tint=WALNUT,
    )


def _face(letter: str, values: dict[str, int]) -> Face:
    return Face(letter) if letter == STAR else Face(letter, values[letter])
