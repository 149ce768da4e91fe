"""What was tried on a game and what failed, as values and as text."""

import sysconfig
import traceback
from typing import Any

from msgspec import Struct

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
    # An author looks for a line of their own, not for one of Python itself.
    own = [one for one in frames if "site-packages" in one.filename or not one.filename.startswith(STANDARD_LIBRARY)]
    last = (own or frames)[-1:]
    return f"{type(wrong).__name__}: {wrong}" + "".join(f" ({one.filename}, line {one.lineno})" for one in last)


LONGEST = 40
"""How many lines of a log are printed."""


class Fault(Struct, frozen=True):
    """A law that a game breaks."""

    law: str
    says: str
    variant: str
    settings: dict[str, Any]
    why: str
    story: tuple[str, ...] = ()
    """The shortest log that shows it, in words."""
    then: tuple[str, ...] = ()
    """What was tried after that log."""
    log: tuple[str, ...] = ()
    """The same log as `parlour replay` reads it."""


class Tried(Struct, frozen=True):
    """How often a law was tried."""

    law: str
    says: str
    moments: int


class Report(Struct, frozen=True):
    """What was tried on a game, and what failed."""

    game: str
    variants: tuple[str, ...]
    games: int
    inputs: int
    tried: tuple[Tried, ...]
    faults: tuple[Fault, ...]

    @property
    def is_fit(self) -> bool:
        return not self.faults


def fault_in_words(fault: Fault) -> list[str]:
    """Return a fault as lines: the law, what is wrong, and the log that shows it."""
    settings = ", ".join(f"{name}={value}" for name, value in fault.settings.items()) or "its defaults"
    lines = [f"✗ {fault.law}: {fault.says}", f"  {fault.why}", f"  with {settings}"]
    if fault.story:
        lines += ["  after these inputs:", *(f"    {line}" for line in fault.story[:LONGEST])]
        lines += [f"    … and {len(fault.story) - LONGEST} more"] * (len(fault.story) > LONGEST)
    if fault.then:
        lines += ["  this was tried:", *(f"    {line}" for line in fault.then)]
    return lines


def report_in_words(report: Report) -> list[str]:
    """Return a report as lines: what was tried, and each fault."""
    broken = {fault.law for fault in report.faults}
    lines = [
        f"{report.game}: {len(report.variants)} choices of settings, {report.games} games, {report.inputs:,} inputs",
        *(f"✓ {one.law}: {one.says} ({one.moments:,})" for one in report.tried if one.law not in broken),
    ]
    for fault in report.faults:
        lines += ["", *fault_in_words(fault)]
    count = len(report.faults)
    verdict = "All laws hold." if not count else f"{count} law{'s' if count > 1 else ''} broken."
    return [*lines, "", verdict]
