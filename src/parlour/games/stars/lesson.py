"""After a game, for each seat: a word that also hinted at the message and whose score promised more bits, if any."""

from collections.abc import Sequence

from parlour.core import Logged
from parlour.core.extras.lesson import BestWord, Lesson, best_words, some_words
from parlour.games.stars.game import Stars
from parlour.games.stars.review import Review, Told
from parlour.messages import Catalogue, catalogue


def lesson(game: Stars, log: Sequence[Logged], seats: int, review: Review, language: str) -> Lesson:
    messages = catalogue(language, __package__)
    thought_of = [_thought_of(review, seat) for seat in range(seats)]
    said = tuple(_sentence(told, messages) for told in thought_of)
    each = [(seat, told) for seat, own in enumerate(thought_of) for told in own]
    best = best_words(
        log, each, lambda pair: BestWord(pair[0], pair[1].word), lambda pair: pair[1].bits, game.lexicon.is_polite
    )
    return Lesson(said, best)


def _thought_of(review: Review, seat: int) -> list[Told]:
    """Return the words that this seat thought of, with what they told its own team's Scientists."""
    return [told for number, team in enumerate(review.teams) for told in team if (told.team, told.by) == (number, seat)]


def _sentence(sent: Sequence[Told], messages: Catalogue) -> str:
    """Return advice, or an empty string if no word was clearly better or the score told as many bits as a better word
    promised."""
    missed = [told for told in sent if told.better and told.bits < told.better[0].bits]
    worst = max(missed, key=lambda told: told.better[0].bits - told.bits, default=None)
    if worst is None:
        return ""
    better = worst.better[0]
    return messages.say(
        "stars-lesson-promised", word=worst.word.upper(), better=some_words([better.word]), meant=better.meant.upper()
    )
