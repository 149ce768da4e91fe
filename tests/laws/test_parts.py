"""Parts by wish, by lot, or by seat (COM-14)."""

from random import Random

import pytest

from parlour.core import Part, Refused, cast, read_wish
from parlour.games import CATALOGUE
from parlour.games.stars.rules.sides import PARTS

pytestmark = pytest.mark.rule("COM-14")
COOP, TEAMS = PARTS["coop"], PARTS["teams"]


def played(parts, wishes, lot=None):
    return [None if part is None else part.name for part in cast(parts, wishes, lot).parts]


def test_players_without_a_choice_get_the_remaining_parts_in_seat_order() -> None:
    assert played(COOP, [None, None, None]) == ["alien", "scientist", "scientist"]
    assert played(COOP, [None, ("alien",), None]) == ["scientist", "alien", "scientist"]
    assert played(COOP, [("scientist",), None, None]) == ["scientist", "alien", "scientist"]
    alternately = ["team-1 alien", "team-2 alien", "team-1 scientist", "team-2 scientist", "team-1 scientist"]
    assert played(TEAMS, [None] * 5) == alternately


def test_partial_choices_are_respected() -> None:
    assert played(TEAMS, [("team-2",), ("team-2",), ("alien",), None]) == [
        "team-2 alien",
        "team-2 scientist",
        "team-1 alien",
        "team-1 scientist",
    ]


def test_the_lot_is_fair_and_nobody_knows_it_before() -> None:
    wishes = [(), None, None]
    assert played(COOP, wishes) == [None, None, None]
    aliens = [played(COOP, wishes, Random(seed)).index("alien") for seed in range(300)]
    assert all(70 < aliens.count(seat) < 130 for seat in range(3))
    drawn = [played(COOP, [("scientist",), (), ()], Random(seed)) for seed in range(50)]
    assert {one[0] for one in drawn} == {"scientist"}
    assert {one.index("alien") for one in drawn} == {1, 2}


def test_missing_and_contested_parts_are_reported() -> None:
    both = cast(COOP, [("alien",), ("alien",)])
    assert ([one.name for one in both.missing], [one.name for one in both.crowded]) == (["scientist"], ["alien"])
    assert not both.is_complete
    few = cast(TEAMS, [None, None, None])
    assert [one.name for one in few.missing] == ["team-2 scientist"]
    assert cast(TEAMS, [None] * 12).is_complete


def test_choices_are_respected_if_possible() -> None:
    """The first player could take the only part that the second one wants."""
    parts = (Part(("red",), most=1), Part(("blue",), most=1))
    assert played(parts, [(), ("red",)], Random(1)) == ["blue", "red"]
    wishes = [("team-1",), ("alien",), ("team-1", "alien"), None]
    assert played(TEAMS, wishes) == ["team-1 scientist", "team-2 alien", "team-1 alien", "team-2 scientist"]


def test_unknown_parts_cannot_be_requested() -> None:
    for chips in (("team-1",), ("alien", "scientist"), ("judge",)):
        with pytest.raises(Refused):
            read_wish(COOP, chips)
    assert read_wish(TEAMS, ("alien", "team-2")) == ("team-2", "alien")
    of_teams = [("team-1",), ("team-1", "alien"), None]
    assert played(COOP, of_teams) == ["scientist", "alien", "scientist"], "what belongs to another mode means nothing"


def test_every_game_with_parts_accepts_them_and_has_enough_seats() -> None:
    for entry in CATALOGUE.values():
        for mode, parts in entry.extras.lobby.parts.items():
            assert mode in entry.modes
            assert entry.settle({"mode": mode, "parts": [part.name for part in parts]})
            assert sum(part.least for part in parts) <= entry.players[1]
