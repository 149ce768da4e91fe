"""A Message from the Stars on a small phone, where every line counts: pinned line, tabs and the hint below the word."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.guest import Guest
from browser.lobby import seated_with
from browser.stars import SIGNS, WORDS, hears, turn_card

Arrive = Callable[..., Guest]
BOXES = "all => all.map(one => { const { x, y, width } = one.getBoundingClientRect(); return [x, y, width] })"
REACH = """one => {
  const { outlineWidth, outlineOffset, outlineStyle } = getComputedStyle(one);
  return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth) + parseFloat(outlineOffset);
}"""
"""How far the focus ring extends beyond a field."""
LOWEST = """one => {
  const text = document.createRange();
  text.selectNodeContents(one);
  return text.getBoundingClientRect().bottom;
}"""
"""Where a text ends."""


def _at_the_desk(arrive: Arrive, language: str, part: str) -> Guest:
    parts = ["alien", "scientist"] if part == "alien" else ["scientist", "alien"]
    devices = [{"size": "phone"}]
    (anna,) = seated_with(arrive, "stars", ["Anna", "Boris"], {}, language, devices, parts)
    turn_card(anna, SIGNS[language])
    return anna


def _tabs(page: Page) -> Locator:
    return page.locator(".tabs button")


@pytest.mark.parametrize("language", ["en", "uk", "de"])
def test_the_aliens_secrets_stay_pinned_and_the_hint_is_clear_of_the_focus_ring(arrive: Arrive, language: str) -> None:
    anna = _at_the_desk(arrive, language, "alien")
    page = anna.page
    secret = page.locator(".pinned .message")
    where = _tabs(page).evaluate_all(BOXES)
    for number in (1, 2, 0):
        _tabs(page).nth(number).click()
        expect(secret).to_be_in_viewport(ratio=1)
        assert _tabs(page).evaluate_all(BOXES) == where, "tabs stay where they are"
    field = page.get_by_role("textbox", name=SIGNS[language].word)
    field.fill(WORDS[language][0])
    hint = page.locator("#added")
    hint.wait_for()
    expect(field).to_be_focused()
    assert hint.evaluate(LOWEST) <= field.bounding_box()["y"] - field.evaluate(REACH)
    expect(secret).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["en", "uk", "de"])
def test_new_tips_are_marked_until_their_tab_is_opened(arrive: Arrive, language: str) -> None:
    anna = _at_the_desk(arrive, language, "scientist")
    page = anna.page
    where, mark = _tabs(page).evaluate_all(BOXES), _tabs(page).nth(1).locator(".fresh")
    expect(mark).to_have_count(0)
    word = WORDS[language][0]
    anna.friend("Boris").act("transmit", word=word)
    hears(anna, word, signs=SIGNS[language])
    expect(mark).to_be_visible()
    assert _tabs(page).evaluate_all(BOXES) == where
    _tabs(page).nth(1).click()
    expect(mark).to_have_count(0)
    assert _tabs(page).evaluate_all(BOXES) == where
