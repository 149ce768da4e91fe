"""What a game is remembered for when the evening ends (COM-27)."""

from collections.abc import Iterator, Sequence

from parlour.core import Logged
from parlour.core.extras.feats import Feat
from parlour.games.rebus.analysis import turns_of


def feats(log: Sequence[Logged]) -> Iterator[Feat]:
    """Words that were laid and are none."""
    for turn in turns_of(log):
        for run in turn.reading.runs:
            if run.fault is not None:
                yield Feat("blunder", turn.seat, len(run.word), run.word)
