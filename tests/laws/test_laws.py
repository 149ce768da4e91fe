"""What holds in every game, whatever happens in it (DESIGN.md, "Tests")."""

from functools import cache
from random import Random
from typing import Any

import pytest

from laws.variants import NAMES, VARIANTS, opened, seats_for
from laws.wild_moves import any_move
from parlour.core import Act, Refused, Table, codec_of, encode
from parlour.core.league import play_out

every_variant = pytest.mark.parametrize("number", range(len(VARIANTS)), ids=NAMES)


@cache
def played(number: int) -> tuple[Table, str]:
    """A whole game between bots of mixed levels."""
    game_id, settings = VARIANTS[number]
    entry, game, lexicon = opened(game_id, settings)
    levels = ([1, 3, 5, 2] * 2)[: seats_for(entry, settings)]
    return play_out(game, [entry.bot(lexicon, level) for level in levels], Random(number)), game_id


def steps(table: Table) -> Any:
    """The same game again, step by step: (state before, line, state after)."""
    again = Table(table.game, table.seats)
    for line in table.log:
        before = again.state
        again.repeat(line)
        yield before, line, again


@pytest.mark.rule("COM-01")
@every_variant
def test_a_log_replays_to_the_same_state_byte_for_byte(number: int) -> None:
    table, _ = played(number)
    codec = codec_of(type(table.game))
    stored = [encode(line) for line in table.log]
    again = Table.replay(table.game, table.seats, map(codec.line, stored))
    assert encode(again.state) == encode(table.state)
    assert [encode(line) for line in again.log] == stored


@every_variant
def test_states_views_and_events_survive_the_codec(number: int) -> None:
    table, _ = played(number)
    codec = codec_of(type(table.game))
    for _, line, again in list(steps(table))[:: max(1, len(table.log) // 60)]:
        text = encode(again.state)
        assert encode(codec.state.decode(text)) == text
        for event in line.events:
            assert codec.event.decode(encode(event)) == event
        for seat in (None, *range(table.seats)):
            view = encode(again.view(seat))
            assert encode(codec.view.decode(view)) == view


@every_variant
def test_a_step_never_changes_the_state_it_starts_from(number: int) -> None:
    table, _ = played(number)
    for before, line, _ in list(steps(table))[:: max(1, len(table.log) // 60)]:
        text = encode(before)
        table.game.step(before, line.what, line.at)
        assert encode(before) == text


@pytest.mark.rule("COM-02")
@every_variant
def test_time_never_runs_backward_and_no_deadline_is_overrun(number: int) -> None:
    table, _ = played(number)
    at, until = 0, None
    for _, line, again in steps(table):
        assert line.at >= at
        assert until is None or line.at <= max(until, at)
        at, until = line.at, again.wait.until


@every_variant
def test_every_game_ends_and_waits_for_nothing_exactly_when_there_is_a_result(number: int) -> None:
    table, _ = played(number)
    assert table.result is not None
    assert table.result.winners
    assert len(table.result.scores) == table.seats
    for _, _, again in steps(table):
        assert again.wait.is_over == (again.result is not None)


@pytest.mark.rule("COM-04")
@every_variant
def test_a_refusal_leaves_no_trace_and_has_a_code(number: int) -> None:
    table, game_id = played(number)
    _, _, lexicon = opened(game_id, VARIANTS[number][1])
    rng = Random(number)
    codec = codec_of(type(table.game))
    refusals = 0
    for _, _, again in list(steps(table))[:: max(1, len(table.log) // 40)]:
        text = encode(again.state)
        for _ in range(8):
            seat, move = rng.randrange(-1, table.seats + 1), any_move(table.game, rng, lexicon)
            trial = _forked(again)
            try:
                trial.act(seat, move, again.at)
            except Refused as refused:
                refusals += 1
                assert refused.code
                assert trial.state == again.state
                assert len(trial.log) == 0
            else:
                codec.state.decode(encode(trial.state))
        assert encode(again.state) == text
    assert refusals


@every_variant
def test_a_step_that_is_not_asked_for_is_refused_by_the_game_itself(number: int) -> None:
    table, game_id = played(number)
    _, _, lexicon = opened(game_id, VARIANTS[number][1])
    rng = Random(number)
    for _ in range(30):
        with pytest.raises(Refused):
            table.game.step(table.state, Act(0, any_move(table.game, rng, lexicon)), table.at)


@pytest.mark.rule("COM-08")
@every_variant
def test_removing_seats_at_any_time_never_stops_the_game(number: int) -> None:
    whole, game_id = played(number)
    _, game, _ = opened(game_id, VARIANTS[number][1])
    rng = Random(number)
    cut = rng.randrange(1, len(whole.log))
    table = Table.replay(game, whole.seats, whole.log[:cut], Random(number))
    for seat in rng.sample(range(table.seats), table.seats):
        if table.result is None:
            told = [event for line in table.remove(seat, table.at + 1) for event in line.events]
            assert [event.seat for event in told if type(event).__name__ == "SeatLeft"] == [seat]  # type: ignore[attr-defined]
        assert seat not in table.wait.asks
    assert table.result is not None


def _forked(table: Table) -> Table:
    fork = Table.__new__(Table)
    fork.__dict__.update(table.__dict__)
    fork.log, fork.rng = [], None
    return fork
