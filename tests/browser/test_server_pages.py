"""Every screen of the server itself, at every size, in both languages, light and dark."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import expect

from browser.guest import Guest, Size, viewport
from browser.lobby import WALK
from parlour.games import CATALOGUE

Arrive = Callable[..., Guest]
WEB = Path(__file__).parents[2] / "web" / "src" / "games"
SCREENS = {
    "/": "article",
    "/settings": "fieldset",
    "/about": "details",
    "/nowhere": "h1",
    "/how/pebbles": "summary",
} | {f"/how/{game}": f"ol[data-game={game}]" if (WEB / game).is_dir() else "summary" for game in CATALOGUE}


LOOKS: tuple[tuple[Size, Literal["light", "dark"]], ...] = (("phone", "light"), ("laptop", "dark"), ("wall", "light"))


@pytest.mark.parametrize("language", ["en", "uk"])
def test_every_screen_without_a_game_is_accessible_and_fits(arrive: Arrive, language: str) -> None:
    anna = arrive("Anna", language=language).open()
    for path, shown in SCREENS.items():
        anna.page.evaluate(WALK, path)
        expect(anna.page.locator("main").locator(shown).first).to_be_visible()
        for size, light in LOOKS:
            anna.resize(viewport(size))
            anna.page.emulate_media(color_scheme=light)
            assert anna.faults() == [], (path, size)
            assert anna.fits_the_screen(), (path, size)


def test_home_also_shows_games_from_other_packages(arrive: Arrive) -> None:
    anna = arrive("Anna").open()
    expect(anna.page.get_by_role("article")).to_have_count(len(CATALOGUE) + 1)
    pebbles = anna.page.get_by_role("article").filter(has_text="Pebbles")
    expect(pebbles).to_contain_text("Two heaps of pebbles.")
    expect(pebbles).to_contain_text("2–4 players · 3 min")


def test_offline_home_shows_the_games_of_the_last_visit(arrive: Arrive) -> None:
    anna = arrive("Anna").open()
    expect(anna.page.get_by_role("article")).to_have_count(len(CATALOGUE) + 1)
    anna.page.route("**/api/**", lambda route: route.abort())
    anna.page.reload()
    anna.sees("You’re offline")
    expect(anna.page.get_by_role("article")).to_have_count(len(CATALOGUE) + 1)
    anna.complaints.clear()  # the browser itself logs each unanswered call


def test_one_tap_from_the_address_to_the_first_roll_against_bots(arrive: Arrive) -> None:
    anna = arrive("Anna").open()
    anna.press("With bots")
    expect(anna.page.get_by_role("img", name="from the neck").first).to_be_visible()


def test_the_menu_leads_to_the_licences_of_every_package(arrive: Arrive) -> None:
    anna = arrive("Anna").open()
    anna.page.get_by_role("link", name="About Parlour").click()
    anna.sees("No accounts, no ads, no tracking.").sees("It deletes a table after 60 days without use.")
    for package in ("parlour", "parlour-de", "parlour-en", "parlour-uk"):
        expect(anna.page.get_by_role("heading", name=re.compile(rf"^{package} \d"))).to_be_visible()
    anna.page.get_by_text("Whose work it is, in full: parlour-en").click()
    anna.sees("Copyright (c) J Ross Beresford 1993-1999.")


def test_the_language_can_be_switched_at_any_time(arrive: Arrive) -> None:
    anna = arrive("Anna").open()
    anna.sees("Message in a Bottle")
    anna.page.get_by_text("UK", exact=True).click()
    anna.sees("Послання в пляшці")
    expect(anna.page.locator("html")).to_have_attribute("lang", "uk")


def test_an_unknown_code_gets_a_clear_answer(arrive: Arrive) -> None:
    anna = arrive("Anna").open("/t/QQQQQQ")
    anna.sees("This table is gone")
    anna.complaints.clear()  # the browser itself logs the 404


def test_names_are_always_shown_as_text(arrive: Arrive) -> None:
    anna = arrive("Anna").open()
    anna.press("With friends")
    name = anna.page.get_by_role("textbox", name="Your name")
    name.fill("<b>x</b><img src=x>")
    name.press("Tab")
    boris = arrive("Boris").open(anna.page.url)
    boris.sees("<b>x</b><img src=x>")


def test_a_keyboard_alone_is_enough_to_start_a_game(arrive: Arrive) -> None:
    anna = arrive("Anna", size="laptop").open()
    bots = anna.button("With bots").first
    for _ in range(40):
        anna.page.keyboard.press("Tab")
        if bots.evaluate("button => button === document.activeElement"):
            break
    expect(bots).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("textbox", name="Your word")).to_be_focused()


def test_a_table_opened_offline_loads_when_the_connection_returns(arrive: Arrive) -> None:
    anna = arrive("Anna").open()
    anna.press("With friends")
    anna.page.wait_for_url("**/t/*")
    anna.page.route("**/api/*/*", lambda route: route.abort())
    anna.page.route("**/api/games", lambda route: route.abort())
    anna.page.evaluate("localStorage.removeItem('parlour.games')")
    anna.page.reload()
    anna.sees("Reconnecting")
    anna.page.unroute_all()
    expect(anna.page.get_by_role("textbox", name="Your name")).to_be_visible()
    anna.complaints.clear()  # the browser itself logs each unanswered call


def test_the_widest_names_fit_into_the_lobby(arrive: Arrive) -> None:
    anna = arrive("Anna").open()
    anna.press("With friends")
    name = anna.page.get_by_role("textbox", name="Your name")
    name.fill("W" * 24)
    name.press("Tab")
    boris = arrive("Boris").open(anna.page.url)
    boris.page.get_by_role("textbox").fill("Щ" * 24)
    boris.press("Sit down")
    for each, other in ((anna, "Щ" * 24), (boris, "W" * 24)):
        each.sees(other)
        assert each.fits_the_screen()
