"""What a seat may see of a secret round."""

from typing import Any

from parlour.core.court.ballots import BallotView
from parlour.core.game import Millis, Phase, Seat
from parlour.core.round import phases
from parlour.core.round.phases import Handing, RoundState
from parlour.core.round.secret_round import SecretRound


class Working(Phase, frozen=True):
    """Whose time runs until when, who has finished, and whether the task is hidden from you now."""

    until: Millis
    seat: Seat | None
    clocks: tuple[tuple[Seat, Millis], ...]
    finished: tuple[Seat, ...]
    is_hidden: bool


class Voting(Phase, frozen=True):
    ballots: tuple[BallotView, ...]
    appeal: bool
    until: Millis

    @classmethod
    def of(cls, phase: phases.Voting[Any]) -> "Voting":
        return cls(tuple(map(BallotView.of, phase.ballots.items)), phase.then is not None, phase.until)


class LiesOpen(Phase, frozen=True):
    """Who is ready to go on, and which words you may bring before the table."""

    ready: tuple[Seat, ...]
    appealable: tuple[str, ...]
    appeal_until: Millis | None
    until: Millis


RoundView = Handing | Working | Voting | LiesOpen


def phase_view(game: SecretRound[Any, Any], state: RoundState, seat: Seat | None) -> RoundView | None:
    """Return a phase of the machine as a seat sees it. None: it is a phase of the game's own."""
    match state.phase:
        case Handing() as phase:
            return phase
        case phases.Working(until, worker, clocks) as phase:
            return Working(until, worker, clocks, state.finished, not game.sees(phase, seat))
        case phases.Voting() as phase:
            return Voting.of(phase)
        case phases.LiesOpen() as phase:
            words = () if seat is None else game.appealable_by(state, phase, seat)
            return LiesOpen(phase.ready, words, game.appeals_until(state, phase), phase.until)
        case _:
            return None
