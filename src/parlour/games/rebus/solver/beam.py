"""A beam search for connected layouts of one width, for many half-built layouts at a time.

A strip of `width` columns is filled row by row. Each half-built layout is a column of a table whose rows are named
below. A step puts every possible letter, or nothing, on the next square of every layout and keeps the most promising.

Mirroring a layout along its diagonal does not change its score, so widths up to half the number of dice are enough.
A die that is alone in its row or column needs no word there. It can't be alone in both, for then it is in no word.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count

import numpy as np
from numpy.typing import NDArray

from parlour.games.rebus.solver.frontier import DEAD, frontier
from parlour.games.rebus.solver.hand import Hand
from parlour.games.rebus.solver.trie import ROOT, Ints, Trie

Bools = NDArray[np.bool_]
Table = NDArray[np.int32]

PARENT, LETTER, ACROSS, PART, DEFICIT, BORDER, TOUCHED, LONELY, DOWN = range(9)
"""The rows of the table.

- PARENT, LETTER: the layout's column in the table before the last step, and the letter laid in that step
- ACROSS: the trie node that the current row's word has reached
- PART: the dice left (a part of the hand)
- DEFICIT: the deficit of all that is decided
- BORDER: how the layout is connected (see `frontier`)
- TOUCHED: a bit for each column with at least one die
- LONELY: a bit for each column whose lowest die has no neighbour yet, so that the column must continue
- DOWN and the following rows: the trie node that each column's word has reached
"""
EMPTY = -1
NEVER = 1 << 30
NOISE = 4.0
"""Random amount added to a layout's rank, so that repeated searches differ."""


