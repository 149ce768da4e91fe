"""Logs in files: the heading, then one line per input with what it changed for every seat (`core/extras/reel.py`). A
file can be dropped onto the page /replay of any server, which shows it without rules, and uploads nothing."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from parlour.cli.output import stop
from parlour.cli.terminal.drawing import Drawings
from parlour.core import (
    AnyGame,
    AnyStory,
    AnyTable,
    Entry,
    Heading,
    Joined,
    Logged,
    LogMismatch,
    Refused,
    Story,
    codec_of,
    heading_of,
)
from parlour.core.extras.highlights import Lesson
from parlour.core.extras.reel import write_reel
from parlour.core.table import by_rules
from parlour.games import CATALOGUE
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

    @property
    def seats(self) -> int:
        """The seats at the end: players may have come later (COM-32)."""
        return self.heading.seats + sum(isinstance(line.what, Joined) for line in self.log)


def save(path: Path, entry: Entry, table: AnyTable, lexicon: Lexicon, names: Sequence[str]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    heading = heading_of(table, lexicon.language, lexicon.hash, tuple(names))
    path.write_bytes(_reel(entry, Story.of(table), msgspec.to_builtins(heading)))


def save_reel(path: Path, record: Record, story: AnyStory, names: Sequence[str]) -> None:
    """Add the views and the review to a game whose log lacks them."""
    review = record.entry.review(story)
    found = {"review": review, "lessons": record.entry.lessons(story, review)}
    present = {name: value for name, value in found.items() if value is not None}
    path.write_bytes(_reel(record.entry, story, {**msgspec.to_builtins(record.heading), "names": names, **present}))


def review_of(record: Record, story: AnyStory) -> Any:
    """Return the review of a game, by the same function that the server and notebooks call."""
    if record.entry.extras.review.find is None:
        stop(f"{record.entry.id} has no review")
    return record.entry.review(story)


def lesson_of(record: Record, story: AnyStory) -> dict[str, Lesson]:
    """What can be learned from it, by language."""
    found = record.entry.lessons(story, record.entry.review(story))
    return found or stop(f"{record.entry.id} has no lesson")


def _reel(entry: Entry, story: AnyStory, heading: Mapping[str, Any]) -> bytes:
    """Include texts for games of other packages, which a page may be unable to draw."""
    drawings = Drawings(entry, heading["names"], heading["language"])
    best = {} if story.result is None else {"highlights": entry.highlights(story)}
    texts: dict[str, Any] = {}
    if not entry.package.startswith("parlour.games."):
        texts = {"words": drawings.of, "said": lambda line: drawings.sentences(line.events, None)}
    return b"\n".join(write_reel({**heading, **best}, story, **texts)) + b"\n"


def load(path: Path) -> Record:
    """Return the game in a file. Errors name the line."""
    lines = _lines(path)
    heading = _heading(path, lines[0])
    if heading.game not in CATALOGUE:
        stop(f"{path} is a game of {heading.game!r:.40}, which is not installed here")
    entry = CATALOGUE[heading.game]
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
