"""Which moves each seat may make now."""

from parlour.core import Asks, Seat
from parlour.core.court.procedure import Standing
from parlour.core.court.rulings import Appeal, CastVote, CastVotes, Finish, GoOn
from parlour.core.extras.handing_over import Handing, TakeDevice
from parlour.games.rebus.model import Arrange, Build, Building, RollAgain, Settled, State, Voting
from parlour.games.rebus.rules.referee import Referee


def asks(referee: Referee, state: State) -> dict[Seat, Asks]:
    match state.phase:
        case Handing(seat=seat):
            return {seat: (TakeDevice,)}
        case Building(builds=builds):
            return {build.seat: _of_builder(referee, build) for build in builds}
        case Voting(ballots=ballots):
            return dict.fromkeys(ballots.waiting_for, (CastVote, CastVotes))
        case Settled(ready=ready) as settled:
            standings = referee.standings(state, settled)
            asked = {seat: _of_reader(referee, seat, standings, seat in ready) for seat in state.present}
            return {seat: kinds for seat, kinds in asked.items() if kinds}
        case _:
            return {}


def moment(state: State) -> str:
    """Return the moment: a turn, or a round that all play together; each vote in it is a moment too (COM-11).

    Rolling again makes no new moment, because the others go on building.
    """
    played = sum(points is not None for row in state.table for points in row)
    turn = f"{state.round} {len(state.gone)} {played}"
    return f"{turn} vote {state.phase.since}" if isinstance(state.phase, Voting) else turn


def _of_reader(referee: Referee, seat: Seat, standings: tuple[Standing, ...], is_ready: bool) -> Asks:
    appeals: Asks = (Appeal,) if referee.procedure.open_to(seat, standings) else ()
    return appeals if is_ready else (GoOn, *appeals)


def _of_builder(referee: Referee, build: Build) -> Asks:
    again = referee.may_roll_again(build.roll) and not build.again
    return (Arrange, Finish, RollAgain) if again else (Arrange, Finish)
