"""How long a server gathers messages before its next beat."""

import pytest

from parlour.server.tables import beat


@pytest.fixture(autouse=True)
def usual_beats(monkeypatch: pytest.MonkeyPatch, quick_beats: None) -> None:
    monkeypatch.setattr(beat, "GATHER_SECONDS", 0.006)


def test_an_idle_server_gathers_only_briefly():
    assert beat.gather_seconds(0.0) == beat.gather_seconds(0.003) == 0.006


def test_beats_take_up_at_most_half_of_the_time():
    assert beat.gather_seconds(0.005) == 0.01


def test_nobody_waits_longer_than_a_busy_server_gathers():
    assert beat.gather_seconds(0.5) == beat.BUSY_SECONDS
