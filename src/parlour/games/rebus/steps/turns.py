"""A secret round with the referee of Letters Rebus: the scoring table and the next seat (REB-14 to REB-16)."""

from dataclasses import dataclass

from msgspec.structs import replace

from parlour.core import Millis, Seat, prepend_events
from parlour.core.game import with_value
from parlour.core.round.secret_round import SecretRound
from parlour.games.rebus.model import Build, Rolling, RoundEnded, Settled, State, Step
from parlour.games.rebus.rules.referee import Referee


@dataclass(frozen=True, kw_only=True)
class RefereedRound(SecretRound[State, Settled]):
    referee: Referee

    def open_builds(self, state: State, builds: tuple[Build, ...], at: Millis) -> Step:
        """Start the time for rolls (REB-03)."""
        state = replace(state, builds=builds)
        return (self.begin(state, builds[0].seat, at), ()) if self.referee.by_turns else self.open(state, at)


def moment(state: State) -> str:
    """Return the moment: a turn, or a round that all play together (COM-11).

    Rolling again makes no new moment, because the others go on building.
    """
    played = sum(points is not None for row in state.table for points in row)
    return f"{state.round} {len(state.gone)} {played}"


def with_turns(state: State, settled: Settled) -> State:
    table = state.table
    for turn in settled.turns:
        row = with_value(table[turn.seat], turn.round - 1, turn.points)
        table = with_value(table, turn.seat, row)
    return replace(state, table=table)


def next_turn(game: RefereedRound, state: State, after: Seat, at: Millis) -> Step:
    """Go on to the next seat or round, or end the game after the last round (REB-15)."""
    following = tuple(seat for seat in state.present if seat > after) if game.referee.by_turns else ()
    if following:
        return open_turn(game, state, following, at)
    ended = (RoundEnded(state.round, state.totals),)
    if state.round == game.referee.settings.rounds:
        return prepend_events(ended, game.end(state, None))
    return prepend_events(ended, open_turn(game, replace(state, round=state.round + 1), state.present, at))


def open_turn(game: RefereedRound, state: State, seats: tuple[Seat, ...], at: Millis) -> Step:
    """Open the turn of the first of these seats, or a round of all (REB-16)."""
    if game.referee.by_turns:
        return game.open_turn(state, seats[0], at)
    return replace(state, phase=Rolling(seats)), ()
