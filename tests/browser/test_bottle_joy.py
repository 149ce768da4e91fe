"""Winning is celebrated, stuck players get help, and a first game is easy."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.guest import KEYBOARD_UP, Guest
from browser.lobby import seated_with, set_up_anew
from browser.test_bottle import DICE, say

Arrive = Callable[..., Guest]


def test_the_winning_word_is_large_with_the_letters_of_the_dice_lit_also_with_the_keyboard_up(arrive: Arrive) -> None:
    settings = {"dice": DICE, "judge": "appeal"}  # a ruling that may be appealed stays longer
    anna, boris = seated_with(arrive, "bottle", ["Anna", "Boris"], settings, devices=[{"size": "phone"}] * 2)
    expect(boris.page.get_by_role("textbox", name="Your word")).to_be_focused()
    boris.resize(KEYBOARD_UP)
    say(boris, "theatre")
    expect(boris.page.locator(".big-word b:not(.plain)")).to_have_text(["T", "E", "A", "R"])
    expect(boris.page.get_by_text("You win the diamond!")).to_be_in_viewport(ratio=1)
    anna.sees("Boris wins the diamond!")
    anna.sees(re.compile("words would have worked: "))
    expect(boris.page.get_by_role("textbox", name="Your word")).to_be_focused()


@pytest.mark.rule("BOT-36")
def test_alone_against_bots_a_first_game_is_easy_is_said_to_adapt_and_gives_hints(arrive: Arrive) -> None:
    anna = arrive("Anna").open()
    anna.press("With bots")
    expect(anna.page.get_by_role("img", name="from the neck")).to_have_count(3)  # it begins at once
    set_up_anew(anna).sees("Bots adapt to you. Right now: beginner.")
    expect(anna.page.locator(".qr img")).to_have_count(0)  # nobody has to be invited
    anna.press("Table settings")
    expect(anna.page.get_by_role("radio", name="Easy")).to_be_checked()
    anna.press("Start")
    expect(anna.page.get_by_role("img", name="from the neck")).to_have_count(3)
    anna.press("Hint")
    told = anna.page.get_by_role("status").filter(has_text=re.compile("An easy one, \\d+ letters|There’s no word"))
    expect(told).to_be_in_viewport(ratio=1)
    anna.resize(KEYBOARD_UP)
    expect(told).to_be_in_viewport(ratio=1)
    expect(anna.button("Hint")).to_be_in_viewport(ratio=1)
    assert anna.fits_the_screen()


def test_after_games_that_were_won_bots_are_better_and_dice_are_no_longer_the_easy_ones(arrive: Arrive) -> None:
    anna = arrive("Anna").open()
    anna.page.evaluate("""localStorage.setItem('parlour.match.bottle', '{"level": 3, "games": 2, "last": ""}')""")
    anna.press("With bots")
    set_up_anew(anna).sees(re.compile("Right now: (?!beginner)"))
    anna.press("Table settings")
    expect(anna.page.get_by_role("radio", name="Classic")).to_be_checked()
