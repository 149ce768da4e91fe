"""What follows from votes and ready marks while a result lies open (COM-06)."""

from collections.abc import Collection

from msgspec.structs import replace

from parlour.core.court.ballots import Ballot, Ballots
from parlour.core.court.events import VoteEnded
from parlour.core.court.procedure import Procedure
from parlour.core.game import Millis, Refused, Seat
from parlour.core.round.phases import LiesOpen, P, RoundState, S

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
    ended = tuple(_ended(procedure, ballot) for ballot in ballots.items)
    ruled = [end for end, ballot in zip(ended, ballots.items, strict=True) if end.votes or end.valid != ballot.ruled]
    changed = replace(
        state,
        allowed=(*state.allowed, *(end.word for end in ruled if end.valid)),
        refused=(*state.refused, *(end.word for end in ruled if not end.valid)),
        unvoted=(*state.unvoted, *(end.word for end in ended if not end.votes)),
    )
    return changed, ended


def _ended(procedure: Procedure, ballot: Ballot) -> VoteEnded:
    valid = procedure.is_valid(ballot.vote, ballot.ruled, known=ballot.known)
    return VoteEnded(ballot.word, valid, ballot.vote.ballots)


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
