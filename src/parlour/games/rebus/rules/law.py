"""Which layouts are legal, and what they score (REB-07, REB-08, REB-12)."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import combinations

from msgspec import Struct

from parlour.games.rebus.components import Run, Tile, islands, lines, runs
from parlour.games.rebus.model import Islands, RunFault


class Score(Struct, frozen=True):
    """Across plus down minus unused (REB-12)."""

    across: int
    down: int
    unused: int

    @property
    def total(self) -> int:
        return self.across + self.down - self.unused


def score(tiles: Sequence[Tile], spare: int) -> Score:
    """Return the points of a legal layout; `spare` is the value of the dice that are not on the board."""
    value, laid = {tile.die: tile.value for tile in tiles}, runs(tiles)
    across, down = (sum(value[die] for run in laid if run.down == way for die in run.dice) for way in (False, True))
    used = {die for run in laid for die in run.dice}
    return Score(across, down, spare + sum(tile.penalty for tile in tiles if tile.die not in used))


@dataclass(frozen=True)
class Law:
    """What one table accepts as a word and as a layout."""

    is_word: Callable[[str], bool]
    shortest: int = 2
    islands: Islands = "printed"

    def is_run(self, letters: str) -> bool:
        return len(letters) >= self.shortest and self.is_word(letters)

    def faults(self, laid: Sequence[Run]) -> tuple[RunFault | None, ...]:
        """Return what is wrong with each run, or None (REB-08)."""
        spelled = [run.letters for run in laid]
        return tuple(self._fault(letters, spelled.count(letters) > 1) for letters in spelled)

    def _fault(self, letters: str, is_twice: bool) -> RunFault | None:
        if len(letters) < self.shortest:
            return "too-short"
        if not self.is_word(letters):
            return "no-word"
        return "twice" if is_twice else None

    def clashes(self, tiles: Sequence[Tile], laid: Sequence[Run]) -> Iterator[frozenset[int]]:
        """Yield the dice of each pair of islands that REB-07 forbids: any two, or two that share a letter."""
        letter = {tile.die: tile.letter for tile in tiles}
        for one, other in combinations(islands(laid), 2):
            shared = {letter[die] for die in one} & {letter[die] for die in other}
            if shared or self.islands == "none":
                yield one | other


class _Search:
    def __init__(self, law: Law, tiles: Sequence[Tile]) -> None:
        self.law = law
        self.tiles = tiles
        self.bit = {tile.die: 1 << number for number, tile in enumerate(tiles)}
        self.across, self.down = (tuple(self._words(down)) for down in (False, True))

    def _words(self, down: bool) -> Iterator[int]:
        """Yield the sets of neighbouring dice in one direction that spell words."""
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
            blamed &= ~fixed
            while blamed:
                first = blamed & -blamed
                self._push(queue, laid & ~first, fixed)
                fixed |= first
                blamed ^= first

    def _push(self, queue: list[tuple[int, int, int, int]], laid: int, fixed: int) -> None:
        """Queue a set without the dice that no word can contain, unless one of those had to be kept."""
        while True:
            across, down = _covered(self.across, laid), _covered(self.down, laid)
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
        return sum(self.bit[die] for die in {*dice})


def _covered(words: Iterable[int], laid: int) -> int:
    """Return the dice that are in any word of these dice."""
    union = 0
    for word in words:
        if word & ~laid == 0:
            union |= word
    return union


def best_part(law: Law, tiles: Sequence[Tile]) -> tuple[Tile, ...]:
    """Return the tiles of the legal part that scores the most."""
    if not tiles:  # every roll begins with an empty board
        return ()
    laid = _Search(law, tiles).best()
    return tuple(tile for number, tile in enumerate(tiles) if laid >> number & 1)
