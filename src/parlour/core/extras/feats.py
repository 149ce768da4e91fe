"""What a game is remembered for when the evening ends: a word, a blunder, a quick find, a theft (COM-27)."""

from collections.abc import Iterable, Iterator
from typing import Literal, get_args

from msgspec import Struct

from parlour.core.extras.highlights import GoodWord
from parlour.core.game import Seat

FeatKind = Literal["fastest", "stolen", "blunder", "word"]
"""The quickest find, things taken from others, the longest word that was wrong, and the longest that scored."""
KINDS: tuple[FeatKind, ...] = get_args(FeatKind)


class Feat(Struct, frozen=True):
    kind: FeatKind
    seat: Seat
    value: int
    """Milliseconds (`fastest`), how many (`stolen`), or letters (`blunder`, `word`)."""
    word: str = ""


def feats_of(words: Iterable[GoodWord]) -> Iterator[Feat]:
    """Return what words that counted are remembered for: their length, and how quickly they were found."""
    for one in words:
        yield Feat("word", one.seat, len(one.word), one.word)
        if one.ms is not None:
            yield Feat("fastest", one.seat, one.ms, one.word)
