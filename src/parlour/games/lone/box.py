"""A box of one's own (COM-09): seven letter dice and the pad."""

from collections.abc import Iterator

from parlour.core.extras.box.kit import Kit, Parts, Problem, strange_letters
from parlour.games.lone.components import Dice, Sheet, shipped_dice, shipped_sheet
from parlour.languages.found import language as installed


def check(parts: Parts, language: str) -> Iterator[Problem]:
    if "dice" in parts:
        yield from strange_letters(parts["dice"]["faces"], ("dice", "faces"), installed(language).alphabet.letters)


BOX = Kit(
    parts={"dice": Dice, "sheet": Sheet},
    ours=lambda language: {"dice": shipped_dice(language), "sheet": shipped_sheet()},
    check=check,
)
