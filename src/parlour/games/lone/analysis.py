"""The best words for a roll, and the words that counted in a game. Every page about a game asks here."""

from collections.abc import Collection, Iterator, Sequence

from parlour.core import Table
from parlour.core.extras.highlights import Feat, GoodWord
from parlour.core.table import game_of
from parlour.games.lone.components import JOKER
from parlour.games.lone.game import Lone
from parlour.games.lone.model import Line, Moves, Outcome, State
from parlour.games.lone.rules import words_a_round
from parlour.games.lone.view import View
from parlour.lexicon import letters

LoneTable = Table[State, Moves, View]


def words(table: LoneTable) -> Iterator[GoodWord]:
    """Return the words that scored: dear ones are best and, of equals, rare ones."""
    lexicon = game_of(table, Lone).referee.words
    for seat, one in _scored(table):
        if one.word:
            value, is_fit = one.points - lexicon.zipf(one.word) / 10, lexicon.is_polite(one.word)
            yield GoodWord(seat, one.word, one.round, round(value, 3), one.points, is_fit=is_fit)


def totals(table: LoneTable) -> Sequence[Sequence[int]]:
    scored, seats = list(_scored(table)), range(table.seats)
    return [
        [sum(one.points for seat, one in scored if seat == own and one.round <= number) for own in seats]
        for number in range(1, table.state.round + 1)
    ]


def _scored(table: LoneTable) -> Iterator[tuple[int, Outcome]]:
    return ((seat, one) for seat, sheet in enumerate(table.state.sheets) for one in sheet if one.points)


def best_of(game: Lone, dice: str, seats: int, taken: Collection[int], blocked: Collection[str]) -> tuple[Line, ...]:
    """Return the most valuable free rows that the dice can fill, each with the most common word that is not blocked."""
    sheet = game.referee.sheet
    free = sorted((row for row in range(len(sheet)) if row not in taken), key=lambda row: -sheet[row].points)
    lines: list[Line] = []
    for row in free:
        used = {*blocked, *(letters(line.word) for line in lines)}
        if word := _common(game, dice, sheet[row].squares, used):
            lines.append(Line(row, word))
        if len(lines) == words_a_round(seats):
            break
    return tuple(lines)


def worth(game: Lone, lines: Sequence[Line]) -> int:
    return sum(game.referee.sheet[line.row].points for line in lines)


def _common(game: Lone, dice: str, length: int, used: Collection[str]) -> str | None:
    lexicon = game.referee.words
    possible = lexicon.spellable(dice + JOKER, length=length) & lexicon.shown()
    found = (word for word in possible if letters(word) not in used)
    return max(filter(lexicon.is_polite, found), key=lambda word: (lexicon.zipf(word), word), default=None)


def feats(table: LoneTable) -> Iterator[Feat]:
    """Return the words that were none (COM-27)."""
    for seat, sheet in enumerate(table.state.sheets):
        for one in sheet:
            if one.word and one.why in ("no-word", "not-on-dice"):
                yield Feat("blunder", seat, len(one.word), one.word)
