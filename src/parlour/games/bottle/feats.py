"""What a game is remembered for when the evening ends (COM-27)."""

from collections.abc import Iterator, Sequence

from parlour.core import Logged, Seat
from parlour.core.extras.feats import Feat
from parlour.games.bottle.model.events import Erred, Named, Overturned, RoundEnded, Said, Shook


def feats(log: Sequence[Logged]) -> Iterator[Feat]:
    """Words that won a round, how quickly they came, and words that were wrong."""
    shaken, said = 0, dict[Seat, Said]()
    overturned = {event.word for line in log for event in line.events if isinstance(event, Overturned)}
    for line in log:
        for event in line.events:
            match event:
                case Shook():
                    shaken, said = line.at, {}
                case Said(seat=seat):
                    said[seat] = event
                case Named(seat=seat, word=word):
                    yield Feat("word", seat, len(word), word)
                case Erred(seat=seat, word=word) if word and word not in overturned:
                    yield Feat("blunder", seat, len(word), word)
                case RoundEnded(winners=winners):
                    for seat in said.keys() & set(winners):
                        yield from _win(said[seat], shaken)


def _win(said: Said, shaken: int) -> Iterator[Feat]:
    yield Feat("word", said.seat, len(said.word), said.word)
    yield Feat("fastest", said.seat, said.at - shaken, said.word)
