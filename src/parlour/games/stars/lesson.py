"""After a game, for each seat: a word that also hinted at the message and whose score promised more bits, if any."""

from collections.abc import Sequence

from parlour.core import AnyStory
from parlour.core.extras.day import game_of
from parlour.core.extras.highlights import MOST, GoodWord, best_words
from parlour.core.extras.lesson import Lesson, some_words
from parlour.games.stars.game import Stars
from parlour.games.stars.review import Review, Told
from parlour.messages import Catalogue, catalogue


def lesson(story: AnyStory, review: Review, language: str) -> Lesson:
    """The best words are those that told the most: only the review knows which."""
    messages, is_polite = catalogue(language, __package__), game_of(story, Stars).lexicon.is_polite
    thought_of = [_thought_of(review, seat) for seat in range(story.seats)]
    said = tuple(_sentence(told, messages) for told in thought_of)
    words = (
        GoodWord(seat, told.word, told.round, round(told.bits, 3), is_fit=is_polite(told.word))
        for seat, own in enumerate(thought_of)
        for told in own
    )
    return Lesson(said, tuple(best_words(story.log, words)[:MOST]))


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
