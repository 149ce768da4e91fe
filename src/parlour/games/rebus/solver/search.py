"""One exhaustive search: all connected layouts of a given width, row by row, thousands of half-built ones at a time.

A half-built layout is one column of a table, whose rows are named below: the place in the trie that the across word
has reached, the dice left, the deficit so far, the border (see `frontier`), the columns touched, the dice that the
columns still want, the dice of the across word and of all down words that have not ended, and for every column of the
strip the place that its down word has reached, and the dice of that word. One step takes a whole batch one square
further.

Width is the shorter side: a layout turned over its diagonal scores the same, so a search of every width up to
half the dice sees all of them. A die that stands alone in its row or column needs no word there (it lacks its
value once); alone in both it would be in no word at all, so its column must go on.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.games.rebus.solver.frontier import DEAD, frontier
from parlour.games.rebus.solver.groups import MOST_GROUPS
from parlour.games.rebus.solver.puzzle import Puzzle
from parlour.games.rebus.solver.trie import ROOT

Ints = NDArray[np.int64]
Table = NDArray[np.int32]
ACROSS, PART, DEFICIT, BORDER, TOUCHED, WANTED, ROW_DICE, OPEN_DICE, DOWN = range(9)
BATCH = 16_384
EMPTY = -1
NEVER = 1 << 30


class Trail(NamedTuple):
    """How a batch came about: for each layout its parent in the batch before, and what was laid."""

    before: "Trail | None"
    parents: Ints
    letters: Ints


class Batch(NamedTuple):
    square: int
    table: Table
    trail: Trail | None


class Layout(NamedTuple):
    """A finished connected layout: its rows ('.' = empty), its deficit without the dice left, and those dice."""

    rows: tuple[str, ...]
    deficit: int
    left: int


@dataclass
class Beam:
    """Keep only the most promising of each batch: no proof, but a good layout at once.

    Promising = little lacking yet, few dice still to lay; the noise makes every try different.
    """

    width: int
    rng: np.random.Generator
    noise: float = 4.0

    def best(self, low: Ints, worth_left: Ints, count: int) -> Ints:
        key = low + worth_left / 2 + self.rng.random(len(low)) * self.noise
        return np.sort(np.argpartition(key, count)[:count])  # in which order they come depends on the processor


@dataclass
class Search:
    puzzle: Puzzle
    width: int
    part: int
    """The dice to lay."""
    limit: int
    """Only layouts with at most this deficit are of interest."""
    finish: Callable[[Layout], int]
    """Told of each promising layout; returns the limit from now on."""
    rest: Ints
    """[part]: the least that the dice left can lack once the layout is finished."""
    beam: Beam | None = None
    next_limit: int = NEVER
    """The least deficit that was cut off: nothing better than this was missed."""

    def run(self) -> Iterator[int]:
        """Search batch by batch, so that others may have their turn; yields how many layouts each batch held."""
        self._prepare()
        start = np.zeros((DOWN + 2 * self.width, 1), np.int32)
        start[PART] = self.part
        start[WANTED] = 2 * self.width
        stack = [Batch(0, start, None)]
        while stack:
            batch = stack.pop()
            if batch.table.shape[1] > BATCH and self.beam is None:
                batch, later = _split(batch)
                stack.append(later)
            yield batch.table.shape[1]
            grown = self._step(batch)
            if grown.table.shape[1]:
                stack.append(grown)

    def _prepare(self) -> None:
        hand, trie, uncovered, most_words, _ = self.puzzle
        self._nodes = len(trie.first)
        self._letter_bits = np.int64(1) << np.arange(len(hand.alphabet))[:, None]
        alone = trie.depth == 1
        may_end = trie.is_word | (trie.depth <= 1)
        # The second half of the column's states: "this die is alone in its row, so the column must go on".
        self._column_may_end = np.concatenate([may_end, trie.is_word & (trie.depth > 1)])
        self._row_may_end = may_end
        self._alone = alone
        self._alone_cost = np.where(alone, hand.values[trie.letter], 0)
        self._end_cost = np.concatenate([self._alone_cost, np.zeros_like(self._alone_cost)])
        self._goes_on = np.concatenate([trie.letters, trie.letters])
        # A line with one die wants another, or that die is alone; a longer one that is no word yet must go on.
        self._rest = np.where(trie.depth > 1, trie.rest, 0)
        self._wanted = np.where(trie.depth > 1, trie.rest, trie.depth)
        self._border = frontier(self.width)
        self._uncovered, self._most_words = uncovered.astype(np.int32), most_words.astype(np.int32)
        self._cheapest = np.concatenate([[0], np.cumsum(hand.cheapest(self.part)), [NEVER]])

    def _step(self, batch: Batch) -> Batch:
        """Every layout of the batch with every letter, or nothing, on the next square."""
        column = batch.square % self.width
        laid = self._lay(batch.table, column)
        skipped = self._skip(batch.table, column)
        table = np.concatenate([laid[0], skipped[0]], axis=1)
        trail = Trail(batch.trail, np.concatenate([laid[1], skipped[1]]), np.concatenate([laid[2], skipped[2]]))
        grown = Batch(batch.square + 1, table, trail)
        is_row_end = column == self.width - 1
        if is_row_end:
            grown = _only(grown, self._row_may_end[table[ACROSS]])
            self._end_across(grown.table, column)
        grown, low = self._within_limit(grown)
        if is_row_end:
            self._finish_some(grown)
            alive = self._can_go_on(grown) & (low <= self.limit)
            grown, low = _only(grown, alive), low[alive]
        return self._thinned(grown, low, is_row_end)

    def _lay(self, table: Table, column: int) -> tuple[Table, Ints, Ints]:
        hand, trie = self.puzzle.hand, self.puzzle.trie
        down, across, part = table[DOWN + column], table[ACROSS], table[PART]
        fits = self._goes_on[down] & trie.letters[across] & hand.can_lay[part]
        letters, parents = np.nonzero(fits & self._letter_bits)
        node, foot = trie.child(across[parents], letters), trie.child(down[parents] % self._nodes, letters)
        left = hand.after[letters, part[parents]]
        keep = self._has_future(table, column, parents, node, foot, hand.can_lay[left])
        parents, letters, node, foot, left = (some[keep] for some in (parents, letters, node, foot, left))
        grown = table[:, parents]
        if hand.dearest:
            grown[DEFICIT] += hand.extra[letters, grown[PART]]
        is_first = 1 - (grown[TOUCHED] >> column & 1)
        grown[WANTED] += self._wanted[foot] - self._wanted[grown[DOWN + column] % self._nodes] - 2 * is_first
        laid = grown[PART] - left
        for row in (ROW_DICE, OPEN_DICE, DOWN + self.width + column):
            grown[row] += laid
        grown[ACROSS], grown[PART], grown[DOWN + column] = node, left, foot
        grown[BORDER] = self._border.laid[grown[BORDER]]
        grown[TOUCHED] |= 1 << column
        return grown, parents, letters

    def _has_future(self, table: Table, column: int, parents: Ints, node: Ints, foot: Ints, letters: Ints) -> Ints:
        """Of the letters just laid those whose words can go on, or end: across on the next square, down below."""
        trie, room = self.puzzle.trie, self.width - 1 - column
        alive = (self._rest[node] <= room) & (self._row_may_end[foot] | (trie.letters[foot] & letters != 0))
        if room:
            beside = table[DOWN + column + 1][parents]
            goes_on = self._goes_on[beside] & trie.letters[node] & letters != 0
            alive &= goes_on | self._row_may_end[node] & self._column_may_end[beside]
        return np.flatnonzero(alive)

    def _skip(self, table: Table, column: int) -> tuple[Table, Ints, Ints]:
        border = self._border.skipped[table[BORDER]]
        ends = self._column_may_end[table[DOWN + column]] & self._row_may_end[table[ACROSS]] & (border != DEAD)
        parents = np.flatnonzero(ends)
        grown = table[:, parents]
        grown[DEFICIT] += self._end_cost[grown[DOWN + column]]
        grown[WANTED] -= self._wanted[grown[DOWN + column] % self._nodes]
        grown[OPEN_DICE] -= grown[DOWN + self.width + column]
        grown[DOWN + column] = grown[DOWN + self.width + column] = ROOT
        if column:
            self._end_across(grown, column - 1)
        grown[BORDER] = border[parents]
        return grown, parents, np.full(len(parents), EMPTY)

    def _end_across(self, table: Table, column: int) -> None:
        """The across word ends on this column, with a word or with a die alone in its row."""
        node = table[ACROSS]
        table[DEFICIT] += self._alone_cost[node]
        foot = table[DOWN + column]
        is_new = self._alone[node] & self._alone[foot % self._nodes]
        foot[is_new] += self._nodes
        table[ACROSS] = table[ROW_DICE] = ROOT

    def _within_limit(self, batch: Batch) -> tuple[Batch, Ints]:
        """Drop what can't stay within the limit any more."""
        table = batch.table
        part, across = table[PART], table[ACROSS]
        left, words = self.puzzle.hand.left[part], self._most_words[part]
        # Each row and column to come holds a word, or a die alone that lacks its value: with too few dice left for two
        # each, or too few words in them, some will be alone.
        rows = max(0, self.width - 1 - (batch.square - 1) // self.width)
        columns = self.width - np.bitwise_count(table[TOUCHED])
        alone_in_rows = np.maximum(2 * rows + self._wanted[across] - left, rows - words)
        alone_in_columns = np.maximum(table[WANTED] - left, columns - words)
        uncovered = np.where(across == ROOT, self._uncovered[part], 0)
        low = table[DEFICIT] + np.maximum(uncovered, self._lacking(alone_in_rows)) + self._lacking(alone_in_columns)
        if self.beam is None:
            low = np.maximum(low, table[DEFICIT] + self._lacking_in_groups(table, rows, columns))
        keep = low <= self.limit
        if not keep.all():
            self.next_limit = min(self.next_limit, int(low[~keep].min()))
        return _only(batch, keep), low[keep]

    def _lacking_in_groups(self, table: Table, rows: int, columns: Ints) -> Ints:
        """What rows and columns lack that have not ended or not begun."""
        left = table[PART]
        open_columns = np.count_nonzero(table[DOWN : DOWN + self.width], axis=0)
        across = self.puzzle.groups(self.width)[
            left + table[ROW_DICE], np.minimum(rows + (table[ACROSS] != ROOT), MOST_GROUPS)
        ]
        down = self.puzzle.groups(NEVER)[left + table[OPEN_DICE], np.minimum(columns + open_columns, MOST_GROUPS)]
        lacking: Ints = across + down
        return lacking

    def _lacking(self, alone: Ints) -> Ints:
        """The least that so many dice lack."""
        lacking: Ints = self._cheapest[np.minimum(np.maximum(alone, 0), len(self._cheapest) - 1)]
        return lacking

    def _can_go_on(self, batch: Batch) -> NDArray[np.bool_]:
        """Is there a next row? Every open column must have an end or a letter to go on with."""
        hand = self.puzzle.hand
        width, table = self.width, batch.table
        part = table[PART]
        letters = hand.can_lay[part]
        alive: NDArray[np.bool_] = (part != self.part) & (hand.left[part] >= max(1, width - batch.square // width))
        for column in table[DOWN : DOWN + width]:
            alive &= self._column_may_end[column] | (self._goes_on[column] & letters != 0)
        return alive

    def _finish_some(self, batch: Batch) -> None:
        """Report the layouts that may end with this row, the best of them first."""
        width, table = self.width, batch.table
        ends = self._border.is_one[table[BORDER]] & (table[TOUCHED] == (1 << width) - 1)
        for column in table[DOWN : DOWN + width]:
            ends &= self._column_may_end[column]
        ready = np.flatnonzero(ends)
        if not len(ready):
            return
        deficits = table[DEFICIT, ready] + self._end_cost[table[DOWN : DOWN + width, ready]].sum(axis=0)
        least = deficits + self.rest[table[PART, ready]]
        for n in np.argsort(least, kind="stable").tolist():
            if least[n] > self.limit:
                self.next_limit = min(self.next_limit, int(least[n]))
                return
            layout = Layout(self._rows(batch, int(ready[n])), int(deficits[n]), int(table[PART, ready[n]]))
            self.limit = min(self.limit, self.finish(layout))

    def _rows(self, batch: Batch, at: int) -> tuple[str, ...]:
        letters: list[str] = []
        trail = batch.trail
        while trail is not None:
            number = int(trail.letters[at])
            letters.append("." if number == EMPTY else self.puzzle.hand.alphabet[number])
            at, trail = int(trail.parents[at]), trail.before
        text = "".join(reversed(letters))
        return tuple(text[start : start + self.width] for start in range(0, len(text), self.width))

    def _thinned(self, batch: Batch, low: Ints, is_row_end: bool) -> Batch:
        """With a beam: the most promising ones, more of them in the middle of a row than at its end."""
        count = 0 if self.beam is None else self.beam.width * (1 if is_row_end else 4)
        if self.beam is None or batch.table.shape[1] <= count:
            return batch
        hand = self.puzzle.hand
        return _only(batch, self.beam.best(low, hand.worth[batch.table[PART]], count))


def _only(batch: Batch, keep: NDArray[np.bool_] | Ints) -> Batch:
    assert batch.trail is not None
    if keep.dtype == bool:
        if keep.all():
            return batch
        keep = np.flatnonzero(keep)
    trail = Trail(batch.trail.before, batch.trail.parents[keep], batch.trail.letters[keep])
    return Batch(batch.square, batch.table[:, keep], trail)


def _split(batch: Batch) -> tuple[Batch, Batch]:
    first, second = np.arange(BATCH), np.arange(BATCH, batch.table.shape[1])
    return _only(batch, first), _only(batch, second)
