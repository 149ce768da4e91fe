"""Does a word fit? Who doubts it calls a vote of all but the speaker (BKW-12)."""

from msgspec.structs import replace

from parlour.core import Millis, Refused, Seat, Vote, ballots
from parlour.games.bookworm.model.events import Doubted, TakenBack, VoteEnded
from parlour.games.bookworm.model.phases import Ending, Naming, Voting
from parlour.games.bookworm.model.state import Last, State, Step
from parlour.games.bookworm.rules import times
from parlour.games.bookworm.steps.turns import taken_back


def doubt(state: State, phase: Naming | Ending, last: Last, by: Seat, at: Millis) -> Step:
    if at > last.doubt_until:
        raise Refused("no-doubt-now", "a word may be doubted for 5 seconds")
    voters = tuple(seat for seat in state.present if seat != last.spoken.seat)
    vote = Vote(voters, at + ballots.VOTE_TIME)
    return replace(state, phase=Voting(vote, by, at, phase)), (Doubted(by, last.spoken.seat, last.spoken.word),)


def cast(state: State, phase: Voting, last: Last, seat: Seat, fits: bool, at: Millis) -> Step:
    return _settled(state, replace(phase, vote=phase.vote.cast(seat, fits)), last, at)


def leave(state: State, phase: Voting, last: Last, seat: Seat, at: Millis) -> Step:
    """A removed seat is not waited for."""
    return _settled(state, replace(phase, vote=phase.vote.without(seat)), last, at)


def _settled(state: State, phase: Voting, last: Last, at: Millis) -> Step:
    if phase.vote.is_complete:
        return close(state, phase, last, at)
    return replace(state, phase=phase), ()


def close(state: State, phase: Voting, last: Last, at: Millis) -> Step:
    """A word that stands is doubted no more; with one voted down its speaker goes on (BKW-12)."""
    fits, word = phase.vote.says_valid, last.spoken.word
    ended = VoteEnded(word, fits, phase.vote.ballots)
    if fits:
        then = replace(phase.then, until=phase.then.until + at - phase.since)
        return replace(state, phase=then, last=replace(last, may_doubt=False)), (ended,)
    return _goes_on(state, last, at), (ended, TakenBack(last.spoken.seat, word, last.spoken.die))


def _goes_on(state: State, last: Last, at: Millis) -> State:
    """The speaker has the time that was left, 5 s at least."""
    naming = Naming(last.spoken.seat, at + max(last.left, times.GOING_ON))
    return replace(taken_back(state, last), refused=(*state.refused, last.spoken.word), phase=naming)
