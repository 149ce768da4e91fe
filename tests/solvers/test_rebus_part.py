"""The best legal part of a layout (REB-11) against trying every part, judged by the second checker."""

from collections.abc import Iterator
from random import Random

import pytest

from parlour.games.rebus.components import Tile, runs
from parlour.games.rebus.rules.law import Law, best_part, score
from solvers.rebus_checker import complaint, points

LISTED = "AT TA TAT EAT TEA ATE SEA SAT SET EAST TEAS ON NO NOT TON ONE EON TOE NOTE TONE STONE SO TO AS ES"
WORDS = set(LISTED.split())
SMALL = {word.lower() for word in WORDS}
LETTERS = "aeotnsst"
VALUES = {"A": 1, "E": 2, "O": 3, "T": 1, "N": 4, "S": 2}


def some_layout(rng: Random, dice: int) -> list[Tile]:
    """Dice on random squares of a small board, the first of them a star: mostly nonsense."""
    squares = rng.sample([(row, col) for row in range(3) for col in range(4)], dice)
    letters = [rng.choice(LETTERS) for _ in squares]
    return [
        Tile(die, row, col, letter, VALUES[letter.upper()], is_star=die == 0)
        for die, ((row, col), letter) in enumerate(zip(squares, letters, strict=True))
    ]


def drawn(tiles: list[Tile] | tuple[Tile, ...]) -> list[str]:
    grid = [["."] * 4 for _ in range(3)]
    for tile in tiles:
        grid[tile.row][tile.col] = tile.letter if tile.is_star else tile.letter.upper()
    return ["".join(row) for row in grid]


def parts(tiles: list[Tile]) -> Iterator[list[Tile]]:
    for chosen in range(1 << len(tiles)):
        yield [tile for number, tile in enumerate(tiles) if chosen >> number & 1]


@pytest.mark.rule("REB-11")
@pytest.mark.parametrize("islands", ["none", "printed"])
@pytest.mark.parametrize("shortest", [2, 3])
@pytest.mark.parametrize("seed", range(6))
def test_no_legal_part_scores_more_than_the_one_that_is_found(seed: int, shortest: int, islands: str) -> None:
    rng = Random(seed)
    tiles = some_layout(rng, rng.choice([7, 8]))
    roll = "".join("*" if tile.is_star else tile.letter.upper() for tile in tiles)
    law = Law(SMALL.__contains__, shortest, islands)  # type: ignore[arg-type]
    found = best_part(law, tiles)
    legal = [
        points(drawn(part), roll, VALUES)
        for part in parts(tiles)
        if complaint(drawn(part), WORDS, roll, islands, shortest) is None
    ]
    assert complaint(drawn(found), WORDS, roll, islands, shortest) is None
    assert points(drawn(found), roll, VALUES) == max(legal)
    spare = sum(tile.penalty for tile in tiles if tile not in found)
    assert score(found, spare).total == max(legal), "the scorer and the second checker agree"


@pytest.mark.rule("REB-07", "REB-08", "REB-12")
@pytest.mark.parametrize("islands", ["none", "printed"])
@pytest.mark.parametrize("shortest", [2, 3])
def test_the_referee_and_the_second_checker_agree_on_thousands_of_layouts(shortest: int, islands: str) -> None:
    rng = Random(shortest)
    some = {a + b for a in LETTERS for b in LETTERS} | {"".join(rng.sample(LETTERS, 3)) for _ in range(150)}
    law = Law(some.__contains__, shortest, islands)  # type: ignore[arg-type]
    words = {word.upper() for word in some}
    legal = 0
    for _ in range(2_500):
        tiles = some_layout(rng, rng.randrange(9))
        roll = "".join("*" if tile.is_star else tile.letter.upper() for tile in tiles) + "NOE"
        laid = runs(tiles)
        is_legal = not any(law.faults(laid)) and not any(law.clashes(tiles, laid))
        assert is_legal == (complaint(drawn(tiles), words, roll, islands, shortest) is None), drawn(tiles)
        if is_legal:
            legal += 1
            assert score(tiles, spare=9).total == points(drawn(tiles), roll, VALUES), drawn(tiles)
    assert 300 < legal < 2_200, "both kinds are met often"


@pytest.mark.parametrize("islands", ["none", "printed"])
def test_a_legal_layout_is_its_own_best_part(islands: str) -> None:
    tiles = [Tile(n, 0, n, letter, 1) for n, letter in enumerate("stone")]
    assert best_part(Law(SMALL.__contains__, 2, islands), tiles) == tuple(tiles)  # type: ignore[arg-type]


def test_fifteen_dice_of_nonsense_leave_nothing() -> None:
    tiles = [Tile(n, n // 4, n % 4, "q", 10) for n in range(15)]
    assert best_part(Law(SMALL.__contains__), tiles) == ()
    assert best_part(Law(SMALL.__contains__), []) == ()


def test_fifteen_dice_that_are_all_words_are_taken_apart_where_a_word_occurs_twice() -> None:
    tiles = [Tile(n, n // 5, n % 5, "a", 1) for n in range(15)]
    part = best_part(Law(lambda run: True, 2, "none"), tiles)
    laid = [
        "".join("A" if (row, col) in {(t.row, t.col) for t in part} else "." for col in range(5)) for row in range(3)
    ]
    assert complaint(laid, {"A" * n for n in range(2, 6)}, islands="none") is None
    assert len(part) >= 9
