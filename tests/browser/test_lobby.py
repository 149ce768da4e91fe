"""The lobby: who plays what, who may come, and what is missing before a game can begin."""

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
    expect(chip(anna, "Guest", "Alien")).to_have_attribute("aria-pressed", "true")
    anna.press("Start").sees("Still needed: Scientist")
    boris = arrive("Boris", size="laptop", dark=True).open(anna.page.url)
    boris.page.get_by_role("textbox").fill("Boris")
    boris.press("Sit down")
    chip(boris, "Boris", "Alien").click()
    expect(chip(anna, "Guest", "Scientist")).to_have_attribute("aria-pressed", "true")
    anna.press("What Boris plays: Alien")
    chip(anna, "Boris", "By lot").click()
    expect(chip(boris, "Boris", "By lot")).to_have_attribute("aria-pressed", "true")
    chip(boris, "Boris", "Alien").click()
    anna.page.get_by_label("Two teams").check()
    anna.sees("Still needed: Team 1 · Scientist and Team 2 · Scientist")
    chip(anna, "Guest", "Team 2").click()
    assert anna.faults() == []
    assert boris.faults() == []
    anna.press("Fill up with bots")
    expect(anna.page.get_by_text("Still needed")).to_have_count(0)
    anna.page.get_by_label("Together").check()
    anna.press("Start")
    boris.sees("You are the Alien")


def test_the_host_closes_the_door_and_opens_it(arrive: Arrive) -> None:
    anna = opened(arrive, "bottle")
    anna.sees("5 free seats").press("Close them").sees("Nobody else can sit down.")
    boris = arrive("Boris").open(anna.page.url)
    boris.sees("No free seat")
    anna.press("Open the free seats")
    boris.page.get_by_role("textbox").fill("Boris")
    boris.press("Sit down")
    anna.sees("4 free seats")
