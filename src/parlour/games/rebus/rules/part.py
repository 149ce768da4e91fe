"""The best legal part of a layout (REB-11): the dice that score the most if all others are removed.

This is an exact best-first search. A set of dice is a number with one bit per die. While a set breaks a rule, one of
the dice involved must be removed. Each branch removes one of them and keeps those before it, so no set is visited
twice. The upper bound counts every die in each direction in which some word could contain it.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush

from parlour.games.rebus.components.layout import Tile, lines, runs
from parlour.games.rebus.rules.law import Law


@dataclass(frozen=True)
class _Words:
    """The sets of neighbouring dice in one direction that spell words."""

    sets: tuple[int, ...]

    def covered(self, laid: int) -> int:
        """Return the dice that are in any word of these dice."""
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
        """Return the best set. Ties go to the set with more dice, then to the dice that were laid first."""
        queue: list[tuple[int, int, int, int]] = []
        self._push(queue, (1 << len(self.tiles)) - 1, 0)
        while True:
            _, _, laid, fixed = heappop(queue)
            blamed = self._blamed(laid)
            if not blamed:
                return laid
            for goes, stays in self._branches(blamed & ~fixed):
                self._push(queue, laid & ~goes, fixed | stays)

    def _branches(self, blamed: int) -> Iterator[tuple[int, int]]:
        stays = 0
        while blamed:
            first = blamed & -blamed
            yield first, stays
            stays |= first
            blamed ^= first

    def _push(self, queue: list[tuple[int, int, int, int]], laid: int, fixed: int) -> None:
        """Queue a set without the dice that no word can contain, unless one of those had to be kept."""
        while True:
            across, down = self.across.covered(laid), self.down.covered(laid)
            held = laid & (across | down)
            if fixed & ~held:
                return
            if held == laid:
                break
            laid = held
        heappush(queue, (-self._most(across, down), -laid.bit_count(), laid, fixed))

    def _most(self, across: int, down: int) -> int:
        """Return the points if every die counts wherever it can."""
        points = 0
        for number, tile in enumerate(self.tiles):
            words = (across >> number & 1) + (down >> number & 1)
            points += words * tile.value if words else -tile.penalty
        return points

    def _blamed(self, laid: int) -> int:
        """Return dice of which one must go: a wrong run, a repeated word or clashing islands. 0 if all is legal."""
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
    """Return the tiles of the legal part that scores the most."""
    if not tiles:  # every roll begins with an empty board
        return ()
    laid = _Search(law, tiles).best()
    return tuple(tile for number, tile in enumerate(tiles) if laid >> number & 1)
