"""What a game is remembered for when the evening ends (COM-27)."""

from collections.abc import Iterator, Sequence

from parlour.core import Logged
from parlour.core.extras.feats import Feat
from parlour.games.bottle.model.events import Erred, Overturned


def feats(log: Sequence[Logged]) -> Iterator[Feat]:
    """Words that were wrong."""
    events = [event for line in log for event in line.events]
    overturned = {event.word for event in events if isinstance(event, Overturned)}
    for event in events:
        if isinstance(event, Erred) and event.word and event.word not in overturned:
            yield Feat("blunder", event.seat, len(event.word), event.word)
