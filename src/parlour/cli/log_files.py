"""Logs in files: the heading, then a line an input."""

from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec
from msgspec import UNSET

from parlour.cli.output import stop
from parlour.cli.tables import entry_of
from parlour.core import (
    AnyGame,
    AnyTable,
    Entry,
    Heading,
    Logged,
    LogMismatch,
    Refused,
    codec_of,
    heading_of,
    write_log,
)
from parlour.core.versions import by_rules
from parlour.lexicon import Lexicon


class Change(msgspec.Struct, frozen=True):
    """A server was upgraded while the game was played: from there on it was played by these."""

    rules: int


class Continued(Heading, frozen=True, kw_only=True):
    changes: tuple[Change, ...] = ()


class Record(msgspec.Struct, frozen=True):
    """A game that was played, as a file holds it."""

    entry: Entry
    game: AnyGame
    heading: Heading
    log: tuple[Logged, ...]


def save(path: Path, table: AnyTable, lexicon: Lexicon, names: Sequence[str] = ()) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    heading = heading_of(table, lexicon.language, lexicon.hash, tuple(names) or UNSET)
    path.write_bytes(b"\n".join(write_log(heading, table.log)) + b"\n")


def load(path: Path) -> Record:
    """What a file says was played; whatever is wrong with it is told with its line."""
    lines = _lines(path)
    heading = _heading(path, lines[0])
    entry = entry_of(heading.game)
    try:
        game = entry.open(Lexicon.load, {**heading.settings, "language": heading.language})
    except Refused as refused:
        stop(f"{path}, line 1: {refused.detail}")
    rules = heading.changes[-1].rules if heading.changes else heading.rules
    try:
        game = by_rules(game, rules)
    except LogMismatch as mismatch:
        stop(f"{path} was {mismatch}")
    return Record(entry, game, heading, tuple(_log(path, game, lines[1:])))


def _lines(path: Path) -> list[bytes]:
    try:
        lines = path.read_bytes().splitlines()
    except OSError as wrong:
        stop(f"can't read {path}: {wrong.strerror}")
    return lines or stop(f"{path} is empty")


def _heading(path: Path, line: bytes) -> Continued:
    try:
        return msgspec.json.decode(line, type=Continued)
    except msgspec.MsgspecError as wrong:
        stop(f"{path}, line 1 is no heading of a log: {wrong}")


def _log(path: Path, game: AnyGame, lines: Iterable[bytes]) -> Iterable[Logged]:
    codec = codec_of(type(game))
    for number, line in enumerate(lines, start=2):
        try:
            yield codec.line(line)
        except msgspec.MsgspecError as wrong:
            stop(f"{path}, line {number}: {wrong}")
