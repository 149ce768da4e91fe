"""Votes of the table: on words before the scores, and on appeals after them (COM-06)."""

from msgspec.structs import replace

from parlour.core import Millis, Seat, told_before
from parlour.core.court import rulings
from parlour.core.court.ballots import Ballots
from parlour.core.court.events import VoteCalled, VoteEnded
from parlour.core.court.rulings import CastVote
from parlour.games.rebus.model import Build, Overturned, Settled, State, Step, Voting
from parlour.games.rebus.rules.referee import Referee
from parlour.games.rebus.steps.settling import go_on_if_ready, settle


def appeal(referee: Referee, state: State, phase: Settled, seat: Seat, text: str, at: Millis) -> Step:
    word = referee.read(text)
    until = referee.appeals_until(state, phase)
    rulings.check_appeal(phase, word, referee.open_to(state, phase, seat), until, at)
    standing = next(one for one in referee.standings(state, phase) if one.word == word)
    ballots = Ballots.on_appeal(standing, referee.reason(word), state.present, at)
    builds = tuple(Build(turn.seat, turn.roll, turn.reading, turn.placed) for turn in phase.turns)
    voting = Voting(ballots, builds, at, phase)
    return told_before((VoteCalled(word, standing.seats, seat),), close_if_complete(referee, state, voting, at))


def cast(referee: Referee, state: State, phase: Voting, seat: Seat, vote: CastVote, at: Millis) -> Step:
    ballots = phase.ballots.cast(seat, None if vote.word is None else referee.read(vote.word), vote.valid)
    return close_if_complete(referee, state, replace(phase, ballots=ballots), at)


def cast_all(referee: Referee, state: State, phase: Voting, seat: Seat, against: tuple[str, ...], at: Millis) -> Step:
    ballots = phase.ballots.cast_all(seat, [referee.read(word) for word in against])
    return close_if_complete(referee, state, replace(phase, ballots=ballots), at)


def close_if_complete(referee: Referee, state: State, phase: Voting, at: Millis) -> Step:
    if phase.ballots.is_complete:
        return close(referee, state, phase, at)
    return replace(state, phase=phase), ()


def close(referee: Referee, state: State, phase: Voting, at: Millis) -> Step:
    state, ended = rulings.counted(referee.procedure, state, phase.ballots)
    if phase.then is None:
        return told_before(ended, settle(referee, state, phase.builds, at))
    return told_before(ended, _resume(referee, state, phase, phase.then, ended[0], at))


def _resume(referee: Referee, state: State, voting: Voting, then: Settled, ended: VoteEnded, at: Millis) -> Step:
    """Return to the result. If the ruling was overturned, judge the layouts again."""
    turns = tuple(referee.turn(state, build) for build in voting.builds)
    phase = replace(rulings.resumed(referee.procedure, then, voting.since, at), turns=turns)
    overturned = (Overturned(ended.word, ended.valid, turns),) if turns != then.turns else ()
    return told_before(overturned, go_on_if_ready(referee, state, phase, at))
