"""The court of a round: votes before the result, appeals against it, and going on together (COM-06)."""

from collections.abc import Collection
from dataclasses import dataclass

from msgspec.structs import replace

from parlour.core.court.events import VoteCalled, VoteEnded
from parlour.core.court.procedure import TODAY, VOTE_TIME, Ballots, Procedure, Standing
from parlour.core.court.vote import Appeal, CastVote, CastVotes, GoOn, Judge, Words, heard
from parlour.core.game import Asks, Event, Millis, Move, Refused, Seat, Step, Wait, prepend_events
from parlour.core.round.phases import LiesOpen, P, RoundState, S, Voting
from parlour.core.round.task import Clock, Task
from parlour.core.ways import UNHURRIED

READ_VOTE: Millis = 5_000
"""The time for reading the result of a vote."""


def check_appeal(phase: LiesOpen, word: str, appealable: Collection[str], until: Millis | None, at: Millis) -> None:
    """Raise `Refused` unless a word may be appealed now: once all words are shown, in time, and only once."""
    if at < phase.since:
        raise Refused("not-shown-yet", "the words are still being shown")
    if word not in appealable or until is None or at > until:
        raise Refused("no-such-ruling", "an appeal must come within seconds of the ruling, and only once")


def counted(procedure: Procedure, state: S, ballots: Ballots) -> tuple[S, tuple[VoteEnded, ...]]:
    """Return the state with the rulings of a vote that is over, which hold for the rest of the game.

    If nobody votes on an appeal and the dictionary's ruling stands, the table has ruled nothing.
    """
    ended = tuple(
        VoteEnded(one.word, procedure.is_valid(one.vote, one.ruled, known=one.known), one.vote.ballots)
        for one in ballots.items
    )
    ruled = [end for end, ballot in zip(ended, ballots.items, strict=True) if end.votes or end.valid != ballot.ruled]
    changed = replace(
        state,
        allowed=(*state.allowed, *(end.word for end in ruled if end.valid)),
        refused=(*state.refused, *(end.word for end in ruled if not end.valid)),
        unvoted=(*state.unvoted, *(end.word for end in ended if not end.votes)),
    )
    return changed, ended


