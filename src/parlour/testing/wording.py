"""Inputs and faults in words that an author understands."""

import sysconfig
import traceback
from typing import Any

from parlour.core import Act, Alarm, AnyInput, Drawn, Joined, Left, Logged, Refused
from parlour.core.game import kebab

STANDARD_LIBRARY = sysconfig.get_path("stdlib")


def line_in_words(line: Logged) -> str:
    return f"{line.at / 1000:8.1f} s  {input_in_words(line.what)}"


def input_in_words(what: AnyInput) -> str:
    match what:
        case Act(seat, move):
            return f"seat {seat}: {value_in_words(move)}"
        case Drawn(result):
            return f"chance: {value_in_words(result)}"
        case Left(seat):
            return f"seat {seat} leaves"
        case Joined():
            return "another player sits down"
        case Alarm():
            return "the clock rings"


def value_in_words(value: Any) -> str:
    """Return a move, a draw or an event as its name and its fields: `write word='lantern'`."""
    fields = (f"{name}={getattr(value, name)!r}" for name in value.__struct_fields__)
    return " ".join([kebab(type(value).__name__), *fields])


def crash_in_words(wrong: Exception) -> str:
    """Return what was raised, and where."""
    if isinstance(wrong, Refused):
        return f"this is refused: {wrong}"
    frames = traceback.extract_tb(wrong.__traceback__)
    own = [frame for frame in frames if not _is_standard(frame.filename)] or frames
    where = f" ({own[-1].filename}, line {own[-1].lineno})" if own else ""
    return f"{type(wrong).__name__}: {wrong}{where}"


def _is_standard(file: str) -> bool:
    """Whether a file belongs to Python itself: an author looks for the line of their own."""
    return file.startswith(STANDARD_LIBRARY) and "site-packages" not in file
