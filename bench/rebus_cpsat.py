"""The same rolls for CP-SAT, the solver of Google's OR-Tools (`scripts/rivals`): one model of a whole crossword.

There is a Boolean for every word at every place of a board, and one for every letter on every square. If two dice are
neighbours, a word covers both. The squares beyond a word's ends are empty. Every die but one has a neighbour that is
nearer to the root. There are no stars and no islands, and the board has eight by eight squares, so the task is easier
than that of our solver.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Mapping
from importlib.util import find_spec
from itertools import pairwise
from typing import Any, NamedTuple

from bench import rivals

SIDE = 8
Cell = tuple[int, int]


class Found(NamedTuple):
    score: int
    bound: int


def has_cpsat() -> bool:
    rivals.add_to_path()
    return find_spec("ortools") is not None


def cpsat_score(words: Collection[str], roll: str, values: Mapping[str, int], seconds: float) -> Found:
    """Solve one roll. Needs OR-Tools."""
    from ortools.sat.python import cp_model

    model = cp_model.CpModel()
    total = sum(values[die] for die in roll)
    model.maximize(_points(model, words, roll, values) - total)
    solver = cp_model.CpSolver()
    solver.parameters.max_time_in_seconds, solver.parameters.num_workers = seconds, 1
    status = solver.solve(model)
    if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return Found(-total, 2 * total)
    return Found(round(solver.objective_value), round(solver.best_objective_bound))


def _points(model: Any, words: Collection[str], roll: str, values: Mapping[str, int]) -> Any:
    """Add the rules to the model. Returns the points of the words and of all dice that lie."""
    held = Counter(roll)
    cells = [(row, col) for row in range(SIDE) for col in range(SIDE)]
    letter = {(cell, die): model.new_bool_var("") for cell in cells for die in held}
    laid = {cell: model.new_bool_var("") for cell in cells}
    for cell in cells:
        model.add(sum(letter[cell, die] for die in held) == laid[cell])
    for die, many in held.items():
        model.add(sum(letter[cell, die] for cell in cells) <= many)
    placed, covering = _place_words(model, words, letter, laid)
    for row, col in cells:
        for way, other in (((0, 1), (row, col + 1)), ((1, 0), (row + 1, col))):
            if other in laid:
                model.add_bool_or([laid[row, col].negated(), laid[other].negated(), *covering[row, col, other, way]])
        model.add_bool_or([laid[row, col].negated(), *covering["any", row, col]])
    _connect(model, laid)
    worth = sum(sum(values[one] for one in word) * at for word, at in placed)
    return worth + sum(values[die] * letter[cell, die] for cell in cells for die in held)


def _place_words(model: Any, words: Collection[str], letter: Any, laid: Any) -> tuple[list[Any], Any]:
    """Add every place of every word. Returns the places, and those that cover each pair of squares and each square."""
    placed, covering = [], defaultdict(list)
    for word in sorted(word for word in words if 1 < len(word) <= SIDE):
        here = []
        for way in ((0, 1), (1, 0)):
            for row in range(SIDE - way[0] * (len(word) - 1)):
                for col in range(SIDE - way[1] * (len(word) - 1)):
                    at = model.new_bool_var("")
                    here.append(at)
                    squares = [(row + n * way[0], col + n * way[1]) for n in range(len(word))]
                    for square, one in zip(squares, word, strict=True):
                        model.add_implication(at, letter[square, one])
                        covering["any", *square].append(at)
                    for one, other in pairwise(squares):
                        covering[*one, other, way].append(at)
                    for n in (-1, len(word)):
                        beside = (row + n * way[0], col + n * way[1])
                        if beside in laid:
                            model.add_implication(at, laid[beside].negated())
        model.add_at_most_one(here)
        placed += [(word, at) for at in here]
    return placed, covering


def _connect(model: Any, laid: Mapping[Cell, Any]) -> None:
    """Require that all dice hang together."""
    root = {cell: model.new_bool_var("") for cell in laid}
    depth = {cell: model.new_int_var(0, len(laid), "") for cell in laid}
    model.add_at_most_one(root.values())
    for (row, col), lies in laid.items():
        led = [root[row, col]]
        for other in ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)):
            if other in laid:
                arc = model.new_bool_var("")
                model.add_implication(arc, laid[other])
                model.add(depth[row, col] > depth[other]).only_enforce_if(arc)
                led.append(arc)
        model.add_bool_or([lies.negated(), *led])
