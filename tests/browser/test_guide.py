"""The guided first round: no clock, no opponents, and always optional."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.guest import Guest, is_sound
from browser.lobby import WALK

Arrive = Callable[..., Guest]
TYPED = {
    "en": {"bottle": ["CAPE"], "lone": ["TEA", "STORE"], "stars": ["CHOPPER"], "bookworm": ["CAT", "HORSE"]},
    "uk": {"bottle": ["КАРТА"], "lone": ["РОТ", "КАРТА"], "stars": ["ПРИГОДА"], "bookworm": ["КІТ", "БОБЕР"]},
    "de": {"bottle": ["HASE"], "lone": ["RAT", "STIRN"], "stars": ["HORN"], "bookworm": ["KATZE", "HUND"]},
}
"""The words that the steps suggest. Each language has its own letters."""
CUT_OFF = """() => [...document.querySelectorAll('dialog :is(button, input)')]
  .filter((one) => one.getBoundingClientRect().right > innerWidth - 8)
  .map((one) => one.outerHTML)"""
"""Buttons and fields that overflow the side. A scene hides this from checks of the whole page."""
TAPPED = {"bottle": ".none", "rebus": ".die:has(.finger)", "stars": ".choice >> nth=1"}


def follow(guide: Locator, game: str, words: list[str]) -> None:
    """Do each step's task, until the guide is over."""
    left = iter(words)
    while guide.count():
        assert guide.page.evaluate(CUT_OFF) == []
        onward = guide.locator(".on .button")
        field = guide.get_by_role("textbox")
        if onward.count():
            onward.click()
        elif field.count():
            field.fill(next(left))
            field.press("Enter")
        elif game in TAPPED and guide.locator(TAPPED[game]).count():
            guide.locator(TAPPED[game]).click()
        else:
            guide.page.wait_for_timeout(20)  # until the next step is shown


@pytest.mark.parametrize("language", ["en", "uk", "de"])
def test_guided_rounds_can_be_followed_to_their_end(arrive: Arrive, language: str) -> None:
    anna = arrive("Anna", size="phone", language=language).open()
    guide = anna.page.get_by_role("dialog")
    for game in ("bottle", "lone", "rebus", "stars", "bookworm"):
        anna.page.evaluate(WALK, f"/how/{game}")
        anna.page.locator(f"ol[data-game={game}]").wait_for()
        anna.press(re.compile("^(Try a round|Спробувати раунд|Eine Runde ausprobieren)$"))
        guide.wait_for()
        is_sound(anna)
        follow(guide, game, TYPED[language].get(game, []))
        expect(guide).to_have_count(0)


def test_a_word_that_does_not_fit_is_explained_and_costs_nothing(arrive: Arrive) -> None:
    anna = arrive("Anna", size="laptop").open("/how/bottle").press("Try a round").press("Next")
    field = anna.page.get_by_role("dialog").get_by_role("textbox")
    field.fill("cat")
    field.press("Enter")
    anna.sees("Not quite. CAT has no P.")
    anna.page.get_by_role("button", name="Skip", exact=True).click()
    expect(anna.page.get_by_role("dialog")).to_have_count(0)


def test_the_lesson_of_the_stars_says_why_and_puts_letters_in_their_slots(arrive: Arrive) -> None:
    anna = arrive("Anna", size="phone").open("/how/stars").press("Try a round")
    guide = anna.page.get_by_role("dialog")
    slots = guide.locator(".slot")
    field = guide.get_by_role("textbox")
    onward = guide.get_by_role("button", name="Next")
    onward.click()
    onward.click()
    expect(slots.nth(1).locator(".letter")).to_have_count(2)  # two amplify letters, as in a real cipher
    field.fill("chopper")
    expect(guide).to_contain_text("4 ×2 = 8 → −8")
    field.press("Enter")
    onward.click()
    for word, why in (
        ("PEPPER +10", "PEPPER scores +10, but it doesn’t hint at PIRATE."),
        ("SAIL 0", "SAIL hints at PIRATE, but it has no letter of the cipher: its score is 0."),
        ("SHIP +2", "SHIP hints at PIRATE, and its +2 says something about the letters."),
    ):
        guide.get_by_role("button", name=word).click()
        anna.sees(why)
    onward.click()
    expect(slots.locator(".letter")).to_have_text(["?"] * 6)
    guide.get_by_role("button", name="D", exact=True).click()
    anna.sees("D is in DATA, and DATA is positive.")
    expect(slots.nth(2)).to_have_text("?")
    guide.get_by_role("button", name="S", exact=True).click()
    expect(slots.locator(".letter")).to_have_text([*"?????", "S"])
    onward.click()
    guide.get_by_role("button", name="Let’s play").click()
    expect(guide).to_have_count(0)


def test_a_first_game_against_bots_begins_with_it_while_the_clocks_are_stopped(arrive: Arrive) -> None:
    anna = arrive("Anna", size="phone").open()
    anna.page.evaluate("localStorage.removeItem('parlour.once.guide.bottle')")
    anna.page.locator("[data-game=bottle]").get_by_role("button", name="With bots").click()
    anna.page.wait_for_url("**/t/*")
    guide = anna.page.get_by_role("dialog", name="Your first round")
    expect(guide).to_be_visible()
    expect(anna.page.get_by_text("Paused").first).to_be_attached()
    anna.page.get_by_role("button", name="Skip", exact=True).click()
    expect(anna.page.get_by_role("textbox", name="Your word")).to_be_enabled()
    anna.page.reload()
    expect(anna.page.get_by_role("textbox", name="Your word")).to_be_visible()
    expect(guide).to_have_count(0)
