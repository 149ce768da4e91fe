"""docs/scale.md has the figures that bench/capacity.py computes from the measurements."""

from pathlib import Path

import pytest

from bench import capacity
from bench.crowd import KB, SENT
from bench.peak import HEAD

ROOT = Path(__file__).parents[2]
RESULTS = (ROOT / "bench" / "RESULTS.md").read_text()


def test_the_page_has_the_numbers_of_the_script():
    """After new results: `python bench/capacity.py --write`."""
    page = (ROOT / "docs" / "scale.md").read_text()
    assert page == capacity.written(page, capacity.arithmetic(capacity.measured(RESULTS)))


def test_the_page_states_the_scripts_assumptions():
    page = " ".join((ROOT / "docs" / "scale.md").read_text().split())
    for said in (
        f"each moves every {capacity.SECONDS_A_MOVE:g} s",
        f"a move is {capacity.LINES_A_MOVE:g} lines of log",
        f"used to {capacity.USE * 100:g} % at the best hour",
        f"there are {capacity.HOURS} such hours a day",
        f"kept for {capacity.DAYS} days",
        f"beats of {capacity.GATHER * 1000:g} ms at most",
    ):
        assert said in page


def test_numbers_are_those_that_were_measured():
    found = capacity.measured(RESULTS)
    assert 0.00001 < found.move < 0.01
    assert 10 < found.room < 1000
    assert found.stored > 100
    assert 0.5 < found.sent < 20
    assert found.crowds


def test_without_a_measurement_there_is_one_clear_line():
    with pytest.raises(SystemExit, match=r"RESULTS\.md has no table with the columns kB a table, kB sent for a move"):
        capacity.measured("# Benchmarks\n")


def test_crowds_that_failed_do_not_count():
    head = ("people, this machine", "tables", *HEAD, KB, SENT)
    cells = ("10,000", "2,500", "1,250", "no", *["9"] * 8)
    with pytest.raises(SystemExit, match="no crowd"):
        capacity.measured("\n".join(f"| {' | '.join(line)} |" for line in (head, cells)) + "\n")


def test_a_busier_core_makes_people_wait_longer():
    found = capacity.measured(RESULTS)
    waits = [capacity.simulated(found, load, 20_000)[1] for load in (0.3, 0.6, 0.9)]
    assert waits == sorted(waits)
    assert waits[-1] > 2 * waits[0]
