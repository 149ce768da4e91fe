"""Bookworm in the terminal."""

from typing import Annotated

import typer

from parlour.core import Answer, Refused
from parlour.core.commands import counted, language_option, printable, unspaced
from parlour.games.bookworm.analysis import by_letter, unsaid
from parlour.games.bookworm.rules.taking import ANY
from parlour.languages import ENGLISH
from parlour.lexicon import Lexicon
from parlour.lexicon.categories import CATEGORIES, Categories

SHOWN = 20


def solve(
    category: Annotated[str, typer.Argument(metavar="CATEGORY", help="A category by its name or id: animal.")],
    dice: Annotated[str, typer.Argument(metavar="DICE", help="The letters that the dice show; * for A–Z.")],
    used: Annotated[str, typer.Option(metavar="WORD,…", help="Words named before in this round.")] = "",
    language: Annotated[str, language_option("The language of the words.")] = ENGLISH,
) -> Answer:
    """Every answer we know of a category that starts with a letter on the dice, the most common first."""
    found = _category(category, language)
    named = [word.strip().casefold() for word in used.split(",") if word.strip()]
    words = by_letter(unsaid(Categories.load(language), found, named))
    lists = {letter.upper(): words.get(letter, []) for letter in _letters(dice, language)}
    data = {"category": found, "count": sum(map(len, lists.values())), "words": lists}
    return Answer(data, tuple(f"{letter}  {counted(language, some, SHOWN)}" for letter, some in lists.items()))


def _category(text: str, language: str) -> str:
    """Return the id of a category that is named in this language, in English or by its id."""
    asked = text.strip().casefold()
    for one in CATEGORIES.values():
        if asked in (one.id, one.id.replace("_", " "), one.name(language).casefold(), one.name(ENGLISH).casefold()):
            return one.id
    names = ", ".join(one.id for one in CATEGORIES.values())
    raise Refused("no-such-category", f"there is no category {printable(text)!r}; there are: {names}")


def _letters(dice: str, language: str) -> list[str]:
    alphabet = Lexicon.load(language).alphabet.letters
    shown = dict.fromkeys(unspaced(dice).casefold())
    for sign in shown:
        if sign not in alphabet and sign != ANY:
            raise Refused("bad-roll", f"{sign!r} is no letter of this language; use * for A–Z")
    if not shown:
        raise Refused("bad-roll", "which letters do the dice show?")
    return [*alphabet] if ANY in shown else [*shown]
