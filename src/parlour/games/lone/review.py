"""The review of a round: the best that was possible, and what share of it a seat reached."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from parlour.core import Logged, Seat, Table
from parlour.games.lone.components import JOKER
from parlour.games.lone.game import Lone
from parlour.games.lone.model import Compared, Line, Outcomes, RoundEnded, State
from parlour.games.lone.rules import used_rows, words_a_round
from parlour.lexicon import letters


class RoundReview(Struct, frozen=True):
    round: int
    seat: Seat
    reached: int
    best: int
    share: float
    lines: tuple[Line, ...]
    """Words that would have reached the best: common ones that nobody else had."""


def review(game: Lone, log: Sequence[Logged], seats: int) -> tuple[RoundReview, ...]:
    """Review all rounds that have been compared, also of a running game, because nothing in them is secret."""
    table = Table(game, seats)
    found: list[RoundReview] = []
    for line in log:
        before = table.state
        table.repeat(line)
        if any(isinstance(event, RoundEnded) for event in line.events):
            found += _reviewed(game, before, table.state.sheets)
    if isinstance(table.state.phase, Compared):
        pairs = zip(table.state.sheets, table.state.phase.lines, strict=True)
        found += _reviewed(game, table.state, tuple((*outcomes, *lines) for outcomes, lines in pairs))
    return tuple(found)


def _reviewed(game: Lone, state: State, sheets: tuple[Outcomes, ...]) -> Iterator[RoundReview]:
    """Review the round of this state for every seat. `sheets`: with this round."""
    for seat, outcomes in enumerate(sheets):
        reached = sum(outcome.points for outcome in outcomes if outcome.round == state.round)
        lines = _best(game, state, seat, _blocked(sheets, seat))
        best = max(reached, sum(game.referee.sheet[line.row].points for line in lines))
        yield RoundReview(state.round, seat, reached, best, round(reached / best, 3) if best else 1.0, lines)


def _blocked(sheets: Iterable[Outcomes], seat: Seat) -> set[str]:
    """Return what the others wrote, in this round and before."""
    others = (outcomes for other, outcomes in enumerate(sheets) if other != seat)
    return {letters(outcome.word or "") for outcomes in others for outcome in outcomes if outcome.is_written}


def _best(game: Lone, state: State, seat: Seat, blocked: set[str]) -> tuple[Line, ...]:
    """Return the most valuable free rows for which there is a word, each with the most common one."""
    sheet, taken = game.referee.sheet, used_rows(state.sheets[seat])
    free = sorted((row for row in range(len(sheet)) if row not in taken), key=lambda row: -sheet[row].points)
    lines: list[Line] = []
    for row in free:
        used = blocked | {letters(line.word) for line in lines}
        if word := _common(game, state.letters, sheet[row].squares, used):
            lines.append(Line(row, word))
        if len(lines) == words_a_round(len(state.sheets)):
            break
    return tuple(sorted(lines, key=lambda line: line.row))


def _common(game: Lone, dice: str, length: int, used: set[str]) -> str | None:
    words = game.referee.words
    found = (word for word in words.spellable(dice + JOKER, length=length) if letters(word) not in used)
    return max(filter(words.is_polite, found), key=lambda word: (words.zipf(word), word), default=None)
