"""The words that counted in a game, its totals, and what it is remembered for."""

from collections.abc import Iterator, Sequence
from itertools import repeat

from parlour.core import Seat, Table
from parlour.core.extras.highlights import Feat, GoodWord
from parlour.core.table import game_of
from parlour.games.bottle.game import Bottle
from parlour.games.bottle.model.events import Erred, Overturned, Said, Shook
from parlour.games.bottle.model.moves import Moves
from parlour.games.bottle.model.state import State
from parlour.games.bottle.view import View

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
