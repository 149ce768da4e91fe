"""The review of a turn: the best layout the solver finds (REB-18). The lesson: what everyday words could have made."""

from collections.abc import Sequence

from msgspec import Struct

from parlour.core import AnyStory, Seat
from parlour.core.extras.highlights import Lesson, some_words
from parlour.core.table import game_of
from parlour.games.rebus.analysis import Everyday, Laid, RebusTable, everyday, familiar, laid, turns_of
from parlour.games.rebus.components import Placed
from parlour.games.rebus.game import Rebus
from parlour.games.rebus.model import Turn
from parlour.games.rebus.solver import plan
from parlour.messages import Catalogue, catalogue


class TurnReview(Struct, frozen=True):
    round: int
    seat: Seat
    roll: str
    reached: int
    words: tuple[Laid, ...]
    """The words that counted."""
    best: int
    bound: int
    """No layout of familiar words scores more."""
    share: float
    placed: tuple[Placed, ...]
    """The best layout of familiar words, as dice on the board."""
    across: tuple[str, ...]
    down: tuple[str, ...]
    everyday: Everyday


def review(story: RebusTable) -> tuple[TurnReview, ...]:
    """Review all scored turns, each for an equal share of the time. `bound` exceeds `best` if that is too short."""
    game, turns = game_of(story, Rebus), turns_of(story.log)
    return tuple(_reviewed(game, turn, until=n / len(turns)) for n, turn in enumerate(turns, 1))


def _reviewed(game: Rebus, turn: Turn, until: float) -> TurnReview:
    best = familiar(game, turn.roll, until)
    common = everyday(game, turn.roll, until)
    reached, most = turn.reading.total, max(best.score, turn.reading.total)
    share = round(max(0, reached) / most, 3) if most > 0 else 1.0
    placed, bound = plan(best.rows, turn.roll), max(best.bound, most)
    own = (turn.round, turn.seat, turn.roll, reached, laid(turn))
    return TurnReview(*own, most, bound, share, placed, best.across, best.down, common)


def lesson(story: AnyStory, review: Sequence[TurnReview], language: str) -> Lesson:
    messages = catalogue(language, __package__)
    turns = ([one for one in review if one.seat == seat] for seat in range(story.seats))
    return Lesson(tuple(_sentence(own, messages) for own in turns))


def _sentence(turns: Sequence[TurnReview], messages: Catalogue) -> str:
    if not turns:
        return ""
    behind = [one for one in turns if one.everyday.score > one.reached]
    if not behind:
        reached, most = sum(max(0, one.reached) for one in turns), sum(one.best for one in turns)
        name = "ahead" if all(one.bound == one.best for one in turns) else "ahead-found"
        return messages.say(f"rebus-lesson-{name}", percent=round(100 * reached / most) if most else 100)
    worst = max(behind, key=lambda one: one.everyday.score - one.reached)
    longest = sorted((*worst.everyday.across, *worst.everyday.down), key=len, reverse=True)
    words = some_words(longest)
    return messages.say("rebus-lesson-behind", round=worst.round, score=worst.everyday.score, words=words)
