"""A stored log as a table again."""

from collections.abc import Iterable

import msgspec

from parlour.core import AnyTable, Heading, LogMismatch, Table, codec_of
from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon


def replay(lines: Iterable[bytes]) -> AnyTable:
    """The table that the lines of a log lead to, as `write_log` gave them: the heading, then one an input (COM-01).

    Raises `LogMismatch` where the log belongs to other rules or another lexicon.
    """
    first, *inputs = lines
    heading = msgspec.json.decode(first, type=Heading)
    game = CATALOGUE[heading.game].open(Lexicon.load, {**heading.settings, "language": heading.language})
    if heading.rules != game.rules_version:
        raise LogMismatch(f"played by version {heading.rules} of the rules; here is version {game.rules_version}")
    return Table.replay(game, heading.seats, map(codec_of(type(game)).line, inputs))