@dataclass
class BeamSearch:
    hand: Hand
    trie: Trie
    width: int
    beam: int
    """How many layouts to keep at the end of each row; four times as many within a row."""
    burden: NDArray[np.float64]
    """[part]: how much worse a layout ranks with these dice left."""
    limit: int
    """Layouts with a higher deficit are dropped."""
    finish: Callable[[tuple[str, ...], int], int]
    """Called with the rows ('.' is an empty square) and the deficit of a complete layout. Returns the new limit."""
    rng: np.random.Generator

    def __post_init__(self) -> None:
        hand, trie = self.hand, self.trie
        self._alone = trie.depth == 1
        self._may_end = trie.is_word | (trie.depth <= 1)
        self._cost = np.where(self._alone, hand.values[trie.letter], 0)
        # A line of one die needs another one, or that die stays alone. A longer line must become a word.
        self._rest = np.where(trie.depth > 1, trie.rest, 0)
        self._wanted = np.where(trie.depth > 1, trie.rest, trie.depth)
        self._border = frontier(self.width)
        self._cheapest = np.concatenate([[0], np.cumsum(hand.cheapest), [NEVER]])
        self._steps: list[Table] = []

    def run(self) -> Iterator[None]:
        """Search until no layout can be continued. Yields before each step."""
        table = np.zeros((DOWN + self.width, 1), np.int32)
        table[PART] = self.hand.all
        for square in count():
            yield
            table = self._step(table, square)
            if not table.shape[1]:
                return
            self._steps.append(table[[PARENT, LETTER]])

    def _step(self, table: Table, square: int) -> Table:
        row, column = divmod(square, self.width)
        grown = np.concatenate([self._lay(table, column), self._skip(table, column)], axis=1)
        is_row_end = column == self.width - 1
        if is_row_end:
            grown = grown[:, self._may_end[grown[ACROSS]]]
            self._end_across(grown, column)
        low = self._least_deficit(grown, row)
        grown, low = grown[:, low <= self.limit], low[low <= self.limit]
        if is_row_end:
            self._finish_some(grown)
            alive = self._can_continue(grown, row) & (low <= self.limit)
            grown, low = grown[:, alive], low[alive]
        return self._thinned(grown, low, self.beam if is_row_end else 4 * self.beam)

    def _lay(self, table: Table, column: int) -> Table:
        """Return every layout with every letter that fits on the next square."""
        hand, trie, bit = self.hand, self.trie, 1 << column
        across, part, down = table[ACROSS], table[PART], table[DOWN + column]
        fits = trie.letters[down] & trie.letters[across] & hand.can_lay[part]
        letters, parents = np.nonzero(fits & (np.int64(1) << np.arange(len(hand.alphabet))[:, None]))
        node, foot = trie.child(across[parents], letters), trie.child(down[parents], letters)
        left = hand.after[letters, part[parents]]
        keep = self._has_future(table[:, parents], column, node, foot, hand.can_lay[left])
        parents, letters, node, foot, left = (some[keep] for some in (parents, letters, node, foot, left))
        grown = table[:, parents]
        grown[DEFICIT] += hand.extra[letters, grown[PART]]
        grown[PARENT], grown[LETTER], grown[ACROSS], grown[PART] = parents, letters, node, left
        grown[BORDER] = self._border.laid[grown[BORDER]]
        grown[TOUCHED] |= bit
        grown[LONELY] &= ~bit
        grown[DOWN + column] = foot
        return grown

    def _has_future(self, table: Table, column: int, node: Ints, foot: Ints, letters: Ints) -> Bools:
        """Can the words of the letters just laid end, or continue with the letters left?"""
        trie, room = self.trie, self.width - 1 - column
        alive: Bools = (self._rest[node] <= room) & (self._may_end[foot] | (trie.letters[foot] & letters != 0))
        if room:
            continues = trie.letters[table[DOWN + column + 1]] & trie.letters[node] & letters != 0
            alive &= continues | self._may_end[node] & self._column_may_end(table, column + 1)
        return alive

    def _column_may_end(self, table: Table, column: int) -> Bools:
        may_end: Bools = self._may_end[table[DOWN + column]] & (table[LONELY] >> column & 1 == 0)
        return may_end

    def _skip(self, table: Table, column: int) -> Table:
        """Return every layout that may leave the next square empty."""
        border = self._border.skipped[table[BORDER]]
        ends = self._column_may_end(table, column) & self._may_end[table[ACROSS]] & (border != DEAD)
        parents = np.flatnonzero(ends)
        grown = table[:, parents]
        grown[DEFICIT] += self._cost[grown[DOWN + column]]
        grown[DOWN + column] = ROOT
        if column:
            self._end_across(grown, column - 1)
        grown[PARENT], grown[LETTER], grown[BORDER] = parents, EMPTY, border[parents]
        return grown

    def _end_across(self, table: Table, column: int) -> None:
        """End the row's word on this column: a word, or a die alone in its row."""
        node = table[ACROSS]
        table[DEFICIT] += self._cost[node]
        table[LONELY] |= (self._alone[node] & self._alone[table[DOWN + column]]).astype(np.int32) << column
        table[ACROSS] = ROOT

    def _least_deficit(self, table: Table, row: int) -> Ints:
        """Return the lowest deficit that each layout can still reach.

        Each row and column to come needs two dice. For every missing die another one stays alone in its line.
        """
        left = self.hand.left[table[PART]]
        rows = max(0, self.width - 1 - row)
        untouched = self.width - np.bitwise_count(table[TOUCHED])
        missing_in_rows = 2 * rows + self._wanted[table[ACROSS]] - left
        missing_in_columns = 2 * untouched + self._wanted[table[DOWN:]].sum(axis=0) - left
        low: Ints = table[DEFICIT] + self._lost(missing_in_rows) + self._lost(missing_in_columns)
        return low

    def _lost(self, missing: Ints) -> Ints:
        lost: Ints = self._cheapest[np.clip(missing, 0, len(self._cheapest) - 1)]
        return lost

    def _can_continue(self, table: Table, row: int) -> Bools:
        """Is there a next row? Every open column must be able to end, or to continue with a letter left."""
        part, letters = table[PART], self.hand.can_lay[table[PART]]
        alive: Bools = (part != self.hand.all) & (self.hand.left[part] >= max(1, self.width - 1 - row))
        for column in range(self.width):
            continues = self.trie.letters[table[DOWN + column]] & letters != 0
            alive &= continues | self._column_may_end(table, column)
        return alive

    def _finish_some(self, table: Table) -> None:
        """Report the layouts that may end with this row, the best first."""
        ends = self._border.is_one[table[BORDER]] & (table[TOUCHED] == (1 << self.width) - 1)
        for column in range(self.width):
            ends &= self._column_may_end(table, column)
        ready = np.flatnonzero(ends)
        deficits = table[DEFICIT, ready] + self._cost[table[DOWN:, ready]].sum(axis=0)
        deficits += self.hand.unused[table[PART, ready]]
        for n in np.argsort(deficits, kind="stable").tolist():
            if deficits[n] > self.limit:
                return
            self.limit = min(self.limit, self.finish(self._rows(table, int(ready[n])), int(deficits[n])))

    def _rows(self, table: Table, at: int) -> tuple[str, ...]:
        """Return the rows of one layout by following its parents."""
        signs, laid = self.hand.alphabet + ".", ""
        for parents, letters in (table[[PARENT, LETTER]], *reversed(self._steps)):
            laid = signs[letters[at]] + laid
            at = parents[at]
        return tuple(laid[start : start + self.width] for start in range(0, len(laid), self.width))

    def _thinned(self, table: Table, low: Ints, most: int) -> Table:
        """Keep the layouts with the lowest deficits and burdens, in an order that is the same on every processor."""
        if table.shape[1] <= most:
            return table
        rank = low + self.burden[table[PART]] + self.rng.random(len(low)) * NOISE
        return table[:, np.sort(np.argpartition(rank, most)[:most])]
