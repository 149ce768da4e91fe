"""From turn to turn: the scoring table, the next who rolls, the end after ten rounds (REB-14 to REB-16)."""

from msgspec.structs import replace

from parlour.core import Seat, told_before
from parlour.games.rebus.components.dice import ROUNDS
from parlour.games.rebus.model import GameEnded, Over, Rolling, RoundEnded, Settled, State, Step, Turn, Voting
from parlour.games.rebus.rules.referee import Referee


def enter(referee: Referee, state: State, phase: Settled) -> Step:
    """The points go into the scoring table, and the dice to the next (REB-14)."""
    return next_turn(referee, _with_turns(state, phase), after=max(turn.seat for turn in phase.turns))


def _with_turns(state: State, settled: Settled) -> State:
    table = state.table
    for turn in settled.turns:
        table = _entered(table, turn)
    return replace(state, table=table)


def _entered(table: tuple[tuple[int | None, ...], ...], turn: Turn) -> tuple[tuple[int | None, ...], ...]:
    row = table[turn.seat]
    changed = (*row[: turn.round - 1], turn.points, *row[turn.round :])
    return (*table[: turn.seat], changed, *table[turn.seat + 1 :])


def next_turn(referee: Referee, state: State, after: Seat) -> Step:
    """The next seat of the round; all of the next round; or the end after ten (REB-15)."""
    if referee.settings.pace == "turns":
        for seat in state.present:
            if seat > after:
                return replace(state, phase=Rolling((seat,))), ()
    ended = (RoundEnded(state.round, state.totals),)
    if state.round == ROUNDS:
        return told_before(ended, end_game(state))
    return replace(state, round=state.round + 1, phase=Rolling(_first(referee, state))), ended


def _first(referee: Referee, state: State) -> tuple[Seat, ...]:
    """Who opens a round: the first seat, or all at once (REB-16)."""
    return state.present[:1] if referee.settings.pace == "turns" else state.present


def break_off(state: State) -> Step:
    """Nobody is left to play against: what lies open counts, and the game is over (COM-08)."""
    then = state.phase.then if isinstance(state.phase, Voting) else state.phase
    return end_game(_with_turns(state, then) if isinstance(then, Settled) else state)


def end_game(state: State) -> Step:
    """The most points win; a tie is shared (REB-15)."""
    best = max((state.totals[seat] for seat in state.present), default=0)
    winners = tuple(seat for seat in state.present if state.totals[seat] == best)
    return replace(state, phase=Over(winners)), (GameEnded(winners),)
