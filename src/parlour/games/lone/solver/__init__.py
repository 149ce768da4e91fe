"""The best words for the free rows: points times the chance that nobody else writes them."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from msgspec import Struct

from parlour.games.lone.components import Row
from parlour.games.lone.solver.later import Prospect
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
