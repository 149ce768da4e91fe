"""`parlour daily`: the roll of the day in the terminal, from this machine's dice or a server's."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from cli.terminal import complaint, data, run, typed
from lab.ports import free_port
from parlour.cli.outline import outline
from parlour.games import CATALOGUE

PARLOUR = Path(sys.executable).with_name("parlour")
GAMES = ["bottle", "lone", "stars", "rebus", "bookworm"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    return tmp_path / "home" / "parlour"


def day(ago: int = 0) -> str:
    return str(datetime.now(UTC).date() - timedelta(days=ago))


def test_the_roll_of_today_is_shown_without_its_best_and_stays_the_same() -> None:
    told = data("daily", "lone")
    assert (told["date"], told["game"]) == (day(), "lone")
    assert len(told["roll"]) == 8
    assert "best" not in told
    assert data("daily", "lone") == told


@pytest.mark.slow
def test_every_game_with_a_roll_is_listed() -> None:
    assert [one["game"] for one in data("daily", "--language", "uk")] == GAMES
    assert "parlour daily bottle" in run("daily").stdout


@pytest.mark.parametrize("game", GAMES)
def test_of_a_day_gone_by_the_best_is_told_too(game: str) -> None:
    told = data("daily", game, "--date", day(1))
    assert told["date"] == day(1)
    assert told["roll"]
    assert told["best"].keys() >= {CATALOGUE[game].extras.day.roll_in}
    if game == "bottle":
        assert told["best"]["shakes"][0]["letters"] == told["roll"]


def test_machines_have_dice_of_their_own_that_nobody_else_can_read(home: Path) -> None:
    told = data("daily", "rebus")
    assert (home / "daily-secret").stat().st_mode & 0o077 == 0
    (home / "daily-secret").write_text("another")
    assert data("daily", "rebus")["roll"] != told["roll"]


def test_what_can_not_be_is_told() -> None:
    assert f"today is {day()}" in complaint("daily", "lone", "--date", day(-1))
    assert "like 2026-11-16" in complaint("daily", "lone", "--date", "16.11.")
    assert "like 2026-11-16" in complaint("daily", "lone", "--date", "20261116")
    assert "there is no game 'chess'" in complaint("daily", "chess")
    assert "--server wants an address" in complaint("daily", "lone", "--server", "play.example.org")
    assert "does not answer" in complaint("daily", "lone", "--server", f"http://127.0.0.1:{free_port()}")


@pytest.mark.slow
def test_it_is_played_once_and_its_result_can_be_shared() -> None:
    told = typed("EPH RX O\n", "daily", "stars")
    share = told[told.index("Parlour · ") :].splitlines()
    assert share[0].startswith(f"Parlour · A Message from the Stars · {day()} · ")
    assert len(share[1]) == 6
    assert set(share[1]) <= {"🟩", "⬜"}
    again = typed("", "daily", "stars")
    assert "You’ve played today’s roll" in again
    assert again.endswith(told[told.index("Parlour · ") :])


@pytest.mark.slow
def test_who_leaves_in_the_middle_may_come_back() -> None:
    assert "Saved" in typed("", "daily", "stars")
    assert "You’ve played" not in typed("EPH RX O\n", "daily", "stars")


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    port = free_port()
    command = [PARLOUR, "serve", "--port", str(port), "--data", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        assert "open at" in server.stdout.readline()
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="servers are stopped by signals")
def test_the_roll_of_a_server_is_played_there(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as address:
        assert data("daily", "stars", "--server", address) == {"date": day(), "game": "stars", "roll": None}
        assert "the first day on this server" in complaint("daily", "stars", "--server", address, "--date", day(9))
        with subprocess.Popen(
            [PARLOUR, "daily", "stars", "--server", address], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as game:
            assert game.stdin is not None
            assert game.stdout is not None
            game.stdin.write("EPH RX\nEPH RX O\n")
            game.stdin.flush()
            told = game.stdout.read()
        assert f"Parlour · A Message from the Stars · {day()} · " in told
        assert f"{address}/daily/{day()}/stars?language=en" in told


def test_values_are_told_in_lines() -> None:
    value = {
        "row": 0,
        "some_words": ["oak", "elm"],
        "none": None,
        "share": 0.5,
        "turns": [{"seat": 1, "is_best": True}],
    }
    assert outline(value) == ["row: 1", "some words: oak, elm", "share: 0.5", "turns:", "  1. seat 2, is best yes"]
