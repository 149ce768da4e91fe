"""The best layout of a roll (REB-18): proven by the compiled kernel, or as good as a beam search finds without it."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice

import numpy as np

from parlour.games.rebus.model import Islands
from parlour.games.rebus.solver.beam import BeamSearch
from parlour.games.rebus.solver.compiled import compiled_layout
from parlour.games.rebus.solver.hand import take
from parlour.games.rebus.solver.solution import Solution, has_word_twice, nothing_laid, shown
from parlour.games.rebus.solver.trie import grow, spellings
from parlour.lexicon import Lexicon

FIRST_BEAM, WIDEST_BEAM = 400, 50_000
WIDTHS = (4, 3, 5, 2, 6, 1)
"""The widths of layouts, the most promising first."""
RARITY = 1.0
"""How much heavier a die weighs the fewer words contain its letter: awkward dice should be laid early."""
FIRST_STEPS = 48
"""Steps of the first beam search that are always done: enough for twelve rows, so that there is a layout."""


def best_layout(
    lexicon: Lexicon,
    roll: str,
    values: Mapping[str, int],
    *,
    islands: Islands = "printed",
    shortest: int = 2,
    enough: Callable[[], bool],
    report: Callable[[Solution], None] = lambda _: None,
) -> Solution:
    """Return the best layout of these dice (`*` is a star) that is found until `enough` returns True.

    `report` is called with each better layout or lower bound.

    Only the kernel proves that a layout is the best, and only the kernel builds more than one island. Without it the
    bound is twice the value of all dice.
    """
    best = compiled_layout(
        lexicon, roll, values, shortest=shortest, has_islands=islands == "printed", enough=enough, report=report
    )
    if best:
        return best
    words = spellings(map(lexicon.letters, lexicon.spellable(roll)), shortest)
    return Builder(words, roll, values, rarity=RARITY).build(enough, report) if words else nothing_laid(roll, values)


def quick_layout(
    words: Iterable[str],
    roll: str,
    values: Mapping[str, int],
    *,
    shortest: int = 2,
    beam: int,
    widths: Sequence[int],
    seed: int = 0,
) -> Solution:
    """Return a layout of these words, as one island, after one beam search for each of the widths."""
    spelled = spellings(words, shortest)
    if not spelled:
        return nothing_laid(roll, values)
    builder = Builder(spelled, roll, values, seed)
    for width in widths:
        deque(builder.search(width, beam), maxlen=0)
    return builder.solution


class Builder:
    """Builds connected layouts of one roll by beam searches, and keeps the best."""

    def __init__(
        self, words: Sequence[str], roll: str, values: Mapping[str, int], seed: int = 0, rarity: float = 0.0
    ) -> None:
        self._roll = roll
        self._hand = take(roll, values)
        self._trie = grow(words, self._hand.alphabet)
        rare = {die: 1 - sum(die in word for word in words) / len(words) for die in self._hand.kinds}
        weights = [rarity * rare[die] * values.get(die, 0) for die in self._hand.kinds]
        self._burden = self._hand.worth / 2 + weights @ self._hand.counts
        self._rng = np.random.default_rng(seed)
        self._rows: tuple[str, ...] = ()
        self._deficit = int(self._hand.unused[self._hand.all])

    @property
    def solution(self) -> Solution:
        bound = 2 * int(self._hand.worth[self._hand.all])
        return shown([self._rows] if self._rows else [], self._roll, bound - self._deficit, bound)

    def build(self, enough: Callable[[], bool], report: Callable[[Solution], None]) -> Solution:
        """Improve the layout until `enough` returns True or the widest beam is done."""
        steps = self._searches()
        deque(islice(steps, FIRST_STEPS), maxlen=0)
        known = self._deficit
        report(self.solution)
        while known and not enough() and next(steps, False):
            if self._deficit < known:
                known = self._deficit
                report(self.solution)
        return self.solution

    def _searches(self) -> Iterator[bool]:
        """Search all widths again and again, each time with a beam twice as wide."""
        beam = FIRST_BEAM
        while beam <= WIDEST_BEAM:
            for width in (width for width in WIDTHS if 2 * width <= len(self._roll) + 1):
                for _ in self.search(width, beam):
                    yield True
            beam *= 2

    def search(self, width: int, beam: int) -> Iterator[None]:
        """Look for better layouts of one width. Yields before each step."""
        limit = self._deficit - 1
        return BeamSearch(self._hand, self._trie, width, beam, self._burden, limit, self._finish, self._rng).run()

    def _finish(self, rows: tuple[str, ...], deficit: int) -> int:
        """Keep a layout that is better and legal (REB-08). Returns the limit from now on."""
        if deficit < self._deficit and not has_word_twice(rows):
            self._rows, self._deficit = rows, deficit
        return self._deficit - 1
