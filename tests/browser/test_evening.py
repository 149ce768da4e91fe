"""One evening at one table: three friends, a television, one who drops out and returns, one who comes late."""

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.guest import Guest, is_sound
from browser.lobby import START, ends_with_nothing, seated_with
from browser.test_bottle import DICE, say

Arrive = Callable[..., Guest]
PHONES: list[dict[str, object]] = [{"size": "phone"}, {"size": "phone", "dark": True}, {"size": "phone"}]
WORDS = ["area", "career", "theatre", "character", "parade", "reader", "bearer", "eater", "era", "treasure"]
PICTURES = os.environ.get("PARLOUR_PICTURES")
"""An optional folder for pictures of all screens at the great moments."""


def picture(moment: str, *guests: Guest) -> None:
    if PICTURES:
        for guest in guests:
            guest.picture(Path(PICTURES) / f"{moment}-{guest.name}.png")


def win_the_bottle(winner: Guest, others: list[Guest]) -> None:
    """Name words that fit the fixed dice until the game is over. Only the first is typed."""
    winner.sees("Round 1")
    say(winner, WORDS[0])
    seat, words = winner.friend(), iter(WORDS[1:])
    while not seat.sees(lambda seen: seen["result"] or ("say" in seen["asks"] and seen["view"]["round"] > 1))["result"]:
        seat.act("say", word=next(words))
    winner.sees("You win!")
    for each in others:
        each.sees(f"{winner.name} wins!")


def choose_game(host: Guest, name: str) -> None:
    host.press("Another game")
    host.page.get_by_role("dialog").get_by_role("button", name=re.compile(name)).click()


@pytest.mark.rule("COM-26", "COM-27")
def test_an_evening_from_the_bottle_to_the_ceremony(arrive: Arrive) -> None:
    settings: dict[str, object] = {"dice": DICE, "mode": "easy"}
    anna, boris, chen = guests = seated_with(arrive, "bottle", ["Anna", "Boris", "Chen"], settings, devices=PHONES)
    address = anna.page.url
    wall = arrive("Wall", size="wall").open(f"{address}/screen")
    anna.press("Let it in")
    win_the_bottle(boris, [anna, chen, wall])
    picture("1-bottle-over", *guests, wall)
    expect(boris.page.locator(".crowns").first).to_have_text(re.compile("^1"))
    is_sound(anna)

    # Boris reads on while the table chooses another game: he gets a notice and stays.
    boris.page.mouse.wheel(0, 3000)
    boris.page.locator("main").evaluate("main => { main.scrollTop = 500; scrollTo(0, 500) }")
    choose_game(anna, "Lone Words")
    chen.sees("Lone Words").sees("At the table")
    boris.sees("Next up: Lone Words.")
    picture("2-lobby", *guests, wall)
    boris.press("Join in").sees("At the table")
    assert {each.page.url for each in guests} == {address}
    wall.sees("Lone Words")
    is_sound(anna)

    anna.page.get_by_role("radio", name="Purist").check()
    boris.sees("Exactly as in the box.")

    # Chen drops out, and Dora comes when the game has begun.
    chen.page.goto("about:blank")
    anna.press(START)
    for each in (anna, boris):
        each.sees("Round 1 of 4")
    dora = arrive("Dora", size="phone").open(address)
    dora.page.get_by_role("textbox").fill("Dora")
    dora.press("Join the next game").sees("You’re in the next game")
    chen.open(address.removeprefix(chen.server)).sees("Round 1 of 4")
    picture("3-lone", *guests, dora, wall)
    anna.press("Menu").press("End the game").press("Yes, end it")
    for each in (*guests, dora):
        each.sees("At the table")
    choose_game(anna, "Letters Rebus")
    anna.page.get_by_role("radio", name="Quick").check()
    dora.sees("One round with the same roll.")
    anna.page.get_by_text("Customise").click()
    anna.page.get_by_role("radio", name="Dictionary").check()
    expect(anna.page.get_by_role("radio", name="Your own mix")).to_be_checked()
    picture("4-presets", anna, dora)
    anna.press(START)
    unseen = [chen.friend(), dora.friend()]
    for seat in unseen:
        seat.act("finish")
    for each in (anna, boris):
        ends_with_nothing(each)
    for seat in unseen:
        seat.act("go-on")
    for each in (anna, boris):
        each.press(re.compile("Next round|See the result"))
    for each in (*guests, dora):
        each.sees("Play again")
    picture("5-rebus-over", *guests, wall)

    # A rematch is optional.
    chen.press("Play again")
    anna.sees("Chen wants a rematch")
    picture("6-rematch", *guests, dora, wall)

    # The host ends the evening: cards are unveiled on all screens.
    anna.press("End the evening")
    for each in (boris, wall):
        each.sees("Tonight’s awards")
    boris.sees("Anna is about to unveil the next card")
    anna.press("Reveal the first card")
    picture("7-ceremony", anna, boris, wall)
    cards = anna.friend().sees(lambda view: view["ceremony"])["ceremony"]["of"]
    for each in (boris, wall):
        expect(each.page.locator(".card .avatar").first).to_be_visible()
    for count in range(1, cards):
        expect(boris.page.locator("article.open")).to_have_count(count)
        anna.press("Reveal the next card")
    wall.page.locator("[data-stage=champion]").wait_for()
    picture("8-champion", wall)
    expect(wall.page.locator("[data-stage=champion]")).to_have_count(0)
    for each in (anna, boris, dora, wall):
        each.sees("Champion of the evening").sees("Word of the evening")
    picture("8-ceremony-over", *guests, dora, wall)
    is_sound(anna, boris)
    assert wall.fits_the_screen()
    expect(boris.page.get_by_role("link", name=re.compile("^Replay: "))).to_have_count(2)
    boris.press("Share the evening")
    shared = boris.page.locator("pre").inner_text()
    assert "👑1 Boris" in shared.splitlines()[1]
    assert len(shared.splitlines()) == 3
    assert any(word.upper() in shared for word in WORDS), "awards name their words"
    boris.sees("It shows words of the games.")
