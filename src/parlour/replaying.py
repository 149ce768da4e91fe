"""A stored log as a table again."""

from collections.abc import Iterable

import msgspec

from parlour.core import AnyTable, Heading, Table, codec_of
from parlour.core.rules_version import by_rules
from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon


def replay(lines: Iterable[bytes]) -> AnyTable:
    """The table that the lines of a log lead to, as `write_log` gave them: the heading, then one an input (COM-01).

    Raises `LogMismatch` where the log belongs to other rules or another lexicon.
    """
    first, *inputs = lines
    heading = msgspec.json.decode(first, type=Heading)
    newest = CATALOGUE[heading.game].open(Lexicon.load, {**heading.settings, "language": heading.language})
    game = by_rules(newest, heading.rules)
    return Table.replay(game, heading.seats, map(codec_of(type(game)).line, inputs))
