"""What can be printed: the score pad (REB-01, REB-14) and the fifteen dice (REB-02)."""

from parlour.core.extras.paper import Dice, Die, Face, Paper, drawn, paper_of, score_pad
from parlour.games.rebus.components import shipped_dice
from parlour.games.rebus.model import Settings
from parlour.messages import catalogue

WALNUT = "#6f3f1f"
PLAYERS, ROUNDS = 7, 10
GLASS = drawn(__file__, "picture.json")


def prints(language: str, settings: Settings) -> Paper:
    messages = catalogue(language, __package__)
    says = messages.under("rebus-print-")
    dice = settings.dice or shipped_dice(language)
    made = tuple(Die(tuple(Face(letter, dice.values.get(letter, 0)) for letter in faces)) for faces in dice.faces)
    pad = score_pad(says["pad"], says, PLAYERS, ROUNDS)
    return paper_of("rebus", messages, WALNUT, GLASS, pad=pad, dice=Dice(made))
