"""Commands that a game adds to the terminal, in its `commands.py`.

A function `solve` becomes `parlour solve GAME`; functions in a tuple `COMMANDS` become `parlour GAME NAME`. They are
annotated for typer, return an Answer, and raise Refused. A string `SOLVED_BY` names the command that solves a game
without a `solve`. The terminal adds `--json`, progress and exit statuses.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import typer
from msgspec import Struct

from parlour.languages import NoSuchLanguage, language, languages
from parlour.messages import catalogue

LONGEST = 80


class Answer(Struct, frozen=True):
    """The result of a command: `data` for programs, `lines` for people."""

    data: Any
    lines: tuple[str, ...]


class Outside(Struct, frozen=True):
    """Chance, time and progress, for a command with a parameter `outside`. Games have none of their own."""

    rng: Random
    now: Callable[[], float]
    """Returns the seconds of a clock that never runs backward."""
    report: Callable[[str], None]
    """Shows progress to people who wait."""


def printable(text: str) -> str:
    """Return typed text that is safe to show, whatever bytes the shell passed on."""
    shown = text.encode("utf-8", "replace").decode()
    shown = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in shown)
    return shown if len(shown) <= LONGEST else shown[:LONGEST] + "…"


def counted(language: str, words: Sequence[str], shown: int) -> str:
    """Return how many words there are, and the first of them."""
    say = catalogue(language).say
    if not words:
        return say("terminal-none")
    more = [say("terminal-more", count=len(words) - shown)] if len(words) > shown else []
    return " ".join([f"{len(words)}: {', '.join(words[:shown])}", *more])


def unspaced(dice: str) -> str:
    """Return dice without the spaces typed between them."""
    return "".join(dice.split())


def language_option(help: str) -> Any:
    """Return a typer option that takes the code of an installed language."""
    return typer.Option(help=help, metavar="LANGUAGE", callback=_checked, autocompletion=_codes)


def _checked(code: str | None) -> str | None:
    try:
        return None if code is None else language(code).code
    except NoSuchLanguage as wrong:
        raise typer.BadParameter(str(wrong)) from None


def _codes(incomplete: str) -> list[str]:
    return [code for code in languages() if code.startswith(incomplete)]
