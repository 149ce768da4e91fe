"""A stored log as a table again, with its states by line."""

from collections.abc import Iterable
from os import PathLike

import msgspec

from parlour.core import AnyStory, Heading, Story, codec_of
from parlour.core.table import by_rules
from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon


def replay(lines: Iterable[bytes]) -> AnyStory:
    """The table that the lines of a log lead to, as `write_log` gave them: the heading, then one an input (COM-01).

    Raises `LogMismatch` where the log belongs to other rules or another lexicon, and ValueError where it is none.
    """
    if isinstance(lines, str | bytes | PathLike):
        raise TypeError("replay wants the lines of a log, as in replay(Path(file).read_bytes().splitlines())")
    first, *inputs = [*lines] or [b""]
    if not first:
        raise ValueError("the log is empty; its first line names the game")
    heading = msgspec.json.decode(first, type=Heading)
    if heading.game not in CATALOGUE:
        raise ValueError(f"the log is of the game {heading.game!r:.40}, which is not installed")
    newest = CATALOGUE[heading.game].open(Lexicon.load, {**heading.settings, "language": heading.language})
    game = by_rules(newest, heading.rules)
    return Story.replay(game, heading.seats, map(codec_of(type(game)).line, inputs))
