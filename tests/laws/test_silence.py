"""Games end even if nobody moves."""

from random import Random

import pytest

from parlour.core import Table
from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon


def silent_table(game, **settings):
    """Let the clock ring until it stops."""
    table = Table(CATALOGUE[game].open(Lexicon.load, settings), 3, Random(1))
    while table.wait.until is not None:
        table.advance(table.wait.until)
    return table


@pytest.mark.rule("BKW-38")
def test_bookworm_is_over_after_a_hundred_rounds_without_a_word():
    table = silent_table("bookworm")
    assert table.result is not None
    assert len(table.state.sheet) == 100
    assert table.result.scores[table.result.winners[0]] == max(table.result.scores)


@pytest.mark.rule("BOT-45")
def test_bottle_is_over_after_a_hundred_rounds_that_nobody_wins():
    table = silent_table("bottle", patience_s=30)
    assert table.result is not None
    assert len(table.state.played) == 100
    assert table.result.winners == (0, 1, 2)
