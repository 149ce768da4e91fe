"""The words that counted in a game, its totals, what it is remembered for, and what it teaches."""

from collections.abc import Iterator, Sequence
from itertools import repeat
from typing import Any

from parlour.core import Seat, Story, Table
from parlour.core.extras.highlights import Feat, GoodWord, Lesson, some_words
from parlour.core.table import game_of
from parlour.games.bottle.analysis import everyday
from parlour.games.bottle.game import Bottle
from parlour.games.bottle.model.events import Erred, Overturned, Said, Shook
from parlour.games.bottle.model.moves import Moves
from parlour.games.bottle.model.state import Played, State
from parlour.games.bottle.view import View
from parlour.messages import Catalogue, catalogue

BottleTable = Table[State, Moves, View]


def words(table: BottleTable) -> Iterator[GoodWord]:
    """Return the words that won a round, rare ones are best, with the time since the shake."""
    lexicon, times = game_of(table, Bottle).referee.words, _times(table)
    for number, played in enumerate(table.state.played, 1):
        # All words of a cover belong to its one winner.
        seats = repeat(played.winners[0]) if len(played.winners) == 1 else played.winners
        for seat, word in zip(seats, played.words, strict=False):
            value, ms = round(-lexicon.zipf(word), 3), times.get((seat, word))
            yield GoodWord(seat, word, number, value, ms=ms, is_fit=lexicon.is_polite(word))


def totals(table: BottleTable) -> Sequence[Sequence[int]]:
    return [played.diamonds for played in table.state.played]


def _times(table: BottleTable) -> dict[tuple[Seat, str], int]:
    """Return how long after the shake each word was said. Nobody can use a word twice (BOT-14)."""
    shaken, found = 0, dict[tuple[Seat, str], int]()
    for line in table.log:
        for event in line.events:
            if isinstance(event, Shook):
                shaken = line.at
            elif isinstance(event, Said):
                found[event.seat, event.word] = max(0, event.at - shaken)
    return found


def feats(table: BottleTable) -> Iterator[Feat]:
    """Return the words that were wrong (COM-27)."""
    events = [event for line in table.log for event in line.events]
    overturned = {event.word for event in events if isinstance(event, Overturned)}
    for event in events:
        if isinstance(event, Erred) and event.word and event.word not in overturned:
            yield Feat("blunder", event.seat, len(event.word), event.word)


HASTY = 3
"""From this many refused words on, the lesson mentions them."""


def lesson(story: Story[State, Moves, View], review: Any, language: str) -> Lesson:
    """Return everyday words that were overlooked, and what mistakes cost."""
    messages = catalogue(language, __package__)
    raced = [played for played in story.state.played if played.roll.effect != "cover"]
    overlooked = [(played.winners, _overlooked(story, played)) for played in raced]
    slips = [event for line in story.log for event in line.events if isinstance(event, Erred)]
    return Lesson(tuple(_sentence(seat, overlooked, slips, messages) for seat in range(story.seats)))


def _sentence(
    seat: Seat, overlooked: Sequence[tuple[tuple[Seat, ...], str | None]], slips: Sequence[Erred], messages: Catalogue
) -> str:
    own = [slip for slip in slips if slip.seat == seat]
    known = [word for winners, word in overlooked if word and seat not in winners]
    if len(own) >= HASTY and len(own) > len(known):
        return messages.say("bottle-lesson-hasty", count=len(own), words=some_words(slip.word for slip in own))
    if known:
        return messages.say("bottle-lesson-missed", words=some_words(known))
    return messages.say("bottle-lesson-nothing-missed")


def _overlooked(story: Story[State, Moves, View], played: Played) -> str | None:
    """Return an everyday word for this roll: one that nobody named, if there is one, and the most common of these."""
    game, used = game_of(story, Bottle), story.state.used
    words = game.referee.words
    likely = everyday(words, played.roll, game.settings.double_letters, {*used} - {*played.words})
    return min(likely, key=lambda word: (word in used, -words.zipf(word), word), default=None)
