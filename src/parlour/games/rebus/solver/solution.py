"""What a search came to: islands of letters as one grid, with its words and its points."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from parlour.core.extras.notebook import picture
from parlour.games.rebus.solver.hand import STAR, Hand
from parlour.games.rebus.solver.search import Layout


@dataclass(frozen=True)
class Solution:
    score: int
    bound: int
    """No layout scores more."""
    rows: tuple[str, ...]
    """Capital letters; a star as the small letter it stands for; '.' where nothing lies."""
    across: tuple[str, ...]
    down: tuple[str, ...]
    unused: str

    @property
    def is_proven(self) -> bool:
        return self.score >= self.bound

    def _repr_html_(self) -> str:
        return picture(self.rows, [f"{self.score} ≤ {self.bound}"])

    @property
    def stars(self) -> str:
        return "".join(letter for row in self.rows for letter in row if letter.islower())


def nothing_laid(roll: str, values: Mapping[str, int]) -> Solution:
    score = -sum(values[die] for die in roll if die != STAR)
    return Solution(score, score, (), (), (), "".join(sorted(roll)).upper())


def has_word_twice(rows: Sequence[str]) -> bool:
    words = [*_words(rows), *_words(_turned(rows))]
    return len(set(words)) < len(words)


def _words(rows: Sequence[str]) -> list[str]:
    return [word for row in rows for word in row.split(".") if len(word) > 1]


def _turned(rows: Sequence[str]) -> tuple[str, ...]:
    return tuple("".join(column) for column in zip(*rows, strict=True))


def solution_of(hand: Hand, laid: Sequence[Layout], deficit: int, refuted: int) -> Solution:
    """`refuted` is the least deficit that has not been ruled out."""
    most = 2 * int(hand.worth[hand.all])
    dice = hand.dice(hand.all)
    return shown([layout.rows for layout in laid], dice, most - deficit, most - min(refuted, deficit))


def shown(laid: Sequence[Sequence[str]], dice: str, score: int, bound: int) -> Solution:
    """Islands side by side."""
    spare = sorted(dice)
    rows = _side_by_side([_signs(island, spare) for island in laid])
    return Solution(
        score=score,
        bound=bound,
        rows=rows,
        across=tuple(word.upper() for word in _words(rows)),
        down=tuple(word.upper() for word in _words(_turned(rows))),
        unused="".join(spare).upper(),
    )


def _signs(rows: Sequence[str], spare: list[str]) -> list[str]:
    """Take the dice of an island out of `spare`, letters before stars, and show which are which."""

    def sign(letter: str) -> str:
        if letter == ".":
            return letter
        is_star = letter not in spare
        spare.remove(STAR if is_star else letter)
        return letter if is_star else letter.upper()

    return ["".join(map(sign, row)) for row in rows]


def _side_by_side(islands: Sequence[Sequence[str]]) -> tuple[str, ...]:
    height = max(map(len, islands), default=0)
    filled = [[*island, *["." * len(island[0])] * (height - len(island))] for island in islands]
    return tuple(".".join(parts) for parts in zip(*filled, strict=True))
