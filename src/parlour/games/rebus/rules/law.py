"""Which layouts are legal, and what they score (REB-07, REB-08, REB-12)."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from msgspec import Struct

from parlour.games.rebus.components.layout import Run, Tile, islands, runs
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
    value = {tile.die: tile.value for tile in tiles}
    across = down = 0
    used: set[int] = set()
    for run in runs(tiles):
        points = sum(value[die] for die in run.dice)
        across, down = (across, down + points) if run.down else (across + points, down)
        used.update(run.dice)
    lone = sum(tile.penalty for tile in tiles if tile.die not in used)
    return Score(across, down, spare + lone)


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
