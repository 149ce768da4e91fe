"""Does a word fit? Who doubts it calls a vote of all but the speaker (BKW-12)."""

from msgspec.structs import replace

from parlour.core import Millis, Refused, Seat, Vote
from parlour.core.ballots import VOTE_TIME
from parlour.games.bookworm.events import Doubted, TakenBack, VoteEnded
from parlour.games.bookworm.model import Ending, Naming, State, Step, Voting
from parlour.games.bookworm.rules import LEAST_TIME
from parlour.games.bookworm.turns import taken_back


def doubt(state: State, by: Seat, at: Millis) -> Step:
    last, phase = state.last, state.phase
    assert last is not None
    assert isinstance(phase, Naming | Ending)
    if at > last.doubt_until:
        raise Refused("too-late", "a word may be doubted for 5 seconds")
    voters = tuple(seat for seat in state.present if seat != last.spoken.seat)
    vote = Vote(voters, at + VOTE_TIME)
    return replace(state, phase=Voting(vote, by, at, phase)), (Doubted(by, last.spoken.seat, last.spoken.word),)


def cast(state: State, seat: Seat, fits: bool, at: Millis) -> Step:
    phase = state.phase
    assert isinstance(phase, Voting)
    return _settled(replace(state, phase=replace(phase, vote=phase.vote.cast(seat, fits))), at)


def leave(state: State, seat: Seat, at: Millis) -> Step:
    """A removed seat is not waited for."""
    phase = state.phase
    assert isinstance(phase, Voting)
    return _settled(replace(state, phase=replace(phase, vote=phase.vote.without(seat))), at)


def _settled(state: State, at: Millis) -> Step:
    phase = state.phase
    assert isinstance(phase, Voting)
    return close(state, at) if phase.vote.is_complete else (state, ())


def close(state: State, at: Millis) -> Step:
    """A word that stands is doubted no more; with one voted down its speaker goes on (BKW-12)."""
    phase, last = state.phase, state.last
    assert isinstance(phase, Voting)
    assert last is not None
    fits, word = phase.vote.says_valid, last.spoken.word
    ended = VoteEnded(word, fits, phase.vote.ballots)
    if fits:
        then = replace(phase.then, until=phase.then.until + at - phase.since)
        return replace(state, phase=then, last=replace(last, may_doubt=False)), (ended,)
    return _goes_on(state, at), (ended, TakenBack(last.spoken.seat, word, last.spoken.die))


def _goes_on(state: State, at: Millis) -> State:
    """The speaker has the time that was left, 5 s at least."""
    last = state.last
    assert last is not None
    naming = Naming(last.spoken.seat, at + max(last.left, LEAST_TIME))
    return replace(taken_back(state), refused=(*state.refused, last.spoken.word), phase=naming)
