"""`parlour solve rebus`: the best layout of a roll."""

from enum import StrEnum
from pathlib import Path
from time import monotonic
from typing import Annotated

import typer

from parlour.cli.lists import lexicon_of, lines_of, unspaced
from parlour.cli.output import console, errors, print_json, stop
from parlour.cli.tables import Language
from parlour.games.rebus import shipped_dice
from parlour.games.rebus.components.dice import DICE, STAR
from parlour.games.rebus.solver import Solution, best_layout
from parlour.lexicon import Lexicon


class Islands(StrEnum):
    none = "none"
    printed = "printed"


def rebus(
    letters: Annotated[str, typer.Argument(help="The dice as they show, * for a star.")],
    seconds: Annotated[float, typer.Option(min=0.0, max=3600.0, help="How long to look for something better.")] = 10.0,
    islands: Annotated[Islands, typer.Option(help="One connected grid, or islands as printed.")] = Islands.printed,
    shortest: Annotated[int, typer.Option(min=2, max=DICE, help="The shortest word.")] = 2,
    words: Annotated[Path | None, typer.Option(help="A file with a word a line, in place of the dictionary.")] = None,
    values: Annotated[Path | None, typer.Option(help="A file of LETTER<tab>VALUE lines.")] = None,
    language: Annotated[Language, typer.Option(help="The language of the words.")] = Language.en,
    json: Annotated[bool, typer.Option("--json", help="Print data.")] = False,
) -> None:
    """The best crossword of these dice that is found in the time given, and how good any could be at most."""
    began = monotonic()
    lexicon = lexicon_of(words, language)
    worth = _values(values, lexicon) if values else shipped_dice(language).value
    roll = _roll(letters, worth)
    with errors.status("looking for a layout") as status:
        best = best_layout(
            lexicon,
            roll,
            worth,
            islands=islands.value,
            shortest=shortest,
            enough=lambda: monotonic() - began > seconds,
            told=lambda so_far: status.update(f"{so_far.score} points, at most {so_far.bound} are possible"),
        )
    took = round(monotonic() - began, 3)
    if json:
        print_json(_as_data(best, took))
    else:
        _show(best, took)


def _values(file: Path, lexicon: Lexicon) -> dict[str, int]:
    """Values by letter; a letter that the file leaves out is worth 1, so that a star may stand for it."""
    worth = dict.fromkeys(lexicon.alphabet.letters, 1)
    given: dict[str, int] = {}
    for number, line in lines_of(file):
        letter, _, value = line.strip().lower().partition("\t")
        if letter not in worth or not value.strip().isdecimal() or int(value) > 1000:
            stop(f"{file}: line {number}: wanted LETTER<tab>VALUE, found {line!r}")
        if letter in given:
            stop(f"{file}: line {number}: {letter.upper()} has a value already")
        given[letter] = int(value)
    return worth | given


def _roll(letters: str, worth: dict[str, int]) -> str:
    roll = unspaced(letters).lower()
    for sign in roll:
        if sign not in worth and sign != STAR:
            stop(f"{sign!r} is no letter of this language; use * for a star")
    if not 1 <= len(roll) <= DICE:
        stop(f"1 to {DICE} dice, please; these are {len(roll)}")
    return roll


def _as_data(best: Solution, seconds: float) -> dict[str, object]:
    return {
        "score": best.score,
        "bound": best.bound,
        "proven": best.is_proven,
        "grid": best.rows,
        "across": best.across,
        "down": best.down,
        "unused": list(best.unused),
        "stars": list(best.stars),
        "seconds": seconds,
    }


def _show(best: Solution, seconds: float) -> None:
    for row in best.rows:
        console.print("  " + " ".join(row), markup=False)
    certainty = "the best there is" if best.is_proven else f"at most {best.bound} is possible"
    console.print(f"{best.score} points, {certainty} ({seconds:.1f} s)")
    console.print(f"across: {', '.join(best.across) or '-'}; down: {', '.join(best.down) or '-'}")
    if best.unused:
        console.print(f"unused: {' '.join(best.unused)}")
