"""Rulings against you are shown next to the input, and words meant for another round cost nothing."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.friend import Friend
from browser.guest import KEYBOARD_UP, Guest, viewport
from browser.lobby import says_there_is_none, seated_with
from browser.test_bottle import DICE, say

Arrive = Callable[..., Guest]
KNIHA = {
    "yellow": ["К"] * 6,
    "turquoise": [["Н"] * 6, ["И"] * 6],
    "dark_blue": ["Г"] * 6,
    "effects": ["base"] * 6,
}


def two(arrive: Arrive, language: str = "en", **settings: object) -> list[Guest]:
    return seated_with(
        arrive, "bottle", ["Anna", "Boris"], {"dice": DICE, **settings}, language, [{"size": "phone"}] * 2
    )


def one_of_two(arrive: Arrive) -> tuple[Guest, Friend]:
    """Boris with a phone, and Anna without a screen."""
    (boris,) = seated_with(arrive, "bottle", ["Boris", "Anna"], {"dice": DICE}, devices=[{"size": "phone"}])
    return boris, boris.friend("Anna")


def diamonds(guest: Guest, seat: int) -> str:
    return guest.page.locator(f"[data-seat='{seat}'] .gems").get_attribute("aria-label") or ""


@pytest.mark.parametrize(
    "language, dice, wrong, of", [("en", DICE, "theatres", "THEATRE"), ("uk", KNIHA, "книги", "КНИГА")]
)
def test_a_mistake_is_explained_beside_the_line_with_the_keyboard_up_and_can_be_appealed(
    arrive: Arrive, language: str, dice: dict[str, object], wrong: str, of: str
) -> None:
    anna, boris = two(arrive, language, judge="appeal", dice=dice)
    field = boris.page.get_by_role("textbox", name=re.compile("Your word|Ваше слово"))
    expect(field).to_be_focused()
    boris.resize(KEYBOARD_UP)
    field.fill(wrong)
    boris.page.keyboard.press("Enter")
    notice = boris.page.get_by_role("alert").filter(has_text=wrong.upper())
    expect(notice).to_be_in_viewport(ratio=1)
    expect(notice).to_contain_text(of)
    expect(notice.get_by_role("img", name=re.compile("1"))).to_be_visible()
    appeal = boris.button(re.compile("(Appeal|Оскаржити): " + wrong.upper()))
    expect(appeal).to_be_in_viewport(ratio=1)
    expect(field).to_be_in_viewport(ratio=1)
    assert boris.fits_the_screen()
    if language == "uk":
        boris.resize(viewport("laptop"))
    bottle = boris.page.locator(".bottle")
    before = bottle.bounding_box()
    appeal.click()
    anna.sees(re.compile(wrong.upper()))
    expect(anna.button(re.compile("^(Allow|Зарахувати)$"))).to_be_visible()
    boris.sees(re.compile("0 of 1 voted|голосів: 0 з 1"))
    expect(notice).to_be_visible()  # the word that the vote is about
    assert bottle.bounding_box() == before  # a ballot moves nothing
    assert boris.faults() == []


def test_table_rulings_are_kept_and_saved_as_a_file(arrive: Arrive) -> None:
    anna, boris = two(arrive, judge="appeal")
    boris.sees("Round 1")
    say(boris, "theatres")
    boris.press(re.compile("Appeal: THEATRES"))
    anna.press(re.compile("^Allow$"))
    boris.sees("Round 2")
    anna.press("Menu").press("Remove Boris").page.get_by_text("Remove?").click()
    boris.sees("The host removed you from the table.")
    anna.press("Close").sees("You win!")  # nobody else is left
    save = anna.page.get_by_role("link", name="Download all house words")
    expect(save).to_have_count(0)
    anna.press("THEATRES counts")
    expect(save).to_be_visible()
    with anna.page.expect_download() as saved:
        save.click()
    assert saved.value.suggested_filename == "house-words-en.json"
    line = json.loads(saved.value.path().read_text("utf-8"))
    assert line == {"language": "en", "settings": {"house": {"allow": ["theatres"], "refuse": []}}}
    assert anna.fits_the_screen()
    assert anna.faults() == []


@pytest.mark.rule("COM-30")
@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_the_result_of_an_objection_covers_no_input_and_can_be_kept(arrive: Arrive, size: str) -> None:
    settings: dict[str, object] = {"dice": DICE, "judge": "appeal"}
    (boris,) = seated_with(arrive, "bottle", ["Boris", "Anna", "Chen"], settings, devices=[{"size": size}])
    boris.friend("Anna").act("say", word="theatre")
    boris.press("Object: THEATRE")
    boris.friend("Chen").act("cast-vote", valid=False)
    keep = boris.button("Keep as a house word")
    expect(keep).to_be_in_viewport(ratio=1)
    result, field = boris.page.locator(".banner").bounding_box(), boris.page.get_by_role("textbox").bounding_box()
    assert result
    assert field
    assert result["y"] + result["height"] <= field["y"]
    keep.click()
    assert boris.page.evaluate("JSON.parse(localStorage['parlour.house.en']).refuse") == ["theatre"]


def test_callers_of_no_word_still_see_the_word_in_the_next_round(arrive: Arrive) -> None:
    anna, boris = two(arrive)
    boris.sees("Round 1")
    says_there_is_none(boris)
    anna.sees("Boris says there’s no word")
    say(anna, "theatre")
    notice = boris.page.get_by_role("alert").filter(has_text="Anna found a word: THEATRE")
    expect(notice).to_be_visible()
    boris.sees("Round 2")
    expect(notice).to_be_visible()
    expect(notice).to_have_count(0)


@pytest.mark.rule("COM-11")
def test_a_word_sent_offline_is_not_played_in_the_next_round(arrive: Arrive) -> None:
    boris, anna = one_of_two(arrive)
    boris.sees("Round 1")
    boris.page.context.set_offline(True)
    boris.sees("Connection lost")
    say(boris, "grapes")
    anna.act("say", word="theatre").sees(lambda seen: seen["view"]["round"] == 2)
    boris.page.context.set_offline(False)
    boris.sees("Too late for that round. No harm done.")
    boris.sees("Round 2")
    expect(boris.page.get_by_text("Connection lost")).to_have_count(0)
    assert diamonds(boris, 0) == "1 diamond"
    expect(boris.page.get_by_role("textbox", name="Your word")).to_have_value("")


def test_a_word_sent_offline_counts_while_the_round_lasts(arrive: Arrive) -> None:
    boris, _ = one_of_two(arrive)
    boris.sees("Round 1")
    boris.page.context.set_offline(True)
    boris.sees("Connection lost")
    say(boris, "theatre")
    boris.page.context.set_offline(False)
    expect(boris.page.locator("[data-seat='0'] .gems")).to_have_attribute("aria-label", "2 diamonds")
