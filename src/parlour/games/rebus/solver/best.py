"""The best layout of a roll: the longer it may think, the better, and it says how good it can be at most (REB-18).

Two searches take turns. One looks for better layouts with ever wider beams. The other proves: it asks whether
any layout lacks nothing, then whether any lacks only as much as the least it had to cut off, and so on; the first
one it finds is the best there is. `bound` is what the proof has left standing, so it is honest at every moment.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Literal

import numpy as np

from parlour.games.rebus.solver.compiled import compiled_layout
from parlour.games.rebus.solver.crossing import least_lacking
from parlour.games.rebus.solver.hand import STAR, take
from parlour.games.rebus.solver.puzzle import Puzzle, puzzle_of
from parlour.games.rebus.solver.search import NEVER, Beam, Ints, Layout, Search
from parlour.games.rebus.solver.solution import Solution, has_word_twice, nothing_laid, solution_of
from parlour.games.rebus.solver.spellings import spellings
from parlour.lexicon import Lexicon

Islands = Literal["none", "printed"]
FIRST_BEAM = 400
WIDEST_BEAM = 50_000
BEAM_WIDTHS = (4, 3, 5, 2, 6, 1)
FIRST_LOOK = 48
"""Batches of the first beam that are worked off whatever the clock says: enough for a dozen rows."""


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
    """The best layout of these dice (`*` is a star) that is found before the caller has had enough.

    Whoever wants to watch is told whenever a better layout or a lower bound is found.
    """
    has_islands = islands == "printed"
    best = compiled_layout(lexicon, roll, values, shortest=shortest, has_islands=has_islands, enough=enough, told=told)
    if best:
        return best
    found = spellings(lexicon.spellable(roll), shortest)
    return Solver(found, roll, values, islands).solve(enough, told) if found else nothing_laid(roll, values)


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
    """A layout of these words after a short look, the shorter the narrower the beam; no claim to be the best.

    A bound would take longer than the look: without one a short look finds as good a layout.
    """
    found = spellings(words, shortest)
    if not found:
        return nothing_laid(roll, values)
    solver = Solver(found, roll, values, islands, seed, has_bounds=False)
    for width in widths:
        deque(solver.look(width, beam), maxlen=0)
    return solver.solution


@dataclass
class Quest:
    """One question: the best layout of a part of the dice within a limit."""

    part: int
    limit: int
    widest: int = NEVER
    """An island's shorter side is no longer than that of the one it is found beside: else it would have come first."""
    forbidden: frozenset[str] = frozenset()
    """Letters of other islands, which a star may not stand for here."""
    islands: tuple[Layout, ...] = ()
    deficit: int = NEVER
    next_limit: int = NEVER
    is_complete: bool = False

    def record(self, islands: tuple[Layout, ...], deficit: int) -> bool:
        if deficit > self.limit:
            self.next_limit = min(self.next_limit, deficit)
            return False
        self.islands, self.deficit, self.limit = islands, deficit, deficit - 1
        return True


