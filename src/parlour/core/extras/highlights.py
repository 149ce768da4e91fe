"""What games are remembered for and what they teach: best words, the round that decided one, feats (COM-27), advice."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Literal, get_args

from msgspec import Struct

from parlour.core.court.events import unvoted
from parlour.core.game import Millis, Seat
from parlour.core.table import AnyTable, Logged

MOST = 3
"""How many best words there are, of a game and of each seat."""


class GoodWord(Struct, frozen=True, omit_defaults=True):
    """A word that counted."""

    seat: Seat
    word: str
    round: int = 0
    value: float | None = None
    """How good the word is by the game's own measure, the same in all of its games. None: the rules can't tell."""
    points: int | None = None
    ms: Millis | None = None
    """How long it took to find."""
    is_fit: bool = True
    """Nobody is praised for a rude word."""


class TurningPoint(Struct, frozen=True):
    """The round in which the winner took the lead for good or, if nobody else ever led, gained the most."""

    seat: Seat
    round: int
    takes_lead: bool
    words: tuple[str, ...]
    """The winner's best words of that round."""


class Highlights(Struct, frozen=True):
    words: tuple[GoodWord, ...] = ()
    """The best words of each seat and its quickest one, the best first."""
    turning: TurningPoint | None = None


WordsOf = Callable[[AnyTable], Iterable[GoodWord]]
TotalsOf = Callable[[AnyTable], Sequence[Sequence[int]]]


def best_words(log: Iterable[Logged], words: Iterable[GoodWord]) -> list[GoodWord]:
    """Return the words that may be praised, the best first. A word that was used twice counts once, for the seat that
    did better with it. Words on which nobody voted are left out (COM-27)."""
    silent = unvoted(log)
    fit = [one for one in words if one.value is not None and one.is_fit and one.word not in silent]
    found: dict[str, GoodWord] = {}
    for one in sorted(fit, key=lambda one: -(one.value or 0)):
        found.setdefault(one.word.casefold(), one)
    return list(found.values())


def highlights(table: AnyTable, words_of: WordsOf | None, totals_of: TotalsOf | None) -> Highlights:
    words = [] if words_of is None else best_words(table.log, words_of(table))
    own: dict[Seat, list[GoodWord]] = defaultdict(list)
    for one in words:
        own[one.seat].append(one)
    chosen = {id(one) for some in own.values() for one in (*some[:MOST], *_quickest(some))}
    turning = None if totals_of is None else turning_point(table, totals_of(table), words)
    return Highlights(tuple(one for one in words if id(one) in chosen), turning)


def _quickest(words: Iterable[GoodWord]) -> list[GoodWord]:
    return sorted((one for one in words if one.ms is not None), key=lambda one: one.ms or 0)[:1]


def turning_point(table: AnyTable, totals: Sequence[Sequence[int]], words: Iterable[GoodWord]) -> TurningPoint | None:
    """Return the turning point. None: nobody won alone, there was one round, or no round stands out.

    `totals`: everybody's points after each round. `words`: the best first.
    """
    winners = () if table.result is None else table.result.winners
    if len(winners) != 1 or table.seats < 2:
        return None
    (seat,) = winners
    # How far the winner was ahead of the best of the others after each round.
    leads = [after[seat] - max(total for other, total in enumerate(after) if other != seat) for after in totals]
    if len(leads) < 2 or leads[-1] <= 0:
        return None
    behind = [number for number, lead in enumerate(leads, 1) if lead <= 0 and any(totals[number - 1])]
    number = behind[-1] + 1 if behind else _largest([after - before for before, after in pairwise([0, *leads])])
    if not number:
        return None
    said = tuple(one.word for one in words if (one.seat, one.round) == (seat, number))
    return TurningPoint(seat, number, bool(behind), said[:MOST])


def _largest(gains: Sequence[int]) -> int:
    """Return the number of the round that gained the most, or 0 if several did."""
    most = max(gains)
    return gains.index(most) + 1 if gains.count(most) == 1 else 0


class Lesson(Struct, frozen=True):
    said: tuple[str, ...]
    """Advice by seat; empty where there is none."""
    words: tuple[GoodWord, ...] = ()
    """The best words. A lesson without any gets those of the game's highlights."""


def some_words(words: Iterable[str]) -> str:
    """Return the first few different words, with commas between them."""
    return ", ".join(word.upper() for word in list(dict.fromkeys(words))[:MOST])


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
