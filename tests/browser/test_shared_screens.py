"""Shared screens use names, and clocks stop while everybody reads."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.guest import Guest, is_sound
from browser.lobby import at_one_device, ends_with_nothing
from browser.test_bottle import DICE
from browser.test_lone import DICE as LETTERS

Arrive = Callable[..., Guest]
SIDEWAYS = ((844, 390), (740, 360), (667, 375))
"""Phones in landscape."""
SMALLEST_DIE = 44
WIDTHS = "all => all.map((one) => one.getBoundingClientRect().width)"
STOPPED = "The clocks are stopped."

DONE = re.compile("^Done$")
"""Any button but that of a player who is done."""


def test_on_one_device_a_bottle_names_its_winner_and_keeps_its_dice_large_in_landscape(arrive: Arrive) -> None:
    settings = {"dice": DICE, "judge": "appeal", "one_device": True}
    one = at_one_device(arrive("Opa"), "bottle", ["Opa", "Mia"], settings)
    dice = one.page.get_by_role("img", name="from the neck")
    expect(dice).to_have_count(4)
    for width, height in SIDEWAYS:
        one.resize({"width": width, "height": height})
        assert min(dice.evaluate_all(WIDTHS)) >= SMALLEST_DIE, f"at {width} × {height}"
        is_sound(one)
    one.page.get_by_role("textbox", name="Your word").fill("theatre")
    one.page.keyboard.press("Enter")
    one.press("Opa").sees("Opa wins the diamond!")
    expect(one.page.get_by_text("You win the diamond!")).to_have_count(0)
    expect(one.page.get_by_text(", you", exact=True)).to_have_count(0)  # nor to a screen reader


def test_on_one_device_lone_words_asks_before_a_word_is_lost_and_stops_its_clock_for_the_rules(arrive: Arrive) -> None:
    one = at_one_device(arrive("Opa"), "lone", ["Opa", "Mia"], {"dice": LETTERS, "one_device": True})
    one.press("I’m Opa")
    line = one.page.get_by_role("textbox", name="Your word")
    expect(line).to_be_focused()
    one.press("How to play").sees("Try a round")
    expect(one.page.get_by_text(STOPPED)).to_have_count(1)
    one.page.keyboard.press("Escape")
    expect(one.page.get_by_text(STOPPED)).to_have_count(0)
    one.press("Menu").press("Pause").sees(STOPPED)
    one.press("Resume")
    expect(one.page.get_by_text(STOPPED)).to_have_count(0)

    line.fill("bone")
    one.sees("No O on the dice.")  # before it is entered
    one.page.keyboard.press("Enter")
    one.sees("Enter BONE again if you’re sure.")
    one.press(DONE).sees("Leave BONE out?")
    is_sound(one)
    one.press("Leave it out").press("I’m Mia").press(DONE).sees("Done without a word?")
    one.press("Keep writing")
    line.fill("rats")
    one.press(DONE)
    one.sees(re.compile("^Mia, 5 points"))


def test_rebus_in_turns_on_one_device_never_asks_for_the_speaker(arrive: Arrive) -> None:
    settings = {"one_device": True, "pace": "turns", "rounds": 1}
    one = at_one_device(arrive("Opa"), "rebus", ["Opa", "Mia"], settings)
    for name in ("Opa", "Mia"):
        one.press(f"I’m {name}")
        expect(one.button("Done")).to_be_visible()
        expect(one.page.get_by_role("group", name="Who’s speaking?")).to_have_count(0)
        ends_with_nothing(one)
        if name == "Opa":
            one.press("Next turn")


def test_a_host_without_a_name_is_asked_for_it_once(arrive: Arrive) -> None:
    host = arrive("Opa").open()
    host.page.locator("[data-game=lone]").get_by_role("button", name="With friends").click()
    field = host.page.get_by_role("textbox", name="Your name")
    expect(field).to_have_value("")
    field.fill("Opa")
    field.press("Tab")
    host.page.wait_for_function("() => localStorage.getItem('parlour.settings')?.includes('Opa')")
    host.open()
    host.page.locator("[data-game=bottle]").get_by_role("button", name="With friends").click()
    expect(field).to_have_value("Opa")
