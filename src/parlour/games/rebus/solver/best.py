"""The best layout of a roll (REB-18): proven by the compiled kernel, or as good as a beam search finds without it."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice

import numpy as np

from parlour.games.rebus.components.dice import STAR
from parlour.games.rebus.model import Islands
from parlour.games.rebus.solver.beam import BeamSearch, Layout
from parlour.games.rebus.solver.compiled import compiled_layout
from parlour.games.rebus.solver.hand import take
from parlour.games.rebus.solver.solution import Solution, has_word_twice, nothing_laid, shown
from parlour.games.rebus.solver.trie import grow
from parlour.games.rebus.solver.words import spellings
from parlour.lexicon import Lexicon

FIRST_BEAM, WIDEST_BEAM = 400, 50_000
BEAM_WIDTHS = (4, 3, 5, 2, 6, 1)
"""The widths of layouts, the most promising first."""
ISLAND_WIDTHS = (1, 2, 3)
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
    told: Callable[[Solution], None] = lambda _: None,
) -> Solution:
    """Return the best layout of these dice (`*` is a star) that is found until `enough` returns True.

    `told` is called with each better layout or lower bound. Only the kernel proves that a layout is the best. Without
    it the bound is twice the value of all dice.
    """
    has_islands = islands == "printed"
    best = compiled_layout(lexicon, roll, values, shortest=shortest, has_islands=has_islands, enough=enough, told=told)
    if best:
        return best
    words = spellings(lexicon.spellable(roll), shortest)
    if not words:
        return nothing_laid(roll, values)
    return Builder(words, roll, values, islands, rarity=RARITY).build(enough, told)


def quick_layout(
    words: Iterable[str],
    roll: str,
    values: Mapping[str, int],
    *,
    islands: Islands = "printed",
    shortest: int = 2,
    beam: int,
    widths: Sequence[int],
    seed: int = 0,
) -> Solution:
    """Return a layout of these words after one beam search for each of the widths. It need not be the best."""
    spelled = spellings(words, shortest)
    if not spelled:
        return nothing_laid(roll, values)
    builder = Builder(spelled, roll, values, islands, seed)
    for width in widths:
        deque(builder.search(builder.best, width, beam), maxlen=0)
    return builder.solution


@dataclass
class Best:
    """The best islands found of some of the dice."""

    part: int
    deficit: int
    islands: tuple[Layout, ...] = ()
    taken: frozenset[str] = frozenset()
    """The letters of other islands, which these may not share (REB-07)."""


class Builder:
    """Builds layouts of one roll by beam searches, and keeps the best."""

    def __init__(
        self,
        words: Sequence[str],
        roll: str,
        values: Mapping[str, int],
        islands: Islands,
        seed: int = 0,
        rarity: float = 0.0,
    ) -> None:
        self.roll = roll
        self.hand = take(roll, values)
        self.best = Best(self.hand.all, int(self.hand.unused[self.hand.all]))
        self._trie = grow(words, self.hand.alphabet)
        rare = {die: 1 - sum(die in word for word in words) / len(words) for die in set(roll) - {STAR}}
        heavier = self.hand.sums({die: rarity * rare[die] * values[die] for die in rare})
        self._burden = self.hand.worth / 2 + heavier
        self._has_islands = islands == "printed"
        self._rng = np.random.default_rng(seed)

    @property
    def solution(self) -> Solution:
        bound = 2 * int(self.hand.worth[self.hand.all])
        return shown([layout.rows for layout in self.best.islands], self.roll, bound - self.best.deficit, bound)

    def build(self, enough: Callable[[], bool], told: Callable[[Solution], None]) -> Solution:
        """Improve the layout until `enough` returns True or the widest beam is done."""
        steps = self._searches()
        deque(islice(steps, FIRST_STEPS), maxlen=0)
        known = self.best.deficit
        told(self.solution)
        while known and not enough() and next(steps, False):
            if self.best.deficit < known:
                known = self.best.deficit
                told(self.solution)
        return self.solution

    def _searches(self) -> Iterator[bool]:
        """Search all widths again and again, each time with a beam twice as wide."""
        widest, beam = max(1, (len(self.roll) + 1) // 2), FIRST_BEAM
        while beam <= WIDEST_BEAM:
            for width in (width for width in BEAM_WIDTHS if width <= widest):
                for _ in self.search(self.best, width, beam):
                    yield True
            beam *= 2

    def search(self, best: Best, width: int, beam: int) -> Iterator[None]:
        """Look for better layouts of one width. Yields before each step."""
        return BeamSearch(
            self.hand,
            self._trie,
            width,
            best.part,
            self._burden,
            beam,
            limit=best.deficit - 1,
            finish=partial(self._finish, best),
            rng=self._rng,
        ).run()

    def _finish(self, best: Best, layout: Layout) -> int:
        """Keep a legal layout that is better, alone or with islands beside it. Returns the limit from now on."""
        total = layout.deficit + int(self.hand.unused[layout.left])
        is_legal = not has_word_twice(layout.rows) and not best.taken & set("".join(layout.rows))
        if is_legal and total < best.deficit:
            best.islands, best.deficit = (layout,), total
            if self._has_islands:
                self._add_islands(best, layout)
        return best.deficit - 1

    def _add_islands(self, best: Best, layout: Layout) -> None:
        """Build islands of the dice left that share no letter with the layout (REB-07)."""
        laid = frozenset("".join(layout.rows)) - {"."}
        free = self.hand.part(die for die in self.hand.dice(layout.left) if die not in laid)
        others = Best(free, int(self.hand.unused[free]), taken=best.taken | laid)
        for width in ISLAND_WIDTHS:
            deque(self.search(others, width, FIRST_BEAM), maxlen=0)
        total = layout.deficit + int(self.hand.unused[layout.left] - self.hand.unused[free]) + others.deficit
        if total < best.deficit:
            best.islands, best.deficit = (layout, *others.islands), total
