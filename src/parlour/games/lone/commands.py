"""Lone Words in the terminal."""

from typing import Annotated

import typer

from parlour.core import Answer, Refused
from parlour.core.commands import language_option, unspaced
from parlour.games.lone.components import JOKER, LETTER_DICE, Row, shipped_sheet
from parlour.games.lone.rules import words_a_round
from parlour.games.lone.solver import best_words
from parlour.languages import ENGLISH
from parlour.lexicon import Lexicon
from parlour.messages import catalogue


def solve(
    dice: Annotated[str, typer.Argument(metavar="DICE", help="The letters rolled, * for the joker.")],
    rows: Annotated[str, typer.Option(metavar="3,3,4,...", help="The squares of the free rows; else all twelve.")] = "",
    players: Annotated[int, typer.Option(min=2, max=8, help="How many play: who else might write the word.")] = 4,
    language: Annotated[str, language_option("The language of the words.")] = ENGLISH,
) -> Answer:
    """Find the best words for the free rows: points times the chance that nobody else writes them."""
    lexicon, words = Lexicon.load(language), words_a_round(players)
    found = best_words(lexicon, _dice(dice, lexicon), _sheet(rows), others=players - 1, each=words)
    data = {"rows": [{"length": s.length, "word": s.word, "worth": s.worth, "take": s.take} for s in found]}
    lines = (f" {'*' if s.take else ' '} {s.length}  {s.word or '-':12} {s.worth:6.2f}" for s in found)
    legend = catalogue(language, __package__).say("lone-terminal-solved", count=words)
    return Answer(data, (*lines, f" {legend}"))


def _dice(given: str, lexicon: Lexicon) -> str:
    dice = unspaced(given).lower()
    for sign in dice:
        if sign not in lexicon.alphabet.letters and sign != JOKER:
            raise Refused("bad-roll", f"{sign!r} is no letter of this language; use * for the joker")
    if not 1 <= len(dice) <= LETTER_DICE + 1 or dice.count(JOKER) > 1:
        raise Refused("bad-roll", f"up to {LETTER_DICE} letters and one joker, please")
    return dice


def _sheet(rows: str) -> tuple[Row, ...]:
    """Return the rows asked for, each with the points that the sheet gives for its length."""
    if not rows.strip():
        return shipped_sheet()
    points = {str(row.squares): row for row in shipped_sheet()}
    wanted = [part.strip() for part in rows.split(",")]
    for part in wanted:
        if part not in points:
            raise Refused("no-such-row", f"there is no row of {part!r} squares; there are rows of {', '.join(points)}")
    return tuple(points[part] for part in wanted)
