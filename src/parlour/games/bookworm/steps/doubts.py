"""Doubting a word: a vote of all but its speaker (BKW-12), in which the doubt is a vote against it (BKW-32).

A word falls only by a majority of at least two votes; of two players the category data decide. On a shared device the
doubt is nobody's in particular, and one tap votes for all (BKW-33).
"""

from msgspec.structs import replace

from parlour.core import Millis, Refused, Seat, Vote
from parlour.core.court.vote import heard
from parlour.games.bookworm.model.events import Doubted, HouseAnswer, HouseAnswered, Mark, TakenBack, VoteEnded
from parlour.games.bookworm.model.spread import Ending, Naming, Voting
from parlour.games.bookworm.model.state import Last, State, Step
from parlour.games.bookworm.rules import times
from parlour.games.bookworm.rules.referee import Referee
from parlour.games.bookworm.steps.turns import taken_back


def doubt(
    referee: Referee, state: State, phase: Naming | Ending, last: Last, seat: Seat, at: Millis, *, counts: bool
) -> Step:
    """Call a vote. `counts`: the doubt is a vote against the word, unless all share a device (BKW-32).

    Raises `Refused` if the time for doubts is over.
    """
    if at > last.doubt_until:
        raise Refused("no-doubt-now", "a word may be doubted for 5 seconds")
    vote = Vote.among(state.present, (last.spoken.seat,), at + times.voting(referee))
    by = referee.options.known(seat)
    cast = vote.cast(seat, False) if counts and by is not None else vote
    state, events = go_on(referee, state, Voting(by, phase, vote=cast, since=at), last, at)
    return state, (Doubted(by, last.spoken.seat, last.spoken.word), *events)


def go_on(referee: Referee, state: State, phase: Voting, last: Last, at: Millis) -> Step:
    """Wait for more votes, or close the vote."""
    return heard(state, phase, lambda state, phase: close(referee, state, phase, last, at))


def close(referee: Referee, state: State, phase: Voting, last: Last, at: Millis) -> Step:
    """End the vote. A word that fits can't be doubted again; after any other its speaker goes on (BKW-12)."""
    fits, word = _fits(referee, state, phase, last), last.spoken.word
    category = referee.category(state)
    if referee.rules > 3 and _decides(state, phase) and category and category.id:
        state = replace(state, house=(*state.kept, HouseAnswer(category, word, not fits, ())))
    ended = VoteEnded(word, fits, phase.vote.ballots)
    if fits:
        then = replace(phase.then, until=phase.then.until + at - phase.since)
        return replace(_ruled(state, last), phase=then), (ended,)
    return _goes_on(referee, state, last, at), (ended, TakenBack(last.spoken.seat, word, last.spoken.die))


def keep(state: State, seat: Seat) -> Step:
    """Suggest a house answer or agree to it: from then on it counts, also where it was voted down (BKW-40)."""
    answer = replace(state.house[-1], agreed=(*state.house[-1].agreed, seat))
    back = answer.word if answer.is_kept and answer.fits else ""
    refused = tuple(word for word in state.refused if word != back)
    event = HouseAnswered(seat, answer.category, answer.word, answer.fits, answer.is_kept)
    return replace(state, house=(*state.house[:-1], answer), refused=refused), (event,)


def _decides(state: State, phase: Voting) -> bool:
    """Return whether the category data decide: between two players (BKW-32)."""
    return phase.by is not None and len(state.present) <= 2


def _ruled(state: State, last: Last) -> State:
    """Mark the last word as fitting: the table's ruling outdoes the category data."""
    spoken = replace(last.spoken, mark=Mark("yes"))
    return replace(state, said=(*state.said[:-1], spoken), last=replace(last, spoken=spoken, may_doubt=False))


def _fits(referee: Referee, state: State, phase: Voting, last: Last) -> bool:
    """Return whether the word stands. By the first two versions of the rules one vote was enough against it."""
    if referee.rules < 3:
        is_left_in_doubt = phase.by is None and not phase.vote.ballots
        return phase.vote.says_valid(unvoted=True) and not is_left_in_doubt
    if _decides(state, phase):
        return last.spoken.mark.fit != "no"
    enough = 1 if phase.by is None else 2
    return len(phase.vote.ballots) < enough or phase.vote.says_valid(unvoted=True)


def _goes_on(referee: Referee, state: State, last: Last, at: Millis) -> State:
    """Give the turn back to the speaker with the time that was left, at least 5 seconds."""
    naming = Naming(last.spoken.seat, at + max(last.left, times.going_on(referee, state)))
    return replace(taken_back(state, last), refused=(*state.refused, last.spoken.word), phase=naming)
