"""A secret round with the referee of Letters Rebus."""

from dataclasses import dataclass

from msgspec.structs import replace

from parlour.core import Millis
from parlour.core.round.secret_round import SecretRound
from parlour.games.rebus.model import Build, Settled, State, Step
from parlour.games.rebus.rules.referee import Referee


@dataclass(frozen=True, kw_only=True)
class RefereedRound(SecretRound[State, Settled]):
    referee: Referee

    def open_builds(self, state: State, builds: tuple[Build, ...], at: Millis) -> Step:
        """Start the time for rolls (REB-03)."""
        state = replace(state, builds=builds)
        return (self.begin(state, builds[0].seat, at), ()) if self.referee.by_turns else self.open(state, at)
