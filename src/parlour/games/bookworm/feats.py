"""What a game is remembered for when the evening ends (COM-27)."""

from collections.abc import Iterator, Sequence

from parlour.core import Logged
from parlour.core.extras.feats import Feat
from parlour.games.bookworm.model.events import TakenBack, Took


def feats(log: Sequence[Logged]) -> Iterator[Feat]:
    """Dice that were taken from others, and words that were voted down."""
    events = [event for line in log for event in line.events]
    refused = {(event.seat, event.word) for event in events if isinstance(event, TakenBack)}
    for event in events:
        match event:
            case TakenBack(seat=seat, word=word):
                yield Feat("blunder", seat, len(word), word)
            case Took(spoken=spoken) if spoken.source is not None and (spoken.seat, spoken.word) not in refused:
                yield Feat("stolen", spoken.seat, 1, spoken.word)
