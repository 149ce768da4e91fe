"""Lone Words: properties that hold in every game."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from parlour.core import Table, encode
from parlour.core.round.phases import Voting, Working
from parlour.games.lone import Line, Lone
from parlour.games.lone.components import ROWS
from parlour.lexicon import Lexicon
from rules.lone_oracle import Oracle
from rules.wild_table import WildTable
from wild import tries

CANARY = "canarybird"
tables = st.fixed_dictionaries(
    {
        "seed": st.integers(0, 2**32),
        "seats": st.integers(2, 8),
        "language": st.sampled_from(["en", "uk"]),
        "judge": st.sampled_from(["dictionary", "table", "appeal"]),
        "own_repeats": st.sampled_from(["score", "zero"]),
        "seconds": st.sampled_from([30, 60, 180]),
        "one_device": st.booleans(),
        "paper": st.booleans(),
    }
)


def wild(seed: int, seats: int, language: str, **chosen: Any) -> WildTable:
    return WildTable(Lone(Lexicon.load(language), **chosen), seats, Random(seed))


@pytest.mark.rule("COM-01", "COM-04", "COM-06", "COM-08", "LON-14", "LON-24", "LON-25")
@tries(30)
@given(tables)
def test_nobody_is_ever_stuck_leavers_are_not_asked_and_the_log_is_complete(chosen: dict[str, Any]) -> None:
    wild(**chosen).plays_out()


@pytest.mark.slow
@pytest.mark.rule("LON-11", "LON-13", "LON-14", "LON-15", "LON-16", "LON-17", "LON-18", "LON-19", "LON-20", "COM-06")
@tries(60)
@given(tables)
def test_scores_match_a_second_count_of_the_log(chosen: dict[str, Any]) -> None:
    play = wild(**chosen)
    game = play.table.game
    squares, points = zip(*((row.squares, row.points) for row in game.referee.sheet), strict=True)
    oracle = Oracle(chosen["seats"], game.lexicon, squares, points, chosen["own_repeats"])
    heard = 0
    for table in play.moments():
        for line in table.log[heard:]:
            oracle.hear(line)
        heard = len(table.log)
        _rows_are_used(table, oracle.rounds)
    if table.result:
        assert list(table.result.scores) == oracle.totals


def _rows_are_used(table: Table, rounds: int) -> None:
    """Each round uses three rows of every sheet, or four where two play, and no row twice (LON-11, LON-23)."""
    words = 4 if table.seats == 2 else 3
    for sheet in table.state.sheets:
        rows = [outcome.row for outcome in sheet if outcome.row is not None]
        assert len(set(rows)) == len(rows) == words * rounds
        assert set(rows) <= set(range(ROWS))


@pytest.mark.slow
@pytest.mark.rule("COM-03", "LON-08")
@tries(15)
@given(tables)
def test_sheets_their_length_and_votes_stay_secret(chosen: dict[str, Any]) -> None:
    play = wild(**chosen)
    for table in play.moments():
        for seat in (None, *range(table.seats)):
            other = _with_other_secrets(table.state, seat)
            assert encode(table.game.view(other, seat)) == encode(table.view(seat))
            assert table.game.wait(other) == table.wait


def _with_other_secrets(state: Any, seat: int | None) -> Any:
    """The same game, with everything changed that this seat may not see."""
    if isinstance(state.phase, Voting):
        state = replace(state, phase=replace(state.phase, ballots=_turned(state.phase.ballots)))
    voted = {item.word for item in state.phase.ballots.items} if isinstance(state.phase, Voting) else set()
    if not isinstance(state.phase, Working | Voting):
        return state
    drafts = tuple(
        draft if other == seat else (*(line for line in draft if line.word in voted), Line(0, CANARY))
        for other, draft in enumerate(state.drafts)
    )
    extras = tuple(extra if other == seat else (CANARY,) for other, extra in enumerate(state.extras))
    jots = tuple(jot if other == seat else Line(0, CANARY) for other, jot in enumerate(state.jots))
    return replace(state, drafts=drafts, extras=extras, jots=jots)


def _turned(ballots: Any) -> Any:
    """The same votes reversed, and in another order."""
    items = []
    for item in ballots.items:
        opposite = tuple((seat, not valid) for seat, valid in reversed(item.vote.ballots))
        items.append(replace(item, vote=replace(item.vote, ballots=opposite)))
    return replace(ballots, items=tuple(items))
