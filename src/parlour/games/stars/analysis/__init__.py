"""The words that were sent in a game, for the evening's ceremony. How good they were, only the review knows."""

from collections.abc import Iterator

from parlour.core import Table
from parlour.core.extras.highlights import GoodWord
from parlour.core.table import game_of
from parlour.games.stars.game import Stars
from parlour.games.stars.model.moves import Moves
from parlour.games.stars.model.state import State
from parlour.games.stars.view import View


def words(table: Table[State, Moves, View]) -> Iterator[GoodWord]:
    """Return the words that were sent, each for the player who thought of it. Words that only one team heard are left
    out."""
    referee = game_of(table, Stars).referee
    for team in table.state.teams:
        for sent in team.sent:
            if sent.by is not None and referee.is_public(sent.side):
                yield GoodWord(sent.by, sent.word, sent.round)
