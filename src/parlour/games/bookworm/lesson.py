"""After a game: words for failed turns, and dice that were worth more than the ones taken."""

from collections.abc import Iterator, Sequence

from parlour.core import AnyStory
from parlour.core.extras.highlights import Lesson, some_words
from parlour.games.bookworm.review import RoundReview, TurnReview
from parlour.messages import Catalogue, catalogue

MORE = 0.5
"""How many points more another die must be worth to be mentioned."""


def lesson(story: AnyStory, review: Sequence[RoundReview], language: str) -> Lesson:
    messages = catalogue(language, __package__)
    return Lesson(tuple(_sentence(seat, review, messages) for seat in range(story.seats)))


def _sentence(seat: int, review: Sequence[RoundReview], messages: Catalogue) -> str:
    stuck = [turn for turn in _failed(review) if turn.seat == seat and turn.best and turn.best[0].words]
    if stuck:
        words = some_words(turn.best[0].words[0] for turn in stuck)
        return messages.say("bookworm-lesson-stuck", count=len(stuck), words=words)
    own = [turn for one in review for turn in one.turns if turn.seat == seat and turn.value is not None]
    dearer = [turn for turn in own if turn.best and turn.best[0].words and _more(turn) >= MORE]
    if not own:
        return ""
    if not dearer:
        return messages.say("bookworm-lesson-best-dice")
    worst = max(dearer, key=_more)
    better = some_words(worst.best[0].words[:1])
    return messages.say("bookworm-lesson-dearer", word=(worst.word or "").upper(), better=better)


def _more(turn: TurnReview) -> float:
    return turn.best[0].value - (turn.value or 0.0)


def _failed(review: Sequence[RoundReview]) -> Iterator[TurnReview]:
    """A turn without a word that ended its round."""
    return (one.turns[-1] for one in review if one.score.has_failed and one.turns and one.turns[-1].word is None)
