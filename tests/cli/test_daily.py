"""`parlour daily`: the roll of the day in the terminal, with dice of this machine."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from cli.terminal import complaint, data, run, typed
from parlour.cli.output import outline

GAMES = ["bottle", "lone", "stars", "rebus", "bookworm"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    return tmp_path / "home" / "parlour"


def day(ago: int = 0) -> str:
    return str(datetime.now(UTC).date() - timedelta(days=ago))


def test_the_roll_of_today_is_shown_without_its_best_and_stays_the_same() -> None:
    answer = data("daily", "lone")
    assert (answer["date"], answer["game"]) == (day(), "lone")
    assert len(answer["roll"]) == 8
    assert "best" not in answer
    assert data("daily", "lone") == answer


@pytest.mark.slow
def test_every_game_with_a_roll_is_listed() -> None:
    assert [one["game"] for one in data("daily", "--language", "uk")] == GAMES
    listed = run("daily").stdout
    assert "parlour daily bottle" in listed
    assert "roll" not in listed, "today's dice are shown to people who begin to play"


@pytest.mark.parametrize("game", GAMES)
def test_a_past_day_also_shows_the_best(game: str) -> None:
    answer = data("daily", game, "--date", day(1))
    assert answer["date"] == day(1)
    assert answer["roll"]
    assert answer["best"]
    if game == "bottle":
        assert answer["best"]["shakes"][0]["letters"] == answer["roll"]


def test_every_machine_has_its_own_secret_dice(home: Path) -> None:
    answer = data("daily", "rebus")
    assert (home / "daily-secret").stat().st_mode & 0o077 == 0
    (home / "daily-secret").write_text("another")
    assert data("daily", "rebus")["roll"] != answer["roll"]


def test_impossible_requests_are_refused_in_one_line() -> None:
    assert f"today is {day()}" in complaint("daily", "lone", "--date", day(-1))
    assert "like 2026-11-16" in complaint("daily", "lone", "--date", "16.11.")
    assert "like 2026-11-16" in complaint("daily", "lone", "--date", "20261116")
    assert "there is no game 'chess'" in complaint("daily", "chess")


@pytest.mark.slow
def test_it_is_played_once_and_its_result_can_be_shared() -> None:
    printed = typed("EPH RX O\n", "daily", "stars")
    share = printed[printed.index("Parlour · ") :].splitlines()
    assert share[0].startswith(f"Parlour · A Message from the Stars · {day()} · ")
    assert len(share[1]) == 6
    assert set(share[1]) <= {"🟩", "⬜"}
    again = typed("", "daily", "stars")
    assert "You’ve played today’s roll" in again
    assert again.endswith(printed[printed.index("Parlour · ") :])


@pytest.mark.slow
def test_players_who_leave_in_the_middle_may_come_back() -> None:
    assert "The log is kept" in typed("", "daily", "stars")
    assert "You’ve played" not in typed("EPH RX O\n", "daily", "stars")


def test_values_are_printed_in_lines() -> None:
    value = {
        "row": 0,
        "some_words": ["oak", "elm"],
        "none": None,
        "share": 0.5,
        "turns": [{"seat": 1, "is_best": True}],
    }
    assert outline(value) == ["row: 1", "some words: oak, elm", "share: 0.5", "turns:", "  1. seat 2, is best yes"]
