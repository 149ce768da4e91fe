"""What a host may do in the middle of a game, on the screen."""

from collections.abc import Callable

from playwright.sync_api import expect

from browser.guest import Guest
from browser.lobby import seated_with

Arrive = Callable[..., Guest]


def test_a_pause_hides_every_letter_and_a_game_is_ended_after_a_question(arrive: Arrive) -> None:
    anna, boris = seated_with(arrive, "bottle", ["Anna", "Boris"], {"mode": "easy"})
    boris.sees("Round 1")
    anna.press("Menu").press("Pause")
    veil = boris.page.locator(".veil")
    expect(veil).to_be_visible()
    assert veil.evaluate("one => getComputedStyle(one).backgroundColor").startswith("rgb(")
    for hidden in (boris.page.get_by_role("log"), boris.page.get_by_role("img"), boris.page.get_by_role("textbox")):
        expect(hidden.filter(visible=True)).to_have_count(0)
    anna.press("Resume")
    expect(veil).to_have_count(0)
    boris.press("Menu")
    expect(boris.button("End the game")).to_have_count(0)
    anna.press("Menu").press("End the game")
    anna.sees("Its points will be lost.")
    anna.press("Keep playing")
    anna.press("End the game").press("Yes, end it")
    for each in (anna, boris):
        each.sees("At the table")


def test_equal_buttons_of_different_games_have_different_names(arrive: Arrive) -> None:
    anna = arrive("Anna").open()
    expect(anna.button("With friends: Message in a Bottle")).to_have_count(1)
    names = (
        anna.page.get_by_role("article")
        .get_by_role("button")
        .evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    )
    assert len(set(names)) == len(names)
