"""Swapping a die taken by mistake for another one, if nobody objects (BKW-27)."""

from msgspec.structs import replace

from parlour.core import Millis, Refused, Seat
from parlour.games.bookworm.model.events import SwapAsked, SwapRefused
from parlour.games.bookworm.model.phases import Ending, Naming, Swapping
from parlour.games.bookworm.model.state import Last, State, Step
from parlour.games.bookworm.rules import times
from parlour.games.bookworm.rules.referee import Referee
from parlour.games.bookworm.rules.taking import choose_die
from parlour.games.bookworm.steps.turns import take, taken_back


def ask(referee: Referee, state: State, phase: Naming | Ending, last: Last, die: int, at: Millis) -> Step:
    """Ask for another die, once for each word. Raises `Refused` if the word can't take it."""
    spoken = last.spoken
    if die == spoken.die:
        raise Refused("same-die", "you have this die already")
    choose_die(referee, replace(state, spread=last.before), spoken.seat, spoken.word, die)
    swapping = Swapping(spoken.seat, die, (), at, at + times.SWAPPING, phase)
    return replace(state, phase=swapping), (SwapAsked(spoken.seat, spoken.word, die),)


def agree(referee: Referee, state: State, phase: Swapping, last: Last, seat: Seat, at: Millis) -> Step:
    return settle(referee, state, replace(phase, agreed=(*phase.agreed, seat)), last, at)


def settle(referee: Referee, state: State, phase: Swapping, last: Last, at: Millis) -> Step:
    """Swap as soon as nobody is left who could object."""
    waiting = set(state.present) - {phase.seat, *phase.agreed}
    return (replace(state, phase=phase), ()) if waiting else swap(referee, state, phase, last, at)


def swap(referee: Referee, state: State, phase: Swapping, last: Last, at: Millis) -> Step:
    """Take the other die as if it had been taken first, and restart the clocks."""
    stood = at - phase.since
    spoken = replace(last.spoken, die=phase.die, source=last.before.holder(phase.die))
    meant = replace(last, spoken=spoken, doubt_until=last.doubt_until + stood, may_swap=False)
    state, events = take(referee, taken_back(state, last), meant, at)
    if isinstance(phase.then, Naming) and isinstance(state.phase, Naming):
        state = replace(state, phase=replace(phase.then, until=phase.then.until + stood))
    return state, events


def object_to(state: State, phase: Swapping, last: Last, seat: Seat, at: Millis) -> Step:
    return call_off(state, phase, last, at), (SwapRefused(seat),)


def call_off(state: State, phase: Swapping, last: Last, at: Millis) -> State:
    """Leave the die where it is, and restart the clocks."""
    stood = at - phase.since
    last = replace(last, may_swap=False, doubt_until=last.doubt_until + stood)
    return replace(state, phase=replace(phase.then, until=phase.then.until + stood), last=last)
