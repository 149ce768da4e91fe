"""The best words for a roll, the words that counted in a game, and what was possible in each round."""

from collections.abc import Collection, Iterator, Sequence

from msgspec import Struct

from parlour.core import Seat, Story, Table
from parlour.core.extras.highlights import Feat, GoodWord, Lesson, some_words
from parlour.core.table import game_of
from parlour.games.lone.components import JOKER
from parlour.games.lone.game import Lone
from parlour.games.lone.model import Compared, Line, Moves, Outcome, Outcomes, RoundEnded, State
from parlour.games.lone.rules import used_rows, words_a_round
from parlour.games.lone.view import View
from parlour.lexicon import letters
from parlour.messages import Catalogue, catalogue

LoneTable = Table[State, Moves, View]
LoneStory = Story[State, Moves, View]


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


class RoundReview(Struct, frozen=True):
    round: int
    seat: Seat
    reached: int
    best: int
    share: float
    lines: tuple[Line, ...]
    """Words that would have reached the best: common ones that nobody else had."""


def review(story: LoneStory) -> tuple[RoundReview, ...]:
    """Review all rounds that have been compared, also of a running game, because nothing in them is secret."""
    game = game_of(story, Lone)
    found: list[RoundReview] = []
    for before, line, after in story.steps:
        if any(isinstance(event, RoundEnded) for event in line.events):
            found += _reviewed(game, before, after.sheets)
    if isinstance(story.state.phase, Compared):
        pairs = zip(story.state.sheets, story.state.phase.lines, strict=True)
        found += _reviewed(game, story.state, tuple((*outcomes, *lines) for outcomes, lines in pairs))
    return tuple(found)


def _reviewed(game: Lone, state: State, sheets: tuple[Outcomes, ...]) -> Iterator[RoundReview]:
    """Review the round of this state for every seat. `sheets`: with this round."""
    written = [{letters(one.word or "") for one in sheet if one.is_written} for sheet in sheets]
    for seat, outcomes in enumerate(sheets):
        reached = sum(outcome.points for outcome in outcomes if outcome.round == state.round)
        blocked = set().union(*written[:seat], *written[seat + 1 :])
        lines = best_of(game, state.letters, len(sheets), used_rows(state.sheets[seat]), blocked)
        best, ordered = max(reached, worth(game, lines)), tuple(sorted(lines, key=lambda line: line.row))
        yield RoundReview(state.round, seat, reached, best, round(reached / best, 3) if best else 1.0, ordered)


OFTEN = 2
"""From this many lost words on, the lesson mentions them."""
WHYS = {
    "shared": ("shared", "earlier"),
    "wrong": ("no-word", "not-on-dice", "too-many", "own-repeat"),
    "empty": ("given-up",),
}


def lesson(story: LoneStory, review: Sequence[RoundReview], language: str) -> Lesson:
    messages, sheets = catalogue(language, __package__), story.state.sheets
    own = ([one for one in review if one.seat == seat] for seat in range(story.seats))
    return Lesson(tuple(_sentence(sheet, rounds, messages) for sheet, rounds in zip(sheets, own, strict=True)))


def _sentence(sheet: Outcomes, rounds: Sequence[RoundReview], messages: Catalogue) -> str:
    if not rounds:
        return ""
    lost = {why: sum(one.why in codes for one in sheet) for why, codes in WHYS.items()}
    why = max(lost, key=lambda one: lost[one])
    worst = min(rounds, key=lambda one: one.share)
    unwritten = [line.word for line in worst.lines if all(line.word != one.word for one in sheet)]
    left = some_words(sorted(unwritten, key=len, reverse=True))
    if lost[why] >= OFTEN and left:
        return messages.say(f"lone-lesson-{why}", count=lost[why], words=left)
    reached, best = sum(one.reached for one in rounds), sum(one.best for one in rounds)
    if worst.share < 1 and left:
        percent = round(100 * reached / best)
        return messages.say("lone-lesson-reached", percent=percent, round=worst.round, words=left)
    return messages.say("lone-lesson-all")
