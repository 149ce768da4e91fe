"""The terminal commands of Letters Rebus."""

from pathlib import Path
from typing import Annotated, Literal

import typer

from parlour.core import Answer, Outside, Refused
from parlour.core.commands import language_option, unspaced
from parlour.games.rebus.analysis import best_within
from parlour.games.rebus.components import DICE, STAR, shipped_dice
from parlour.games.rebus.model import Settings
from parlour.games.rebus.solver import Solution
from parlour.languages import ENGLISH
from parlour.lexicon import Lexicon
from parlour.lexicon.word_list import lexicon_of, lines_of


def solve(
    outside: Outside,
    letters: Annotated[str, typer.Argument(metavar="LETTERS", help="The dice as they show, * for a star.")],
    seconds: Annotated[float, typer.Option(min=0.0, max=3600.0, help="How long to look for something better.")] = 10.0,
    islands: Annotated[
        Literal["none", "printed"], typer.Option(help="One connected grid, or islands as printed.")
    ] = "printed",
    shortest: Annotated[int, typer.Option(min=2, max=DICE, help="The shortest word.")] = 2,
    words: Annotated[Path | None, typer.Option(help="A file with a word a line, in place of the dictionary.")] = None,
    values: Annotated[Path | None, typer.Option(help="A file of lines: a letter, a tab, its value.")] = None,
    language: Annotated[str, language_option("The language of the words.")] = ENGLISH,
) -> Answer:
    """Find the best crossword of these dice in the time given, and an upper bound for any crossword."""
    began = outside.now()
    lexicon = lexicon_of(words, language)
    worth = _values(values, lexicon) if values else shipped_dice(language).value
    best = best_within(
        lexicon,
        _roll(letters, worth),
        worth,
        lambda: outside.now() - began > seconds,
        Settings(islands=islands, shortest=shortest),
        lambda so_far: outside.report(f"{so_far.score} points, at most {so_far.bound} are possible"),
    )
    took = round(outside.now() - began, 3)
    return Answer(_as_data(best, took), tuple(_lines(best, took)))


def _values(file: Path, lexicon: Lexicon) -> dict[str, int]:
    """Read the values of letters. Letters that the file leaves out, which a star can be, are worth 1."""
    worth = dict.fromkeys(lexicon.alphabet.letters, 1)
    given: dict[str, int] = {}
    for number, line in lines_of(file):
        letter, _, value = line.strip().lower().partition("\t")
        if letter not in worth or not value.strip().isdecimal() or int(value) > 1000:
            raise Refused("unreadable", f"{file}: line {number}: wanted LETTER<tab>VALUE, found {line!r}")
        if letter in given:
            raise Refused("unreadable", f"{file}: line {number}: {letter.upper()} has a value already")
        given[letter] = int(value)
    return worth | given


def _roll(letters: str, worth: dict[str, int]) -> str:
    roll = unspaced(letters).lower()
    for sign in roll:
        if sign not in worth and sign != STAR:
            raise Refused("unreadable", f"{sign!r} is no letter of this language; use * for a star")
    if not 1 <= len(roll) <= DICE:
        raise Refused("unreadable", f"1 to {DICE} dice, please; these are {len(roll)}")
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


def _lines(best: Solution, seconds: float) -> list[str]:
    certainty = "the best there is" if best.is_proven else f"at most {best.bound} is possible"
    return [
        *("  " + " ".join(row) for row in best.rows),
        f"{best.score} points, {certainty} ({seconds:.1f} s)",
        f"across: {', '.join(best.across) or '-'}; down: {', '.join(best.down) or '-'}",
        *([f"unused: {' '.join(best.unused)}"] if best.unused else []),
    ]
