"""The shortest log that shows a fault."""

import re
from collections.abc import Sequence

from msgspec.structs import replace

from parlour.core import Logged
from parlour.testing.law import Broken, Law
from parlour.testing.report import crash_in_words
from parlour.testing.run import Moment, from_inputs

TRIES = 200
"""How many shorter logs are tried."""


def broken_at(law: Law, moment: Moment) -> Broken | None:
    """Try a law at a moment. Anything that the game raises breaks it."""
    try:
        law.check(moment)
    except Broken as broken:
        return broken
    except Exception as wrong:
        return Broken(crash_in_words(wrong))
    return None


def shortened(law: Law, moment: Moment, broken: Broken) -> tuple[Moment, Broken]:
    """Leave out inputs as long as the law is broken in the same way. Laws about whole games keep theirs."""
    if law.scope in ("first", "last"):
        return moment, broken
    best, lines = (moment, broken), list(moment.log)
    size, tries = max(1, len(lines) // 2), TRIES
    while size and tries:
        start, is_shorter = 0, False
        while start < len(lines) and tries:
            tries -= 1
            fewer = lines[:start] + lines[start + size :]
            found = _still_broken(law, moment, broken, fewer)
            if found is None:
                start += size
            else:
                best, lines, is_shorter = found, list(found[0].log), True
        size = size if is_shorter and size == 1 else size // 2
    return best


def _still_broken(law: Law, moment: Moment, broken: Broken, lines: Sequence[Logged]) -> tuple[Moment, Broken] | None:
    """Play only these inputs, and return the last moment if the law is broken there as before."""
    try:
        run = from_inputs(moment.variant, moment.seats, [(line.at, line.what) for line in lines])
    except Exception:  # Without some of its inputs the game fails in another way.
        return None
    if len(run.log) >= len(lines) + 1:
        return None
    last = replace(run.moments[-1], ahead=moment.ahead)
    again = broken_at(law, last)
    return (last, again) if again is not None and _kind(again) == _kind(broken) else None


def _kind(broken: Broken) -> str:
    """What is wrong, without the numbers and words of one game."""
    return re.sub(r"\d+|'[^']*'", "", broken.why)
