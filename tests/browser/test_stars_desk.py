"""The Scientist's desk on a small phone: scores and letters together, by touch, by keyboard, in landscape."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.guest import Guest
from browser.lobby import seated_with
from browser.stars import EN, hears, is_sound, transmit, turn_card
from parlour.games.stars import Cipher, score

Arrive = Callable[..., Guest]
TAKE_SEAT = "([code, token]) => localStorage.setItem(`parlour.seats.${code}`, JSON.stringify([{seat: 1, token}]))"


def at_the_desk(arrive: Arrive, **settings: object) -> tuple[Guest, dict[str, int]]:
    """A Scientist at the console after one word in each direction, and the scores of both."""
    parts = ["scientist", "alien"]
    (boris,) = seated_with(arrive, "stars", ["Boris", "Anna"], settings, devices=[{}], parts=parts)
    alien = boris.friend("Anna")
    turn_card(boris)
    cipher = Cipher(**alien.sees(lambda seen: bool(seen["view"]))["view"]["cipher"])
    scores = {word: score(word, cipher) for word in ("rhubarb", "quartz")}
    alien.act("transmit", word="rhubarb")
    hears(boris, "rhubarb", scores["rhubarb"])
    transmit(boris, "quartz")
    hears(boris, "quartz", scores["quartz"])
    boris.press("Console")
    return boris, scores


def in_sight(page: Page, *names: str | re.Pattern[str]) -> bool:
    """Assert that all of them are entirely visible at the same time."""
    height = page.evaluate("window.innerHeight")
    boxes = [page.get_by_role("button", name=name).first.bounding_box() for name in names]
    return all(box is not None and box["y"] >= 0 and box["y"] + box["height"] <= height for box in boxes)


@pytest.mark.rule("STA-15", "STA-28")
def test_scored_words_and_letters_are_visible_together_with_tips(arrive: Arrive) -> None:
    boris, scores = at_the_desk(arrive)
    alien = arrive("Anna", size="laptop")
    alien.page.evaluate(TAKE_SEAT, [boris.page.url.rpartition("/")[2], boris.tokens["Anna"]])
    alien.open(boris.page.url)
    page = boris.page
    rhubarb = page.get_by_role("button", name=re.compile("^RHUBARB"))
    assert in_sight(page, re.compile("^RHUBARB"), re.compile("^A, Trust"), re.compile("^N, Trust"))
    rhubarb.click()
    for letter in "RHUBA":
        expect(boris.button(re.compile(f"^{letter}, [a-z]+, in the word:"))).to_be_visible()
    expect(page.get_by_role("button", name=re.compile(", in the word:"))).to_have_count(5)
    boris.press("What does it mean? RHUBARB")
    expect(page.get_by_role("dialog", name="RHUBARB")).to_contain_text("noun")
    page.keyboard.press("Escape")
    assert scores["rhubarb"] == 0, "the dice of these tests"
    _the_alien_sees_what_they_can_know(alien)
    boris.sees("none of its letters is trust.")
    boris.press("Cross them out")
    for letter in "RHUBA":
        expect(boris.button(f"{letter}, Trust: is not")).to_be_attached()
    expect(boris.button("C, Trust: may be")).to_be_visible()
    page.get_by_label("Offer tips").uncheck()
    expect(page.get_by_role("group", name="A tip")).to_have_count(0)
    is_sound(boris)
    page.get_by_label("Offer tips").check()
    expect(page.get_by_role("group", name="A tip")).to_be_visible()
    expect(alien.page.get_by_role("group", name="A tip")).to_have_count(0)


def _the_alien_sees_what_they_can_know(alien: Guest) -> None:
    """In place of the console, the Alien's own letters and the effect of the typed word."""
    page = alien.page
    expect(page.get_by_role("grid")).to_have_count(0)
    outlook = page.get_by_role("region", name="What they know")
    expect(outlook).to_contain_text(re.compile("[0-9,]+ ciphers fit every score so far"))
    expect(outlook.locator("dd")).to_have_count(6)
    page.get_by_role("textbox", name=EN.word).fill("kayak")
    expect(outlook).to_contain_text(re.compile("KAYAK .*: leaves [0-9,]+ cipher"))
    expect(outlook.get_by_text("→")).to_have_count(6)
    expect(page.locator("#added")).to_contain_text(re.compile(r"KAYAK\s+would cut [0-9,]+ possible ciphers to [0-9,]+"))
    is_sound(alien)
    page.get_by_role("textbox", name=EN.word).fill("")
    expect(outlook.get_by_text("→")).to_have_count(0)


