"""What a game is remembered for when the evening ends (COM-27)."""

from collections.abc import Iterator, Sequence

from parlour.core import Logged
from parlour.core.extras.feats import Feat
from parlour.games.lone.model import Outcomes, Overturned, Unveiled


def feats(log: Sequence[Logged]) -> Iterator[Feat]:
    """Words that were none."""
    rounds: dict[int, tuple[Outcomes, ...]] = {}
    now = 0
    for line in log:
        for event in line.events:
            match event:
                case Unveiled(round=now, lines=lines):
                    rounds[now] = lines
                case Overturned(lines=lines):
                    rounds[now] = lines
    for lines in rounds.values():
        for seat, outcomes in enumerate(lines):
            for one in outcomes:
                if one.word and one.why in ("no-word", "not-on-dice"):
                    yield Feat("blunder", seat, len(one.word), one.word)
