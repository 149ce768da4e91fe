"""Who may do what now."""

from parlour.core import Asks, Seat
from parlour.games.stars.model import moves
from parlour.games.stars.model.phases import AliensWrite, Enciphering, ScientistsGuess, ScientistsWrite
from parlour.games.stars.model.settings import Settings
from parlour.games.stars.model.state import State
from parlour.games.stars.rules.sides import acting_side, is_captain, place_of, present, waits_for


def asks(settings: Settings, state: State) -> dict[Seat, Asks]:
    return {seat: _of_seat(settings, state, seat) for seat in state.present}


def _of_seat(settings: Settings, state: State, seat: Seat) -> Asks:
    """Return what a seat may do. Marks and notes are always allowed (STA-15), talk if there is somebody to talk to."""
    place = place_of(state, seat)
    if place is None:
        return ()
    team, side = place
    if side == "alien":
        return (*_of_alien(state, team), moves.Mark, moves.Note)
    own = state.teams[team].scientists
    hand_over: Asks = (moves.HandOver,) if is_captain(settings, own, seat) else ()
    together: Asks = (*hand_over, moves.Talk) if len(present(state, own)) > 1 else ()
    return (*_of_scientist(settings, state, team, seat), *together, moves.Mark, moves.Note)


def _of_alien(state: State, team: int) -> Asks:
    if isinstance(state.phase, Enciphering):
        return (moves.SetCipher,)
    if acting_side(state) != "alien" or team not in waits_for(state):
        return ()
    return (moves.Transmit,) if isinstance(state.phase, AliensWrite) else (moves.GuessWords,)


def _of_scientist(settings: Settings, state: State, team: int, seat: Seat) -> Asks:
    if acting_side(state) != "scientists" or team not in waits_for(state):
        return ()
    own = state.teams[team].scientists
    sends = is_captain(settings, own, seat)
    agree: Asks = (moves.Agree,) if any(sends or seat not in one.agreed for one in own.proposals) else ()
    match state.phase:
        case ScientistsWrite():
            return (moves.Propose, *agree)
        case ScientistsGuess():
            return (moves.GuessWords, *agree)
        case _:
            return (moves.GuessLetters, *agree)
