"""Times and limits that the pages state are those of the code."""

from pathlib import Path

import pytest

from parlour.core.court.procedure import APPEAL_TIME
from parlour.core.extras.box.toml import LARGEST
from parlour.games.bottle.steps.court import RACE_APPEAL_TIME
from parlour.games.bottle.steps.cover import TO_SPEAK
from parlour.games.bottle.steps.rounds import MISTAKE_COSTS
from parlour.server.live.connection import CAP
from parlour.server.room.host.acting_host import AWAY_SECONDS
from parlour.server.storage.engines import ROOM_BYTES
from parlour.server.tables.waking import SOON_MS

DOCS = Path(__file__).parents[2] / "docs"
STATEMENTS = [
    ("hosts", "until {} seconds after the last word of a round", APPEAL_TIME / 1000),
    ("hosts", "within {} seconds of the ruling", RACE_APPEAL_TIME / 1000),
    ("hosts", "types it within {} seconds", TO_SPEAK / 1000),
    ("hosts", "away for {} seconds", AWAY_SECONDS),
    ("hosts", "closed for {} seconds", AWAY_SECONDS),
    ("hosts", "up to {} ms", CAP),
    ("hosts", "at most {} kB", LARGEST / 1024),
    ("players", "a mistake costs {} seconds", MISTAKE_COSTS / 1000),
    ("players", "reminder when {} hours are left", SOON_MS / 3_600_000),
    ("protocol", "away for {} seconds", AWAY_SECONDS),
    ("protocol", "at most {} ms", CAP),
    ("running", "less than {} MB free", ROOM_BYTES / 1024**2),
]


@pytest.mark.parametrize(("page", "statement", "number"), STATEMENTS)
def test_a_page_states_the_number_of_the_code(page: str, statement: str, number: float) -> None:
    text = " ".join((DOCS / f"{page}.md").read_text().split())
    assert statement.format(f"{number:g}") in text
