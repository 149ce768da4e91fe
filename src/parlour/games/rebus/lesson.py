"""The lesson after a game: what everyday words could have made of the turn that lost the most."""

from collections.abc import Sequence

from parlour.core import Logged
from parlour.core.extras.lesson import BestWord, Lesson, best_words, some_words
from parlour.games.rebus.game import Rebus
from parlour.games.rebus.review import TurnReview
from parlour.messages import Catalogue, catalogue


def lesson(game: Rebus, log: Sequence[Logged], seats: int, review: Sequence[TurnReview], language: str) -> Lesson:
    messages = catalogue(language, __package__)
    said = tuple(_sentence([one for one in review if one.seat == seat], messages) for seat in range(seats))
    laid = [(one.seat, word) for one in review for word in one.words]
    best = best_words(
        log,
        laid,
        lambda pair: BestWord(pair[0], pair[1].word),
        lambda pair: pair[1].points,
        game.referee.words.is_polite,
    )
    return Lesson(said, best)


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
