"""The contract of `step`, called directly: only what a state waits for comes in (COM-04, parlour.core.contract)."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from laws.live import Moment, moments
from laws.variants import VARIANTS, every_variant
from laws.wild_moves import Wild, kinds_of
from parlour.core import Act, Alarm, AnyGame, Drawn, Input, Left, Millis, Refused, encode

on_variants = every_variant(part=0)

TRIES = 3
"""So many different contents for each kind of move or draw."""


def seats_and_others(name: str) -> list[int]:
    seats = VARIANTS[name].seats
    return [-1, *range(seats), seats, 7, 99]


def wild_at(moment: Moment, name: str) -> Wild:
    return Wild(Random(f"{name} {moment.at}"), VARIANTS[name].lexicon, moment.heard)


def acts(name: str, game: AnyGame, moment: Moment) -> Iterator[Act[Any]]:
    wild = wild_at(moment, name)
    for kind in kinds_of(game.Moves):
        for seat in seats_and_others(name):
            for _ in range(TRIES):
                yield Act(seat, wild.of(kind))


def draws(name: str, game: AnyGame, moment: Moment) -> Iterator[Drawn[Any]]:
    wild = wild_at(moment, name)
    for kind in kinds_of(game.Draws):
        for _ in range(4 * TRIES):
            yield Drawn(wild.of(kind))


def is_stepped(game: AnyGame, moment: Moment, what: Input, at: Millis) -> bool:
    """Either it is refused and has a code, or there is a state that can be stored, seen and gone on from."""
    try:
        state, _ = game.step(moment.state, what, at)
    except Refused as refused:
        assert refused.code
        return False
    while (wait := game.wait(state)).chance is not None:
        state, _ = game.step(state, Drawn(wait.chance.draw(Random(1))), at, wait)
    assert set(wait.asks) <= set(wait.present) <= set(moment.wait.present)
    assert encode(state)
    assert encode(game.view(state, None))
    return True


def refusal(game: AnyGame, moment: Moment, what: Input, at: Millis) -> str:
    with pytest.raises(Refused) as refused:
        game.step(moment.state, what, at)
    return refused.value.code


@pytest.mark.rule("COM-04")
@on_variants
def test_a_move_that_is_not_asked_of_a_seat_is_refused_and_changes_nothing(name: str) -> None:
    game = VARIANTS[name].open()
    for moment in moments(name):
        before = encode(moment.state)
        for act in acts(name, game, moment):
            if type(act.move) in moment.wait.asks.get(act.seat, ()):
                is_stepped(game, moment, act, moment.at)
            else:
                assert refusal(game, moment, act, moment.at) == "not-asked"
        assert encode(moment.state) == before


@pytest.mark.rule("COM-01", "COM-04")
@on_variants
def test_dice_or_cards_that_nobody_waits_for_are_refused(name: str) -> None:
    game = VARIANTS[name].open()
    for moment in moments(name):
        before, chance = encode(moment.state), moment.wait.chance
        for drawn in draws(name, game, moment):
            if chance is not None and type(drawn.result) is chance.kind:
                is_stepped(game, moment, drawn, moment.at)
            else:
                assert refusal(game, moment, drawn, moment.at) == "not-asked"
        assert encode(moment.state) == before


@pytest.mark.rule("COM-02", "COM-04")
@on_variants
def test_no_alarm_rings_that_is_not_set_nor_before_its_time(name: str) -> None:
    game = VARIANTS[name].open()
    for moment in moments(name):
        before, until = encode(moment.state), moment.wait.until
        if until is None:
            assert refusal(game, moment, Alarm(), moment.at) == "not-asked"
        else:
            assert refusal(game, moment, Alarm(), until - 1) == "not-asked"
            assert is_stepped(game, moment, Alarm(), until)
        assert encode(moment.state) == before


@pytest.mark.rule("COM-04", "COM-08")
@on_variants
def test_only_who_is_there_can_leave(name: str) -> None:
    game = VARIANTS[name].open()
    for moment in moments(name):
        before = encode(moment.state)
        for seat in seats_and_others(name):
            if seat in moment.wait.present:
                assert is_stepped(game, moment, Left(seat), moment.at)
                left, _ = game.step(moment.state, Left(seat), moment.at)
                assert seat not in game.wait(left).present
            else:
                assert refusal(game, moment, Left(seat), moment.at) == "not-seated"
        assert encode(moment.state) == before


@on_variants
def test_only_who_is_there_is_asked_and_nobody_once_the_game_is_over(name: str) -> None:
    for moment in moments(name):
        assert set(moment.wait.asks) <= set(moment.wait.present) <= set(range(VARIANTS[name].seats))
        assert (not moment.wait.present) == moment.wait.is_over
