"""A wait with a deadline has its whole length, so that no client repeats a rule's time."""

from pathlib import Path

import pytest

from plays.waits import LOGS, waits_in


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
def test_a_countdown_states_its_whole_length(log: Path) -> None:
    for _, wait in waits_in(log):
        assert (wait.until is None) == (wait.span is None)


@pytest.mark.parametrize("log", [log for log in LOGS if "appeal" not in log.stem], ids=lambda log: log.stem)
def test_countdowns_never_exceed_their_length(log: Path) -> None:
    """But where rulings may be appealed: then the next roll waits for that as well (COM-06).

    The time for looking at a result begins when all of it is shown. A clock that nobody sees counts nothing (COM-24).
    """
    for at, wait in waits_in(log):
        begins = at if wait.rest is None else max(at, wait.rest)
        assert wait.until is None or wait.span is None or wait.known == {} or wait.until - begins <= wait.span
