"""After a game: what cost the most points, and words that would have scored."""

from collections.abc import Iterable, Sequence

from parlour.core import Logged, Table
from parlour.core.extras.lesson import BestWord, Lesson, best_words, some_words
from parlour.games.lone.game import Lone
from parlour.games.lone.model import Outcomes
from parlour.games.lone.review import RoundReview
from parlour.messages import Catalogue, catalogue

OFTEN = 2
"""From this many lost words on, the lesson mentions them."""
WHYS = {
    "shared": ("shared", "earlier"),
    "wrong": ("no-word", "not-on-dice", "too-many", "own-repeat"),
    "empty": ("given-up",),
}


def lesson(game: Lone, log: Sequence[Logged], seats: int, review: Sequence[RoundReview], language: str) -> Lesson:
    sheets = Table.replay(game, seats, log).state.sheets
    messages, words = catalogue(language, __package__), game.referee.words
    own = ([one for one in review if one.seat == seat] for seat in range(seats))
    said = tuple(_sentence(sheet, rounds, messages) for sheet, rounds in zip(sheets, own, strict=True))
    scored = [(seat, one) for seat, sheet in enumerate(sheets) for one in sheet if one.points and one.word]
    best = best_words(
        log,
        scored,
        lambda pair: BestWord(pair[0], pair[1].word or ""),
        lambda pair: pair[1].points - words.zipf(pair[1].word or "") / 10,  # of equals the rarer
        words.is_polite,
    )
    return Lesson(said, best)


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
