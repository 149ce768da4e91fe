"""Times, limits and counts that the pages state are those of the code."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from parlour.cli import language_report
from parlour.core.court.procedure import APPEAL_TIME, VOTE_TIME
from parlour.core.extras.box.toml import LARGEST
from parlour.core.ways import WAYS
from parlour.games import CATALOGUE
from parlour.games.bookworm import box as bookworm_box
from parlour.games.bottle.model.moves import DAY_SECONDS, DAY_SHAKES
from parlour.games.bottle.steps.court import RACE_APPEAL_TIME
from parlour.games.bottle.steps.cover import TO_SPEAK
from parlour.games.bottle.steps.rounds import MISTAKE_COSTS
from parlour.games.lone.day import TABLE
from parlour.games.stars import box as stars_box
from parlour.lexicon.categories import CATEGORIES
from parlour.server import metrics, names, options
from parlour.server.cluster.neighbours import REJOIN_SECONDS
from parlour.server.days.boards import MOST_MEMBERS
from parlour.server.days.households import FEW
from parlour.server.http import devices
from parlour.server.http.asking import BODY_SECONDS, SAYABLE_MS
from parlour.server.jobs import reviews
from parlour.server.jobs.job_pool import POOL_IDLE_SECONDS, SLOTS
from parlour.server.jobs.pools import MOST_THINKERS
from parlour.server.limits import Limits
from parlour.server.live.connection import CAP, RECENT
from parlour.server.room.host.acting_host import AWAY_SECONDS
from parlour.server.storage.engines import ROOM_BYTES
from parlour.server.storage.leases import LEASE_SECONDS
from parlour.server.tables.beat import BUSY_SECONDS, STALL_SECONDS
from parlour.server.tables.dates import FAR_MS
from parlour.server.tables.housekeeping import IDLE_SECONDS
from parlour.server.tables.waking import SOON_MS

ROOT = Path(__file__).parents[2]
PYTHON = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["requires-python"].removeprefix(">=")
NODE = json.loads((ROOT / "web/package.json").read_text())["engines"]["node"].removeprefix(">=")
ENGLISH = [*(ROOT / "src/parlour/messages/en").glob("*.ftl"), *(ROOT / "src/parlour/games").glob("*/messages/en.ftl")]
MESSAGES = sum(len(re.findall(r"^[a-z][\w-]* =", file.read_text(), re.MULTILINE)) for file in ENGLISH)
PROXY_SECONDS = int(re.findall(r"timeout tunnel (\d+)s", (ROOT / "deploy/proxy/haproxy.cfg").read_text())[0])
BUILD = " ".join((ROOT / "scripts/build_lexicon.py").read_text().split())
KEEP_DAYS = options.ServerOptions().keep_days
LIMITS = Limits()
DAY_MS = 86_400_000
WORDS = {0.5: "half", 1: "a", 4: "four", 5: "five", 7: "a week", 8: "eight", 10: "ten"}
"""Numbers that the pages spell out, as `{1}` in a statement."""
STATEMENTS = [
    ("CONTRIBUTING", "Python {} or newer", PYTHON),
    ("CONTRIBUTING", "Node {}", NODE),
    ("DESIGN", "how people meet, one of {1};", len(WAYS)),
    ("README", "{1} word games", len(CATALOGUE)),
    ("README", "Python {} or newer", PYTHON),
    ("README", "Node {} or newer", NODE),
    ("a-new-language", "{} answers are enough", language_report.ENOUGH),
    ("a-new-language", "There are about {};", round(MESSAGES, -2)),
    ("cluster", "after {} seconds if the whole machine is gone", LEASE_SECONDS),
    ("cluster", "take its tables after {} seconds", LEASE_SECONDS),
    ("cluster", "again every {1} second", REJOIN_SECONDS),
    ("hosts", "until {} seconds after the last word of a round", APPEAL_TIME / 1000),
    ("hosts", "within {} seconds of the ruling", RACE_APPEAL_TIME / 1000),
    ("hosts", "who do not vote within {} seconds abstain", VOTE_TIME / 1000),
    ("hosts", "types it within {} seconds", TO_SPEAK / 1000),
    ("hosts", "away for {} seconds", AWAY_SECONDS),
    ("hosts", "closed for {} seconds", AWAY_SECONDS),
    ("hosts", "up to {} ms", CAP),
    ("hosts", "at most {} kB", LARGEST / 1024),
    ("hosts", "up to {} cards of three categories", bookworm_box.MOST_CARDS),
    ("hosts", "to {} cards a side", stars_box.MOST_CARDS),
    ("hosting", "silent connections open for {} seconds", PROXY_SECONDS),
    ("players", "{1} shakes", DAY_SHAKES),
    ("players", "shakes of {1} minute each", DAY_SECONDS / 60),
    ("players", "a mistake costs {} seconds", MISTAKE_COSTS / 1000),
    ("players", "at most one in {1} players", TABLE),
    ("players", "reminder when {} hours are left", SOON_MS / 3_600_000),
    ("privacy", "`--keep-days` days ({})", KEEP_DAYS),
    ("protocol", "away for {} seconds", AWAY_SECONDS),
    ("protocol", "at most {} ms", CAP),
    ("protocol", "the last {1} round trips", RECENT),
    ("protocol", "1 to {} visible characters", names.LONGEST),
    ("protocol", "finds a table for {1} after its last use", SAYABLE_MS / DAY_MS),
    ("protocol", "Up to {1} devices of one address count", FEW),
    ("protocol", "have up to {} devices", MOST_MEMBERS),
    ("protocol", "kB for {1} minutes", devices.SECONDS / 60),
    ("protocol", "did not arrive within {} seconds", BODY_SECONDS),
    ("protocol", "a replay of more than {} lines", reviews.LONGEST),
    ("protocol", "({} moves of a seat)", LIMITS.moves),
    ("running", "| {} | delete tables", KEEP_DAYS),
    ("running", "up to {} characters of plain text", options.LONGEST),
    ("running", "less than {} MB free", ROOM_BYTES / 1024**2),
    ("running", "take longer than {1} second", STALL_SECONDS),
    ("running", "jumps by more than {1}n hour", FAR_MS / 3_600_000),
    ("running", "Numbers change once {1} minute", metrics.FRESH_SECONDS / 60),
    ("running", "{} live connections", LIMITS.connections),
    ("running", "{} API requests a second", LIMITS.requests.per_second),
    ("running", "after a burst of {}", LIMITS.requests.burst),
    ("running", "in up to {1} other processes", SLOTS + MOST_THINKERS),
    ("running", "end after {1} minute without work", POOL_IDLE_SECONDS / 60),
    ("running", "sleep after {} seconds", IDLE_SECONDS),
    ("scale", "at most {} a second per server", 1 / BUSY_SECONDS),
    ("scale", "beats of {} ms at most", BUSY_SECONDS * 1000),
    ("words", "Bookworm has {} categories", len(CATEGORIES)),
    ("words", "one of {} thorough lists", sum(one.thorough for one in CATEGORIES.values())),
    ("words", "takes about {} minutes", re.findall(r"take about (\w+) minutes", BUILD)[0]),
]


@pytest.mark.parametrize(("page", "statement", "number"), STATEMENTS)
def test_a_page_states_the_number_of_the_code(page: str, statement: str, number: float | str) -> None:
    folder = ROOT if page.isupper() else ROOT / "docs"
    text = " ".join((folder / f"{page}.md").read_text().split()).lower()
    plain = number if isinstance(number, str) else f"{number:,g}"
    spelled = "" if isinstance(number, str) else WORDS.get(number, "")
    assert statement.format(plain, spelled).lower() in text
