"""Real dice at the terminal (COM-13): what is to be typed, and a typed line as a roll."""

from collections.abc import Sequence
from itertools import groupby

from parlour.cli.terminal.phrases import mark, phrase
from parlour.core import Die, Handful, Refused

ORDER = "/"
"""After it stand the places of the dice, in the order in which they lie."""


def prompt(handful: Handful, names: Sequence[str], language: str) -> str:
    """Explain what to roll, who rolls it, and how to type it in."""
    who = " / ".join(names[seat] for seat in handful.seats)
    alike = [(die, len(list(more))) for die, more in groupby(handful.dice, lambda die: (die.mark, _words(die)))]
    dice = ", ".join(
        (f"{count} × " if count > 1 else "") + mark(language, name) + (f" ({words})" if words else "")
        for (name, words), count in alike
    )
    text = phrase(language, "roll", dice=dice)
    order = phrase(language, "roll-order", example=" ".join(str(n) for n in range(handful.lying, 0, -1)))
    secret = phrase(language, "roll-secret") if handful.secret else ""
    parts = [f"{who}: {text}" if who else text, order if handful.lying else "", secret]
    return " ".join(part for part in parts if part)


def _words(die: Die) -> str:
    """Letters explain themselves; words on a die are listed."""
    return "|".join(die.faces) if any(len(face) > 3 for face in die.faces) else ""


def read_roll(handful: Handful, line: str) -> tuple[list[str], list[int], list[int]]:
    """The faces, with spaces between them or without, and the order behind a slash: `/ 3 1=2` if two lie level."""
    shown, _, order = line.casefold().partition(ORDER)
    faces, rest = [], shown.strip()
    for die in handful.dice:
        face = _first_face(handful, die, rest)
        faces.append(face)
        rest = rest[len(face) :].lstrip(" ,")
        if not face:
            raise Refused("wrong-number-of-dice", f"{len(handful.dice)} are to be typed in, not {len(faces) - 1}")
    if rest:
        raise Refused("wrong-number-of-dice", f"{len(handful.dice)} are to be typed in; {rest[:20]!r} is too much")
    places = order.replace("=", " =").replace("= ", "=").split()
    if not all(place.removeprefix("=").isdecimal() and len(place) < 4 for place in places):
        raise Refused("wrong-order", f"the places of the dice are numbers, not {order.strip()[:20]!r}")
    level = [int(place.removeprefix("=")) - 1 for place in places if place.startswith("=")]
    return faces, [int(place.removeprefix("=")) - 1 for place in places], level


def _first_face(handful: Handful, die: Die, text: str) -> str:
    """Return the longest face of the die that a line starts with, or its first word for an error message."""
    alike = {face for other in handful.dice if other.mark == die.mark for face in other.faces}
    found = max((face for face in alike if text.startswith(face)), key=len, default="")
    return found or text.partition(" ")[0]
