"""The words that counted in a game, its totals, and what it is remembered for."""

from collections.abc import Iterator, Sequence
from itertools import accumulate

from msgspec.structs import replace

from parlour.core import Table
from parlour.core.extras.highlights import Feat, GoodWord
from parlour.core.table import game_of
from parlour.games.bookworm.components import SPECIAL, Face
from parlour.games.bookworm.game import Bookworm
from parlour.games.bookworm.model.events import DiceRolled, Spoken, TakenBack, Took, VoteEnded
from parlour.games.bookworm.model.moves import Moves
from parlour.games.bookworm.model.state import State
from parlour.games.bookworm.view import View

BookwormTable = Table[State, Moves, View]


def words(table: BookwormTable) -> Iterator[GoodWord]:
    """Return the words that took a die: many dots are best and, of equals, long words. Time counts from the event
    before. A word that our lists cross out is praised only if the table allowed it."""
    now, faces, before, found = 0, tuple[Face, ...](), 0, dict[tuple[int, str], GoodWord]()
    for line in table.log:
        for event in line.events:
            match event:
                case DiceRolled(round=now, faces=faces):
                    pass
                case Took(spoken=spoken):  # perhaps again, with another die
                    known = found.get((now, spoken.word))
                    ms = line.at - before if known is None else known.ms
                    found[now, spoken.word] = replace(_word(spoken, faces), round=now, ms=ms)
                case VoteEnded(word=word, fits=True) if (now, word) in found:
                    found[now, word] = replace(found[now, word], is_fit=True)
                case TakenBack(word=word):
                    found.pop((now, word), None)
                case _:
                    pass
        before = line.at if line.events else before
    is_polite = game_of(table, Bookworm).lexicon.is_polite
    yield from (replace(one, is_fit=one.is_fit and all(map(is_polite, one.word.split()))) for one in found.values())


def _word(spoken: Spoken, faces: Sequence[Face]) -> GoodWord:
    dots = 0 if spoken.die == SPECIAL else faces[spoken.die].dots
    value, is_fit = dots + len(spoken.word) / 100, spoken.mark.fit != "no"
    return GoodWord(spoken.seat, spoken.word, value=value, points=dots, is_fit=is_fit)


def totals(table: BookwormTable) -> Sequence[Sequence[int]]:
    points = (score.points for score in table.state.sheet)
    return list(accumulate(points, lambda one, two: tuple(map(sum, zip(one, two, strict=True)))))


def feats(table: BookwormTable) -> Iterator[Feat]:
    """Return the dice that were taken from others, and the words that were voted down (COM-27)."""
    events = [event for line in table.log for event in line.events]
    refused = {(event.seat, event.word) for event in events if isinstance(event, TakenBack)}
    allowed = {event.word for event in events if isinstance(event, VoteEnded) and event.fits}
    yield from (Feat("blunder", seat, len(word), word) for seat, word in sorted(refused))
    for spoken in (event.spoken for event in events if isinstance(event, Took)):
        is_fit = spoken.mark.fit != "no" or spoken.word in allowed
        if spoken.source is not None and is_fit and (spoken.seat, spoken.word) not in refused:
            yield Feat("stolen", spoken.seat, 1, spoken.word)
