"""Winning is celebrated, stuck players get help, and a first game is easy."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.friend import Friend
from browser.guest import KEYBOARD_UP, Guest, with_all_motion
from browser.lobby import OPEN, START, at_one_device, seated_with, set_up_anew
from browser.test_bottle import DICE, say

Arrive = Callable[..., Guest]
EASY: dict[str, object] = {"dice": DICE, "mode": "easy"}
WORDS = (
    *("theatre", "career", "area", "character", "parade", "reader", "bearer", "eater", "treasure"),
    *("teacher", "weather", "leather", "feather", "heart", "earth", "water", "teaser", "crater"),
)
"""More than a game needs, because a bot may be faster on a busy machine."""
BUZZED = """() => {
  window.buzzed = [];
  navigator.vibrate = (beat) => window.buzzed.push(beat.join());
}"""
WON = "40,40,80"


def looks_for_confetti(guest: Guest) -> None:
    """Assert that confetti falls for a few seconds only, and never with reduced motion."""
    with_all_motion(guest)
    guest.page.get_by_role("main").click(position={"x": 2, "y": 2})  # browsers vibrate after a tap
    guest.page.evaluate(BUZZED)
    guest.watch_for(".result i")


def wins(winner: Guest, seat: Friend, says: str) -> None:
    """Play to the last diamond. The winner's device celebrates with confetti, a beat, columns and the best word."""
    words = iter(WORDS)
    while not (seen := seat.sees(lambda seen: seen["result"] or {"say", "go-on"} & {*seen["asks"]}))["result"]:
        seat.act("say", word=next(words)) if "say" in seen["asks"] else seat.act("go-on")
    winner.sees(says).has_seen("")
    assert WON in winner.page.evaluate("window.buzzed")
    expect(winner.page.locator(".podium .first .step-1")).to_be_visible()
    expect(winner.page.get_by_role("region", name="Best words").locator(".big-word")).to_be_visible()


def test_the_winning_word_is_large_with_lit_letters_even_with_the_keyboard_open(arrive: Arrive) -> None:
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
def test_a_first_game_against_bots_is_easy_adapts_and_gives_hints(arrive: Arrive) -> None:
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
    notice = anna.page.get_by_role("status").filter(has_text=re.compile("An easy one, \\d+ letters|There’s no word"))
    expect(notice).to_be_in_viewport(ratio=1)
    anna.resize(KEYBOARD_UP)
    expect(notice).to_be_in_viewport(ratio=1)
    expect(anna.button("Hint")).to_be_in_viewport(ratio=1)
    assert anna.fits_the_screen()


def test_after_wins_bots_are_better_and_dice_harder(arrive: Arrive) -> None:
    anna = arrive("Anna").open()
    anna.page.evaluate("""localStorage.setItem('parlour.match.bottle', '{"level": 3, "games": 2, "last": ""}')""")
    anna.press("With bots")
    set_up_anew(anna).sees(re.compile("Right now: (?!beginner)"))
    anna.press("Table settings")
    expect(anna.page.get_by_role("radio", name="Classic")).to_be_checked()


def test_confetti_falls_on_the_winners_own_device_only(arrive: Arrive) -> None:
    anna, boris = guests = seated_with(arrive, "bottle", ["Anna", "Boris"], EASY, devices=[{"size": "phone"}] * 2)
    for each in guests:
        looks_for_confetti(each)
    wins(boris, boris.friend(), "You win!")
    anna.sees("Boris wins!")
    assert anna.page.evaluate("window.remembered") == []
    assert WON not in anna.page.evaluate("window.buzzed")


def test_confetti_falls_alone_with_bots_and_on_one_device(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.open(f"/t/{anna.page.evaluate(OPEN, {'game': 'bottle', 'settings': EASY, 'name': 'Anna'})}")
    anna.friend().decide("bot", level=1)
    anna.press(START).sees("Round 1")
    looks_for_confetti(anna)
    wins(anna, anna.friend(), "You win!")

    opa = at_one_device(arrive("Opa"), "bottle", ["Opa", "Mia"], EASY | {"one_device": True})
    looks_for_confetti(opa)
    wins(opa, opa.friend(), "Opa wins!")


def test_unsent_letters_are_cleared_in_the_next_round(arrive: Arrive) -> None:
    anna, boris = seated_with(arrive, "bottle", ["Anna", "Boris"], EASY, devices=[{"size": "phone"}] * 2)
    line = anna.page.get_by_role("textbox", name="Your word")
    line.fill("theat")
    boris.friend().act("say", word="theatre")
    anna.sees("Round 2")
    expect(line).to_have_value("")
