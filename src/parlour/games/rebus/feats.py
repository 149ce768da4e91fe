"""What a game is remembered for when the evening ends (COM-27)."""

from collections.abc import Iterator, Sequence

from parlour.core import Logged, Seat
from parlour.core.extras.feats import Feat
from parlour.games.rebus.model import Overturned, Scored, Turn


def feats(log: Sequence[Logged]) -> Iterator[Feat]:
    """Words that were laid, right and wrong."""
    turns: dict[tuple[int, Seat], Turn] = {}
    for line in log:
        for event in line.events:
            if isinstance(event, Scored | Overturned):
                turns |= {(one.round, one.seat): one for one in event.turns}
    for turn in turns.values():
        for run in turn.reading.runs:
            yield Feat("word" if run.fault is None else "blunder", turn.seat, len(run.word), run.word)
