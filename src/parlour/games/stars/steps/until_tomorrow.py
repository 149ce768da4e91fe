"""At tables that play until tomorrow every step has a day (STA-33). Sides that don't answer by then pass."""

from msgspec.structs import replace

from parlour.core import Event, Millis
from parlour.games.stars.components.cards import Side
from parlour.games.stars.model.events import LetPass
from parlour.games.stars.model.state import AliensWrite, Enciphering, Over, ScientistsWrite, State, Step
from parlour.games.stars.rules.referee import Referee
from parlour.games.stars.rules.sides import acting_side, waits_for
from parlour.games.stars.steps.proposals import carry_out_foremost
from parlour.games.stars.steps.rounds import go_on, mark_done, open_first_round

LAST = 2
"""The game ends after this many steps in a row that all sides let pass (STA-38)."""


def moved(before: State, after: State, at: Millis) -> State:
    """Return the state after a move. A new step gets a whole day, and the count of idle steps is reset."""
    return after if _step_of(before) == _step_of(after) else replace(after, since=at, idle=0)


def end(referee: Referee, state: State, at: Millis) -> Step:
    """End a day. Proposals are sent as if agreed; sides without one let the step pass (STA-37)."""
    step, side = _step_of(state), acting_side(state)
    events: tuple[Event, ...] = ()
    is_answered = side is not None and any(team.at(side).done for team in state.teams)
    while (carried := carry_out_foremost(referee, state)) is not None and _step_of(state) == step:
        state, more = carried
        events, is_answered = events + more, True
    if _step_of(state) == step:
        state, more = _pass(referee, state, side)
        events += more
    state = replace(state, since=at, idle=0 if is_answered else state.idle + 1)
    return _close(referee, state, events) if state.idle >= LAST else (state, events)


def _pass(referee: Referee, state: State, side: Side | None) -> Step:
    """Let all other sides pass. An Alien who chose no cipher gets the one that was drawn (STA-37)."""
    if isinstance(state.phase, Enciphering):
        alien = state.teams[0].alien
        state, events = open_first_round(referee, state)
        return state, (LetPass(0, "alien", alien.seats), *events)
    assert side is not None
    passed = waits_for(state)
    events = tuple(LetPass(team, side, state.teams[team].at(side).seats) for team in passed)
    for team in passed:
        state = mark_done(state, team, side)
    return go_on(referee, state, events)


def _close(referee: Referee, state: State, events: tuple[Event, ...]) -> Step:
    """End a game that nobody plays any more, without further guesses (STA-38)."""
    if isinstance(state.phase, AliensWrite | ScientistsWrite):
        state = replace(state, phase=ScientistsWrite(), round=referee.settings.rounds)
    while not isinstance(state.phase, Over):
        side = acting_side(state)
        assert side is not None
        for team in waits_for(state):
            state = mark_done(state, team, side)
        state, more = go_on(referee, state)
        events += more
    return state, events


def _step_of(state: State) -> tuple[int, type]:
    return state.round, type(state.phase)
