"""Replaying part of a game from another state, after an appeal has overturned a ruling (COM-06)."""

from collections.abc import Callable, Iterable
from typing import Any

from parlour.core.game import Alarm, Event, Game, Input, Millis, Refused, S, Step

Stamp = tuple[Millis, Input]


def fold(
    game: Game[S, Any, Any], state: S, inputs: Iterable[Stamp], until: Millis, rests: Callable[[S], bool]
) -> Step[S]:
    """Return the state after these inputs and all alarms due before `until`, with the events on the way.

    Inputs that the rules now refuse are dropped. No alarm ends a state for which `rests` is true.
    """
    events: tuple[Event, ...] = ()
    for at, what in inputs:
        state, rung = _ring(game, state, at, rests)
        state, came = _dropping_refusals(game, state, what, at)
        events += rung + came
    state, rung = _ring(game, state, until, rests)
    return state, events + rung


def _ring(game: Game[S, Any, Any], state: S, before: Millis, rests: Callable[[S], bool]) -> Step[S]:
    events: tuple[Event, ...] = ()
    while (wait := game.wait(state)).until is not None and wait.until < before and not rests(state):
        state, came = game.step(state, Alarm(), wait.until, wait)
        events += came
    return state, events


def _dropping_refusals(game: Game[S, Any, Any], state: S, what: Input, at: Millis) -> Step[S]:
    try:
        return game.step(state, what, at)
    except Refused:
        return state, ()
