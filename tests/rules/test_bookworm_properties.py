"""Bookworm: properties that hold in every game."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from parlour.core import Table, encode
from parlour.games.bookworm import SPECIAL, Bookworm
from parlour.games.bookworm.model.spread import Voting
from parlour.lexicon import Lexicon
from rules.bookworm_oracle import Oracle
from rules.wild_table import WildTable
from wild import tries

tables = st.fixed_dictionaries(
    {
        "seed": st.integers(0, 2**32),
        "seats": st.integers(2, 6),
        "language": st.sampled_from(["en", "uk"]),
        "judge": st.sampled_from(["table", "table", "data"]),
        "special_die": st.sampled_from([True, True, False]),
        "green_only": st.booleans(),
    }
)


def wild(seed: int, seats: int, language: str, **chosen: Any) -> WildTable:
    return WildTable(Bookworm(Lexicon.load(language), **chosen), seats, Random(seed))


@pytest.mark.slow
@pytest.mark.rule("BKW-06", "BKW-07", "BKW-08", "BKW-15", "BKW-22", "BKW-24")
@tries(40)
@given(tables)
def test_each_die_and_card_is_in_one_place_and_scores_follow_the_events(chosen: dict[str, Any]) -> None:
    play = wild(**chosen)
    oracle = Oracle(chosen["seats"])
    for table in play.moments():
        for event in play.news():
            oracle.hear(event)
        _all_in_their_places(table, oracle)
        assert table.result is None or list(table.result.scores) == oracle.totals


def _all_in_their_places(table: Table, oracle: Oracle) -> None:
    state = table.state
    spread = state.spread
    cards = [*state.left, *state.out, *([] if state.card is None else [state.card])]
    assert sorted(cards) == [*range(54)]
    assert spread.middle >= 0
    if not state.faces:
        return
    lying = [*spread.display, *(die for stack in spread.stacks for die in stack)]
    assert sorted(lying) == [*range(7), *([SPECIAL] if state.side else [])]
    assert {die: seat for seat, stack in enumerate(spread.stacks) for die in stack} == oracle.holders()
    assert list(spread.worms) == oracle.worms()
    words = [spoken.word for spoken in state.said]
    assert len(set(words)) == len(words)


@pytest.mark.slow
@pytest.mark.rule("COM-01", "COM-04", "COM-08", "BKW-29")
@tries(40)
@given(tables)
def test_nobody_is_ever_stuck_or_waits_for_leavers(chosen: dict[str, Any]) -> None:
    play = wild(**chosen)
    for table in play.moments():
        wait, gone = table.wait, table.state.gone
        assert table.result or (wait.until is not None and wait.until >= table.at)
        assert not set(wait.asks) & set(gone)
        assert getattr(table.state.phase, "seat", None) not in gone or type(table.state.phase).__name__ == "Ending"
    assert play.replays()
    play.empty()
    assert table.result
    assert not set(table.result.winners) & set(table.state.gone)


@pytest.mark.slow
@pytest.mark.rule("COM-03", "BKW-12")
@tries(15)
@given(tables)
def test_all_views_are_equal_and_running_votes_are_hidden(chosen: dict[str, Any]) -> None:
    play = wild(**{**chosen, "judge": "table"})
    for table in play.moments():
        views = [encode(replace(table.view(seat), you=None)) for seat in (None, *range(table.seats))]
        assert len(set(views)) == 1
        if isinstance(table.state.phase, Voting):
            other = _with_every_vote_turned(table.state)
            assert encode(table.view()) == encode(table.game.view(other, None))
            assert table.wait == table.game.wait(other)


def _with_every_vote_turned(state: Any) -> Any:
    vote = state.phase.vote
    turned = tuple((seat, not fits) for seat, fits in reversed(vote.ballots))
    return replace(state, phase=replace(state.phase, vote=replace(vote, ballots=turned)))