def test_the_console_is_one_tab_stop_with_arrow_keys(arrive: Arrive) -> None:
    boris, _ = at_the_desk(arrive)
    page = boris.page
    stops = page.get_by_role("grid").locator("[tabindex='0']")
    expect(stops).to_have_count(1)
    boris.button(re.compile("^A, Trust")).focus()
    for key, name in (
        ("ArrowDown", "E, Trust"),
        ("ArrowRight", "E, Amplify"),
        ("z", "Z, Amplify"),
        ("ArrowLeft", "Z, Trust"),
    ):
        page.keyboard.press(key)
        expect(boris.button(re.compile(f"^{name}"))).to_be_focused()
    page.keyboard.press("Space")
    expect(boris.button("Z, Trust: is not")).to_be_focused()
    page.keyboard.press("Delete")
    expect(boris.button("Z, Trust: may be")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(boris.button("Z, Suspicion: is not")).to_be_attached()
    expect(stops).to_have_count(1)


def test_the_desk_stays_on_a_phone_in_landscape_and_with_large_letters(arrive: Arrive) -> None:
    boris, _ = at_the_desk(arrive, deduction_aid=True)
    page = boris.page
    page.get_by_label("Show the chances").check()
    expect(boris.button("A, Trust: impossible")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("may be, –"))).to_have_count(0)
    boris.resize({"width": 740, "height": 360})
    expect(boris.button("Transmissions")).to_be_visible()
    assert in_sight(page, re.compile("^RHUBARB"), *(re.compile(f"^{first}, Trust") for first in "AJB"))
    is_sound(boris)
    boris.resize({"width": 360, "height": 640})
    for percent in (150, 200):
        page.evaluate("percent => { document.documentElement.style.fontSize = percent + '%' }", percent)
        for name in ("Transmissions", "Notes", "Console"):
            boris.press(name)
            assert boris.fits_the_screen(), f"{name} at {percent} %"
        boris.button(re.compile("^Z, Suspicion")).click()
    is_sound(boris)


def test_on_one_device_the_aliens_secrets_are_covered_after_sending(arrive: Arrive) -> None:
    anna = arrive("Anna").open()
    anna.page.locator("[data-game=stars]").get_by_role("button", name="On one device").click()
    anna.press("Add a player on this device")
    anna.press("Start")
    page = anna.page
    anna.press("I’m Player 1")
    secret = page.locator(".face b").first.inner_text()  # the card was handed over with the device
    expect(anna.button(EN.turn)).to_have_count(0)
    anna.press(EN.begin)
    transmit(anna, "rhubarb")
    anna.sees("Pass the device to Player 2 and Player 3")
    expect(page.locator(".veil .word")).to_have_text("RHUBARB")
    expect(page.get_by_text(secret)).to_have_count(0)
    is_sound(anna)
    anna.press("We’re ready")
    anna.press(EN.begin)
    expect(page.get_by_text(secret)).to_have_count(0)
    hears(anna, "rhubarb")
    transmit(anna, "quartz")  # both Scientists propose it
    anna.sees("Pass the device to Player 1")
    expect(page.locator(".veil .word")).to_have_text("QUARTZ")
    anna.press("I’m Player 1")
    hears(anna, "quartz")
    expect(anna.button(EN.begin)).to_have_count(0)
