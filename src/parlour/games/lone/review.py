"""The review of a round: the best that was possible, and what share of it a seat reached."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from parlour.core import Seat, Story
from parlour.core.table import game_of
from parlour.games.lone.analysis import best_of, worth
from parlour.games.lone.game import Lone
from parlour.games.lone.model import Compared, Line, Moves, Outcomes, RoundEnded, State
from parlour.games.lone.rules import used_rows
from parlour.games.lone.view import View
from parlour.lexicon import letters

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
