"""How long everyone writes, and what happens when all have."""

from parlour.core import Event, Millis, told_before
from parlour.games.lone.model import DiceRolled, State, Step, TimeUp
from parlour.games.lone.rules import Referee, present
from parlour.games.lone.steps import voting
from parlour.games.lone.steps.sheets import with_jotting


def writing_time(referee: Referee) -> Millis:
    """Return the time of a round, or the time for copying a sheet of paper (LON-24)."""
    settings = referee.settings
    return 1000 * (settings.copy_s if settings.paper else settings.seconds)


def rolled_of(state: State) -> DiceRolled:
    return DiceRolled(state.round, state.letters)


def end(referee: Referee, state: State, at: Millis) -> Step:
    """End the writing. On one device the dice are announced now, after everyone has written (LON-25)."""
    for seat in present(state):
        state = with_jotting(referee, state, seat)
    is_news = referee.settings.one_device and not referee.settings.paper
    rolled: tuple[Event, ...] = (rolled_of(state),) if is_news else ()
    return told_before((*rolled, TimeUp(state.round)), voting.judge(referee, state, at))
