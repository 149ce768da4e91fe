"""The compiled search beside its twin in numpy, and what happens when it is stopped or asked too much."""

import signal
from collections.abc import Iterator
from itertools import count
from random import Random

import pytest

from parlour import native
from parlour.games.rebus.components.dice import shipped_dice
from parlour.games.rebus.solver import best_layout
from parlour.games.rebus.solver.compiled import compiled_layout
from parlour.lexicon import Lexicon
from parlour.native.build import compiler
from solvers.kernels import KINDS, using
from solvers.rebus_checker import complaint, points

RICH = "isteiodrankbw**"
every_kind = pytest.mark.parametrize("kind", KINDS)


def test_where_there_is_a_compiler_there_are_kernels() -> None:
    """Else the tests of both kinds would quietly be tests of one."""
    assert (native.in_use() == "native") == (compiler() is not None)


def test_the_kernels_can_be_turned_off() -> None:
    with using("numpy"):
        assert native.kernels() is None
        assert native.in_use() == "numpy"


def a_case(rng: Random) -> tuple[str, set[str], dict[str, int]]:
    letters = "abcdefg"[: rng.randint(2, 7)]
    words = {
        "".join(rng.choice(letters) for _ in range(rng.choice([2, 2, 3, 3, 4, 5]))) for _ in range(rng.randint(2, 25))
    }
    stars = rng.choice([0, 0, 1, 2])
    roll = "".join(rng.choice(letters) for _ in range(rng.randint(6, 9) - stars)) + "*" * stars
    return roll, words, {letter: rng.randint(0, 10) for letter in letters}


@pytest.mark.parametrize("islands", ["none", "printed"])
@pytest.mark.parametrize("seed", range(8))
def test_both_prove_the_same_on_hands_of_six_to_nine_dice(seed: int, islands: str) -> None:
    roll, words, values = a_case(Random(seed))
    found = []
    for kind in KINDS:
        with using(kind):
            found.append(best_layout(Lexicon.of(words), roll, values, islands=islands, enough=lambda: False))  # type: ignore[arg-type]
    assert all(best.is_proven for best in found)
    assert len({best.score for best in found}) == 1, (roll, words, values)
    capitals = {letter.upper(): value for letter, value in values.items()}
    rows = found[0].rows
    assert complaint(rows, {word.upper() for word in words}, roll.upper(), islands) is None
    assert points(rows, roll.upper(), capitals) == found[0].score


@every_kind
@pytest.mark.parametrize("roll", ["rsteaiondlcmpuh", "rsteaiondlcmpu*", "rsteaiondlcmp**", "rsteaiondlcm***", "*" * 15])
def test_with_no_time_at_all_something_is_laid(roll: str, kind: str) -> None:
    with using(kind):
        best = best_layout(Lexicon.load("en"), roll, shipped_dice("en").value, enough=lambda: True)
    assert 0 < best.score <= best.bound
    assert best.rows


@pytest.mark.skipif("native" not in KINDS, reason="no compiler")
@pytest.mark.parametrize("roll", ["rsteaiondlcmpuh", "rsteaiondlcmp**"])
def test_the_first_look_is_left_off_once_something_is_laid(roll: str) -> None:
    """Whoever has had enough is not kept waiting for all the widths of it."""
    looks = count()

    def found(after: int) -> int:
        return best_layout(
            Lexicon.load("en"), roll, shipped_dice("en").value, enough=lambda: next(looks) >= after
        ).score

    at_once = found(0)
    assert next(looks) == 1
    assert 0 < at_once <= found(8)


@every_kind
@pytest.mark.parametrize("roll", ["bcdfghjklmnpqrv", "qqqqqqqqqqqqqqq"])
def test_dice_without_a_vowel_are_proven_as_well(roll: str, kind: str) -> None:
    listed = Lexicon.of(["brr", "cwm", "tsk", "nth"])
    with using(kind):
        best = best_layout(listed, roll, shipped_dice("en").value, enough=lambda: False)
    assert best.is_proven


@every_kind
def test_what_a_watcher_raises_comes_out_and_nothing_else_is_asked(kind: str) -> None:
    asked = count()

    def tired() -> bool:
        if next(asked) == 3:
            raise RuntimeError("tired")
        return False

    with using(kind), pytest.raises(RuntimeError, match="tired"):
        best_layout(Lexicon.load("en"), RICH, shipped_dice("en").value, enough=tired)
    assert next(asked) == 4


@pytest.fixture
def soon_interrupted() -> Iterator[None]:
    """Ctrl-C, 50 ms of our own work from now."""
    before = signal.signal(signal.SIGVTALRM, signal.default_int_handler)
    signal.setitimer(signal.ITIMER_VIRTUAL, 0.05)
    yield
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    signal.signal(signal.SIGVTALRM, before)


@every_kind
def test_ctrl_c_stops_a_search_that_would_go_on_for_ever(kind: str, soon_interrupted: None) -> None:
    """Whoever is interrupted is in the kernel, or between two looks: nothing is swallowed."""
    lexicon, values = Lexicon.load("en"), shipped_dice("en").value

    def search() -> None:
        while True:
            best_layout(lexicon, RICH, values, enough=lambda: False)

    with using(kind), pytest.raises(KeyboardInterrupt):
        search()


def test_a_task_that_is_none_for_the_kernel_is_left_to_the_twin() -> None:
    def asked(roll: str, values: dict[str, int]) -> object:
        listed = Lexicon.of(["ab"])
        return compiled_layout(
            listed, roll, values, shortest=2, has_islands=True, enough=lambda: False, told=lambda _: None
        )

    assert asked("ab*****", {"a": 1, "b": 1}) is None
    assert asked("ab", {"a": 1, "b": 100_000}) is None
    assert asked("ab" * 8, {"a": 1, "b": 1}) is None
    best = best_layout(Lexicon.of(["ab"]), "ab", {"a": 1, "b": 100_000}, enough=lambda: False)
    assert (best.score, best.is_proven) == (100_001, True)
