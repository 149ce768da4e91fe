"""The parts of your own box (COM-09): fifteen dice, two of them with a star, and the values of the letters."""

from collections.abc import Iterator
from typing import Any

from parlour.core.extras.box.kit import Kit, Parts, Problem, strange_letters
from parlour.games.rebus.components import STAR, STARS, Dice, shipped_dice
from parlour.languages.found import language as installed


def check(parts: Parts, language: str) -> Iterator[Problem]:
    faces, letters = parts["dice"]["faces"], installed(language).alphabet.letters
    yield from strange_letters(faces, ("dice", "faces"), letters + STAR)
    starred = [number for number, die in enumerate(faces) if STAR in die]
    for number in starred:
        if faces[number].count(STAR) > 1:
            yield Problem(("dice", "faces", number), "one-star")
    if len(starred) != STARS:
        yield Problem(("dice", "faces"), "stars", {"n": STARS, "are": len(starred)})
    yield from _values(parts["dice"], letters)


def _values(dice: dict[str, Any], letters: str) -> Iterator[Problem]:
    valued = {letter.casefold() for letter in dice["values"]}
    for letter in dice["values"]:
        if len(letter) != 1 or letter.casefold() not in letters:
            yield Problem(("dice", "values", letter), "not-letter", {"face": letter})
    shown = {face.upper(): face.casefold() for die in dice["faces"] for face in die if face != STAR}
    for letter, small in sorted(shown.items()):
        if small not in valued:
            yield Problem(("dice", "values", letter), "no-value", {"letter": letter})


def settle(parts: Parts, language: str) -> dict[str, Any]:
    """Return the dice with faces and values in upper case."""
    dice = parts["dice"]
    faces = [[face.upper() for face in die] for die in dice["faces"]]
    return {"dice": {"faces": faces, "values": {letter.upper(): value for letter, value in dice["values"].items()}}}


BOX = Kit(parts={"dice": Dice}, ours=lambda language: {"dice": shipped_dice(language)}, check=check, settle=settle)
