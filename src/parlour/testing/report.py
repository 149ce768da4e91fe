"""What was tried on a game and what failed, as values and as text."""

from typing import Any

from msgspec import Struct

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
        shown = fault.story if len(fault.story) <= LONGEST else fault.story[:LONGEST]
        lines += ["  after these inputs:", *(f"    {line}" for line in shown)]
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
