"""A box of one's own (COM-09): the letter dice and the effect die."""

from collections.abc import Iterator
from typing import Any

from msgspec import to_builtins

from parlour.core.extras.box.kit import Kit, Parts, Problem, strange_letters
from parlour.games.bottle.components import Dice, shipped_dice
from parlour.languages.found import language as installed


def ours(language: str) -> dict[str, Any]:
    return {"dice": to_builtins(shipped_dice(language))}


def check(parts: Parts, language: str) -> Iterator[Problem]:
    dice, letters = parts["dice"], installed(language).alphabet.letters
    yield from strange_letters(dice["turquoise"], ("dice", "turquoise"), letters)
    for colour in ("yellow", "dark_blue"):
        for problem in strange_letters([dice[colour]], (), letters):
            yield Problem(("dice", colour, problem.at[-1]), problem.code, problem.of)


BOX = Kit(parts={"dice": Dice}, ours=ours, check=check)
