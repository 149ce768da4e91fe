"""The best words for the free rows: points times the chance that nobody else writes them."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from math import prod

from msgspec import Struct

from parlour.games.lone.components import Row
from parlour.lexicon import Lexicon, letters

PULL = 0.9
"""How much likelier a word is to be thought of for each step of Zipf, up to 5.5."""
SHREWD_PULL = 0.5
"""The same for opponents who look beyond the most common words."""


class Suggestion(Struct, frozen=True):
    """A free row, the best word for it (None: the dice have none), and its expected points."""

    row: int
    length: int
    word: str | None
    worth: float
    take: bool = False
    """Whether it belongs to the best use of this round, considering the rounds to come."""


class Offer(Struct, frozen=True):
    """A word that the dice can make, how common it is, and the chance that nobody else writes it."""

    word: str
    zipf: float
    alone: float


def offers(
    words: Iterable[str],
    zipf: Callable[[str], float],
    sheet: Sequence[Row],
    others: int,
    each: int,
    likelier: float = PULL,
) -> dict[int, list[Offer]]:
    """Return the words of a roll by length, those likeliest to be alone first, then the more common ones.

    Other players are assumed to write `each` words, drawn by frequency (`likelier` for each step of Zipf) and by the
    points of the row.
    """
    points = {row.squares: row.points for row in sheet}
    known = {word: zipf(word) for word in words if len(letters(word)) in points}
    pull = {word: points[len(letters(word))] * 10 ** (likelier * min(usual, 5.5)) for word, usual in known.items()}
    total = sum(pull.values())
    found = [Offer(word, usual, (1 - pull[word] / total) ** (each * others)) for word, usual in known.items()]
    found.sort(key=lambda offer: (-round(offer.alone, 2), -offer.zipf, offer.word))
    return {length: [offer for offer in found if len(letters(offer.word)) == length] for length in points}


def best_words(
    words: Lexicon,
    dice: str,
    sheet: Sequence[Row],
    *,
    taken: Collection[int] = (),
    blocked: Collection[str] = (),
    others: int = 3,
    each: int = 3,
) -> tuple[Suggestion, ...]:
    """Return a suggestion for each free row, no word twice. `dice` has `*` for the joker."""
    offered = offers(words.spellable(dice), words.zipf, sheet, others, each)
    return assigned(sheet, taken, offered, frozenset(map(letters, blocked)), each)


def assigned(
    sheet: Sequence[Row],
    taken: Collection[int],
    offered: Mapping[int, Sequence[Offer]],
    blocked: Collection[str],
    each: int,
) -> tuple[Suggestion, ...]:
    """Assign words to rows. A row that will bring more in a later round is kept."""
    fresh = {length: iter([o for o in some if letters(o.word) not in blocked]) for length, some in offered.items()}
    found = []
    for number, row in enumerate(sheet):
        if number not in taken:
            offer = next(fresh.get(row.squares, iter(())), None)
            worth = round(row.points * offer.alone, 2) if offer else 0.0
            found.append(Suggestion(number, row.squares, offer.word if offer else None, worth))
    written = sorted((one for one in found if one.word), key=lambda one: -one.worth)
    worths = {length: [one.worth for one in written if one.length == length] for length in offered}
    left = Prospect.of(sheet, each).best_use(Counter(one.length for one in found), worths)
    now = set[int]()
    for one in written:
        if left[one.length]:
            left[one.length] -= 1
            now.add(one.row)
    return tuple(Suggestion(one.row, one.length, one.word, one.worth, one.row in now) for one in found)


ALONE = 0.95
"""The share of its points that a later word brings on average, because somebody else may have it."""
FOUND = {6: (0.16, 0.07, 0.77), 7: (0.58, 0.42)}
"""How often a good player finds no word of a length in a roll of the shipped dice, one, or more. Shorter words can
always be found; longer ones are taken to be as hard as seven letters."""

Counts = tuple[int, ...]
"""The number of rows of each kind."""


class Kind(Struct, frozen=True):
    """Rows with the same number of squares. If their points differ, the mean counts."""

    squares: int
    points: float


class Prospect(Struct, frozen=True):
    """A sheet: its kinds of rows, and how many words a round has."""

    kinds: tuple[Kind, ...]
    each: int

    @classmethod
    def of(cls, sheet: Sequence[Row], each: int) -> "Prospect":
        squares = Counter(row.squares for row in sheet)
        points = {length: sum(row.points for row in sheet if row.squares == length) for length in squares}
        return cls(tuple(Kind(length, points[length] / squares[length]) for length in sorted(squares)), each)

    def best_use(self, free: Counter[int], worths: Mapping[int, Sequence[float]]) -> dict[int, int]:
        """Return, by length, how many rows to fill now for the most points in this round and all later ones.

        `free`: rows by length. `worths`: the values of the words for them, the best first.
        """
        counts = tuple(free[kind.squares] for kind in self.kinds)
        now = [list(worths.get(kind.squares, ()))[:count] for kind, count in zip(self.kinds, counts, strict=True)]
        best, _ = max(_uses(self, counts, now), key=lambda use: use[1])
        return {kind.squares: count for kind, count in zip(self.kinds, best, strict=True)}


@lru_cache(maxsize=20_000)
def later(prospect: Prospect, free: Counts) -> float:
    """Return the points that these rows are expected to bring in later rounds."""
    if not any(free):
        return 0.0
    rolls = product(*(_found(kind, count) for kind, count in zip(prospect.kinds, free, strict=True)))
    return sum(_roll(prospect, free, roll) for roll in rolls)


def _roll(prospect: Prospect, free: Counts, roll: tuple[tuple[int, float], ...]) -> float:
    worths = [[ALONE * kind.points] * found for kind, (found, _) in zip(prospect.kinds, roll, strict=True)]
    return prod(chance for _, chance in roll) * max(worth for _, worth in _uses(prospect, free, worths))


def _found(kind: Kind, rows: int) -> list[tuple[int, float]]:
    """Return how many rows of a kind a roll may fill, each with its probability."""
    chances = FOUND.get(min(kind.squares, max(FOUND)))
    if chances is None or not rows:
        return [(rows, 1.0)]
    most = min(rows, len(chances) - 1)
    return [*enumerate(chances[:most]), (rows if most == len(chances) - 1 else most, sum(chances[most:]))]


def _uses(prospect: Prospect, free: Counts, worths: Sequence[Sequence[float]]) -> Iterator[tuple[Counts, float]]:
    """Return every way to use a round, with the expected total."""
    most = tuple(map(len, worths))
    words = min(prospect.each, sum(most))
    for used in _ways(most, words):
        now = sum(sum(worth[:count]) for worth, count in zip(worths, used, strict=True))
        left = _without_the_cheapest(prospect, free, used, prospect.each - words)
        yield used, now + later(prospect, left)


def _ways(most: Counts, words: int) -> Iterator[Counts]:
    """Return all ways to distribute this many words among the kinds."""
    if not most:
        if not words:
            yield ()
        return
    for count in range(max(0, words - sum(most[1:])), min(most[0], words) + 1):
        for rest in _ways(most[1:], words - count):
            yield (count, *rest)


def _without_the_cheapest(prospect: Prospect, free: Counts, used: Counts, missing: int) -> Counts:
    """Return the rows after giving up those with the fewest points for missing words (LON-12)."""
    left = [have - gone for have, gone in zip(free, used, strict=True)]
    for place in sorted(range(len(left)), key=lambda place: prospect.kinds[place].points):
        gone = min(missing, left[place])
        left[place] -= gone
        missing -= gone
    return tuple(left)
