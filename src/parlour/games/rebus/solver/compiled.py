"""The compiled search for the best layout of a roll (see `native/rebus`)."""

import ctypes
from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import accumulate

from parlour.games.rebus.components import DICE, STAR
from parlour.games.rebus.solver.solution import Solution, nothing_laid, shown
from parlour.games.rebus.solver.trie import spellings
from parlour.lexicon import Lexicon
from parlour.native import kernels, watched_by

MOST_STARS = 4
"""Five stars spell most of a dictionary, and the first layout would take too long."""
MOST_VALUE = 2000
"""The kernel stores deficits in 16 bits."""

_NO_WORDS = 2
_REFUSED, _PASSED = -1, -2
"""Codes of `words::Dice`: a letter that can't be laid, and the apostrophe, which needs no die."""

_Ints = ctypes.POINTER(ctypes.c_int32)
_Each = ctypes.c_int32 * DICE


class _Roll(ctypes.Structure):
    _fields_ = (
        ("letters", ctypes.c_int32),
        ("held", _Ints),
        ("value", _Ints),
        ("stars", ctypes.c_int32),
        ("has_islands", ctypes.c_int32),
        ("words", ctypes.c_int32),
        ("starts", _Ints),
        ("text", ctypes.c_char_p),
        ("graph", ctypes.c_void_p),
        ("code", ctypes.c_char_p),
        ("shortest", ctypes.c_int32),
    )


class _Answer(ctypes.Structure):
    _fields_ = (
        ("score", ctypes.c_int32),
        ("bound", ctypes.c_int32),
        ("tiles", ctypes.c_int32),
        ("island", _Each),
        ("row", _Each),
        ("col", _Each),
        ("letter", _Each),
    )


def compiled_layout(
    lexicon: Lexicon,
    roll: str,
    values: Mapping[str, int],
    *,
    shortest: int,
    has_islands: bool,
    enough: Callable[[], bool],
    report: Callable[[Solution], None],
) -> Solution | None:
    """Return the best layout found until `enough` returns True, or None if no kernel can take the roll.

    `report` is called with each better layout or lower bound.
    """
    library = kernels()
    is_possible = len(roll) <= DICE and roll.count(STAR) <= MOST_STARS and max(values.values(), default=0) <= MOST_VALUE
    if library is None or not is_possible:
        return None
    task, answer = _task(lexicon, roll, values, shortest, has_islands), _Answer()
    last: Solution | None = None

    def look(_: int) -> bool:
        nonlocal last
        if last is None or answer.score != last.score:
            report(last := _solution(answer, roll, values))
        elif answer.bound != last.bound:
            report(last := replace(last, bound=answer.bound))
        return enough()

    with watched_by(look) as watch:
        failed = library.parlour_rebus(ctypes.byref(task), watch, ctypes.byref(answer))
    if failed == _NO_WORDS:
        return nothing_laid(roll, values)
    return None if failed else _solution(answer, roll, values)


def _task(lexicon: Lexicon, roll: str, values: Mapping[str, int], shortest: int, has_islands: bool) -> _Roll:
    """Describe the roll and its words: the lexicon's graph, or a list of words if it has none."""
    numbers = {letter: n for n, letter in enumerate(sorted(values))}
    ints = ctypes.c_int32 * len(numbers)
    held, worth = ints(*map(roll.count, numbers)), ints(*map(values.__getitem__, numbers))
    task = _Roll(len(numbers), held, worth, roll.count(STAR), has_islands, shortest=shortest)
    graph = lexicon.graph
    if graph is None:
        spelled = spellings(map(lexicon.letters, lexicon.spellable(roll)), shortest)
        words = [word for word in spelled if values.keys() >= set(word)]
        starts = [0, *accumulate(map(len, words))]
        task.words, task.starts = len(words), (ctypes.c_int32 * len(starts))(*starts)
        task.text = "".join(words).translate({ord(letter): n for letter, n in numbers.items()}).encode("latin-1")
    else:
        codes = [_REFUSED, *(numbers.get(letter, _REFUSED) for letter in lexicon.alphabet.letters), _PASSED]
        task.graph, task.code = graph.buffer_info()[0], bytes(code & 0xFF for code in codes).ljust(64, b"\xff")
    return task


def _solution(answer: _Answer, roll: str, values: Mapping[str, int]) -> Solution:
    alphabet = sorted(values)
    islands: dict[int, dict[tuple[int, int], str]] = {}
    for n in range(answer.tiles):
        island = islands.setdefault(answer.island[n], {})
        island[answer.row[n], answer.col[n]] = alphabet[answer.letter[n]]
    return shown([_rows(islands[n]) for n in sorted(islands)], roll, answer.score, answer.bound)


def _rows(island: Mapping[tuple[int, int], str]) -> list[str]:
    height, width = (1 + max(at[n] for at in island) for n in (0, 1))
    return ["".join(island.get((row, col), ".") for col in range(width)) for row in range(height)]
