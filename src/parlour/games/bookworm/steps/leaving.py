"""A removed seat passes from now on; its dice can still be taken (COM-08, BKW-29). A new one comes last (COM-32)."""

from msgspec.structs import replace

from parlour.core import Event, Millis, Seat, prepend_events
from parlour.core.court.events import SeatJoined, SeatLeft, end_game
from parlour.games.bookworm.model.spread import Naming, Picking, Scored, Swapping, TurningSide, Voting
from parlour.games.bookworm.model.state import Last, State, Step
from parlour.games.bookworm.rules.referee import Referee
from parlour.games.bookworm.steps import doubts, rounds, turns


def leave(referee: Referee, state: State, seat: Seat, at: Millis) -> Step:
    """Remove a seat. If one player is left, that player has won."""
    state = replace(state, gone=(*state.gone, seat))
    after = end_game(state, state.present) if len(state.present) <= 1 else _let_go(referee, state, seat, at)
    return prepend_events((SeatLeft(seat),), after)


def join(state: State) -> Step:
    """Add a seat after the last one, without points in the rounds before (COM-32)."""
    sheet = tuple(replace(score, points=(*score.points, 0)) for score in state.sheet)
    last = None if state.last is None else replace(state.last, before=state.last.before.with_seat())
    return replace(state, spread=state.spread.with_seat(), sheet=sheet, last=last), (SeatJoined(state.seats),)


def _let_go(referee: Referee, state: State, seat: Seat, at: Millis) -> Step:
    match state.phase, state.last:
        case Voting() as phase, Last() as last:
            return doubts.go_on(referee, state, phase.without(seat), last, at)
        case Swapping(seat=own) as phase, Last() as last if own == seat:
            return turns.call_off(state, phase, last, at), ()
        case Swapping() as phase, Last() as last:
            return turns.settle(referee, state, phase, last, at)
        case Scored() as phase, _:
            return rounds.settle_ready(state, phase)
        case _:
            return state, ()


def pass_over(referee: Referee, state: State, events: tuple[Event, ...], at: Millis) -> Step:
    """Pass on the turn of a removed seat, and make its choices as if time were up."""
    match state.phase:
        case Naming(seat=seat) if seat in state.gone:
            return rounds.turn_of(referee, state, state.after(seat), at), events
        case Picking(seat=seat) as phase if seat in state.gone:
            state, picked = rounds.pick(referee, state, phase, 0, at)
            return state, events + picked
        case TurningSide(seat=seat) as phase if seat in state.gone:
            state, _ = rounds.turn_by_lot(state, phase)
            return state, events
        case _:
            return state, events
