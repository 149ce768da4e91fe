"""Logs in files: the heading, then one line per input with what it changed for every seat (`core/extras/reel.py`). A
file can be dropped onto the page /replay of any server, which shows it without rules, and uploads nothing."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from parlour.cli.output import stop
from parlour.cli.terminal.drawing import Drawings
from parlour.core import AnyStory, AnyTable, Entry, LogMismatch, Story, heading_of
from parlour.core.extras.highlights import Lesson
from parlour.core.extras.reel import write_reel
from parlour.lexicon import Lexicon
from parlour.replaying import Record, read_log


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


def lesson_of(record: Record, story: AnyStory) -> dict[str, Lesson]:
    """What can be learned from it, by language."""
    return record.entry.lessons(story, record.entry.review(story)) or stop(f"{record.entry.id} has no lesson")


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
    try:
        return read_log(path.read_bytes().splitlines(), str(path))
    except OSError as wrong:
        stop(f"can't read {path}: {wrong.strerror}")
    except (ValueError, LogMismatch) as wrong:
        stop(str(wrong))
