"""A removed seat passes from now on, and the game goes on without it (COM-08, BOT-46)."""

from msgspec.structs import replace

from parlour.core import Millis, Seat, prepend_events
from parlour.core.court.events import SeatLeft, end_game
from parlour.games.bottle.model.state import Appealed, Covering, DrawingLots, Reaching, Speaking, State, Step, Voting
from parlour.games.bottle.rules import present
from parlour.games.bottle.steps import court, cover, race


def leave(game: court.Rules, state: State, seat: Seat, at: Millis) -> Step:
    """Remove a seat. If one player is left, that player has won."""
    state = replace(state, gone=(*state.gone, seat))
    seats = present(state)
    after = _without(game, state, seat, at) if len(seats) > 1 else end_game(state, seats)
    return prepend_events((SeatLeft(seat),), after)


def _without(game: court.Rules, state: State, seat: Seat, at: Millis) -> Step:
    """Take the seat's hand off the bottle or the buzzer, and withdraw its call and its votes to come."""
    state = replace(state, phase=race.call_dropped(game.referee, state.phase, seat, at))
    match state.phase:
        case (Voting() | Appealed()) as phase:
            return court.leave(game, state, phase, seat, at)
        case (Covering(seat=holding) | Speaking(seat=holding)) as phase if holding == seat:
            state = cover.uncovered(state, phase, at)
        case Reaching(seats=seats, race=before) | DrawingLots(seats=seats, race=before) as phase:
            others = tuple(other for other in seats if other != seat)
            state = replace(state, phase=replace(phase, seats=others) if others else before)
        case _:
            pass
    return race.go_on(game.referee, state, (), at)
