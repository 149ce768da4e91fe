"""Logging as lines of JSON on stderr. They name routes, seats and counts, never tokens, codes or words."""

import logging
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache
from traceback import extract_tb
from typing import TypeVar

import msgspec

T = TypeVar("T")
log = logging.getLogger(__name__)
_USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
            **{name: value for name, value in vars(record).items() if name not in _USUAL},
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def report_to_stderr() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # Bytes that are not HTTP are no fault of the server and don't belong in its log.
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)


class Faults:
    """Logs faults in the extras of one game, each fault once. The table goes on without them."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.are_there = False

    def __call__(self, wrong: Exception) -> None:
        self.are_there = True
        trace = extract_tb(wrong.__traceback__)
        at = f"{trace[-1].filename}:{trace[-1].lineno}" if trace else ""
        _report(self.game, type(wrong).__name__, at)

    def spare(self, make: Callable[[], T], otherwise: T) -> T:
        """Return what the game's code makes, or `otherwise` if it fails."""
        try:
            return make()
        except Exception as wrong:
            self(wrong)
            return otherwise


@cache
def _report(game: str, kind: str, at: str) -> None:
    """Log a fault unless it was logged before. Its text may hold a word of somebody's, so only its kind is named."""
    log.error("a game has a fault in its extras", extra={"game": game, "kind": kind, "where": at})
