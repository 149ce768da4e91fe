"""After a game, for each seat: which of its words was read as another, which secret word had no hint, and what its
words revealed about the cipher."""

from collections.abc import Iterator, Sequence

from parlour.core import AnyStory, Seat
from parlour.core.extras.highlights import MOST, GoodWord, Lesson, best_words
from parlour.core.table import game_of
from parlour.games.stars.analysis.understood import Read
from parlour.games.stars.game import Stars
from parlour.games.stars.review import Learned, Review
from parlour.messages import Catalogue, catalogue

TELLING = 1.0
"""How many bits a word revealed that is worth mentioning."""
LONGEST = 200
"""How many letters of advice are read at a glance."""


def lesson(story: AnyStory, review: Review, language: str) -> Lesson:
    """The best words are those that revealed the most: only the review knows which."""
    messages, is_polite = catalogue(language, __package__), game_of(story, Stars).lexicon.is_polite
    thought_of = [_thought_of(review, seat) for seat in range(story.seats)]
    said = tuple(_advice(review, seat, own, messages) for seat, own in enumerate(thought_of))
    words = (
        GoodWord(seat, one.word, one.round, round(one.bits, 3), is_fit=is_polite(one.word))
        for seat, own in enumerate(thought_of)
        for one in own
    )
    return Lesson(said, tuple(best_words(story.log, words)[:MOST]))


def _thought_of(review: Review, seat: Seat) -> list[Learned]:
    """Return the words that this seat sent, with what they revealed to its own team's Scientists."""
    return [one for number, team in enumerate(review.teams) for one in team if (one.team, one.by) == (number, seat)]


def _advice(review: Review, seat: Seat, sent: Sequence[Learned], messages: Catalogue) -> str:
    """Return as many sentences as are read at a glance, the most useful first. Empty if the seat sent no word."""
    advice = ""
    for sentence in _sentences(review, seat, sent, messages) if sent else ():
        longer = f"{advice} {sentence}".strip()
        advice = longer if len(longer) <= LONGEST else advice
    return advice


def _sentences(review: Review, seat: Seat, sent: Sequence[Learned], messages: Catalogue) -> Iterator[str]:
    read = [one for one in review.read[sent[0].team] if one.side == sent[0].side] if review.read else []
    for one in read:
        if not one.is_right and one.by == seat and one.hint:
            yield messages.say("stars-lesson-misread", word=one.hint.upper(), guessed=one.guessed.upper())
    yield from (_gap(one, messages) for one in read if not one.is_right and one.hint is None)
    if read and all(one.is_right for one in read):
        yield messages.say("stars-lesson-understood")
    most = max(sent, key=lambda one: one.bits)
    if most.bits >= TELLING:
        yield messages.say("stars-lesson-told", word=most.word.upper(), before=most.before, after=most.ciphers)


def _gap(one: Read, messages: Catalogue) -> str:
    if one.better is None:
        return messages.say("stars-lesson-gap", meant=one.meant.upper())
    return messages.say("stars-lesson-gap-filled", meant=one.meant.upper(), better=one.better.upper())
