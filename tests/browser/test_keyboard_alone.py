"""A whole game with nothing but a keyboard, and the focus where it belongs."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from browser.guest import Guest
from browser.lobby import seated_with

Arrive = Callable[..., Guest]


def tab_to(guest: Guest, what: Locator) -> None:
    expect(what).to_be_visible()
    for _ in range(60):
        if what.evaluate("one => one === document.activeElement"):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError("no way there by Tab")


def test_a_rebus_game_from_the_first_roll_to_a_rematch(arrive: Arrive) -> None:
    settings = {"pace": "duplicate", "hourglass_seconds": 600, "rounds": 3}
    (anna,) = seated_with(arrive, "rebus", ["Anna"], settings, devices=[{"size": "laptop"}])
    for _ in range(3):
        dice = anna.page.get_by_label("Dice in your hand").get_by_role("button")
        expect(dice).to_have_count(15)
        tab_to(anna, anna.button("Done"))
        anna.page.keyboard.press("Enter")
        expect(anna.page.locator(":focus")).to_have_count(1)
        tab_to(anna, anna.button("Go on"))
        anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("heading", name=re.compile("Nobody scored|You win"))).to_be_focused()
    assert anna.faults("moderate") == []
    tab_to(anna, anna.button("Play again"))
    anna.page.keyboard.press("Enter")
    anna.sees("Round 1 of 3")


def test_a_bottle_game_goes_on_at_the_line_and_ends_at_the_headline(arrive: Arrive) -> None:
    box = {"yellow": ["A"] * 6, "turquoise": [["E"] * 6, ["R"] * 6], "dark_blue": ["T"] * 6, "effects": ["base"] * 6}
    anna, _ = seated_with(
        arrive, "bottle", ["Anna", "Boris"], {"dice": box}, devices=[{"size": "laptop"}, {"size": "phone"}]
    )
    line = anna.page.get_by_role("textbox", name="Your word")
    for number, word in enumerate(["theatre", "water", "heart", "earth", "tear", "rate", "quarter"], 1):
        expect(anna.page.get_by_text(f"Round {number}", exact=True)).to_be_visible()
        expect(line).to_be_focused()
        anna.page.keyboard.type(word)
        anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("heading", name="You win!")).to_be_focused()
