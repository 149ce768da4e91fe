"""The review of a round, and the lesson after a game: what was possible, and what cost the most points."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from parlour.core import Seat, Story
from parlour.core.extras.highlights import Lesson, some_words
from parlour.core.table import game_of
from parlour.games.lone.analysis import best_of, worth
from parlour.games.lone.game import Lone
from parlour.games.lone.model import Compared, Line, Moves, Outcomes, RoundEnded, State
from parlour.games.lone.rules import used_rows
from parlour.games.lone.view import View
from parlour.lexicon import letters
from parlour.messages import Catalogue, catalogue

LoneStory = Story[State, Moves, View]


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
    for seat, outcomes in enumerate(sheets):
        reached = sum(outcome.points for outcome in outcomes if outcome.round == state.round)
        taken, blocked = used_rows(state.sheets[seat]), _blocked(sheets, seat)
        lines = best_of(game, state.letters, len(sheets), taken, blocked)
        best, ordered = max(reached, worth(game, lines)), tuple(sorted(lines, key=lambda line: line.row))
        yield RoundReview(state.round, seat, reached, best, round(reached / best, 3) if best else 1.0, ordered)


def _blocked(sheets: Iterable[Outcomes], seat: Seat) -> set[str]:
    """Return what the others wrote, in this round and before."""
    others = (outcomes for other, outcomes in enumerate(sheets) if other != seat)
    return {letters(outcome.word or "") for outcomes in others for outcome in outcomes if outcome.is_written}


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
    left = some_words(_unwritten(sheet, worst))
    if lost[why] >= OFTEN and left:
        return messages.say(f"lone-lesson-{why}", count=lost[why], words=left)
    reached, best = sum(one.reached for one in rounds), sum(one.best for one in rounds)
    if worst.share < 1 and left:
        percent = round(100 * reached / best)
        return messages.say("lone-lesson-reached", percent=percent, round=worst.round, words=left)
    return messages.say("lone-lesson-all")


def _unwritten(sheet: Outcomes, worst: RoundReview) -> Iterable[str]:
    """Return words that would have scored in that round and were not on the sheet, the longest first."""
    written = {one.word for one in sheet}
    return sorted((line.word for line in worst.lines if line.word not in written), key=len, reverse=True)
