"""A Message from the Stars with bots as partners: a role to choose, an idea when asked, a ring and Wait."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.guest import Guest
from browser.lobby import seated_with
from browser.stars import air, is_sound, transmit, turn_card

Arrive = Callable[..., Guest]


def with_bots(arrive: Arrive) -> Page:
    anna = arrive("Anna", size="phone").open()
    anna.page.locator("[data-game=stars]").get_by_role("button", name="With bots").click()
    anna.page.wait_for_url("**/t/*")
    expect(anna.page.get_by_role("button", name="Start", exact=True)).to_be_enabled()
    return anna.page


def test_a_game_with_bots_seats_one_alien_and_roles_can_be_swapped(arrive: Arrive) -> None:
    page = with_bots(arrive)
    expect(page.get_by_role("button", name="Scientist", exact=True)).to_have_attribute("aria-pressed", "true")
    bot = page.get_by_role("button", name=re.compile("^What .* plays?"))
    expect(bot).to_have_count(1)
    expect(bot).to_contain_text("Alien")
    page.get_by_role("button", name="Alien", exact=True).click()
    expect(bot).to_contain_text("Scientist")
    page.get_by_role("button", name="Start", exact=True).click()
    page.get_by_role("button", name="Flip the card").click()
    page.get_by_role("button", name="Start transmitting").click()
    expect(page.get_by_role("textbox", name="Your word")).to_be_visible()


def test_a_bot_gives_its_opinion_to_people_on_request(arrive: Arrive) -> None:
    page = with_bots(arrive)
    page.get_by_role("button", name="Add a bot").click()
    page.get_by_role("button", name="Start", exact=True).click()
    page.get_by_role("button", name="Flip the card").click()
    page.get_by_role("button", name="Start transmitting").click()
    idea = page.get_by_role("button", name=re.compile("^Use it"))
    ask = page.get_by_role("button", name=re.compile("^What does .* think"))
    expect(ask).to_be_visible()
    expect(idea).to_have_count(0)
    ask.click()
    expect(idea).to_be_visible()
    expect(idea).not_to_have_class(re.compile(r"\bmain\b"))
    word = page.locator("li", has=idea).locator("b").inner_text()
    idea.click()
    expect(page.get_by_role("list", name="Transmissions").get_by_text(word)).to_be_visible()


def test_a_proposal_counts_down_and_anyone_can_hold_it(arrive: Arrive) -> None:
    devices = [{"size": "laptop"}, {"size": "phone", "dark": True}]
    names, parts = ["Boris", "Chen", "Anna"], ["scientist", "scientist", "alien"]
    boris, chen = guests = seated_with(arrive, "stars", names, {}, devices=devices, parts=parts)
    for each in guests:
        turn_card(each)
    boris.friend("Anna").act("transmit", word="rhubarb")
    expect(air(boris)).to_have_count(1)
    transmit(boris, "quartz")
    expect(chen.page.get_by_text(re.compile(r"sends in 0:\d\d"))).to_be_visible()
    expect(boris.page.get_by_text(re.compile(r"sends in 0:\d\d"))).to_be_visible()
    is_sound(boris, chen)
    chen.press("Wait with QUARTZ")
    boris.sees("On hold: Chen wants to talk it over")
    expect(boris.page.get_by_text(re.compile("sends in"))).to_have_count(0)
    is_sound(chen)
    chen.press("Agree to QUARTZ")
    expect(air(boris)).to_have_count(2)
