"""The big screen fills the screen, shows how to join, and is never an empty table."""

from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import expect

from browser.friend import Friend
from browser.guest import Guest
from browser.lobby import OPEN
from browser.test_rulings import KNIHA

Arrive = Callable[..., Guest]
FILLS = """() => {
  const all = [...document.querySelectorAll('main *')].filter((one) => one.checkVisibility() && !one.children.length);
  const foot = document.querySelector('aside').getBoundingClientRect().top;
  return Math.max(...all.map((one) => one.getBoundingClientRect().bottom)) / foot;
}"""


WITH_ALL_MOTION = "localStorage.setItem('parlour.settings', JSON.stringify({motion: 'full', language: 'uk'}))"
SHAKES = """() => {
  window.shaken = 0;
  const real = Element.prototype.animate;
  Element.prototype.animate = function (...all) {
    if (this.matches('.bottle')) window.shaken += 1;
    return real.apply(this, all);
  };
}"""


@pytest.mark.parametrize(
    ("game", "language", "settings", "filled"),
    [
        ("bottle", "uk", {"dice": KNIHA}, 0.6),
        ("lone", "en", {}, 0.9),
        ("rebus", "uk", {"pace": "together"}, 0.7),
        ("bookworm", "en", {}, 0.6),
        ("stars", "uk", {}, 0.6),
    ],
)
def test_the_big_screen_shows_how_to_join_and_then_the_game(
    arrive: Arrive, game: str, language: str, settings: dict[str, object], filled: float
) -> None:
    wall = arrive("Wall", size="wall", language=language)
    table = {"game": game, "language": language, "settings": settings, "name": "Anna", "bots": [{"level": 3}]}
    code = wall.page.evaluate(OPEN, table)
    if game == "bottle":
        wall.page.evaluate(WITH_ALL_MOTION)
    wall.open(f"/t/{code}/screen")
    anna = wall.friend()
    expect(wall.page.locator(".qr img")).to_be_visible()
    wall.sees("Anna")
    wall.page.evaluate(SHAKES)
    anna.decide("start")
    expect(wall.page.locator("aside img")).to_be_visible()  # a bot would make room
    wall.page.wait_for_function(f"() => ({FILLS})() > {filled}")
    if game == "bottle":
        _the_wall_shakes_with_the_bottle_and_lights_the_winning_word(anna, wall)
    for width, height in ((1920, 1080), (1280, 720)):
        wall.resize({"width": width, "height": height})
        assert wall.fits_the_screen()
        assert wall.faults() == []
    if game == "rebus":
        wall.sees("Усі таємно складають кросворд")
        expect(wall.page.get_by_role("table")).to_have_count(0)
    anna.decide("pause")
    wall.sees("Paused" if language == "en" else "Пауза")


def _the_wall_shakes_with_the_bottle_and_lights_the_winning_word(anna: Friend, wall: Guest) -> None:
    wall.page.wait_for_function("() => window.shaken > 0")
    wall.watch_for(".big-word b:not(.plain)")
    with suppress(AssertionError):  # the bot may be quicker
        anna.act("say", word="книга")
    wall.has_seen("К", "Н", "И", "Г")  # the bot's word has the same letters
    wall.page.wait_for_function("() => window.shaken > 1")


def test_six_sheets_of_lone_words_are_whole_on_the_wall(arrive: Arrive) -> None:
    wall = arrive("Wall", size="wall")
    others = ["Boris", "Chen", "Dora", "Emil", "Fay"]
    table = {"game": "lone", "language": "en", "settings": {"paper": True}, "name": "Anna", "others": others}
    wall.open(f"/t/{wall.page.evaluate(OPEN, table)}/screen").sees("Anna")
    wall.friend().decide("start")
    sheets = wall.page.get_by_role("list", name="’s sheet")
    expect(sheets).to_have_count(6)
    for sheet in sheets.all():
        expect(sheet.get_by_role("listitem").last).to_be_in_viewport(ratio=1)
