"""Trying a game in a language before it is offered: it is opened, started and rolled once."""

import re
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from parlour.core.entry import FAILED, Entry
from parlour.core.game import AnyGame, Refused
from parlour.core.table import Table
from parlour.installed import Unfit, warn
from parlour.languages import language as installed
from parlour.languages import languages
from parlour.languages.found import leave_out
from parlour.languages.places import line_of

Load = Callable[[str], Any]
"""Finds the lexicon of a language."""


def try_all(entries: Iterable[Entry], load: Load) -> None:
    """Try every game in every language that has its files. A game that fails is not offered in that language. A
    language whose words can't be read is left out. Stderr says why."""
    for code in [*languages()]:
        try:
            load(code)
        except ValueError as wrong:
            leave_out(code, Unfit(str(wrong)))
    for entry in entries:
        for code in languages():
            if entry.is_in(code) and (fault := fault_in(entry, code, load)):
                FAILED.add((entry.id, code))
                warn(f"the game {entry.id} in the language {code} is", Unfit(fault))


def fault_in(entry: Entry, language: str, load: Load) -> str | None:
    """Return why a game can't be played in a language, with the file and the line if they are known, or None."""
    try:
        load(language)
    except ValueError as wrong:  # It names the file and the line.
        return str(wrong)
    try:
        game = entry.open(load, {"language": language})
        table = Table(game, fitting_seats(entry, game), Random(entry.id))
        for seat in (None, *range(table.seats)):
            table.view(seat)
    except (Refused, ValueError) as wrong:
        return _placed(entry, language, str(getattr(wrong, "detail", wrong) or wrong))
    except Exception as wrong:  # Files and games of other packages may fail in any way.
        return f"{type(wrong).__name__}: {wrong}"
    return None


def _placed(entry: Entry, language: str, why: str) -> str:
    """Return a fault with the file and line of the value that it quotes. Most faults name theirs already."""
    if re.search(r"\.\w+ line \d", why):
        return why
    named = [file for file in entry.components if f"{file}: " in why]
    for file in named or entry.components:
        text = installed(language).path("games", entry.id, file).read_text("utf-8")
        if line := line_of(text, why):
            whole = why if named else f"{language}: games/{entry.id}/{file}: {why}"
            return whole.replace(f"{file}: ", f"{file} line {line}: ", 1)
    return why


def fitting_seats(entry: Entry, game: AnyGame) -> int:
    """Return a small number of seats that the game takes, 1 if it takes no other. Raises `Refused` if it takes none."""
    least, most = entry.players
    refused: Refused | None = None
    seats: int
    for seats in (*range(min(max(3, least), most), most + 1), *range(least, min(3, most)), 1):
        try:
            game.start(seats)
        except Refused as wrong:
            refused = refused or wrong
        else:
            return seats
    raise refused or Refused("wrong-number-of-seats", f"there is no number from {least} to {most}")
