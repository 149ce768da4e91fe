"""Votes of the table: on words before the comparison, and on appeals after it (COM-06)."""

from msgspec.structs import replace

from parlour.core import Millis, Seat, told_before
from parlour.core.court import rulings
from parlour.core.court.ballots import Ballots
from parlour.core.court.events import VoteCalled, VoteEnded
from parlour.games.lone.model import Compared, Overturned, State, Step, Voting
from parlour.games.lone.rules import Referee, present, standings
from parlour.games.lone.steps import comparing
from parlour.lexicon import letters


def judge(referee: Referee, state: State, at: Millis) -> Step:
    """End the writing: let the table vote if it has to, then compare the sheets."""
    words = _for_the_table(referee, state)
    if not words:
        return comparing.unveil(referee, state, at)
    ballots, called = rulings.call(words, present(state), at)
    return told_before(called, close_if_complete(referee, state, Voting(ballots, at), at))


def _for_the_table(referee: Referee, state: State) -> dict[str, tuple[Seat, ...]]:
    """Return the words that need a vote, as their letters, with the seats that wrote them."""
    words: dict[str, tuple[Seat, ...]] = {}
    for seat, draft in enumerate(state.drafts):
        for line in sorted(draft, key=lambda line: line.row):
            if referee.is_for_the_table(line.word, state):
                spelling = letters(line.word)
                words[spelling] = (*words.get(spelling, ()), seat)
    return words


def appeal(referee: Referee, state: State, phase: Compared, seat: Seat, text: str, at: Millis) -> Step:
    spelling = letters(referee.read(text))
    until = referee.appeals_until(state, phase)
    rulings.check_appeal(phase, spelling, referee.open_to(state, phase, seat), until, at)
    standing = next(one for one in standings(state, phase) if one.word == spelling)
    reasons = (line.reason for lines in phase.lines for line in lines if letters(line.word or "") == spelling)
    voting = Voting(Ballots.on_appeal(standing, next(reasons), present(state), at), at, phase)
    called = VoteCalled(spelling, standing.seats, seat)
    return told_before((called,), close_if_complete(referee, state, voting, at))


def cast(referee: Referee, state: State, phase: Voting, seat: Seat, word: str | None, valid: bool, at: Millis) -> Step:
    spelling = None if word is None else letters(referee.read(word))
    ballots = phase.ballots.cast(seat, spelling, valid)
    return close_if_complete(referee, state, replace(phase, ballots=ballots), at)


def cast_all(referee: Referee, state: State, phase: Voting, seat: Seat, against: tuple[str, ...], at: Millis) -> Step:
    ballots = phase.ballots.cast_all(seat, [letters(referee.read(word)) for word in against])
    return close_if_complete(referee, state, replace(phase, ballots=ballots), at)


def close_if_complete(referee: Referee, state: State, phase: Voting, at: Millis) -> Step:
    if phase.ballots.is_complete:
        return close(referee, state, phase, at)
    return replace(state, phase=phase), ()


def close(referee: Referee, state: State, phase: Voting, at: Millis) -> Step:
    """End all votes. The rulings hold for the rest of the game."""
    state, ended = rulings.counted(referee.procedure, state, phase.ballots)
    if phase.then is None:
        return told_before(ended, comparing.unveil(referee, state, at))
    return told_before(ended, _resume(referee, state, phase.then, phase.since, ended[0], at))


def _resume(referee: Referee, state: State, then: Compared, voted: Millis, ended: VoteEnded, at: Millis) -> Step:
    """Return to the comparison. If the ruling was overturned, compare again."""
    lines = referee.compare(state)
    phase = replace(rulings.resumed(referee.procedure, then, voted, at), lines=lines)
    overturned = (Overturned(ended.word, ended.valid, lines),) if lines != then.lines else ()
    return told_before(overturned, comparing.go_on_if_ready(referee, state, phase, at))
