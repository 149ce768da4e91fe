"""Metrics for operators: counters by game, the state of the process, and a dashboard that draws them."""

import asyncio
import json
import re
from pathlib import Path
from time import sleep

import aiohttp
import pytest

from parlour.server import metrics as counting
from parlour.server import vitals
from parlour.server.metrics import CODES, Metrics
from parlour.server.options import PublicOptions
from parlour.server.vitals import Vitals
from server.guests import open_server, until

DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana" / "parlour.json"
SAMPLE = re.compile(r"^([a-z_]+)(\{[^}]*\})? (\S+)$")


def samples(text: str) -> dict[str, float]:
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    found = {}
    for line in lines:
        read = SAMPLE.match(line)
        assert read, line
        found[read[1] + (read[2] or "")] = float(read[3])
    return found


@pytest.fixture
async def exposed(tmp_path, monkeypatch) -> str:
    """The exact metrics after a game, a refusal and an empty table."""
    monkeypatch.setattr(counting, "STEP", 1)
    options = PublicOptions(metrics_token="secret")
    async with open_server(tmp_path, options=options) as server:
        guests = await server.table(people=2)
        await guests[0].snap()
        assert (await guests[0].act({"t": "nonsense"}))["t"] == "refused"
        await server.make()
        await server.server.beat.once()
        auth = {"Authorization": "Bearer secret"}
        async with (
            aiohttp.ClientSession(headers=auth) as session,
            session.get(f"{server.address}/metrics") as answer,
        ):
            return await answer.text()


async def test_tables_moves_and_refusals_are_counted_by_game(exposed):
    found = samples(exposed)
    assert found['parlour_tables_total{game="snap"}'] == 2
    assert found['parlour_moves_total{game="snap"}'] == 1
    assert found['parlour_refusals_total{game="snap",code="unreadable"}'] == 1


async def test_metrics_describe_the_process(exposed):
    found = samples(exposed)
    assert found["process_resident_memory_bytes"] > 10_000_000
    assert 3 < found["process_open_fds"] <= found["process_max_fds"]
    assert found["process_cpu_seconds_total"] >= 0
    assert found["process_start_time_seconds"] > 1_700_000_000
    assert found["parlour_loop_lag_seconds"] >= 0
    assert found['python_gc_collections_total{generation="0"}'] >= 0


async def test_every_metric_is_described_once(exposed):
    kinds = re.findall(r"^# TYPE (\S+) (\S+)$", exposed, re.MULTILINE)
    names = [name for name, _ in kinds]
    assert len(names) == len(set(names))
    for sample in samples(exposed):
        name = re.sub(r"_(bucket|sum|count)$", "", sample.partition("{")[0])
        assert name in names, sample


async def test_the_dashboard_draws_exactly_the_existing_metrics(exposed):
    there = {name.partition("{")[0] for name in samples(exposed)}
    text = DASHBOARD.read_text()
    drawn = set(re.findall(r"\b((?:parlour|process|python)_[a-z_]+)\b", text))
    assert drawn <= there
    assert there <= drawn


def test_the_dashboard_uses_only_existing_labels():
    exprs = [target["expr"] for panel in json.loads(DASHBOARD.read_text())["panels"] for target in panel["targets"]]
    labels = {label for expr in exprs for group in re.findall(r"by \(([^)]*)\)", expr) for label in group.split(", ")}
    assert labels <= {"instance", "game", "code", "le", "generation"}


def test_a_game_that_invents_codes_does_not_fill_memory():
    tally = Metrics().games["snap"]
    for n in range(1000):
        tally.refused(f"code-{n}")
    assert len(tally.refusals) == CODES + 1
    assert tally.refusals["other"] == 1000 - CODES


async def test_a_blocked_event_loop_is_measured(monkeypatch):
    monkeypatch.setattr(vitals, "LAG_POLL_SECONDS", 0.01)
    seen = Vitals()
    watching = asyncio.create_task(seen.watch())
    await asyncio.sleep(0)
    sleep(0.3)
    await until(lambda: samples(seen.text())["parlour_loop_lag_seconds"] >= 0.25)
    watching.cancel()
