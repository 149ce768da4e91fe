"""Text at 150 and 200 % on a small phone: everything is there, and nothing overflows."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.guest import Guest
from browser.lobby import OPEN, START, seated_with

Arrive = Callable[..., Guest]
DONE = {"bottle": re.compile("^There’s none!"), "lone": "Done", "rebus": "Done"}
DICE = {
    "bottle": ".bottle [role=img]",
    "lone": "[aria-label='The dice'] [role=img]",
    "rebus": "[aria-label='Dice in your hand'] button",
}
# The title and all icons of the bar: whole, visible, without overlaps.
BAR = """() => {
  const all = [...document.querySelectorAll('.play > header h1, .play > header button')];
  const parts = all.filter((one) => one.checkVisibility());
  const boxes = parts.map((one) => one.getBoundingClientRect());
  const isWhole = (one, at) =>
    one.width > 20 && one.left >= 0 && one.right <= innerWidth && parts[at].scrollWidth <= Math.ceil(one.width);
  const isOver = (a, b) => a !== b && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1;
  return parts.length > 4 && boxes.every(isWhole) && !boxes.some((a) => boxes.some((b) => isOver(a, b)));
}"""
READABLE = 26
"""The least size of a die in pixels: its letter is as large as the text around it."""


@pytest.mark.parametrize("game", DONE)
def test_a_table_is_whole_with_large_letters_on_a_small_phone(arrive: Arrive, game: str) -> None:
    settings: dict[str, object] = {"pace": "duplicate", "hourglass_seconds": 600} if game == "rebus" else {}
    (anna,) = seated_with(arrive, game, ["Anna", "Boris"], settings, devices=[{"size": "phone"}])
    dice = anna.page.locator(DICE[game])
    expect(dice.first).to_be_visible()
    for percent in (150, 200):
        anna.reads_large(percent)
        assert anna.fits_the_screen(), percent
        for name in ("Menu", "How to play", DONE[game]):
            button = anna.button(name).first
            button.scroll_into_view_if_needed()
            expect(button).to_be_in_viewport(ratio=0.99)
        assert anna.page.evaluate(BAR), f"the bar at {percent} %"
        dice.last.scroll_into_view_if_needed()
        assert min(box["width"] for box in (die.bounding_box() for die in dice.all()) if box) >= READABLE
        assert anna.faults("moderate") == []


# Boxes that cut their content at the side, and icons that have no room.
CUT = """() => [...document.querySelectorAll('main :is(ul, li, a, .card, input, svg)')]
  .filter((one) => one.checkVisibility() && !one.matches(':placeholder-shown'))
  .filter((one) => (one.matches('svg') ? one.clientWidth < 12 : one.scrollWidth > one.clientWidth + 1))
  .map((one) => one.outerHTML.slice(0, 200))"""


def test_long_words_and_icons_are_whole_with_large_letters_at_one_device(arrive: Arrive) -> None:
    anna = arrive("Оля", language="uk").open()
    anna.reads_large(200)
    anna.page.get_by_role("textbox").fill("WMQXYZ")
    assert anna.page.evaluate(CUT) == []
    for game in ("bookworm", "stars"):
        table = {"game": game, "language": "uk", "settings": {}, "name": "Оля", "others": ["Борис"]}
        anna.open(f"/t/{anna.page.evaluate(OPEN, table)}").reads_large(200)
        expect(anna.page.get_by_role("textbox").last).to_have_value("Борис")
        assert anna.page.evaluate(CUT) == []
        anna.press(START)
        if game == "bookworm":
            expect(anna.page.locator(".card li")).to_have_count(3)
            assert anna.page.evaluate(CUT) == []
    face, bar = anna.page.locator(".veil .avatar"), anna.page.locator(".play > header")
    expect(face).to_be_visible()
    above, below = bar.bounding_box(), face.bounding_box()
    assert above is not None
    assert below is not None
    assert below["y"] >= above["y"] + above["height"]
