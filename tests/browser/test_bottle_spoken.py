"""Buzz and speak: phones are buzzers, the host rules by ear, and around one device everybody has a button."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.guest import Guest, is_sound
from browser.lobby import at_one_device, says_there_is_none, seated_with
from browser.test_bottle import DICE

Arrive = Callable[..., Guest]
SPOKEN = {"spoken": True, "dice": DICE}


@pytest.mark.rule("BOT-37", "BOT-38", "BOT-39")
def test_phones_are_buzzers_and_the_host_rules_by_ear(arrive: Arrive) -> None:
    anna, bob = seated_with(arrive, "bottle", ["Анна", "Богдан"], {"spoken": True}, "uk", [{"size": "phone"}] * 2)
    for guest in (anna, bob):
        expect(guest.button("Є слово!")).to_be_enabled()
    is_sound(anna)
    bob.button("Є слово!").click()
    expect(bob.page.get_by_role("textbox", name="Ваше слово")).to_be_focused()
    anna.button(re.compile("^Правильно")).click()
    for guest in (anna, bob):
        expect(guest.page.get_by_role("img", name="2 діаманти")).to_be_visible()
        expect(guest.button("Є слово!")).to_be_enabled()


@pytest.mark.rule("BOT-37", "BOT-38", "BOT-39")
def test_around_one_device_everybody_has_a_big_button(arrive: Arrive) -> None:
    host = at_one_device(arrive("Anna", size="laptop"), "bottle", ["Anna", "Bob", "Chen"], SPOKEN)
    buzzers = host.page.locator(".buzzer")
    expect(buzzers).to_have_count(3)
    expect(buzzers.nth(2)).to_be_enabled()
    is_sound(host)
    host.page.keyboard.press("2")
    field = host.page.get_by_role("textbox", name="Your word")
    expect(field).to_be_focused()
    field.fill("robe")
    field.press("Enter")
    host.sees("Bob said ROBE: no A in it")
    expect(buzzers.nth(1)).to_be_disabled()
    buzzers.nth(2).click()
    field.fill("theatre")
    field.press("Enter")
    host.sees("Chen wins a diamond and has 2.")
    expect(buzzers.nth(1)).to_be_enabled()
    says_there_is_none(host)
    host.button("Bob: there’s none!").click()
    host.sees("Bob says there’s no word. Ten seconds")
