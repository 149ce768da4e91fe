"""Beat my roll: a link with the dice of a finished game, played alone, and sent on."""

import base64
import json
from collections.abc import Callable

from playwright.sync_api import expect

from browser.guest import Guest, is_sound

Arrive = Callable[..., Guest]
ROLL = {"t": "shaken", "letters": ["c", "a", "p", "e"], "distances": [0, 3, 9, 5]}
COPIED = "navigator.clipboard.writeText = async (text) => { window.copied = text; }"


def link(name: str, points: int, **roll: list[str]) -> str:
    outcome = json.dumps(["en", {"mode": "classic", "roll": ROLL | roll}, name, points]).encode()
    return f"/roll/bottle#{base64.urlsafe_b64encode(outcome).decode().rstrip('=')}"


def test_a_shared_roll_is_beaten_and_sent_on(arrive: Arrive) -> None:
    ben = arrive("Ben", size="phone").open(link("Ann", 1))
    page = ben.page
    ben.sees("Can you beat Ann?").sees("1 point")
    is_sound(ben)
    ben.press("Start")
    ben.sees("Shake 1 of 1")
    page.get_by_role("textbox", name="Your word").fill("cape")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="You beat Ann!")).to_be_visible()
    page.reload()  # the page remembers whose roll it was
    expect(page.get_by_role("heading", name="You beat Ann!")).to_be_visible()
    is_sound(ben)


def test_a_finished_game_offers_its_roll_to_a_friend(arrive: Arrive) -> None:
    ben = arrive("Ben", size="laptop").open(link("Ann", 99))
    page = ben.page
    ben.press("Start")
    page.get_by_role("textbox", name="Your word").fill("cape")
    page.keyboard.press("Enter")
    ben.sees("Ann is still ahead")
    page.evaluate(COPIED)
    is_sound(ben)
    ben.press("Beat my roll")
    page.wait_for_function("window.copied !== undefined")
    text, url = page.evaluate("window.copied").splitlines()
    assert "with this roll of Message in a Bottle. Can you beat it?" in text
    cyd = arrive("Cyd", size="phone", language="uk")
    cyd.page.goto(url)
    cyd.sees("Player 1 кидає вам виклик")
    cyd.sees("Мова гри: English")
    is_sound(cyd)


def test_a_broken_link_says_so(arrive: Arrive) -> None:
    ben = arrive("Ben", size="phone").open("/roll/bottle#nothing")
    ben.sees("This roll is lost")
    is_sound(ben)
    ben.page.goto("about:blank")
    ben.open(link("Ann", 3, letters=["c", "a", "p", "ж"]))
    ben.press("Start")
    ben.sees("This roll is lost")
    ben.complaints.clear()  # the browser itself logs the 400
