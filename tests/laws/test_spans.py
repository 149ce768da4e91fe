"""Waits with a deadline include their whole length, so that clients need not know the times of rules."""

from pathlib import Path

import pytest

from plays.waits import LOGS, waits_in


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
def test_a_countdown_states_its_whole_length(log: Path) -> None:
    for _, wait in waits_in(log):
        assert (wait.until is None) == (wait.span is None)


@pytest.mark.parametrize("log", [log for log in LOGS if "appeal" not in log.stem], ids=lambda log: log.stem)
def test_countdowns_never_exceed_their_length(log: Path) -> None:
    """Except after rulings that may be appealed, because the next roll waits for appeals too (COM-06). The time for
    looking at a result begins when all of it is shown. Hidden clocks have no length (COM-24).
    """
    for at, wait in waits_in(log):
        begins = at if wait.rest is None else max(at, wait.rest)
        assert wait.until is None or wait.span is None or wait.known == {} or wait.until - begins <= wait.span