class Solver:
    def __init__(
        self,
        words: Sequence[str],
        roll: str,
        values: Mapping[str, int],
        islands: Islands,
        seed: int = 0,
        *,
        has_bounds: bool = True,
    ) -> None:
        self.hand = take(roll, values)
        self.puzzle = puzzle_of(self.hand, words, has_bounds=has_bounds)
        self.islands = islands
        self.rest = _rest_apart(self.puzzle) if islands == "printed" else self.hand.unused
        self.best = Quest(self.hand.all, int(self.hand.unused[self.hand.all]))
        self.best.record((), self.best.limit)
        self.refuted = 2 * int(self.puzzle.uncovered[self.hand.all])
        if has_bounds and STAR not in roll:
            self.refuted = max(self.refuted, least_lacking(self.puzzle, words))
        self._rng = np.random.default_rng(seed)
        self._known: dict[tuple[int, int, frozenset[str]], Quest] = {}
        self._enough: Callable[[], bool] = lambda: False

    def solve(self, enough: Callable[[], bool], told: Callable[[Solution], None]) -> Solution:
        """`refuted` grows, the best deficit shrinks; where they meet it is proven.

        However short the time, something is laid.
        """
        self._enough = enough
        improving = self._improve()
        spent = sum(islice(improving, FIRST_LOOK))
        racers = {improving: spent, self._prove(): spent}
        told(self.solution)
        while racers and self.best.deficit > self.refuted and not enough():
            known = self.best.deficit, self.refuted
            racer = min(racers, key=racers.__getitem__)
            try:
                racers[racer] += next(racer)
            except StopIteration:
                del racers[racer]
            if known != (self.best.deficit, self.refuted):
                told(self.solution)
        return self.solution

    @property
    def solution(self) -> Solution:
        return solution_of(self.hand, self.best.islands, self.best.deficit, self.refuted)

    def _improve(self) -> Iterator[int]:
        """Beams, each round twice as wide as the last."""
        narrow = max(1, (int(self.hand.left[self.hand.all]) + 1) // 2)
        beam = FIRST_BEAM
        while beam <= WIDEST_BEAM:
            for width in (width for width in BEAM_WIDTHS if width <= narrow):
                yield from self.look(width, beam)
            beam *= 2

    def look(self, width: int, beam: int) -> Iterator[int]:
        """One beam over the layouts of a width."""
        yield from self._search(Quest(self.hand.all, self.best.deficit - 1), width, Beam(beam, self._rng)).run()

    def _prove(self) -> Iterator[int]:
        while self.refuted < self.best.deficit:
            quest = Quest(self.hand.all, self.refuted)
            yield from self._explore(quest)
            if not quest.is_complete:
                return
            self.refuted = min(quest.next_limit, self.best.deficit)

    def _explore(self, quest: Quest) -> Iterator[int]:
        """Every layout within the quest's limit, narrow ones first."""
        for width in range(1, min((int(self.hand.left[quest.part]) + 1) // 2, quest.widest) + 1):
            search = self._search(quest, width, None)
            for effort in search.run():
                yield effort
                if self._enough():
                    return
            quest.next_limit = min(quest.next_limit, search.next_limit)
        quest.is_complete = True

    def _search(self, quest: Quest, width: int, beam: Beam | None) -> Search:
        def finish(layout: Layout) -> int:
            return self._finish(quest, layout, beam)

        return Search(self.puzzle, width, quest.part, quest.limit, finish, self.rest, beam)

    def _finish(self, quest: Quest, layout: Layout, beam: Beam | None) -> int:
        """A layout is complete: does it make a better whole, alone or with islands of the dice left?"""
        if has_word_twice(layout.rows) or quest.forbidden & set("".join(layout.rows)):
            return quest.limit
        is_better = quest.record((layout,), layout.deficit + int(self.hand.unused[layout.left]))
        if self.islands == "printed" and (beam is None or is_better):
            self._add_islands(quest, layout, beam)
        if quest.part == self.hand.all and quest.deficit < self.best.deficit:
            self.best = quest
        return quest.limit

    def _add_islands(self, quest: Quest, layout: Layout, beam: Beam | None) -> None:
        """The dice left that share no letter with the layout may form another (REB-07)."""
        laid = frozenset("".join(layout.rows)) - {"."}
        free = self.hand.part(die for die in self.hand.dice(layout.left) if die not in laid)
        base = layout.deficit + int(self.hand.unused[layout.left] - self.hand.unused[free])
        least = base + 2 * int(self.puzzle.uncovered[free])
        if least > quest.limit:
            quest.next_limit = min(quest.next_limit, least)
            return
        other = self._beside(Quest(free, quest.limit - base, len(layout.rows[0]), quest.forbidden | laid), beam)
        if other.islands:
            quest.record((layout, *other.islands), base + other.deficit)
        else:
            quest.next_limit = min(quest.next_limit, base + other.next_limit)

    def _beside(self, quest: Quest, beam: Beam | None) -> Quest:
        """Answer a question about the dice left; what is known of them is not asked twice."""
        if beam is not None:
            for width in (1, 2, 3):
                deque(self._search(quest, width, Beam(FIRST_BEAM, self._rng)).run(), maxlen=0)
            return quest
        letters_matter = STAR in self.hand.dice(quest.part)
        key = (quest.part, quest.widest, quest.forbidden if letters_matter else frozenset())
        known = self._known.get(key)
        if known is None or not (known.islands or known.limit >= quest.limit):
            deque(self._explore(quest), maxlen=0)
            if quest.is_complete:
                self._known[key] = quest
            return quest
        return known


def _rest_apart(puzzle: Puzzle) -> Ints:
    """[part]: the least that these dice lack when all the others lie in one island.

    A letter that lies there already can't be part of another island, so its dice are unused.
    """
    hand, uncovered = puzzle.hand, puzzle.uncovered
    counts = np.indices(hand.shape).reshape(len(hand.shape), -1)
    held = np.array(hand.shape)[:, None] - 1
    is_star = np.array([kind == STAR for kind in hand.kinds], bool)[:, None]
    free = np.where(is_star | (counts == held), counts, 0)
    parts = np.ravel_multi_index(tuple(free), hand.shape)
    rest: Ints = hand.unused - hand.unused[parts] + 2 * uncovered[parts]
    return rest
