"""Message in a Bottle: properties that hold in every game."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from parlour.core import Event, Table, encode
from parlour.core.court.events import GameEnded
from parlour.games.bottle.game import Bottle
from parlour.games.bottle.model.events import Awarded, Erred, Refuted, RoundEnded, RulingTakenBack
from parlour.games.bottle.model.moves import Appeal, CastVote, GoOn, Heard, TakeBack
from parlour.games.bottle.model.state import Claimed, Covering, Settled
from parlour.lexicon import Lexicon
from rules.wild_table import WildTable
from wild import tries

CANARY = "canarybird"
tables = st.fixed_dictionaries(
    {
        "seed": st.integers(0, 2**32),
        "seats": st.integers(2, 6),
        "language": st.sampled_from(["en", "uk"]),
        "mode": st.sampled_from(["classic", "easy", "effects", "party", "party"]),
        "judge": st.sampled_from(["dictionary", "table", "appeal"]),
        "shorter_word": st.booleans(),
        "gentle": st.booleans(),
        "spoken": st.booleans(),
        "one_device": st.booleans(),
        "double_letters": st.sampled_from(["each", "once"]),
        "patience_s": st.sampled_from([0, 30]),
        "same_moment_ms": st.sampled_from([0, 300, 2000]),
    }
)


def wild(seed: int, seats: int, language: str, **chosen: Any) -> WildTable:
    return WildTable(Bottle(Lexicon.load(language), **chosen), seats, Random(seed))


@pytest.mark.rule("COM-01", "COM-04", "COM-06", "COM-08", "BOT-13", "BOT-18", "BOT-21")
@tries(40)
@given(tables)
def test_nobody_is_ever_stuck_and_only_active_players_act(chosen: dict[str, Any]) -> None:
    play = wild(**chosen)
    for table in play.moments():
        wait = table.wait
        assert table.result or wait.asks or wait.until is not None
        assert chosen["judge"] == "appeal" or not _is_overdue(table, by=chosen["same_moment_ms"])
        assert not set(wait.asks) & set(table.state.gone)
        for seat in table.state.out:
            assert not set(wait.asks.get(seat, ())) - {Appeal, CastVote, GoOn, Heard, TakeBack}
    assert play.replays()
    play.empty()
    assert table.result
    assert not set(table.result.winners) & set(table.state.gone)


def _is_overdue(table: Table, by: int) -> bool:
    """A countdown goes on during a moment, so it may be over when a word of that moment is voted down."""
    until = table.wait.until
    return until is not None and until < table.at - by


@pytest.mark.rule("BOT-08", "BOT-09", "BOT-10", "BOT-14", "BOT-16", "BOT-29", "BOT-31")
@tries(40)
@given(tables)
def test_diamonds_follow_the_events_and_words_are_used_once(chosen: dict[str, Any]) -> None:
    play = wild(**{**chosen, "judge": "table" if chosen["judge"] == "appeal" else chosen["judge"]})
    diamonds = [1] * chosen["seats"]
    for table in play.moments():
        for event in play.news():
            _count(event, diamonds, chosen["gentle"])
        assert list(table.state.diamonds) == diamonds
        assert min(diamonds) >= 0
        assert len(set(table.state.used)) == len(table.state.used)
        waits = chosen["one_device"] and isinstance(table.state.phase, Settled)  # a heard word may be taken back
        assert (
            table.result
            or waits
            or all(diamonds[seat] < 8 for seat in range(table.seats) if seat not in table.state.gone)
        )


def _count(event: Event, diamonds: list[int], gentle: bool) -> None:
    match event:
        case Awarded(seat=seat, diamonds=now):
            diamonds[seat] += 1
            assert diamonds[seat] == now
        case Erred(seat=seat, cost=cost):
            assert cost == (0 if gentle else min(1, diamonds[seat]))
            diamonds[seat] -= cost
        case Refuted(seat=seat, cost=cost):
            assert cost == min(1, diamonds[seat])
            diamonds[seat] -= cost
        case RulingTakenBack(diamonds=before):
            diamonds[:] = before
        case RoundEnded(winners=winners):
            assert len(set(winners)) == len(winners)
        case GameEnded(winners=winners):
            assert winners
        case _:
            pass


@pytest.mark.rule("COM-03", "BOT-12")
@tries(30)
@given(tables)
def test_views_show_only_the_players_own_word_of_the_running_moment(chosen: dict[str, Any]) -> None:
    play = wild(**{**chosen, "same_moment_ms": 2000})
    for table in play.moments():
        if isinstance(table.state.phase, Claimed):
            _hides_the_words(table)
        if not isinstance(table.state.phase, Claimed | Covering):
            views = [encode(replace(table.view(seat), you=None)) for seat in (None, *range(table.seats))]
            assert len(set(views)) == 1


def _hides_the_words(table: Table) -> None:
    state = table.state
    outcome = tuple(replace(claim, word=CANARY) for claim in state.phase.claims)
    rulings = tuple(replace(ruling, word=CANARY) if ruling.right else ruling for ruling in state.rulings)
    other = replace(state, phase=replace(state.phase, claims=outcome), rulings=rulings)
    own = {claim.seat for claim in state.phase.claims}
    for seat in (None, *range(table.seats)):
        view = encode(table.game.view(other, seat))
        assert (CANARY.encode() in view) == (seat in own)
        if seat not in own:
            assert view == encode(table.view(seat))
    assert table.game.wait(other) == table.wait
