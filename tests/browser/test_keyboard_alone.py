"""A whole game with nothing but a keyboard, and the focus where it belongs."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from browser.guest import Guest
from browser.lobby import seated_with

Arrive = Callable[..., Guest]


def tab_to(guest: Guest, what: Locator) -> None:
    expect(what).to_be_visible()
    for _ in range(60):
        if what.evaluate("one => one === document.activeElement"):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError("no way there by Tab")


def test_a_rebus_game_from_the_first_roll_to_a_rematch(arrive: Arrive) -> None:
    settings = {"pace": "duplicate", "hourglass_seconds": 600, "rounds": 3}
    (anna,) = seated_with(arrive, "rebus", ["Anna"], settings, devices=[{"size": "laptop"}])
    for _ in range(3):
        dice = anna.page.get_by_label("Dice in your hand").get_by_role("button")
        expect(dice).to_have_count(15)
        tab_to(anna, anna.button("Done"))
        anna.page.keyboard.press("Enter")
        expect(anna.page.locator(":focus")).to_have_count(1)
        tab_to(anna, anna.button("Go on"))
        anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("heading", name=re.compile("Nobody scored|You win"))).to_be_focused()
    assert anna.faults("moderate") == []
    tab_to(anna, anna.button("Play again"))
    anna.page.keyboard.press("Enter")
    anna.sees("Round 1 of 3")


def test_a_bottle_game_goes_on_at_the_line_and_ends_at_the_headline(arrive: Arrive) -> None:
    box = {"yellow": ["A"] * 6, "turquoise": [["E"] * 6, ["R"] * 6], "dark_blue": ["T"] * 6, "effects": ["base"] * 6}
    anna, _ = seated_with(
        arrive, "bottle", ["Anna", "Boris"], {"dice": box}, devices=[{"size": "laptop"}, {"size": "phone"}]
    )
    line = anna.page.get_by_role("textbox", name="Your word")
    for number, word in enumerate(["theatre", "water", "heart", "earth", "tear", "rate", "quarter"], 1):
        expect(anna.page.get_by_text(f"Round {number}", exact=True)).to_be_visible()
        expect(line).to_be_focused()
        anna.page.keyboard.type(word)
        anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("heading", name="You win!")).to_be_focused()


def test_a_bookworm_round_from_the_category_to_the_next_round(arrive: Arrive) -> None:
    white = [[face] * 6 for face in ("a3", "b3", "ck3", "d3", "e3", "f3", "g3")]
    box: dict[str, object] = {"dice": {"white": white}, "cards": [["animal", "opens", "poison"]], "seconds": 120}
    anna, boris = seated_with(
        arrive,
        "bookworm",
        ["Anna", "Boris"],
        box | {"first_bookworm": 1, "special_die": False},
        devices=[{"size": "laptop"}, {"size": "phone"}],
    )
    tab_to(anna, anna.button("An animal"))
    anna.page.keyboard.press("Enter")
    for guest, word in ((boris, "ant"), (anna, "bee"), (boris, "cat"), (anna, "dog"), (boris, "eel"), (anna, "fox")):
        guest.sees("Your turn")
        line = guest.page.get_by_role("textbox", name="Your word")
        if guest is anna:
            expect(line).to_be_focused()
            anna.page.keyboard.type(word)
            anna.page.keyboard.press("Enter")
        else:
            line.fill(word)
            boris.page.keyboard.press("Enter")
    boris.sees("Your turn").page.get_by_role("textbox", name="Your word").fill("goat")
    boris.page.keyboard.press("Enter")
    anna.sees("Round 1 is over")
    assert anna.faults("moderate") == []
    tab_to(anna, anna.button("Next round"))
    anna.page.keyboard.press("Enter")
    boris.press("Next round")
    boris.sees("You are the Bookworm")
