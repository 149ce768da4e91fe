"""Until tomorrow: a roll is covered until a player looks, and everyone sees which tables wait, and until when."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.guest import Guest, is_sound
from browser.lobby import ends_with_nothing, seated_with

Arrive = Callable[..., Guest]


@pytest.mark.rule("COM-18", "COM-19", "COM-22", "REB-21")
def test_a_crossword_until_tomorrow(arrive: Arrive) -> None:
    ann, bob = seated_with(arrive, "rebus", ["Ann", "Bob"], {"pace": "tomorrow", "rounds": 3})
    for guest in (ann, bob):
        guest.sees(re.compile(r"^\s*Your turn until tomorrow, \d\d:\d\d")).sees("The roll is hidden.")
        expect(guest.page.get_by_label("Dice in your hand")).to_have_count(0)
        expect(guest.page.get_by_role("timer")).to_have_count(0)
    is_sound(ann, bob)
    ann.press("Show me the roll")
    expect(ann.page.get_by_label("Dice in your hand").get_by_role("button")).to_have_count(15)
    expect(ann.page.get_by_role("timer")).to_be_visible()
    bob.sees("building")
    ends_with_nothing(ann).sees(f"Waiting for {bob.name}, until tomorrow")
    ann.open("/").sees("Your tables").sees(f"waiting for {bob.name}, until tomorrow")
    expect(ann.page.get_by_text("not started yet")).to_have_count(0)
    bob.open("/").sees("your turn until tomorrow")
    is_sound(ann, bob)
    bob.page.get_by_role("link", name=re.compile("your turn until")).click()
    ends_with_nothing(bob.press("Show me the roll")).sees("Last round").sees("Round 2 of 3")
    ann.open("/").sees("Round 2 has begun")
    is_sound(ann)


def test_one_person_is_asked_before_a_game_for_several_starts(arrive: Arrive) -> None:
    ann = arrive("Ann").open()
    ann.page.locator("[data-game=rebus]").get_by_role("button", name="With friends").click()
    ann.press("Start").sees("Start alone?")
    is_sound(ann)
    ann.press("Wait for friends")
    expect(ann.page.get_by_text("Start alone?")).to_have_count(0)
    ann.press("Start").press("Start alone")
    expect(ann.page.get_by_label("Dice in your hand").get_by_role("button")).to_have_count(15)


@pytest.mark.rule("COM-32")
def test_the_opener_plays_at_once_and_friends_come_after_the_start(arrive: Arrive) -> None:
    ann = arrive("Ann").open()
    ann.page.evaluate("localStorage.setItem('parlour.settings', JSON.stringify({ name: 'Ann' }))")
    ann.open().page.locator("[data-game=rebus]").get_by_role("button", name="Play over days").click()
    ann.sees("The roll is hidden.").sees("everyone plays when it suits them, within a day for each turn.")
    expect(ann.button("Send the link")).to_have_count(0)
    is_sound(ann)
    ends_with_nothing(ann.press("Show me the roll")).sees(re.compile(r"Friends can join until tomorrow, \d\d:\d\d"))
    expect(ann.button("Send the link")).to_be_visible()
    is_sound(ann)
    table = ann.page.url
    ann.open("/").sees(re.compile("friends can join until tomorrow"))
    expect(ann.page.get_by_text("not started yet")).to_have_count(0)
    bob = arrive("Bob", size="laptop", language="de").open(table)
    bob.sees("Alle spielen, wann es ihnen passt").sees("Am Tisch: Ann")
    is_sound(bob)
    bob.page.get_by_role("textbox").fill("Bob")
    bob.press("Hinsetzen")
    ann.open("/").sees("with Bob")
    ann.open(table).sees("Waiting for Bob, until tomorrow")
    expect(ann.button("Lock the table")).to_be_visible()
    bob.press("Wurf zeigen")
    bob.press("Fertig").page.get_by_role("dialog").get_by_role("button", name="Fertig").click()
    ann.sees("The roll is hidden.")
    ann.open("/").sees(re.compile("your turn until"))
