"""What holds in every game, whatever happens in it (DESIGN.md, "Tests")."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from laws.variants import VARIANTS, every_variant
from laws.wild_moves import any_move
from parlour.core import Act, Logged, Refused, Table, codec_of, encode
from parlour.core.league.league import play_out
from parlour.games import CATALOGUE

on_variants = every_variant(part=1)


@cache
def played(name: str) -> Table:
    """A whole game between bots of mixed levels: those who think longest only at a game's usual settings."""
    variant = VARIANTS[name]
    levels = (([1, 2, 3, 1] if variant.settings else [1, 3, 5, 2]) * 3)[: variant.seats]
    return play_out(variant.open(), [variant.entry.bot(variant.lexicon, level) for level in levels], Random(name))


def steps(table: Table) -> Any:
    """The same game again, step by step: (state before, line, state after)."""
    again = Table(table.game, table.seats)
    for line in table.log:
        before = again.state
        again.repeat(line)
        yield before, line, again


@pytest.mark.rule("COM-01")
@on_variants
def test_a_log_replays_to_the_same_state_byte_for_byte(name: str) -> None:
    table = played(name)
    codec = codec_of(type(table.game))
    stored = [encode(line) for line in table.log]
    again = Table.replay(table.game, table.seats, map(codec.line, stored))
    assert encode(again.state) == encode(table.state)
    assert [encode(line) for line in again.log] == stored


@on_variants
def test_states_views_and_events_survive_the_codec(name: str) -> None:
    table = played(name)
    codec = codec_of(type(table.game))
    for _, line, again in list(steps(table))[:: max(1, len(table.log) // 60)]:
        text = encode(again.state)
        assert encode(codec.state.decode(text)) == text
        for event in line.events:
            assert codec.event.decode(encode(event)) == event
        for seat in (None, *range(table.seats)):
            view = encode(again.view(seat))
            assert encode(codec.view.decode(view)) == view


@on_variants
def test_a_step_never_changes_the_state_it_starts_from(name: str) -> None:
    table = played(name)
    for before, line, _ in list(steps(table))[:: max(1, len(table.log) // 60)]:
        text = encode(before)
        table.game.step(before, line.what, line.at)
        assert encode(before) == text


@pytest.mark.rule("COM-02")
@on_variants
def test_time_never_runs_backward_and_no_deadline_is_overrun(name: str) -> None:
    table = played(name)
    at, until = 0, None
    for _, line, again in steps(table):
        assert line.at >= at
        assert until is None or line.at <= max(until, at)
        at, until = line.at, again.wait.until


@on_variants
def test_every_game_ends_and_waits_for_nothing_exactly_when_there_is_a_result(name: str) -> None:
    table = played(name)
    assert table.result is not None
    assert table.result.winners
    assert len(table.result.scores) == table.seats
    for _, _, again in steps(table):
        assert again.wait.is_over == (again.result is not None)


@pytest.mark.rule("COM-04")
@on_variants
def test_a_refusal_leaves_no_trace_and_has_a_code(name: str) -> None:
    table, lexicon, rng = played(name), VARIANTS[name].lexicon, Random(name)
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


@pytest.mark.rule("COM-08")
@on_variants
def test_removing_seats_at_any_time_never_stops_the_game(name: str) -> None:
    whole, rng = played(name), Random(name)
    cut = rng.randrange(1, len(whole.log))
    table = Table.replay(whole.game, whole.seats, whole.log[:cut], Random(name))
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
@on_variants
def test_what_was_made_for_a_moment_that_is_over_is_refused_and_nothing_happens(name: str) -> None:
    for table, line, before in acts(name):
        if not isinstance(line.what, Act) or line.what.move.is_never_late or not before:
            continue
        was = (table.state, table.at, len(table.log))
        with pytest.raises(Refused, match="too-late"):
            table.act(line.what.seat, line.what.move, max(line.at, table.at), on=before)
        assert (table.state, table.at, len(table.log)) == was


@pytest.mark.rule("COM-11")
@on_variants
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