def by_vote(state: RoundState) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the words that votes allowed and refused. They can be kept as house words."""
    silent = set(state.unvoted)
    allowed, refused = state.allowed, state.refused
    return tuple(w for w in allowed if w not in silent), tuple(w for w in refused if w not in silent)


def resumed(procedure: Procedure, phase: P, voted: Millis, at: Millis) -> P:
    """Return a phase after a vote that began at `voted`: its clocks stood still, and everybody reads the result."""
    stood = at - voted
    phase = replace(phase, since=phase.since + stood, until=phase.until + stood)
    return replace(phase, until=max(phase.until, at + READ_VOTE), ready=()) if procedure.rereads else phase


def with_ready(phase: P, seat: Seat) -> P:
    """Return a phase in which one seat more is ready to go on. Raises `Refused` if it was already."""
    if seat in phase.ready:
        raise Refused("ready-already", "the others are still looking")
    return replace(phase, ready=tuple(sorted((*phase.ready, seat))))


def until_all_are_ready(phase: P, present: Collection[Seat], appeals: Millis | None, at: Millis) -> P | None:
    """Return the phase as it goes on waiting, or None if all seats are ready.

    `appeals`: until when rulings can be appealed, the last millisecond included; the next roll waits that long.
    """
    if not set(present) <= set(phase.ready):
        return phase
    if appeals is None or at > appeals:
        return None
    return replace(phase, until=min(phase.until, appeals))


@dataclass(frozen=True, kw_only=True)
class Court(Task[S, P]):
    """How a table judges the work of a round. `is_unhurried`: results stay until people go on (COM-24)."""

    clock: Clock
    judge: Judge = "dictionary"
    procedure: Procedure = TODAY
    is_unhurried: bool = False

    def wait(self, state: S, on: str) -> Wait:
        phase: Voting[P] | P = state.phase
        if isinstance(phase, Voting):
            asks = dict.fromkeys(phase.ballots.waiting_for, (CastVote, CastVotes))
            return Wait(asks, phase.until, None, state.present, VOTE_TIME, f"{on} vote {phase.since}")
        standings = self._appealable(state, phase)
        asked = {seat: self._asks_in_court(state, phase, seat, standings) for seat in state.present}
        return Wait(
            asks={seat: asks for seat, asks in asked.items() if asks},
            until=phase.until,
            present=state.present,
            span=self._reading_time(state),
            on=on,
            rest=self._rest_from(state, phase),
            known={} if self.is_unhurried else None,
        )

    def _asks_in_court(self, state: S, phase: P, seat: Seat, standings: tuple[Standing, ...]) -> Asks:
        go_on: Asks = () if seat in phase.ready else (GoOn,)
        appeal: Asks = (Appeal,) if self.procedure.appealable_by(seat, standings, state.present) else ()
        return (*go_on, *self.owes(state, phase, seat), *appeal)

    def _rest_from(self, state: S, phase: P) -> Millis | None:
        """Return from when on the host may go on (COM-23): not while anybody owes something or may appeal."""
        if any(self.owes(state, phase, seat) for seat in state.present):
            return None
        appeals = self._held_until(state, phase)
        return phase.since if appeals is None else appeals + 1

    def _reading_time(self, state: S) -> Millis:
        return UNHURRIED if self.is_unhurried else self.reading(state.seats if self.clock is Clock.PASSED_ON else 1)

    def is_valid(self, state: S, word: str) -> bool:
        """Return whether a word counts: as the table has voted, or else as the dictionary says."""
        return word in state.allowed or (word not in state.refused and self.is_word(word))

    def words(self, state: S) -> Words:
        """Return the words that the table votes on before they are shown."""
        heard = {*state.allowed, *state.refused}
        return {word: seats for word, seats in self.used(state).items() if word not in heard}

    def standings(self, state: S, phase: P) -> tuple[Standing, ...]:
        """Return the rulings of the dictionary that the table was not asked about."""
        heard = {*state.allowed, *state.refused, *state.unvoted}
        used = {word: seats for word, seats in sorted(self.used(state).items()) if word not in heard}
        return tuple(Standing(word, seats, self.is_word(word)) for word, seats in used.items())

    def shown_again(self, state: S, phase: P, ended: VoteEnded) -> tuple[P, tuple[Event, ...]]:
        """Return a result again, after the table has voted on a word in it, and events if it has changed."""
        again, events = self.show(state, phase.since)
        shown: P = replace(again.phase, since=phase.since, until=phase.until, ready=phase.ready)
        return shown, events if shown != phase else ()

    def _appealable(self, state: S, phase: P) -> tuple[Standing, ...]:
        return self.standings(state, phase) if self.judge == "appeal" else ()

    def appealable_by(self, state: S, phase: P, seat: Seat) -> tuple[str, ...]:
        """Return the words whose ruling a seat may bring before the table."""
        return self.procedure.appealable_by(seat, self._appealable(state, phase), state.present)

    def appeals_until(self, state: S, phase: P) -> Millis | None:
        """Return until when rulings may be appealed, or None if they may not."""
        return self._open_until(state, phase, self._appealable(state, phase))

    def _held_until(self, state: S, phase: P) -> Millis | None:
        """Return until when the next round waits for appeals: not for objections that need everybody's consent."""
        standings = self._appealable(state, phase)
        return self._open_until(state, phase, tuple(one for one in standings if one.can_be_outvoted(state.present)))

    def _open_until(self, state: S, phase: P, standings: tuple[Standing, ...]) -> Millis | None:
        is_open = self.judge == "appeal" and self.procedure.any_may_appeal(state.present, standings)
        return phase.since + self.procedure.appeal_time if is_open else None

    def judge_work(self, state: S, at: Millis) -> Step[S]:
        """Let the table vote if it has to, then show all work."""
        words = self.words(state) if self.judge == "table" else {}
        known = {word for word in words if self.is_word(word)}
        words = {  # those that the votes of all others could go against (COM-06)
            word: seats
            for word, seats in words.items()
            if self.procedure.needs_vote({*state.present} - {*seats}, known=word in known)
        }
        if not words:
            return self._lay_open(state, at)
        ballots = Ballots.open(words.items(), state.present, at, known)
        called = tuple(VoteCalled(word, seats) for word, seats in words.items())
        return prepend_events(called, self._heard(state, Voting(ballots, at), at))

    def _lay_open(self, state: S, at: Millis) -> Step[S]:
        state, events = self.show(state, at)
        phase = state.phase
        if isinstance(phase, LiesOpen):
            since = max(phase.since, at)
            state = replace(state, phase=replace(phase, since=since, until=since + self._reading_time(state)))
        return state, events

    def act(self, state: S, seat: Seat, move: Move, at: Millis) -> Step[S]:
        phase, read = state.phase, self.read
        match phase, move:
            case Voting(ballots=ballots), CastVote(valid, word):
                cast = ballots.cast(seat, None if word is None else read(word), valid)
                return self._heard(state, replace(phase, ballots=cast), at)
            case Voting(ballots=ballots), CastVotes(against):
                cast = ballots.cast_all(seat, [read(word) for word in against])
                return self._heard(state, replace(phase, ballots=cast), at)
            case LiesOpen(), GoOn():
                return self.go_on_if_ready(replace(state, phase=with_ready(phase, seat)), at)
            case LiesOpen(), Appeal(word):
                return self._appeal(state, state.phase, seat, read(word), at)
            case _:
                raise Refused("not-asked", "this is not asked for now")

    def _appeal(self, state: S, phase: P, seat: Seat, word: str, at: Millis) -> Step[S]:
        check_appeal(phase, word, self.appealable_by(state, phase, seat), self.appeals_until(state, phase), at)
        standing = next(one for one in self._appealable(state, phase) if one.word == word)
        vote = self.procedure.vote_on(standing, seat, state.present, at + VOTE_TIME)
        ballots = Ballots.on_appeal(standing, self.reason(state, phase, word), vote)
        called = VoteCalled(word, standing.seats, seat)
        return prepend_events((called,), self._heard(state, Voting(ballots, at, phase), at))

    def ring(self, state: S, at: Millis) -> Step[S]:
        """End the vote, or the time for looking at the result."""
        phase = state.phase
        return self._close(state, phase, at) if isinstance(phase, Voting) else self.enter(state, phase, at)

    def without(self, state: S, seat: Seat, at: Millis) -> Step[S]:
        phase = state.phase
        if isinstance(phase, Voting):
            return self._heard(state, replace(phase, ballots=phase.ballots.without(seat)), at)
        return self.go_on_if_ready(state, at)

    def go_on_if_ready(self, state: S, at: Millis) -> Step[S]:
        phase: P = state.phase
        waiting = until_all_are_ready(phase, state.present, self._held_until(state, phase), at)
        return self.enter(state, phase, at) if waiting is None else (replace(state, phase=waiting), ())

    def _heard(self, state: S, phase: Voting[P], at: Millis) -> Step[S]:
        return heard(state, phase, lambda state, phase: self._close(state, phase, at))

    def _close(self, state: S, phase: Voting[P], at: Millis) -> Step[S]:
        """End all votes. The rulings hold for the rest of the game, and an overturned result is shown again."""
        state, ended = counted(self.procedure, state, phase.ballots)
        if phase.then is None:
            return prepend_events(ended, self._lay_open(state, at))
        shown, events = self.shown_again(state, resumed(self.procedure, phase.then, phase.since, at), ended[0])
        return prepend_events((*ended, *events), self.go_on_if_ready(replace(state, phase=shown), at))
