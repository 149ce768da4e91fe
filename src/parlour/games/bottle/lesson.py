"""After a game: everyday words that were overlooked, and what mistakes cost."""

from collections.abc import Sequence
from typing import Any

from parlour.core import Seat, Story
from parlour.core.extras.highlights import Lesson, some_words
from parlour.core.table import game_of
from parlour.games.bottle.analysis import everyday
from parlour.games.bottle.game import Bottle
from parlour.games.bottle.model.events import Erred
from parlour.games.bottle.model.moves import Moves
from parlour.games.bottle.model.state import Played, State
from parlour.games.bottle.view import View
from parlour.messages import Catalogue, catalogue

HASTY = 3
"""From this many refused words on, the lesson mentions them."""


def lesson(story: Story[State, Moves, View], review: Any, language: str) -> Lesson:
    messages = catalogue(language, __package__)
    raced = [played for played in story.state.played if played.roll.effect != "cover"]
    overlooked = [(played.winners, _everyday(story, played)) for played in raced]
    slips = [event for line in story.log for event in line.events if isinstance(event, Erred)]
    return Lesson(tuple(_sentence(seat, overlooked, slips, messages) for seat in range(story.seats)))


def _sentence(
    seat: Seat,
    overlooked: Sequence[tuple[tuple[Seat, ...], tuple[str, ...]]],
    slips: Sequence[Erred],
    messages: Catalogue,
) -> str:
    own = [slip for slip in slips if slip.seat == seat]
    known = [found[0] for winners, found in overlooked if seat not in winners and found]
    if len(own) >= HASTY and len(own) > len(known):
        return messages.say("bottle-lesson-hasty", count=len(own), words=some_words(slip.word for slip in own))
    if known:
        return messages.say("bottle-lesson-missed", words=some_words(known))
    return messages.say("bottle-lesson-nothing-missed")


def _everyday(story: Story[State, Moves, View], played: Played) -> tuple[str, ...]:
    """Return everyday words for this roll: first those that nobody named, then the most common."""
    game, used = game_of(story, Bottle), story.state.used
    words = game.referee.words
    likely = everyday(words, played.roll, game.settings.double_letters, {*used} - {*played.words})
    return tuple(sorted(likely, key=lambda word: (word in used, -words.zipf(word), word)))
