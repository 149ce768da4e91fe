"""After a game: what cost the most points, and words that would have scored."""

from collections.abc import Iterable, Sequence

from parlour.core.extras.highlights import Lesson, some_words
from parlour.games.lone.model import Outcomes
from parlour.games.lone.review import LoneStory, RoundReview
from parlour.messages import Catalogue, catalogue

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
