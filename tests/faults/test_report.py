"""The report of `make faults`."""

from lab.faults.checker import Found, Result
from lab.faults.report import TITLE, Scene, chapter_of
from lab.results import Results

WHERE = Scene(tables=2, people=6, around="PostgreSQL 18, haproxy in front", minutes=9.5, moves=1234, decisions=56)
KILLED = Result("owner killed", 2, [0.5, 1.5, 0.7])
RESULTS = [KILLED, Result("relay killed", 1, [0.1], Found(stale=1)), Result("never")]


def test_a_run_is_reported_as_a_table_with_its_sum():
    outcome = chapter_of(WHERE, RESULTS, [Result("no-fence", 1, found=Found(owners=4)), Result("no-lock", 5)])
    assert "| owner killed | 2 | 0.70 s | 1.50 s | relay killed | 1 | 0.10 s | 0.10 s |" in outcome
    assert "| all | 3 | 0.60 s | 1.50 s |  |  |  |  |" in outcome
    assert "Acknowledged inputs lost: 0, lines twice: 0" in outcome
    assert "stale refusals: 1 (relay killed: 1)." in outcome
    assert "never" not in outcome
    assert "no-fence (4), no-lock (NOT FOUND)" in outcome
    head, rule = outcome.splitlines()[2:4]
    assert head.count("|") == rule.count("|")


def test_a_report_replaces_the_previous_run(tmp_path):
    results = tmp_path / "RESULTS.md"
    results.write_text("# Benchmarks\n\n## One\n\n1\n\n## Faults\n\nold\n\n## Two\n\n2\n")
    Results(results).set_chapter(TITLE, "new")
    assert results.read_text() == "# Benchmarks\n\n## One\n\n1\n\n## Faults\n\nnew\n\n## Two\n\n2\n"
