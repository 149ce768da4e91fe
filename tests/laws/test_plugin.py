"""`pytest --parlour-game GAME` and `parlour check GAME`, as authors of games run them."""

import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from cli.terminal import complaint

pytestmark = pytest.mark.slow
EXAMPLE = Path(__file__).parents[2] / "examples/telltale"
FAULTY = """
from msgspec.structs import replace
from telltale import ENTRY as SOUND, Telltale

class Leaking(Telltale):
    def view(self, state, seat):
        return replace(super().view(state, seat), letters=state.letters)

ENTRY = replace(SOUND, game=Leaking)
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> SimpleNamespace:
    """The example and a faulty copy of it, each in a folder that looks like an installed package."""
    folder = tmp_path_factory.mktemp("packages")
    for name, module in (("sound", "telltale"), ("faulty", "leaking")):
        points = folder / name / f"{name}-1.0.dist-info"
        points.mkdir(parents=True)
        (points / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        (points / "entry_points.txt").write_text(f"[parlour.games]\ntelltale = {module}:ENTRY\n")
    (folder / "faulty/leaking.py").write_text(FAULTY)
    return SimpleNamespace(**{name: [str(folder / name), str(EXAMPLE)] for name in ("sound", "faulty")})


def run(paths: list[str], *words: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    env = os.environ | {"PYTHONPATH": os.pathsep.join(paths)}
    return subprocess.run([sys.executable, "-m", *words], cwd=cwd, env=env, capture_output=True, text=True, check=False)


def test_the_example_keeps_all_laws_in_pytest_and_its_plays_replay(installed: SimpleNamespace, tmp_path: Path) -> None:
    words = ("pytest", "-q", "-p", "no:cacheprovider", "--parlour-game", "telltale")
    plays = ("--parlour-plays", "plays", "-k", "play[")
    missing = run(installed.sound, *words, *plays, cwd=tmp_path)
    assert missing.returncode == 1
    assert "plays/telltale-default.jsonl is missing; --parlour-record writes it" in missing.stdout
    recorded = run(installed.sound, *words, *plays, "--parlour-record", cwd=tmp_path)
    assert recorded.returncode == 0, recorded.stdout
    replayed = run(installed.sound, *words, *plays[:-1], "play[ or default", cwd=tmp_path)
    assert replayed.returncode == 0, replayed.stdout
    assert "Everyone has a letter." in (tmp_path / "plays/telltale-default.txt").read_text()


def test_a_fault_fails_its_law_alone_and_is_reported_without_a_traceback(
    installed: SimpleNamespace, tmp_path: Path
) -> None:
    words = ("pytest", "-q", "-p", "no:cacheprovider", "--parlour-game", "telltale")
    printed = run(installed.faulty, *words, "-k", "secrets and default or replays and default", cwd=tmp_path)
    assert printed.returncode == 1
    assert "1 failed, 1 passed" in printed.stdout
    assert "a spectator sees the difference in view.letters, and no event revealed it" in printed.stdout
    assert "Traceback" not in printed.stdout


def test_parlour_check_reports_the_fault_and_writes_a_log_that_replays(
    installed: SimpleNamespace, tmp_path: Path
) -> None:
    printed = run(
        installed.faulty, "parlour", "check", "telltale", "--games", "1", "--json", "--log", "f", cwd=tmp_path
    )
    assert printed.returncode == 1, printed.stderr
    report = json.loads(printed.stdout)
    assert (report["fit"], [fault["law"] for fault in report["faults"]]) == (False, ["secrets"])
    fault = report["faults"][0]
    assert fault["then"][0].startswith("chance: dealt letters=")
    assert json.loads(fault["log"][0])["game"] == "telltale"
    assert (tmp_path / "f").read_text().splitlines() == fault["log"]
    assert run(installed.faulty, "parlour", "replay", "f", cwd=tmp_path).returncode == 0


def test_parlour_check_needs_no_pytest_and_reports_its_trials(installed: SimpleNamespace, tmp_path: Path) -> None:
    (tmp_path / "pytest.py").write_text("raise ImportError('pytest is not installed')")
    (tmp_path / "hypothesis.py").write_text("raise ImportError('hypothesis is not installed')")
    printed = run([str(tmp_path), *installed.sound], "parlour", "check", "telltale", "--games", "1", cwd=tmp_path)
    assert printed.returncode == 0, printed.stdout + printed.stderr
    assert printed.stdout.startswith("telltale: ")
    assert "✓ secrets: " in printed.stdout
    assert printed.stdout.endswith("All laws hold.\n")


@pytest.mark.parametrize("words", [("chess",), ("bottle", "--games", "0"), ("bottle", "--games", "many"), ()])
def test_bad_input_is_refused_in_one_line(words: tuple[str, ...]) -> None:
    assert complaint("check", *words)
