"""The best legal part of a layout (REB-11): the dice that, left where they lie, score the most.

An exact search, best bound first. A set of dice is a number, one bit a die. As long as something is wrong
with what lies, one of the dice that are to blame must go; the branches are told apart by the first one that does,
so no set is looked at twice. The bound lets every die count in each direction in which some word could hold it.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush

from parlour.games.rebus.components.layout import Tile, lines, runs
from parlour.games.rebus.rules.law import Law


@dataclass(frozen=True)
class _Words:
    """All stretches of dice in one direction that would be words by themselves, as sets."""

    sets: tuple[int, ...]

    def covered(self, laid: int) -> int:
        union = 0
        for word in self.sets:
            if word & ~laid == 0:
                union |= word
        return union


class _Search:
    def __init__(self, law: Law, tiles: Sequence[Tile]) -> None:
        self.law = law
        self.tiles = tiles
        self.bit = {tile.die: 1 << number for number, tile in enumerate(tiles)}
        self.across, self.down = (_Words(tuple(self._stretches(down))) for down in (False, True))

    def _stretches(self, down: bool) -> Iterator[int]:
        for line in lines({(tile.row, tile.col): tile for tile in self.tiles}, down):
            for start in range(len(line)):
                for end in range(start + self.law.shortest, len(line) + 1):
                    if self.law.is_run("".join(tile.letter for tile in line[start:end])):
                        yield sum(self.bit[tile.die] for tile in line[start:end])

    def best(self) -> int:
        """The best set. Of equal ones the one with the most dice, then the one of dice that were laid first."""
        queue: list[tuple[int, int, int, int]] = []
        self._push(queue, (1 << len(self.tiles)) - 1, 0)
        while True:
            _, _, laid, kept = heappop(queue)
            blamed = self._blamed(laid)
            if not blamed:
                return laid
            for goes, stays in self._branches(blamed & ~kept):
                self._push(queue, laid & ~goes, kept | stays)

    def _branches(self, blamed: int) -> Iterator[tuple[int, int]]:
        stays = 0
        while blamed:
            first = blamed & -blamed
            yield first, stays
            stays |= first
            blamed ^= first

    def _push(self, queue: list[tuple[int, int, int, int]], laid: int, kept: int) -> None:
        """Drop the dice that no word can hold any more; a branch that had to keep one of them is dead."""
        while True:
            across, down = self.across.covered(laid), self.down.covered(laid)
            held = laid & (across | down)
            if kept & ~held:
                return
            if held == laid:
                break
            laid = held
        heappush(queue, (-self._most(across, down), -laid.bit_count(), laid, kept))

    def _most(self, across: int, down: int) -> int:
        """The points if every die counts wherever it can."""
        points = 0
        for number, tile in enumerate(self.tiles):
            words = (across >> number & 1) + (down >> number & 1)
            points += words * tile.value if words else -tile.penalty
        return points

    def _blamed(self, laid: int) -> int:
        """Dice of which one must go, or 0 where all is legal: a wrong run, a word twice, islands that clash."""
        tiles = [tile for number, tile in enumerate(self.tiles) if laid >> number & 1]
        found = runs(tiles)
        seen: dict[str, tuple[int, ...]] = {}
        for run in found:
            if not self.law.is_run(run.letters):
                return self._set(run.dice)
            if run.letters in seen:
                return self._set((*run.dice, *seen[run.letters]))
            seen[run.letters] = run.dice
        return self._set(next(self.law.clashes(tiles, found), frozenset()))

    def _set(self, dice: Iterable[int]) -> int:
        union = 0
        for die in dice:
            union |= self.bit[die]
        return union


def best_part(law: Law, tiles: Sequence[Tile]) -> tuple[Tile, ...]:
    laid = _Search(law, tiles).best()
    return tuple(tile for number, tile in enumerate(tiles) if laid >> number & 1)
