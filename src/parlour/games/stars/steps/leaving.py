"""Removed seats pass from now on, and so does a side without players (COM-08, STA-42). New ones are Scientists."""

from msgspec.structs import replace

from parlour.core import Event, Seat, prepend_events
from parlour.core.court.events import SeatJoined, SeatLeft
from parlour.games.stars.components.cards import Side
from parlour.games.stars.model.phases import Dealing, Enciphering, Rolling
from parlour.games.stars.model.state import State, Step
from parlour.games.stars.rules.referee import Referee
from parlour.games.stars.rules.sides import present
from parlour.games.stars.steps.console import unpointed
from parlour.games.stars.steps.proposals import decide, withdrawn
from parlour.games.stars.steps.rounds import go_on
from parlour.games.stars.steps.setting_up import open_first_round, without


def leave(referee: Referee, state: State, seat: Seat, team: int, side: Side) -> Step:
    state = _without(replace(state, gone=(*state.gone, seat)), seat, team, side)
    left: tuple[Event, ...] = (SeatLeft(seat),)
    match state.phase:
        case Enciphering() if side == "alien":
            return prepend_events(left, open_first_round(referee, state))
        case Rolling() as phase:
            return prepend_events(left, without(referee, state, phase))
        case Dealing() | Enciphering():
            return state, left
        case _:
            state, decided = decide(referee, state, team)
            return go_on(referee, state, left + decided)


def join(state: State) -> Step:
    """Add a Scientist, with two teams to the smaller one (COM-32)."""
    sizes = [len(present(state, team.scientists)) for team in state.teams]
    team, seat = sizes.index(min(sizes)), state.seats
    own = state.teams[team].scientists
    joined = state.with_side(team, "scientists", replace(own, seats=(*own.seats, seat), captain=own.captain or seat))
    return joined, (SeatJoined(seat),)


def _without(state: State, seat: Seat, team: int, side: Side) -> State:
    """Withdraw a removed Scientist's proposals and fingers, and make another one captain."""
    own = unpointed(withdrawn(state.teams[team].at(side), seat), seat)
    left = present(state, own)
    if own.captain == seat:
        own = replace(own, captain=left[0] if left else None)
    return state.with_side(team, side, own)
