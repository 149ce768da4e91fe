"""A game whose log lost a line: players get a notice, see what is left, and start anew."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import serving
from browser.guest import Drawer, Guest
from lab.ports import free_port

PORT = free_port()


@pytest.fixture(scope="module")
def drawer(chromium: Browser, sound: Path) -> Drawer:
    """Devices for a separate server, which stops and starts again at the same address."""
    return Drawer(chromium, f"http://127.0.0.1:{PORT}", sound)


def test_the_rest_of_a_damaged_game_is_shown_and_the_host_starts_anew(
    arrive: Callable[..., Guest], tmp_path: Path
) -> None:
    with serving(tmp_path, "", PORT):
        anna = arrive("Anna").open()
        anna.press("With bots")
        dice = anna.page.get_by_role("img", name="from the neck")
        expect(dice.first).to_be_visible()
    with sqlite3.connect(tmp_path / "parlour.db") as database:
        database.execute("UPDATE lines SET line = substr(line, 1, 30) WHERE n = (SELECT max(n) FROM lines)")
    database.close()
    with serving(tmp_path, "", PORT):
        anna.sees("Part of this game is lost")
        watcher = arrive("Boris", size="laptop", language="uk").open(f"{anna.page.url}/watch")
        watcher.sees("Частину цієї гри втрачено")
        for each in (anna, watcher):
            assert each.faults() == []
            assert each.fits_the_screen()
        anna.press("Play again")
        expect(dice.first).to_be_visible()
        expect(anna.page.get_by_text("Part of this game is lost")).to_have_count(0)
