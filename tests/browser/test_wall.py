"""The living room's screen: it fills the wall, shows how to come in, and is never an empty table."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.guest import Guest
from browser.lobby import OPEN

Arrive = Callable[..., Guest]
FILLS = """() => {
  const all = [...document.querySelectorAll('main *')].filter((one) => one.checkVisibility() && !one.children.length);
  return Math.max(...all.map((one) => one.getBoundingClientRect().bottom)) / innerHeight;
}"""


@pytest.mark.parametrize(
    ("game", "language", "settings"),
    [
        ("bottle", "uk", {}),
        ("lone", "en", {}),
        ("rebus", "uk", {"pace": "together"}),
        ("bookworm", "en", {}),
        ("stars", "uk", {}),
    ],
)
def test_the_big_screen_shows_the_way_in_and_then_the_game(arrive: Arrive, game: str, language: str, settings) -> None:
    anna = arrive("Anna", language=language).open("/settings")
    table = {"game": game, "language": language, "settings": settings, "name": "Anna", "bots": [{"level": 3}]}
    code = anna.page.evaluate(OPEN, table)
    wall = arrive("Wall", size="wall", language=language).open(f"/t/{code}/screen")
    expect(wall.page.locator("img.qr")).to_be_visible()
    wall.sees("Anna")
    anna.open(f"/t/{code}").press("Start" if language == "en" else "Почати")
    expect(wall.page.locator("aside img")).to_be_visible()  # a bot would make room
    wall.page.wait_for_function(f"({FILLS})() > 0.6")
    for width, height in ((1920, 1080), (1280, 720)):
        wall.page.set_viewport_size({"width": width, "height": height})
        assert wall.fits_the_screen()
        assert wall.faults() == []
    if game == "rebus":
        wall.sees("за роботою")
        expect(wall.page.get_by_role("table")).to_have_count(0)
    anna.press("Menu" if language == "en" else "Меню").press("Pause" if language == "en" else "Пауза")
    wall.sees("Paused" if language == "en" else "Пауза")
