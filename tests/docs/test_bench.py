"""`make bench`: every part exists and accepts its options, and none can stop or disturb the others."""

import argparse
import os
import runpy
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BENCH = ROOT / "bench"
SCRIPT = ROOT / "scripts" / "bench.py"


@pytest.fixture
def script() -> dict[str, object]:
    return runpy.run_path(str(SCRIPT))


class ParsedError(Exception):
    pass


def test_every_part_accepts_its_options(script, monkeypatch):
    parse = argparse.ArgumentParser.parse_args

    def parse_alone(self: argparse.ArgumentParser) -> None:
        parse(self)
        raise ParsedError

    monkeypatch.setattr(argparse.ArgumentParser, "parse_args", parse_alone)
    for name, part in script["PARTS"].items():
        monkeypatch.setattr(sys, "argv", [name, *part.options])
        with pytest.raises(ParsedError):
            runpy.run_path(str(BENCH / f"{name}.py"), run_name="__main__")


def test_all_parts_together_take_less_than_fifteen_minutes(script):
    assert sum(part.seconds for part in script["PARTS"].values()) <= script["WHOLE"] < 15 * 60


def parts(script, tmp_path: Path, **programs: str):
    for name, text in programs.items():
        (tmp_path / f"{name}.py").write_text(text)
    return {name: script["Part"](f"Of {name}", 60) for name in programs}


def test_a_part_that_fails_or_is_not_installed_says_so_and_the_others_go_on(script, tmp_path, capsys):
    some = parts(
        script,
        tmp_path,
        first="print('| a |\\n|---|\\n| 1 |')",
        broken="raise ValueError('too bad')",
        lacking="import no_such_module",
        asking="raise SystemExit('not installed: Chromium')",
        last="print('the end')",
    )
    assert script["main"]([], some, tmp_path) == 1
    printed = capsys.readouterr().out
    assert "failed: ValueError: too bad" in printed
    assert "not installed: no_such_module" in printed
    kept = (tmp_path / "RESULTS.md").read_text()
    assert kept.index("### Of first") < kept.index("| 1 |") < kept.index("### Of last") < kept.index("the end")
    assert "Not in it: broken (failed: ValueError: too bad); lacking (not installed: no_such_module); asking" in kept
    assert script["main"](["lacking"], some, tmp_path) == 0
    assert script["main"](["nonsense"], some, tmp_path) == 2


def test_a_part_that_hangs_is_ended_with_all_its_processes(script, tmp_path):
    child = tmp_path / "child"
    program = tmp_path / "hangs.py"
    begin = f"import pathlib, subprocess as s, time; p = s.Popen(['sleep', '600']); pathlib.Path({str(child)!r})"
    program.write_text(f"{begin}.write_text(str(p.pid)); time.sleep(600)")
    done = script["run"]([program], 3)
    assert done.why_not == "not done in 3 s"
    status = Path(f"/proc/{child.read_text()}/stat")
    assert not status.exists() or status.read_text().split()[2] in "ZX"


def test_a_run_replaces_the_results_of_the_last_run_and_nothing_else(script, tmp_path):
    results = tmp_path / "RESULTS.md"
    longer = "## Measured for hours\n\n`bench/first.py --long`\n\n| a |\n|---|\n| 99 |\n\nBy turns.\n"
    league = "## Levels\n\n`bench/levels.py`\n\n| games |\n|---|\n| 100 |\n\nWhat is said about it.\n"
    results.write_text(f"# Benchmarks\n\n{longer}\n{league}")
    some = parts(script, tmp_path, first="print('one')", levels="print('| games |\\n|---|\\n| 200 |')")
    some["levels"] = some["levels"]._replace(is_league=True)
    script["main"]([], some, tmp_path)
    parts(script, tmp_path, first="print('two')")
    script["main"](["first"], some, tmp_path)
    text = results.read_text()
    assert longer in text
    assert league.replace("100", "200") in text
    assert "two" in text
    assert "\none\n" not in text
    assert text.count("### Of first") == text.count("The last whole run") == 1


def test_an_interrupted_run_keeps_finished_parts(tmp_path):
    begun = tmp_path / "begun"
    (tmp_path / "quick.py").write_text("print('done at once')")
    (tmp_path / "slow.py").write_text(f"import time; open({str(begun)!r}, 'w').close(); time.sleep(600)")
    program = f"""
import pathlib, runpy, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
script = runpy.run_path({str(SCRIPT)!r})
parts = {{name: script["Part"](name, 60) for name in ("quick", "slow")}}
sys.exit(script["main"]([], parts, pathlib.Path({str(tmp_path)!r})))
"""
    process = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    deadline = time.monotonic() + 300
    while not begun.exists() and time.monotonic() < deadline:
        time.sleep(0.05)
    os.kill(process.pid, signal.SIGINT)
    outcome, _ = process.communicate(timeout=300)
    assert "finished parts are kept" in outcome
    assert process.returncode == 1
    assert "done at once" in (tmp_path / "RESULTS.md").read_text()
