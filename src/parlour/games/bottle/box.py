"""A box of one's own (COM-09): the letter dice and the effect die."""

from collections.abc import Iterator

from parlour.core.extras.box.kit import Kit, Parts, Problem, strange_letters
from parlour.games.bottle.components import Dice, shipped_dice
from parlour.languages.found import language as installed


def check(parts: Parts, language: str) -> Iterator[Problem]:
    dice, letters = parts["dice"], installed(language).alphabet.letters
    for colour in ("turquoise", "yellow", "dark_blue"):
        yield from strange_letters(dice[colour], ("dice", colour), letters)


BOX = Kit(parts={"dice": Dice}, ours=lambda language: {"dice": shipped_dice(language)}, check=check)
