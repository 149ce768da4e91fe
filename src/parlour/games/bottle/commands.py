"""Message in a Bottle in the terminal."""

import re
from typing import Annotated

import typer

from parlour.core import Answer, Refused
from parlour.core.commands import counted, language_option, unspaced
from parlour.games.bottle.analysis import left
from parlour.games.bottle.components import Effect, Shaken
from parlour.languages import ENGLISH
from parlour.lexicon import Lexicon, Unreadable

SHOWN = 20
_GROUP = re.compile(r"\(([^()]+)\)|([^()])")
_ROLL = re.compile(rf"(?:{_GROUP.pattern})+")


def solve(
    letters: Annotated[
        str,
        typer.Argument(
            metavar="LETTERS",
            help="Three or four letters: yellow, turquoise, turquoise, dark blue. "
            "With the effect neck: from the neck outward, dice at one distance in brackets, A(BC)D.",
        ),
    ],
    effect: Annotated[Effect, typer.Option(help="What the effect die shows.")] = "base",
    used: Annotated[str, typer.Option(metavar="WORD,…", help="Words named before in this game.")] = "",
    language: Annotated[str, language_option("The language of the words.")] = ENGLISH,
) -> Answer:
    """Every right word for a roll of Message in a Bottle, shortest first."""
    lexicon = Lexicon.load(language)
    roll = read_roll(letters, effect, lexicon)
    gone = {_read(lexicon, word) for word in used.split(",") if word.strip()}
    lists = {letter.upper(): words for letter, words in left(lexicon, roll, gone).items()}
    count = sum(map(len, lists.values()))
    if effect != "cover":
        return Answer({"count": count, "words": lists[""]}, (counted(language, lists[""], SHOWN),))
    # A letter on two dice needs two words of its list.
    lines = tuple(f"{letter}  {counted(language, words, SHOWN)}" for letter, words in lists.items())
    return Answer({"count": count, "words": lists}, lines)


def read_roll(text: str, effect: Effect, lexicon: Lexicon) -> Shaken:
    """Read the dice. Only *neck* needs distances, so only there are brackets allowed."""
    text = unspaced(text)
    if not _ROLL.fullmatch(text) or ("(" in text and effect != "neck"):
        detail = f"can't read {text!r}: letters, and for neck dice at one distance in brackets, such as A(BC)D"
        raise Refused("bad-roll", detail)
    groups = [inside or alone for inside, alone in _GROUP.findall(text)]
    dice = [(_read(lexicon, letter), place) for place, group in enumerate(groups) for letter in group]
    if len(dice) not in (3, 4):
        raise Refused("bad-roll", f"a roll has 3 or 4 letters, not {len(dice)}")
    return Shaken(tuple(letter for letter, _ in dice), tuple(place for _, place in dice), effect)


def _read(lexicon: Lexicon, text: str) -> str:
    try:
        return lexicon.read(text)
    except Unreadable as wrong:
        raise Refused(wrong.code, f"can't read {text!r}: {wrong.detail}") from None
