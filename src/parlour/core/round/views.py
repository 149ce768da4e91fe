"""What a seat may see of a secret round."""

from typing import Any

from parlour.core.court.ballots import BallotView
from parlour.core.game import Millis, Phase, Seat
from parlour.core.round.phases import Handing, LiesOpen, RoundState, Voting, Working
from parlour.core.round.secret_round import SecretRound


class WorkingView(Phase, frozen=True, tag="working"):
    """Whose time runs until when, who has finished, and whether the task is hidden from you now."""

    until: Millis
    seat: Seat | None
    clocks: tuple[tuple[Seat, Millis], ...]
    finished: tuple[Seat, ...]
    is_hidden: bool


class VotingView(Phase, frozen=True, tag="voting"):
    """A vote: who has voted, never how."""

    ballots: tuple[BallotView, ...]
    appeal: bool
    until: Millis

    @classmethod
    def of(cls, phase: Voting[Any]) -> "VotingView":
        return cls(tuple(map(BallotView.of, phase.ballots.items)), phase.then is not None, phase.until)


class OpenView(Phase, frozen=True, tag="lies-open"):
    """Who is ready to go on, and which words you may bring before the table."""

    ready: tuple[Seat, ...]
    appealable: tuple[str, ...]
    appeal_until: Millis | None
    until: Millis


RoundView = Handing | WorkingView | VotingView | OpenView


def phase_view(game: SecretRound[Any, Any], state: RoundState, seat: Seat | None) -> RoundView | None:
    """Return a phase of the machine as a seat sees it. None: it is a phase of the game's own."""
    match state.phase:
        case Handing() as phase:
            return phase
        case Working(until, worker, clocks) as phase:
            return WorkingView(until, worker, clocks, state.finished, not game.sees(phase, seat))
        case Voting() as phase:
            return VotingView.of(phase)
        case LiesOpen() as phase:
            words = () if seat is None else game.open_to(state, phase, seat)
            return OpenView(phase.ready, words, game.appeals_until(state, phase), phase.until)
        case _:
            return None
