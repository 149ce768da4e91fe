"""After the time: votes, the comparison, rows given up, appeals, and the end (LON-11, LON-12, LON-15 to LON-22)."""

from msgspec.structs import replace

from parlour.core import Millis, Refused, Result, Seat, rulings, told_before
from parlour.core.ballots import Ballots
from parlour.core.rulings import VoteCalled, VoteEnded
from parlour.games.lone.model import (
    Compared,
    Entries,
    Entry,
    GameEnded,
    GaveUp,
    Over,
    Overturned,
    Rolling,
    RoundEnded,
    State,
    Step,
    TimeUp,
    Unveiled,
    Voting,
)
from parlour.games.lone.rules import Referee, can_make, cheapest, missing, present, rounds, used_rows
from parlour.lexicon import letters

READING = 20_000
"""For reading the comparison, and for choosing rows to give up (LON-12). All can go on sooner."""


def end_writing(referee: Referee, state: State, at: Millis) -> Step:
    told = (TimeUp(state.round),)
    words = _for_the_table(referee, state)
    if not words:
        return told_before(told, unveil(referee, state, at))
    ballots, called = rulings.called(words, present(state), at)
    return told_before(told + called, close_if_complete(referee, replace(state, phase=Voting(ballots, at)), at))


def _for_the_table(referee: Referee, state: State) -> dict[str, tuple[Seat, ...]]:
    """The words that need a vote, by their letters, and who wrote each."""
    words: dict[str, tuple[Seat, ...]] = {}
    for seat, draft in enumerate(state.drafts):
        for line in sorted(draft, key=lambda line: line.row):
            if referee.is_for_the_table(line.word, state):
                spelling = letters(line.word)
                words[spelling] = (*words.get(spelling, ()), seat)
    return words


def unveil(referee: Referee, state: State, at: Millis) -> Step:
    lines = referee.compare(state)
    phase = Compared(lines, at, at + READING, given=((),) * len(lines))
    return replace(state, phase=phase), (Unveiled(state.round, lines),)


# Rows without a word.


def owed(state: State, seat: Seat) -> int:
    """How many rows this seat still has to choose."""
    phase = state.phase
    if not isinstance(phase, Compared) or seat in state.gone or phase.given[seat]:
        return 0
    return missing(state, seat)


def give_up(referee: Referee, state: State, seat: Seat, rows: tuple[int, ...], at: Millis) -> Step:
    phase = state.phase
    assert isinstance(phase, Compared)
    if len(rows) != owed(state, seat) or len(set(rows)) < len(rows):
        raise Refused("wrong-number-of-rows", f"choose {owed(state, seat)} different rows")
    if any(row in _taken(state, seat) or not 0 <= row < len(referee.sheet) for row in rows):
        raise Refused("row-used", "only a free row can be given up")
    chosen = tuple(sorted(rows))
    given = (*phase.given[:seat], chosen, *phase.given[seat + 1 :])
    state = replace(state, phase=replace(phase, given=given))
    return told_before((GaveUp(seat, chosen),), go_on_if_ready(referee, state, at))


def _taken(state: State, seat: Seat) -> set[int]:
    return used_rows(state.sheets[seat]) | {line.row for line in state.drafts[seat]}


# Votes (COM-06).


def appeal(referee: Referee, state: State, seat: Seat, text: str, at: Millis) -> Step:
    phase = state.phase
    assert isinstance(phase, Compared)
    spelling = letters(referee.read(text))
    rulings.appealed(phase, spelling, appealable(state), at)
    writers = tuple(other for other, lines in enumerate(phase.lines) if spelling in _words(lines))
    ballots = Ballots.open([(spelling, writers)], present(state), at)
    voting = replace(state, phase=Voting(ballots, at, phase))
    return told_before((VoteCalled(spelling, writers, seat),), close_if_complete(referee, voting, at))


def _words(lines: Entries) -> set[str]:
    """What stands on rows, by its letters; a word over the number was not ruled on."""
    return {letters(entry.word) for entry in lines if entry.row is not None and entry.word}


def appealable(state: State) -> tuple[str, ...]:
    """Words that the dictionary has ruled on and the table has not. That the dice can't make a word is a fact."""
    phase = state.phase
    if not isinstance(phase, Compared):
        return ()
    judged = {word for lines in phase.lines for word in _words(lines) if can_make(word, state.letters)}
    return tuple(sorted(judged - {*state.allowed, *state.refused}))


