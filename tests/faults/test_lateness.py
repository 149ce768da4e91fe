"""A view that is behind others counts against the servers only if the reader itself was in time."""

from lab.faults.lateness import Behind, Lag, Lateness, report


def found_with(lag: float) -> list[Behind]:
    """One reader sees views 1 and 2 at once; another one sees view 1 half a second later."""
    late = Lag()
    late.note(10.5, lag)
    seen = Lateness(late)
    for seq, at in ((1, 10.0), (2, 10.01), (1, 10.51), (2, 10.52)):
        seen.note("ABCDEF", seq, at)
    seen.note("OTHERS", 1, 10.6)
    return seen.found()


def test_a_view_after_a_newer_one_is_behind():
    (one,) = found_with(lag=0.0)
    assert round(one.seconds, 3) == 0.5
    assert one.is_late
    assert "over 0.25 s: 1, of which the reader explains 0" in report(5, [one])


def test_a_reader_that_was_late_itself_explains_it():
    (one,) = found_with(lag=0.48)
    assert not one.is_late
    assert "over 0.25 s: 1, of which the reader explains 1" in report(5, [one])
