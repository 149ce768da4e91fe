"""From turn to turn: the scoring table, the next seat, the end of the game (REB-14 to REB-16)."""

from msgspec.structs import replace

from parlour.core import Millis, Seat, told_before
from parlour.core.court import ending
from parlour.core.extras.handing_over import Handing, handed_to
from parlour.core.game import with_value
from parlour.games.rebus.model import Rolling, RoundEnded, Settings, Settled, State, Step, Voting
from parlour.games.rebus.rules.referee import Referee


def opening(settings: Settings, seats: tuple[Seat, ...], at: Millis) -> Handing | Rolling:
    """Return the phase that opens a turn. On one device the next player takes it first (REB-20)."""
    by_hand = settings.one_device and settings.pace == "turns"
    return handed_to(seats[0], at) if by_hand else Rolling(seats)


def enter(referee: Referee, state: State, phase: Settled, at: Millis) -> Step:
    """Enter the points in the scoring table and go on (REB-14)."""
    return next_turn(referee, _with_turns(state, phase), after=max(turn.seat for turn in phase.turns), at=at)


def _with_turns(state: State, settled: Settled) -> State:
    table = state.table
    for turn in settled.turns:
        row = with_value(table[turn.seat], turn.round - 1, turn.points)
        table = with_value(table, turn.seat, row)
    return replace(state, table=table)


def next_turn(referee: Referee, state: State, after: Seat, at: Millis) -> Step:
    """Go on to the next seat or round, or end the game after the last round (REB-15)."""
    if referee.settings.pace == "turns":
        for seat in state.present:
            if seat > after:
                return replace(state, phase=opening(referee.settings, (seat,), at)), ()
    ended = (RoundEnded(state.round, state.totals),)
    if state.round == referee.settings.rounds:
        return told_before(ended, end_game(state))
    first = opening(referee.settings, _first(referee, state), at)
    return replace(state, round=state.round + 1, phase=first), ended


def _first(referee: Referee, state: State) -> tuple[Seat, ...]:
    """Return who opens a round: the first seat, or all at once (REB-16)."""
    return state.present[:1] if referee.settings.pace == "turns" else state.present


def break_off(state: State) -> Step:
    """End the game with one player left. Layouts that have been scored still count (COM-08)."""
    then = state.phase.then if isinstance(state.phase, Voting) else state.phase
    return end_game(_with_turns(state, then) if isinstance(then, Settled) else state)


def end_game(state: State) -> Step:
    """End the game. The most points win, and a tie is shared (REB-15)."""
    return ending.end_game(state, ending.highest(state.totals, state.present))