def cast(referee: Referee, state: State, seat: Seat, word: str | None, valid: bool, at: Millis) -> Step:
    phase = state.phase
    assert isinstance(phase, Voting)
    spelling = None if word is None else letters(referee.read(word))
    ballots = phase.ballots.cast(seat, spelling, valid)
    return close_if_complete(referee, replace(state, phase=replace(phase, ballots=ballots)), at)


def close_if_complete(referee: Referee, state: State, at: Millis) -> Step:
    phase = state.phase
    assert isinstance(phase, Voting)
    return close_votes(referee, state, at) if phase.ballots.is_complete else (state, ())


def close_votes(referee: Referee, state: State, at: Millis) -> Step:
    phase = state.phase
    assert isinstance(phase, Voting)
    state, ended = rulings.counted(state, phase.ballots)
    if phase.then is None:
        return told_before(ended, unveil(referee, state, at))
    return told_before(ended, _resume(referee, state, phase.then, at - phase.since, ended[0], at))


def _resume(referee: Referee, state: State, then: Compared, stood: Millis, ended: VoteEnded, at: Millis) -> Step:
    """Back to the comparison; where the ruling was overturned it is made anew."""
    lines = referee.compare(state)
    phase = replace(rulings.resumed(then, stood), lines=lines)
    overturned = (Overturned(ended.word, ended.valid, lines),) if lines != then.lines else ()
    return told_before(overturned, go_on_if_ready(referee, replace(state, phase=phase), at))


# The next round.


def be_ready(referee: Referee, state: State, seat: Seat, at: Millis) -> Step:
    phase = state.phase
    assert isinstance(phase, Compared)
    return go_on_if_ready(referee, replace(state, phase=rulings.with_ready(phase, seat)), at)


def go_on_if_ready(referee: Referee, state: State, at: Millis) -> Step:
    phase = state.phase
    assert isinstance(phase, Compared)
    waiting = rulings.until_all_are_ready(phase, present(state), referee.settings.judge, at)
    return end_round(referee, state) if waiting is None else (replace(state, phase=waiting), ())


def end_round(referee: Referee, state: State, *, is_last: bool = False) -> Step:
    """Points are entered; rows that nobody chose are the cheapest ones (LON-12)."""
    phase = state.phase
    assert isinstance(phase, Compared)
    sheets = tuple(
        (*entries, *phase.lines[seat], *_given_up(referee, state, phase, seat))
        for seat, entries in enumerate(state.sheets)
    )
    state = replace(state, sheets=sheets, phase=Rolling())
    ended = RoundEnded(state.round, tuple(map(points, sheets)))
    if state.round < rounds(len(sheets)) and not is_last:
        return state, (ended,)
    return told_before((ended,), end_game(state))


def break_off(referee: Referee, state: State) -> Step:
    """Nobody is left to play against: a round that lies open counts, and the game is over (COM-08)."""
    then = state.phase.then if isinstance(state.phase, Voting) else state.phase
    if isinstance(then, Compared):
        return end_round(referee, replace(state, phase=then), is_last=True)
    return end_game(state)


def _given_up(referee: Referee, state: State, phase: Compared, seat: Seat) -> tuple[Entry, ...]:
    rows = phase.given[seat] or cheapest(referee.sheet, _taken(state, seat), missing(state, seat))
    return tuple(Entry(row, state.round, None, 0, "given-up") for row in rows)


def end_game(state: State) -> Step:
    winners = winners_of(state)
    return replace(state, phase=Over(winners)), (GameEnded(winners),)


def points(entries: tuple[Entry, ...]) -> int:
    return sum(entry.points for entry in entries)


def winners_of(state: State) -> tuple[Seat, ...]:
    """The highest total, then the better final round, then shared (LON-20 to LON-22)."""
    last = rounds(len(state.sheets))

    def standing(seat: Seat) -> tuple[int, int]:
        final = tuple(entry for entry in state.sheets[seat] if entry.round == last)
        return points(state.sheets[seat]), points(final)

    seats = present(state)
    best = max(map(standing, seats), default=None)
    return tuple(seat for seat in seats if standing(seat) == best)


def result(state: State) -> Result | None:
    if not isinstance(state.phase, Over):
        return None
    return Result(state.phase.winners, tuple(map(points, state.sheets)))
