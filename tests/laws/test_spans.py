"""A wait with a deadline says how long its countdown is as a whole: no client or terminal types a rule's time again."""

from pathlib import Path

import msgspec
import pytest

from parlour.core import Heading, Table, Wait
from parlour.core.codec import codec_of
from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon

LOGS = sorted((Path(__file__).parents[1] / "plays").glob("*.jsonl"))


def waits_in(log: Path) -> list[tuple[int, Wait]]:
    """Every wait of a golden play, and when it came about."""
    first, *lines = log.read_bytes().splitlines()
    heading = msgspec.json.decode(first, type=Heading)
    game = CATALOGUE[heading.game].open(Lexicon.load, {**heading.settings, "language": heading.language})
    table, codec = Table(game, heading.seats), codec_of(type(game))
    waits = [(table.at, table.wait)]
    for line in lines:
        table.repeat(codec.line(line))
        waits.append((table.at, table.wait))
    return waits


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
def test_a_countdown_says_how_long_it_is_as_a_whole(log: Path) -> None:
    for _, wait in waits_in(log):
        assert (wait.until is None) == (wait.span is None)


@pytest.mark.parametrize("log", [log for log in LOGS if "appeal" not in log.stem], ids=lambda log: log.stem)
def test_no_more_is_left_of_a_countdown_than_the_whole(log: Path) -> None:
    """But where rulings may be appealed: then the next roll waits for that as well (COM-06)."""
    for at, wait in waits_in(log):
        assert wait.until is None or wait.span is None or wait.until - at <= wait.span
