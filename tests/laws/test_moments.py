"""A move belongs to the moment it was made for (COM-11)."""

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from laws.test_laws import every_variant, played
from parlour.core import Act, Logged, Refused, Table
from parlour.games import CATALOGUE
from parlour.games.bottle import Bottle, CallNoWord, Say, Shaken
from parlour.games.stars.model.moves import Note
from parlour.lexicon import Lexicon

CARBON = Shaken(("c", "a", "r", "b"), (0, 1, 2, 3))


def acts(name: str) -> Iterator[tuple[Table, Logged, str]]:
    """Every move of a whole game, at the table that it came to, with a moment that is over."""
    table = played(name)
    again, before = Table(table.game, table.seats), ""
    for line in table.log:
        moment = again.moment
        if isinstance(line.what, Act):
            yield again, line, before
        again.repeat(line)
        before = moment if again.moment != moment else before


@pytest.mark.rule("COM-11")
@every_variant
def test_what_was_made_for_a_moment_that_is_over_is_refused_and_nothing_happens(name: str) -> None:
    for table, line, before in acts(name):
        if not isinstance(line.what, Act) or line.what.move.is_never_late or not before:
            continue
        was = (table.state, table.at, len(table.log))
        with pytest.raises(Refused, match="too-late"):
            table.act(line.what.seat, line.what.move, max(line.at, table.at), on=before)
        assert (table.state, table.at, len(table.log)) == was


@pytest.mark.rule("COM-11")
@every_variant
def test_what_is_made_for_this_moment_counts(name: str) -> None:
    for table, line, _ in acts(name):
        assert isinstance(line.what, Act)
        copy = Table.replay(table.game, table.seats, table.log)
        copy.act(line.what.seat, line.what.move, line.at, on=table.moment)
        break


@pytest.mark.rule("COM-11")
@pytest.mark.parametrize("game", CATALOGUE)
def test_no_moment_comes_twice_for_a_move_that_takes_a_turn(game: str) -> None:
    """Between two rounds, or two turns of a seat, the moment has changed."""
    table = played(f"{game}-default")
    rounds: dict[str, set[int]] = {}
    again = Table(table.game, table.seats)
    for line in table.log:
        again.repeat(line)
        if again.wait.asks:
            rounds.setdefault(again.moment, set()).add(again.state.round)
    assert all(len(each) == 1 for each in rounds.values())
    assert len(rounds) > 2


@pytest.mark.rule("COM-11")
def test_a_word_that_was_held_up_until_the_next_round_costs_nothing() -> None:
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
def test_a_note_answers_no_question_and_is_never_late() -> None:
    table = Table(CATALOGUE["stars"].open(Lexicon.load, {}), 2, Random(3))
    table.act(0, Note("suspect E"), at=10, on="long ago")
    assert replace(table.state.teams[0].alien.notes[0], seat=0).text == "suspect E"
