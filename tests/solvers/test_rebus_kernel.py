"""The compiled search compared with brute force, and both searches with interruptions and unsuitable tasks."""

import signal
from collections.abc import Iterator
from itertools import count
from random import Random

import pytest

from parlour import native
from parlour.games.rebus.components import shipped_dice
from parlour.games.rebus.solver import best_layout
from parlour.games.rebus.solver.compiled import compiled_layout
from parlour.lexicon import Lexicon
from parlour.native.build import compiler
from solvers.kernels import KINDS, needs_kernel, using
from solvers.rebus_checker import best_by_trying, complaint, points
from wild import sample

RICH = "isteiodrankbw**"
every_kind = pytest.mark.parametrize("kind", KINDS)


def test_a_compiler_means_kernels() -> None:
    """Otherwise tests of both variants would silently test only one."""
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
    roll = "".join(rng.choice(letters) for _ in range(rng.randint(6, 7) - stars)) + "*" * stars
    return roll, words, {letter: rng.randint(0, 10) for letter in letters}


@pytest.mark.slow
@needs_kernel
@pytest.mark.parametrize("islands", ["none", "printed"])
@pytest.mark.parametrize("seed", sample(range(16), 2))
def test_the_kernel_agrees_with_brute_force_on_six_or_seven_dice(seed: int, islands: str) -> None:
    roll, words, values = a_case(Random(seed))
    best = best_layout(Lexicon.of(words), roll, values, islands=islands, enough=lambda: False)  # type: ignore[arg-type]
    listed, dice = {word.upper() for word in words}, roll.upper()
    capitals = {letter.upper(): value for letter, value in values.items()}
    assert best.score == best.bound == best_by_trying(dice, listed, capitals, islands), (roll, words, values)
    assert complaint(best.rows, listed, dice, islands) is None
    assert points(best.rows, dice, capitals) == best.score


@pytest.mark.slow
@every_kind
@pytest.mark.parametrize("roll", ["rsteaiondlcmpuh", "rsteaiondlcmpu*", "rsteaiondlcmp**", "rsteaiondlcm***", "*" * 15])
def test_without_any_time_there_is_a_layout(roll: str, kind: str) -> None:
    with using(kind):
        best = best_layout(Lexicon.load("en"), roll, shipped_dice("en").value, enough=lambda: True)
    assert 0 < best.score <= best.bound
    assert best.rows


@needs_kernel
@pytest.mark.parametrize("roll", ["rsteaiondlcmpuh", "rsteaiondlcmp**"])
def test_the_first_search_stops_as_soon_as_there_is_a_layout(roll: str) -> None:
    """A caller who stops the search does not wait for the other widths."""
    looks = count()

    def found(after: int) -> int:
        return best_layout(
            Lexicon.load("en"), roll, shipped_dice("en").value, enough=lambda: next(looks) >= after
        ).score

    at_once = found(0)
    assert next(looks) == 1
    assert 0 < at_once <= found(8)


@needs_kernel
@pytest.mark.parametrize("roll", ["bcdfghjklmnpqrv", "qqqqqqqqqqqqqqq"])
def test_dice_without_a_vowel_are_proven_as_well(roll: str) -> None:
    listed = Lexicon.of(["brr", "cwm", "tsk", "nth"])
    assert best_layout(listed, roll, shipped_dice("en").value, enough=lambda: False).is_proven


@every_kind
def test_an_exception_of_the_caller_stops_the_search_and_is_raised(kind: str) -> None:
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
    """Send Ctrl-C after 50 ms of CPU time."""
    before = signal.signal(signal.SIGVTALRM, signal.default_int_handler)
    signal.setitimer(signal.ITIMER_VIRTUAL, 0.05)
    yield
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    signal.signal(signal.SIGVTALRM, before)


@every_kind
def test_ctrl_c_stops_a_search_that_would_go_on_for_ever(kind: str, soon_interrupted: None) -> None:
    lexicon, values = Lexicon.load("en"), shipped_dice("en").value

    def search() -> None:
        while True:
            best_layout(lexicon, RICH, values, enough=lambda: False)

    with using(kind), pytest.raises(KeyboardInterrupt):
        search()


def test_tasks_that_the_kernel_does_not_take_get_a_beam_search() -> None:
    def asked(roll: str, values: dict[str, int]) -> object:
        listed = Lexicon.of(["ab"])
        return compiled_layout(
            listed, roll, values, shortest=2, has_islands=True, enough=lambda: False, report=lambda _: None
        )

    assert asked("ab*****", {"a": 1, "b": 1}) is None
    assert asked("ab", {"a": 1, "b": 100_000}) is None
    assert asked("ab" * 8, {"a": 1, "b": 1}) is None
    best = best_layout(Lexicon.of(["ab"]), "ab", {"a": 1, "b": 100_000}, enough=lambda: False)
    assert (best.score, best.bound, best.is_proven) == (100_001, 200_002, False)
