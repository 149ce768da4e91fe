"""Random games have not changed (`plays/by_chance.py`)."""

import pytest

from plays.by_chance import KEPT, lines
from plays.chance_settings import SETTINGS

RECORDED = KEPT.read_text("utf-8").splitlines()


@pytest.mark.slow
@pytest.mark.rule("COM-01")
@pytest.mark.parametrize("game", SETTINGS)
def test_games_by_chance_are_played_and_seen_as_before(game: str) -> None:
    """If only the second hash of a line differs, the log is the same but views have changed."""
    assert [*lines(game)] == [line for line in RECORDED if line.startswith(f"{game} ")]
