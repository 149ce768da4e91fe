"""The end of a round: the scores, a pause, and the next round or the end of the game (BKW-14 to BKW-18)."""

from msgspec.structs import replace

from parlour.core import Act, Alarm, Input, Millis, Seat, prepend_events
from parlour.core.court.events import Over, end_game, highest
from parlour.games.bookworm.model.events import Failed, RoundEnded, RoundScore
from parlour.games.bookworm.model.spread import Naming, Picking, Scored, TurningSide, Voting
from parlour.games.bookworm.model.state import State, Step
from parlour.games.bookworm.rules import times
from parlour.games.bookworm.rules.referee import Referee
from parlour.games.bookworm.rules.taking import is_won, points
from parlour.games.bookworm.steps.round_start import open_round


def fail(referee: Referee, state: State, seat: Seat, at: Millis) -> Step:
    """End the round because a seat has no word in time (BKW-11, BKW-14)."""
    state, events = end_round(referee, state, seat, at, has_failed=True)
    return state, events if state.is_solo else (Failed(seat), *events)  # alone it costs nothing (BKW-34)


def end_round(referee: Referee, state: State, ended_by: Seat, at: Millis, *, has_failed: bool = False) -> Step:
    """Enter the scores (BKW-15), and end the game if somebody has 21 points (BKW-18)."""
    category = referee.category(state)
    assert category is not None
    costs = has_failed and not state.is_solo  # a lone player keeps the points (BKW-34)
    gained = tuple(
        points(state.spread, seat, state.faces, state.side, costs and seat == ended_by) for seat in range(state.seats)
    )
    score = RoundScore(state.round, category, state.bookworm, gained, ended_by, has_failed)
    silent = 0 if state.said or state.refused else state.silent + 1
    silent = state.silent if referee.silence == "days" else silent
    phase = Scored(at + times.scores(referee))
    state = replace(state, sheet=(*state.sheet, score), last=None, phase=phase, silent=silent)
    ended = RoundEnded(score, state.totals)
    if not (is_won(state) or state.is_solo or _is_deserted(referee, state)):
        return state, (ended,)
    return prepend_events((ended,), finish(state))


def finish(state: State) -> Step:
    """End the game. The most points win, and a tie is shared (BKW-18)."""
    return end_game(state, highest(state.totals, state.present))


def _is_deserted(referee: Referee, state: State) -> bool:
    """Return whether this is the last of too many rounds in which nobody named a word (BKW-38)."""
    if referee.silence != "points":
        return state.silent >= referee.patience
    last = state.sheet[-referee.patience :]
    return len(last) == referee.patience and all(score.has_failed and max(score.points) <= 0 for score in last)


def count_silence(referee: Referee, before: State, what: Input, after: Step) -> Step:
    """Count a day that passed without a move, and end the game after the second one. Any move starts anew (COM-21)."""
    state, events = after
    if referee.silence != "days" or isinstance(state.phase, Over):
        return after
    # Doubts of a round's last word, swaps and scores have shorter times than a day.
    is_over = isinstance(what, Alarm) and isinstance(before.phase, Picking | TurningSide | Naming | Voting)
    silent = 0 if isinstance(what, Act) else before.silent + is_over
    state = replace(state, silent=silent)
    return prepend_events(events, finish(state)) if silent >= referee.patience else (state, events)


def go_on(state: State, phase: Scored, seat: Seat) -> Step:
    return settle_ready(state, replace(phase, ready=(*phase.ready, seat)))


def settle_ready(state: State, phase: Scored) -> Step:
    """Start the next round as soon as everybody is ready (BKW-28)."""
    if set(state.present) <= set(phase.ready):
        return next_round(state)
    return replace(state, phase=phase), ()


def next_round(state: State) -> Step:
    """Start a round. The seat that ended the last one is the Bookworm (BKW-16)."""
    ended_by = state.sheet[-1].ended_by
    return open_round(state, ended_by if ended_by in state.present else state.after(ended_by))
