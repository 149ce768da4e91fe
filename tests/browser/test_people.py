"""People choose how they look, and people who are out, late or watching take part."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.guest import Guest, is_sound
from browser.lobby import START, seated_with
from browser.test_bottle import DICE
from browser.test_evening import win_the_bottle

Arrive = Callable[..., Guest]
LOOK = re.compile("face, colour and buzzer$")
RIVALS = """() => localStorage.setItem('parlour.rivalries', JSON.stringify({pairs: {'ann\\nbob': [6, 4]}}))"""


def test_faces_are_chosen_once_and_seen_by_everybody(arrive: Arrive) -> None:
    ann = arrive("Ann").open()
    ann.page.locator("[data-game=bottle]").get_by_role("button", name="With friends").click()
    ann.page.wait_for_url("**/t/*")
    expect(ann.page.get_by_role("main")).to_be_focused()
    ann.page.keyboard.press("Tab")
    expect(ann.button(START)).to_be_focused()
    ann.press(LOOK)
    ann.page.get_by_role("radio", name="Face 7").check(force=True)
    ann.page.get_by_role("radio", name="Colour 5").check(force=True)  # at once, before the face has come back
    ann.page.get_by_role("radio", name="Horn").check()
    is_sound(ann)
    ann.page.keyboard.press("Escape")
    bob = arrive("Bob", size="laptop", dark=True).open(ann.page.url)
    bob.page.get_by_role("textbox", name="Your name").fill("Bob")
    bob.press("Sit down")
    expect(bob.page.locator("[data-face='6'][data-colour='4']")).to_be_visible()
    ann.open("/").page.get_by_role("button", name="With friends: Lone Words").click()
    expect(ann.page.locator("[data-face='6'][data-colour='4']").first).to_be_visible()


def test_an_unknown_code_stays_in_its_field(arrive: Arrive) -> None:
    ann = arrive("Ann").open()
    ann.page.get_by_role("textbox", name="Table code").fill("zzzzz1")
    ann.press(re.compile("^Join$")).sees("No table with the code ZZZZZ1")
    expect(ann.page.get_by_role("textbox", name="Table code")).to_have_value("zzzzz1")
    is_sound(ann)
    ann.complaints.clear()  # the browser itself logs the 404


@pytest.mark.rule("COM-28")
def test_spectators_react_and_guess_and_the_finest_word_is_honoured(arrive: Arrive) -> None:
    ann, bob = seated_with(arrive, "bottle", ["Ann", "Bob"], {"dice": DICE, "mode": "easy"})
    bob.page.evaluate(RIVALS)
    eve = arrive("Eve", dark=True).open(f"{ann.page.url}/watch")
    guess = eve.page.get_by_role("group", name="Who’ll be first?")
    guess.get_by_role("button", name="Ann").click()
    eve.watch_for(".guess").press("React").press("Hooray")
    ann.sees("a spectator")
    is_sound(eve)
    win_the_bottle(ann, [bob])
    eve.has_seen("You called it: Ann! 1 of 1 right.")
    bob.sees("Ann leads 7–4").sees("Best word of the game?")
    bob.press("THEATRE Ann").sees("Thanks! 1 vote so far.")
    expect(ann.button("THEATRE Ann")).to_be_disabled()
    is_sound(bob)
    ann.press("Menu").press("End the evening")
    for number, kind in enumerate(("Fastest find", "Best company", "Word of the evening", "Finest word"), 1):
        ann.press(re.compile("Reveal the (first|next) card"))
        expect(bob.page.locator("article.open")).to_have_count(number)
        bob.sees(kind)
    bob.sees("THEATRE, with 1 vote")
