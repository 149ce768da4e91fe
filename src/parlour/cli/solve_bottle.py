"""`parlour solve bottle`: every right word for a roll."""

import re
from enum import StrEnum
from typing import Annotated

import typer

from parlour.cli.lists import unspaced
from parlour.cli.output import console, print_json, stop
from parlour.cli.phrases import counted
from parlour.cli.tables import Language
from parlour.games.bottle import Shaken, solver
from parlour.lexicon import Lexicon, Unreadable

SHOWN = 20
_GROUP = re.compile(r"\(([^()]+)\)|([^()])")
_ROLL = re.compile(rf"(?:{_GROUP.pattern})+")


class Effect(StrEnum):
    base = "base"
    yellow = "yellow"
    cover = "cover"
    neck = "neck"


def bottle(
    letters: Annotated[
        str,
        typer.Argument(
            help="Three or four letters: yellow, turquoise, turquoise, dark blue. "
            "With the effect neck: from the neck outward, dice at one distance in brackets, A(BC)D."
        ),
    ],
    effect: Annotated[Effect, typer.Option(help="What the effect die shows.")] = Effect.base,
    used: Annotated[str, typer.Option(metavar="WORD,…", help="Words named before in this game.")] = "",
    language: Annotated[Language, typer.Option(help="The language of the words.")] = Language.en,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Every right word for a roll of Message in a Bottle, shortest first."""
    lexicon = Lexicon.load(language)
    roll = read_roll(letters, effect, lexicon)
    gone = {_read(lexicon, word) for word in used.split(",") if word.strip()}
    if effect is Effect.cover:
        _show_cover(lexicon, roll, gone, json)
        return
    words = [word for word in solver.answers(lexicon, roll) if word not in gone]
    if json:
        print_json({"count": len(words), "words": words})
    else:
        console.print(counted(lexicon.language, words, SHOWN), soft_wrap=True)


def read_roll(text: str, effect: Effect, lexicon: Lexicon) -> Shaken:
    """The dice as they are typed. Their distances matter to *neck* alone, and only there may brackets stand."""
    text = unspaced(text)
    if not _ROLL.fullmatch(text) or ("(" in text and effect is not Effect.neck):
        stop(f"can't read {text!r}: letters, and for neck dice at one distance in brackets, such as A(BC)D")
    groups = [inside or alone for inside, alone in _GROUP.findall(text)]
    dice = [(_read(lexicon, letter), place) for place, group in enumerate(groups) for letter in group]
    if len(dice) not in (3, 4):
        stop(f"a roll has 3 or 4 letters, not {len(dice)}")
    return Shaken(tuple(letter for letter, _ in dice), tuple(place for _, place in dice), effect.value)


def _read(lexicon: Lexicon, text: str) -> str:
    try:
        return lexicon.read(text)
    except Unreadable as wrong:
        stop(f"can't read {text!r}: {wrong.detail}")


def _show_cover(lexicon: Lexicon, roll: Shaken, gone: set[str], json: bool) -> None:
    """A list for each letter; a letter that two dice show needs two words of its list."""
    lists = {
        letter.upper(): [word for word in solver.cover_answers(lexicon, letter) if word not in gone]
        for letter in roll.letters
    }
    if json:
        print_json({"count": sum(map(len, lists.values())), "words": lists})
        return
    for letter, words in lists.items():
        console.print(f"[bold]{letter}[/bold]  {counted(lexicon.language, words, SHOWN)}", soft_wrap=True)
