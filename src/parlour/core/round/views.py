"""What a seat may see of a secret round, as values and in words, for games that have no texts of their own."""

from typing import Any

from parlour.core.court.procedure import BallotView
from parlour.core.game import TOMORROW, Millis, Phase, Seat
from parlour.core.round import phases
from parlour.core.round.phases import Handing, RoundState
from parlour.core.round.secret_round import SecretRound
from parlour.core.teller import Teller


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


Clocks = tuple[tuple[Seat, Millis], ...]


def waiting_text(
    view: Any, waiting: tuple[Seat, ...], clocks: Clocks, teller: Teller, still: str, look: str
) -> list[str]:
    """Say who still has to play and, to a seat that has not looked, how to look (COM-19).

    Returns nothing unless everybody has a time of their own. `view`: a view with `you` and `pace`. `still` and `look`:
    the game's own messages for it.
    """
    if view.pace != TOMORROW:
        return []
    looks = view.you in waiting and view.you not in dict(clocks)
    said = teller.say(still, names=teller.all(waiting))
    return [said, teller.say(look)] if looks else [said]


def phase_text(view: Any, teller: Teller) -> str:
    """Return what a seat is to know now besides its task, if anything. `view`: a view with `you` and `phase`."""
    match view.phase:
        case Handing(seat=seat):
            return teller.say("round-handing", name=teller.name(seat))
        case Working(seat=int() as seat, is_hidden=True):
            return teller.say("round-one-plays", name=teller.name(seat))
        case Working(finished=finished, is_hidden=True):
            waits = view.you is None or view.you in finished
            return teller.say("round-hidden" if waits else "round-look")
        case Voting(ballots=ballots):
            return teller.say("round-voting", words=", ".join(ballot.word.upper() for ballot in ballots))
        case _:
            return ""
