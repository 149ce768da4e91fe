"""The classic bottle at every height that a phone leaves of its screen, with and without its keyboard."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.guest import Guest
from browser.lobby import at_one_device, seated_with

Arrive = Callable[..., Guest]
WIDTH = 390
HEIGHTS = (400, 440, 470, 480, 500, 520, 560, 600, 680, 780, 900)
SMALLEST_DIE = 24
BOXES = "all => all.map((one) => one.getBoundingClientRect().toJSON())"
ON_TOP = """all => all.every((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return seen !== null && (one.contains(seen) || seen.contains(one));
})"""


def fits(guest: Guest, controls: Locator, height: int) -> None:
    guest.resize({"width": WIDTH, "height": height})
    guest.page.wait_for_function(
        "height => getComputedStyle(document.documentElement).getPropertyValue('--height') === `${height}px`",
        arg=height,
    )
    dice = guest.page.get_by_role("img", name="from the neck").evaluate_all(BOXES)
    assert min(box["width"] for box in dice) >= SMALLEST_DIE, f"at {height} px"
    assert max(box["bottom"] for box in controls.evaluate_all(BOXES)) <= height, f"at {height} px"
    assert controls.evaluate_all(ON_TOP), f"something lies over a button at {height} px"
    assert guest.fits_the_screen()


@pytest.fixture
def classic() -> dict[str, object]:
    return {"mode": "classic", "hints": True}


def test_dice_can_be_read_and_buttons_reached_from_400_to_900_pixels(
    arrive: Arrive, classic: dict[str, object]
) -> None:
    (anna,) = seated_with(arrive, "bottle", ["Anna", "Boris"], classic, devices=[{}])
    expect(anna.page.get_by_role("img", name="from the neck")).to_have_count(4)
    line = anna.page.get_by_role("textbox", name="Your word")
    controls = line.or_(anna.button("There’s none!")).or_(anna.button("New shake")).or_(anna.button("Hint"))
    expect(controls).to_have_count(4)
    for height in HEIGHTS:
        fits(anna, controls, height)


@pytest.mark.parametrize("spoken", [False, True])
def test_the_bottle_fits_every_height_on_one_device(arrive: Arrive, classic: dict[str, object], spoken: bool) -> None:
    settings = classic | {"one_device": True, "spoken": spoken}
    one = at_one_device(arrive("Anna"), "bottle", ["Anna", "Boris", "Chen"], settings)
    expect(one.page.get_by_role("img", name="from the neck")).to_have_count(4)
    controls = one.page.locator("main .button, main button.buzzer, main input").filter(visible=True)
    expect(controls.first).to_be_visible()
    for height in HEIGHTS:
        fits(one, controls, height)
