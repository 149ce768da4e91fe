"""Errors for wrong arguments to the library say what to pass instead."""

from pathlib import Path

import pytest

from parlour import Lexicon, Table, encode, league, replay
from parlour.core import Heading
from parlour.games import bottle, stars

GAME = bottle.Bottle(Lexicon.load("en"))
HEADING = encode(Heading(game="chess", rules=1, language="en", lexicon="", seats=2))


@pytest.mark.parametrize(
    "call, kind, says",
    [
        (lambda: replay([]), ValueError, "the log is empty"),
        (lambda: replay("game.jsonl"), TypeError, "wants the lines of a log"),
        (lambda: replay(Path("game.jsonl")), TypeError, "wants the lines of a log"),
        (
            lambda: replay([HEADING]),
            ValueError,
            "a game of 'chess', which is not installed",
        ),
        (lambda: league(GAME, [], range(2)), ValueError, "needs contenders"),
        (lambda: Table(GAME, 2, rng=7), TypeError, r"Random\(7\)\), not 7"),
        (lambda: stars.Cipher("EEE", "RX", "O"), ValueError, "each only once"),
        (lambda: stars.Cipher("EH", "RX", "O"), ValueError, "3, 2 and 1"),
        (lambda: stars.Cipher("ehp", "rx", "o"), ValueError, "capital letters"),
    ],
)
def test_a_wrong_argument_gets_a_sentence(call, kind, says):
    with pytest.raises(kind, match=says):
        call()
