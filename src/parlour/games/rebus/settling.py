"""When the glass is empty: votes, points, appeals, and whose turn it is next (REB-11 to REB-16)."""

from collections.abc import Iterable

from msgspec.structs import replace

from parlour.core import Millis, Result, Seat, rulings, told_before
from parlour.core.ballots import Ballots
from parlour.core.rulings import VoteCalled, VoteEnded
from parlour.games.rebus.components import ROUNDS
from parlour.games.rebus.model import (
    Build,
    Building,
    GameEnded,
    GlassEmpty,
    Over,
    Overturned,
    Rolling,
    RoundEnded,
    Scored,
    Settled,
    State,
    Step,
    Turn,
    Voting,
)
from parlour.games.rebus.referee import Referee, present

READING = 15_000
"""For looking at the result. All can go on sooner."""


def end_building(referee: Referee, state: State, at: Millis) -> Step:
    phase = state.phase
    assert isinstance(phase, Building)
    told = (GlassEmpty(tuple(build.seat for build in phase.builds)),)
    words = _for_the_table(referee, state, phase.builds)
    if not words:
        return told_before(told, settle(referee, state, phase.builds, at))
    ballots, called = rulings.called(words, present(state), at)
    state = replace(state, phase=Voting(ballots, phase.builds, at))
    return told_before(told + called, close_if_complete(referee, state, at))


def _for_the_table(referee: Referee, state: State, builds: Iterable[Build]) -> dict[str, tuple[Seat, ...]]:
    """The words that need a vote, and who laid each. One that is too short is no question."""
    words: dict[str, tuple[Seat, ...]] = {}
    for build in builds:
        for word in dict.fromkeys(run.word for run in build.reading.runs if run.fault != "too-short"):
            if referee.is_for_the_table(word, state):
                words[word] = (*words.get(word, ()), build.seat)
    return words


def settle(referee: Referee, state: State, builds: Iterable[Build], at: Millis) -> Step:
    turns = tuple(referee.turn(state, build) for build in builds)
    return replace(state, phase=Settled(turns, at, at + READING)), (Scored(turns),)


# Votes (COM-06).


def appeal(referee: Referee, state: State, seat: Seat, text: str, at: Millis) -> Step:
    phase = state.phase
    assert isinstance(phase, Settled)
    word = referee.read(text)
    rulings.appealed(phase, word, appealable(referee, state), at)
    layers = tuple(turn.seat for turn in phase.turns if word in referee.ruled_on(turn))
    ballots = Ballots.open([(word, layers)], present(state), at)
    builds = tuple(Build(turn.seat, turn.roll, turn.reading, turn.placed) for turn in phase.turns)
    state = replace(state, phase=Voting(ballots, builds, at, phase))
    return told_before((VoteCalled(word, layers, seat),), close_if_complete(referee, state, at))


def appealable(referee: Referee, state: State) -> tuple[str, ...]:
    """Words that the dictionary has ruled on and the table has not."""
    phase = state.phase
    if not isinstance(phase, Settled) or referee.settings.judge != "appeal":
        return ()
    words = {word for turn in phase.turns for word in referee.ruled_on(turn)}
    return tuple(sorted(words - {*state.allowed, *state.refused}))


def cast(referee: Referee, state: State, seat: Seat, word: str | None, valid: bool, at: Millis) -> Step:
    phase = state.phase
    assert isinstance(phase, Voting)
    ballots = phase.ballots.cast(seat, None if word is None else referee.read(word), valid)
    return close_if_complete(referee, replace(state, phase=replace(phase, ballots=ballots)), at)


def close_if_complete(referee: Referee, state: State, at: Millis) -> Step:
    assert isinstance(state.phase, Voting)
    return close_votes(referee, state, at) if state.phase.ballots.is_complete else (state, ())


def close_votes(referee: Referee, state: State, at: Millis) -> Step:
    phase = state.phase
    assert isinstance(phase, Voting)
    state, ended = rulings.counted(state, phase.ballots)
    if phase.then is None:
        return told_before(ended, settle(referee, state, phase.builds, at))
    return told_before(ended, _resume(referee, state, phase, phase.then, ended[0], at))


def _resume(referee: Referee, state: State, voting: Voting, then: Settled, ended: VoteEnded, at: Millis) -> Step:
    """Back to the result; where the ruling was overturned the layouts are judged anew."""
    turns = tuple(referee.turn(state, build) for build in voting.builds)
    phase = replace(rulings.resumed(then, at - voting.since), turns=turns)
    overturned = (Overturned(ended.word, ended.valid, turns),) if turns != then.turns else ()
    return told_before(overturned, go_on_if_ready(referee, replace(state, phase=phase), at))


# The next turn.


def be_ready(referee: Referee, state: State, seat: Seat, at: Millis) -> Step:
    phase = state.phase
    assert isinstance(phase, Settled)
    return go_on_if_ready(referee, replace(state, phase=rulings.with_ready(phase, seat)), at)


def go_on_if_ready(referee: Referee, state: State, at: Millis) -> Step:
    phase = state.phase
    assert isinstance(phase, Settled)
    waiting = rulings.until_all_are_ready(phase, present(state), referee.settings.judge, at)
    return enter(referee, state) if waiting is None else (replace(state, phase=waiting), ())


def enter(referee: Referee, state: State) -> Step:
    """The points go into the scoring table, and the dice to the next (REB-14)."""
    phase = state.phase
    assert isinstance(phase, Settled)
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
        for seat in present(state):
            if seat > after:
                return replace(state, phase=Rolling((seat,))), ()
    ended = (RoundEnded(state.round, totals(state)),)
    if state.round == ROUNDS:
        return told_before(ended, end_game(state))
    return replace(state, round=state.round + 1, phase=Rolling(first(referee, state))), ended


def first(referee: Referee, state: State) -> tuple[Seat, ...]:
    """Who opens a round: the first seat, or all at once (REB-16)."""
    return present(state)[:1] if referee.settings.pace == "turns" else present(state)


def break_off(state: State) -> Step:
    """Nobody is left to play against: what lies open counts, and the game is over (COM-08)."""
    then = state.phase.then if isinstance(state.phase, Voting) else state.phase
    return end_game(_with_turns(state, then) if isinstance(then, Settled) else state)


def end_game(state: State) -> Step:
    winners = winners_of(state)
    return replace(state, phase=Over(winners)), (GameEnded(winners),)


def totals(state: State) -> tuple[int, ...]:
    return tuple(sum(points or 0 for points in row) for row in state.table)


def winners_of(state: State) -> tuple[Seat, ...]:
    """The most points; a tie is shared (REB-15)."""
    points, seats = totals(state), present(state)
    return tuple(seat for seat in seats if points[seat] == max(points[other] for other in seats))


def result(state: State) -> Result | None:
    return Result(state.phase.winners, totals(state)) if isinstance(state.phase, Over) else None
