"""Which moves each seat may make now."""

from parlour.core import Asks, Move, Phase, Seat
from parlour.core.extras.presence import BotPlays, PersonAway, PersonHere
from parlour.games.stars.model import moves
from parlour.games.stars.model import state as phases
from parlour.games.stars.model.state import SideState, State
from parlour.games.stars.rules.referee import Referee
from parlour.games.stars.rules.sides import acting_side, is_captain, is_somebody_here, place_of, present, waits_for
from parlour.games.stars.steps.proposals import sent_first


def asks(referee: Referee, state: State) -> dict[Seat, Asks]:
    return {seat: _of_seat(referee, state, seat) for seat in state.present}


def _of_seat(referee: Referee, state: State, seat: Seat) -> Asks:
    """Return what a seat may do. Marks and notes are always allowed (STA-15), talk if there is somebody to talk to."""
    place = place_of(state, seat)
    if place is None:
        return ()
    team, side = place
    if side == "alien":
        return (*_of_alien(state, team), moves.Mark, moves.Note)
    own = state.teams[team].scientists
    hand_over: Asks = (moves.HandOver,) if is_captain(referee.settings, own, seat) else ()
    together: Asks = (*hand_over, moves.Talk, *_presence(referee, state, seat)) if len(present(state, own)) > 1 else ()
    return (*_of_scientist(referee, state, team, seat), *together, moves.Mark, moves.Note)


def _of_alien(state: State, team: int) -> Asks:
    if isinstance(state.phase, phases.Enciphering):
        return (moves.SetCipher,)
    if acting_side(state) != "alien" or team not in waits_for(state):
        return ()
    return (moves.Transmit,) if isinstance(state.phase, phases.AliensWrite) else (moves.GuessWords,)


def _of_scientist(referee: Referee, state: State, team: int, seat: Seat) -> Asks:
    if acting_side(state) != "scientists" or team not in waits_for(state):
        return ()
    own = state.teams[team].scientists
    sends = is_captain(referee.settings, own, seat)
    agree: Asks = (moves.Agree,) if any(sends or seat not in one.agreed for one in own.proposals) else ()
    hold: Asks = (moves.Hold,) if _is_held_up(referee, state, own) else ()
    is_guess = isinstance(state.phase, phases.ScientistsGuess | phases.Deciphering)
    point: Asks = (moves.Point,) if is_guess and len(present(state, own)) > 1 else ()
    return (_MAIN[type(state.phase)], *agree, *hold, *_ask(state, own, seat), *point)


_MAIN: dict[type[Phase], type[Move]] = {
    phases.ScientistsWrite: moves.Propose,
    phases.ScientistsGuess: moves.GuessWords,
    phases.Deciphering: moves.GuessLetters,
}


def _is_held_up(referee: Referee, state: State, own: SideState) -> bool:
    """Whether a proposal will be sent by time, so that somebody may ask to wait (STA-29)."""
    return referee.sends_by_time and is_somebody_here(state, own) and sent_first(referee, state, own) is not None


def _ask(state: State, own: SideState, seat: Seat) -> Asks:
    """Scientists may ask others for their opinion (STA-39) unless they were asked themselves. So the question to a bot
    changes when it is asked, and it thinks again."""
    others = (other for other in present(state, own) if other != seat and other not in own.asked)
    return (moves.Ask,) if seat not in own.asked and any(True for _ in others) else ()


def _presence(referee: Referee, state: State, seat: Seat) -> Asks:
    """Return the reports of presence that would be news. Absence matters only if proposals are sent by time."""
    is_bot, is_away = seat in state.bots, seat in state.away
    wanted = {PersonHere: is_bot or is_away, PersonAway: referee.sends_by_time and not is_away, BotPlays: not is_bot}
    return tuple(kind for kind, is_new in wanted.items() if is_new)
