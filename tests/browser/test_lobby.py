"""The lobby: who plays what, who may come, and what is missing before a game can begin."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.guest import Guest

Arrive = Callable[..., Guest]


def opened(arrive: Arrive, game: str, **device: object) -> Guest:
    host = arrive("Anna", **device).open()
    host.page.locator(f"[data-game={game}]").get_by_role("button").first.click()
    host.page.wait_for_url("**/t/*")
    return host


def chip(guest: Guest, seat: str, name: str) -> Locator:
    return guest.page.get_by_role("group", name=f"What {seat} plays").get_by_role("button", name=name, exact=True)


@pytest.mark.rule("COM-14")
def test_parts_are_chips_that_everyone_sees_and_start_says_what_is_missing(arrive: Arrive) -> None:
    anna = opened(arrive, "stars")
    expect(chip(anna, "Player 1", "Alien")).to_have_attribute("aria-pressed", "true")
    anna.button("Start").click(force=True)  # it waits, and says why
    anna.sees("Still needed: Scientist")
    boris = arrive("Boris", size="laptop", dark=True).open(anna.page.url)
    boris.page.get_by_role("textbox").fill("Boris")
    boris.press("Sit down")
    chip(boris, "Boris", "Alien").click()
    expect(chip(anna, "Player 1", "Scientist")).to_have_attribute("aria-pressed", "true")
    anna.press("What Boris plays: Alien")
    chip(anna, "Boris", "Random").click()
    expect(chip(boris, "Boris", "Random")).to_have_attribute("aria-pressed", "true")
    chip(boris, "Boris", "Alien").click()
    anna.page.get_by_label("Two teams").check()
    expect(anna.page.get_by_role("radio", name="Party on the TV")).not_to_be_checked()
    anna.sees("Still needed: Team 1 · Scientist and Team 2 · Scientist")
    chip(anna, "Player 1", "Team 2").click()
    assert anna.faults() == []
    assert boris.faults() == []
    anna.press("Fill with bots")
    expect(anna.page.get_by_text("Still needed")).to_have_count(0)
    level = anna.page.get_by_role("combobox", name=re.compile("^Bot level")).first
    level.select_option("beginner")
    boris.sees("beginner")
    anna.page.get_by_label("Together").check()
    anna.press("Start")
    boris.press(re.compile("Flip the card")).sees("You’re the Alien")


def test_the_host_closes_the_door_and_opens_it(arrive: Arrive) -> None:
    anna = opened(arrive, "bottle")
    anna.sees("5 free seats").press("Lock the table").sees("The table is locked.")
    boris = arrive("Boris").open(anna.page.url)
    boris.sees("No free seat")
    anna.press("Unlock the table")
    boris.page.get_by_role("textbox").fill("Boris")
    boris.press("Sit down")
    anna.sees("4 free seats")


@pytest.mark.rule("COM-15")
def test_latecomers_are_asked_and_take_a_bots_seat_or_wait(arrive: Arrive) -> None:
    anna = opened(arrive, "bottle")
    anna.press("Fill with bots").press("Start")
    anna.sees("Round 1")
    boris = arrive("Boris", size="laptop", dark=True).open(anna.page.url)
    boris.sees("Game in progress")
    assert boris.faults() == []
    boris.page.get_by_role("textbox").fill("Boris")
    boris.press("Take over from Ada")
    expect(boris.page.get_by_role("textbox", name="Your word")).to_be_visible()
    anna.sees("Boris")
    clara = arrive("Clara", language="uk").open(anna.page.url)
    clara.page.get_by_role("textbox").fill("Клара")
    clara.press("Сісти в наступній грі").sees("Ви граєте в наступній грі")
    anna.press("Menu").sees("Also in the next game: Клара")
    anna.press("End the game").press("Yes, end it")
    anna.sees("Клара")
    expect(clara.page.get_by_role("textbox", name="Ваше ім’я")).to_have_value("Клара")


@pytest.mark.rule("COM-16")
def test_more_time_is_asked_for_by_a_seat_and_allowed_by_the_host(arrive: Arrive) -> None:
    anna = opened(arrive, "bottle")
    boris = arrive("Boris").open(anna.page.url)
    boris.page.get_by_role("textbox").fill("Boris")
    boris.press("Sit down")
    time = boris.page.get_by_role("group", name="Boris’s time")
    time.get_by_role("button", name="×2").click()
    boris.sees("Waiting for the host to allow it.")
    anna.press("Give Boris ×2 time").sees("×2 time")
    expect(time.get_by_role("button", name="×2")).to_have_attribute("aria-pressed", "true")
    anna.press("Start")
    boris.sees("Round 1")
    boris.press("Menu")
    time.get_by_role("button", name="none").click()
    expect(time.get_by_role("button", name="none")).to_have_attribute("aria-pressed", "true")
    assert boris.faults() == []
    assert boris.fits_the_screen()
    boris.page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert boris.fits_the_screen()
    expect(boris.page).to_have_title("Your turn · Message in a Bottle · Parlour")
