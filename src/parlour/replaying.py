"""A stored log as a table again, with its states by line."""

from collections.abc import Iterable
from os import PathLike

import msgspec

from parlour.core import AnyGame, AnyStory, Entry, Heading, Joined, Logged, LogMismatch, Refused, Story, codec_of
from parlour.core.table import by_rules
from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon


class Change(msgspec.Struct, frozen=True):
    """A server was upgraded while the game was played: from there on it was played by these."""

    rules: int


class Continued(Heading, frozen=True, kw_only=True):
    changes: tuple[Change, ...] = ()


class Record(msgspec.Struct, frozen=True):
    """A game that was played, as its log says."""

    entry: Entry
    game: AnyGame
    heading: Heading
    log: tuple[Logged, ...]

    @property
    def seats(self) -> int:
        """The seats at the end: players may have come later (COM-32)."""
        return self.heading.seats + sum(isinstance(line.what, Joined) for line in self.log)


def read_log(lines: Iterable[bytes], name: str = "the log") -> Record:
    """Return the game that the lines of a log tell of. Raises ValueError, which names the log and the line, and
    `LogMismatch` if the game does not know these rules."""
    first, *inputs = [*lines] or [b""]
    if not first:
        raise ValueError(f"{name} is empty")
    try:
        heading = msgspec.json.decode(first, type=Continued)
    except msgspec.MsgspecError as wrong:
        raise ValueError(f"{name}, line 1 is no heading of a log: {wrong}") from None
    if heading.game not in CATALOGUE:
        raise ValueError(f"{name} is a game of {heading.game!r:.40}, which is not installed here")
    entry = CATALOGUE[heading.game]
    try:
        newest = entry.open(Lexicon.load, {**heading.settings, "language": heading.language})
    except Refused as refused:
        raise ValueError(f"{name}, line 1: {refused.detail}") from None
    try:
        game = by_rules(newest, heading.changes[-1].rules if heading.changes else heading.rules)
    except LogMismatch as mismatch:
        raise LogMismatch(f"{name} was {mismatch}") from None
    return Record(entry, game, heading, tuple(_log(game, inputs, name)))


def _log(game: AnyGame, lines: Iterable[bytes], name: str) -> Iterable[Logged]:
    codec = codec_of(type(game))
    for number, line in enumerate(lines, start=2):
        try:
            yield codec.line(line)
        except msgspec.MsgspecError as wrong:
            raise ValueError(f"{name}, line {number}: {wrong}") from None


def replay(lines: Iterable[bytes]) -> AnyStory:
    """The table that the lines of a log lead to, as `write_log` gave them: the heading, then one an input (COM-01).

    Raises `LogMismatch` where the log belongs to other rules or another lexicon, and ValueError where it is none.
    """
    if isinstance(lines, str | bytes | PathLike):
        raise TypeError("replay wants the lines of a log, as in replay(Path(file).read_bytes().splitlines())")
    record = read_log(lines)
    return Story.replay(record.game, record.heading.seats, record.log)
