"""What the commands of a game are made of: the terminal runs those in its `commands.py`, and no game knows a terminal.

A function `solve` there is `parlour solve GAME`; those in a tuple `COMMANDS` are `parlour GAME NAME`. They are
annotated for typer, return an Answer, and raise Refused. The terminal adds `--json`, progress and exit statuses.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from msgspec import Struct

LONGEST = 80


class Answer(Struct, frozen=True):
    """What a command found: `data` for programs, `lines` for people."""

    data: Any
    lines: tuple[str, ...]


class Outside(Struct, frozen=True):
    """The world of a command that has a parameter `outside`: games read no clock and roll no dice of their own."""

    rng: Random
    now: Callable[[], float]
    """Seconds of a clock that never runs backward."""
    report: Callable[[str], None]
    """How far it has come, to those who wait."""


def printable(text: str) -> str:
    """What was typed, safe to show: a shell hands over any bytes at all."""
    shown = text.encode("utf-8", "replace").decode()
    shown = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in shown)
    return shown if len(shown) <= LONGEST else shown[:LONGEST] + "…"


def unspaced(dice: str) -> str:
    """Dice may be typed with spaces between them."""
    return "".join(dice.split())
