"""The way to play is chosen separately from the rules, and a new table uses its preset in every way."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.guest import Guest, is_sound

Arrive = Callable[..., Guest]
STARTS = {"With friends": "Own screens", "One device": "One device", "Play over days": "Play over days"}
FRESH = [(game, start) for game in ("bottle", "lone", "rebus", "bookworm") for start in list(STARTS)[:2]]
LATER = [(game, "Play over days") for game in ("lone", "stars", "rebus", "bookworm")]


def began(guest: Guest, game: str, start: str) -> Guest:
    guest.open().page.locator(f"[data-game={game}]").get_by_role("button", name=start).click()
    guest.page.wait_for_url("**/t/*")
    settings = guest.page.get_by_role("button", name="Table settings")
    expect(settings.or_(guest.page.get_by_role("group", name="Table settings"))).to_be_visible()
    if settings.is_visible():
        settings.click()
    return guest


def shows(guest: Guest, way: str, preset: str, rules: str) -> None:
    for group, choice in (("How do you meet?", way), ("Table settings", preset)):
        expect(guest.page.get_by_role("group", name=group).get_by_role("radio", name=choice)).to_be_checked()
    expect(guest.page.get_by_text("Customise")).to_contain_text(rules)


@pytest.mark.parametrize("game, start", FRESH + LATER)
def test_a_fresh_table_shows_its_preset(arrive: Arrive, game: str, start: str) -> None:
    shows(began(arrive("Anna"), game, start), STARTS[start], "Standard", "standard")


def test_changing_the_way_to_play_keeps_the_preset(arrive: Arrive) -> None:
    anna = began(arrive("Anna", size="laptop"), "lone", "With friends")
    judge = anna.page.get_by_role("group", name="Who judges the words")
    anna.page.get_by_text("Customise").click()
    expect(judge.get_by_role("radio", name="Appeals")).to_be_checked()
    anna.page.get_by_role("group", name="How do you meet?").get_by_role("radio", name="Play over days").check()
    shows(anna, "Play over days", "Standard", "standard")
    expect(judge).to_have_count(0)
    anna.page.get_by_role("group", name="How do you meet?").get_by_role("radio", name="Own screens").check()
    expect(judge.get_by_role("radio", name="Appeals")).to_be_checked()
    judge.get_by_role("radio", name="Dictionary").check()
    shows(anna, "Own screens", "Purist", "standard")
    is_sound(anna)
