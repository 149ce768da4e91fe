"""The best that a seat could have done in a turn."""

from msgspec.structs import replace

from parlour.core import Seat
from parlour.games.bookworm.analysis.answers import SHOWN, by_letter, left
from parlour.games.bookworm.model.state import State
from parlour.games.bookworm.rules.referee import Referee
from parlour.games.bookworm.solver import Option, Position, options
from parlour.games.bookworm.view import View


def could_say(referee: Referee, state: State, view: View, seat: Seat) -> tuple[Option, ...]:
    """Return the dice that this seat could have taken, the best first, with the most common words for each."""
    every = options(Position.of(view, seat), referee.language, by_letter(left(referee, state)))
    return tuple(replace(option, words=option.words[:SHOWN]) for option in every)
