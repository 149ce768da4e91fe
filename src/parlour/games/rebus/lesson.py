"""The lesson after a game: what everyday words could have made of the turn that lost the most."""

from collections.abc import Sequence

from parlour.core import AnyStory
from parlour.core.extras.highlights import Lesson, some_words
from parlour.games.rebus.review import TurnReview
from parlour.messages import Catalogue, catalogue


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
