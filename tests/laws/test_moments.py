"""A move belongs to the moment it was made for (COM-11)."""

from random import Random

import pytest
from msgspec.structs import replace

from parlour.core import Refused, Table
from parlour.games import CATALOGUE
from parlour.games.bottle import Bottle, CallNoWord, Say, Shaken
from parlour.games.stars.model.moves import Note
from parlour.lexicon import Lexicon

CARBON = Shaken(("c", "a", "r", "b"), (0, 1, 2, 3))


@pytest.mark.rule("COM-11")
def test_a_word_delayed_until_the_next_round_costs_nothing() -> None:
    table = Table(Bottle(Lexicon.load("en")), seats=2)
    table.draw(CARBON)
    seen = table.moment
    table.act(0, Say("carbon"), at=1_000)
    table.advance(60_000)
    table.draw(CARBON)
    with pytest.raises(Refused, match="too-late"):
        table.act(1, Say("crab"), at=61_000, on=seen)
    assert table.state.diamonds == (2, 1)


@pytest.mark.rule("COM-11")
def test_within_the_round_the_stamps_decide() -> None:
    table = Table(Bottle(Lexicon.load("en")), seats=2)
    table.draw(CARBON)
    seen = table.moment
    table.act(0, CallNoWord(), at=1_000)
    table.act(1, Say("carbon"), at=1_500, on=seen)
    table.advance(60_000)
    assert table.state.diamonds == (0, 2)


@pytest.mark.rule("COM-11")
def test_the_clock_may_end_the_moment_just_before_a_move() -> None:
    table = Table(Bottle(Lexicon.load("en")), 2, Random(3))
    seen = table.moment
    table.act(0, CallNoWord(), at=1_000)
    with pytest.raises(Refused, match="too-late"):
        table.act(1, Say("carbon"), at=60_000, on=seen)


@pytest.mark.rule("COM-11")
def test_notes_are_never_late() -> None:
    table = Table(CATALOGUE["stars"].open(Lexicon.load, {}), 2, Random(3))
    table.act(0, Note("suspect E"), at=10, on="long ago")
    assert replace(table.state.teams[0].alien.notes[0], seat=0).text == "suspect E"
