"""The waits of each recorded play, moment by moment."""

from pathlib import Path

import msgspec

from parlour.core import Heading, Table, Wait
from parlour.core.codec import codec_of
from parlour.core.table import by_rules
from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon

LOGS = sorted(Path(__file__).parent.glob("*.jsonl"))


def waits_in(log: Path) -> list[tuple[int, Wait]]:
    """Every wait of a recorded play, with its time."""
    first, *lines = log.read_bytes().splitlines()
    heading = msgspec.json.decode(first, type=Heading)
    newest = CATALOGUE[heading.game].open(Lexicon.load, {**heading.settings, "language": heading.language})
    game = by_rules(newest, heading.rules)
    table, codec = Table(game, heading.seats), codec_of(type(game))
    waits = [(table.at, table.wait)]
    for line in lines:
        table.repeat(codec.line(line))
        waits.append((table.at, table.wait))
    return waits
