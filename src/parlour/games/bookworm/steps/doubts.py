"""Does a word fit? Who doubts it calls a vote of all but the speaker (BKW-12), and has voted (BKW-32).

On a device that all share it is somebody who doubts, and one tap gives the votes of all (BKW-33).
"""

from msgspec.structs import replace

from parlour.core import Millis, Refused, Seat, Vote
from parlour.games.bookworm.model.events import Doubted, TakenBack, VoteEnded
from parlour.games.bookworm.model.phases import Ending, Naming, Voting
from parlour.games.bookworm.model.state import Last, State, Step
from parlour.games.bookworm.rules import times
from parlour.games.bookworm.rules.referee import Referee
from parlour.games.bookworm.steps.turns import taken_back


def doubt(
    referee: Referee, state: State, phase: Naming | Ending, last: Last, seat: Seat, at: Millis, *, counts: bool
) -> Step:
    """`counts`: the doubt is a vote against (BKW-32). By the first rules it was none; on one device it is nobody's."""
    if at > last.doubt_until:
        raise Refused("no-doubt-now", "a word may be doubted for 5 seconds")
    vote = Vote.among(state.present, (last.spoken.seat,), at + times.voting(referee.settings))
    by = None if referee.settings.one_device else seat
    voting = Voting(vote.cast(seat, False) if counts and by is not None else vote, by, at, phase)
    state, events = _settled(referee, state, voting, last, at)
    return state, (Doubted(by, last.spoken.seat, last.spoken.word), *events)


def cast(referee: Referee, state: State, phase: Voting, last: Last, seat: Seat, fits: bool, at: Millis) -> Step:
    return _settled(referee, state, replace(phase, vote=phase.vote.cast(seat, fits)), last, at)


def leave(referee: Referee, state: State, phase: Voting, last: Last, seat: Seat, at: Millis) -> Step:
    """A removed seat is not waited for."""
    return _settled(referee, state, replace(phase, vote=phase.vote.without(seat)), last, at)


def _settled(referee: Referee, state: State, phase: Voting, last: Last, at: Millis) -> Step:
    if phase.vote.is_complete:
        return close(referee, state, phase, last, at)
    return replace(state, phase=phase), ()


def close(referee: Referee, state: State, phase: Voting, last: Last, at: Millis) -> Step:
    """A word that stands is doubted no more; with one voted down its speaker goes on (BKW-12)."""
    fits, word = phase.vote.says_valid and not _is_left_in_doubt(phase), last.spoken.word
    ended = VoteEnded(word, fits, phase.vote.ballots)
    if fits:
        then = replace(phase.then, until=phase.then.until + at - phase.since)
        return replace(state, phase=then, last=replace(last, may_doubt=False)), (ended,)
    return _goes_on(referee, state, last, at), (ended, TakenBack(last.spoken.seat, word, last.spoken.die))


def _is_left_in_doubt(phase: Voting) -> bool:
    """Somebody at the shared device doubted, and nobody said anything more: the doubt stands (BKW-33)."""
    return phase.by is None and not phase.vote.ballots


def _goes_on(referee: Referee, state: State, last: Last, at: Millis) -> State:
    """The speaker has the time that was left, 5 s at least."""
    naming = Naming(last.spoken.seat, at + max(last.left, times.going_on(referee.settings)))
    return replace(taken_back(state, last), refused=(*state.refused, last.spoken.word), phase=naming)
