"""A shared roll: the dice of a finished game, played alone by a friend."""

from random import Random
from typing import Any

import pytest

from parlour import CATALOGUE, Lexicon
from parlour.core import Refused, Table
from parlour.core.court.vote import Finish
from parlour.games.bottle import Say
from parlour.games.lone import Write

pytestmark = pytest.mark.rule("COM-29")
SHAKEN = {"t": "shaken", "letters": ["c", "a", "p", "e"], "distances": [0, 3, 9, 5]}
SHARED: dict[str, dict[str, Any]] = {
    "bottle": {"day": True, "same_moment_ms": 0, "roll": SHAKEN},
    "lone": {"day": True, "roll": "catnips"},
    "rebus": {"pace": "duplicate", "rounds": 1, "roll": "catnipsdogbird*"},
}


def opened(game: str, **other: object) -> Any:
    return CATALOGUE[game].open(Lexicon.load, SHARED[game] | other)


def test_a_bottle_is_shaken_once() -> None:
    table = Table(opened("bottle"), 1, Random(1))
    assert [(die.letter, die.distance) for die in table.view(0).dice] == [("c", 0), ("a", 3), ("p", 9), ("e", 5)]
    assert table.view(0).day.shakes == 1
    table.act(0, Say("cape"), 4_200)
    table.advance(4_201)
    assert table.result.scores == (56,)


def test_lone_words_have_one_round() -> None:
    table = Table(opened("lone"), 1, Random(1))
    assert "".join(die.letter for die in table.view(0).dice).startswith("catnips")
    row = next(at for at, row in enumerate(table.view(0).rows) if row.squares == 4)
    table.act(0, Write(row, "pact"), 1_000)
    table.act(0, Finish(), 2_000)
    assert table.result.scores == (table.view(0).rows[row].points,)


def test_a_rebus_has_one_round() -> None:
    table = Table(opened("rebus"), 1, Random(1))
    assert "".join(die.letter for die in table.view(0).phase.builds[0].dice) == "catnipsdogbird*"
    assert table.view(0).rounds == 1


@pytest.mark.parametrize("game", SHARED)
def test_it_is_for_one_player(game: str) -> None:
    with pytest.raises(Refused, match="wrong-number-of-seats"):
        opened(game).start(2)


@pytest.mark.parametrize(
    ("game", "other"),
    [
        ("bottle", {"day": False}),
        ("bottle", {"mode": "easy"}),
        ("bottle", {"roll": SHAKEN | {"letters": ["c", "a", "p", "ж"]}}),
        ("bottle", {"roll": SHAKEN | {"letters": ["c", "a", "p", "ee"]}}),
        ("bottle", {"roll": SHAKEN | {"distances": [0, 3, 9, 10]}}),
        ("bottle", {"roll": SHAKEN | {"distances": [0]}}),
        ("bottle", {"roll": SHAKEN | {"effect": "cover"}}),
        ("bottle", {"mode": "effects", "roll": SHAKEN | {"effect": "cover"}}),
        ("lone", {"day": False}),
        ("lone", {"roll": "cat"}),
        ("lone", {"roll": "catnip!"}),
        ("lone", {"roll": "catnips" * 100}),
        ("rebus", {"rounds": 3}),
        ("rebus", {"pace": "together"}),
        ("rebus", {"roll": "catnips"}),
        ("rebus", {"roll": "catnipsdogbi***"}),
    ],
)
def test_letters_missing_from_the_dice_are_refused(game: str, other: dict[str, Any]) -> None:
    with pytest.raises(Refused, match=r"bad-(setting|roll)"):
        opened(game, **other)
