"""Until tomorrow, a game ends early if nobody did anything for two days in a row (COM-21)."""

from msgspec.structs import replace

from parlour.core import Act, Alarm, Input, prepend_events
from parlour.core.court.ending import Over
from parlour.games.bookworm.model.phases import Naming, Picking, TurningSide, Voting
from parlour.games.bookworm.model.state import State, Step
from parlour.games.bookworm.rules.referee import Referee
from parlour.games.bookworm.steps.ending import finish

PATIENCE = 2


def counted(referee: Referee, before: State, what: Input, after: Step) -> Step:
    """Count a day that passed without a move, and end the game after the second one. Any move starts anew."""
    state, events = after
    if referee.rules < 4 or not referee.options.is_later or isinstance(state.phase, Over):
        return after
    silent = 0 if isinstance(what, Act) else before.silent + _is_day_over(before, what)
    state = replace(state, silent=silent)
    return prepend_events(events, finish(state)) if silent >= PATIENCE else (state, events)


def _is_day_over(state: State, what: Input) -> bool:
    """Return whether this is the end of a day. Doubts of a round's last word, swaps and scores have shorter times."""
    return isinstance(what, Alarm) and isinstance(state.phase, Picking | TurningSide | Naming | Voting)
