"""Real dice (COM-13): a pad for one thumb, ordered dice, and a line for others that names the reader."""

import re
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import expect

from browser.guest import Guest, is_sound
from browser.lobby import OPEN, seated_with

Arrive = Callable[..., Guest]
pytestmark = pytest.mark.rule("COM-13")


def tap(guest: Guest, faces: Sequence[str], done: str = "Done") -> int:
    """Tap each face once, then Done. The next die gets the focus by itself. Returns the number of taps."""
    keys = guest.page.locator(".pad .keys")
    for face in faces:
        keys.get_by_role("button", name=face, exact=True).click()
    guest.button(done).click()
    return len(faces) + 1


def on_the_wall(arrive: Arrive, guest: Guest, **device: str) -> Guest:
    """The big screen of a guest's table."""
    return arrive("Wall", size="wall", **device).open(f"{guest.page.url.partition('?')[0]}/screen")


def test_fifteen_dice_are_sixteen_taps_or_as_many_keys(arrive: Arrive) -> None:
    anna, bob = seated_with(arrive, "rebus", ["Анна", "Богдан"], {"rolls": "ours", "rounds": 3}, "uk")
    bob.sees("Анна читає кубики")
    wall = on_the_wall(arrive, anna, language="uk").sees("Анна читає кубики")
    is_sound(anna)
    rolled = []
    while expect_open(anna):
        key = anna.page.locator(".pad .key[aria-disabled=false]").first
        rolled.append((key.get_attribute("aria-label") or "").lower())
        key.click()
    anna.button("Готово").click()
    assert len(rolled) == 15
    lying = wall.page.locator("main ul .tile b")
    expect(lying).to_have_count(15)
    assert sorted(lying.all_text_contents()) == sorted("★" if face == "зірка" else face for face in rolled)
    expect(bob.page.locator(".pad")).to_have_count(0)
    expect(anna.page.locator(".pad")).to_have_count(0)


def test_a_die_dragged_past_the_end_of_its_row_is_the_last(arrive: Arrive) -> None:
    (anna,) = seated_with(arrive, "bottle", ["Anna", "Bob"], {"mode": "easy", "rolls": "ours"}, devices=[{}])
    slots = anna.page.locator(".pad .slot[data-place]")
    expect(slots).to_have_count(3)
    first, last = slots.nth(0).bounding_box(), slots.nth(2).bounding_box()
    assert first is not None
    assert last is not None
    anna.page.mouse.move(first["x"] + 10, first["y"] + 10)
    anna.page.mouse.down()
    anna.page.mouse.move(last["x"] + last["width"] + 60, first["y"] - 40, steps=4)
    anna.page.mouse.up()
    assert [one.get_attribute("data-place") for one in slots.all()] == ["1", "2", "0"]
    for _ in range(3):
        anna.page.locator(".pad .key[aria-disabled=false]").first.click()
    anna.button("Done").click()
    expect(anna.page.get_by_role("img", name="from the neck")).to_have_count(3)


def expect_open(guest: Guest) -> bool:
    return bool(guest.page.locator(".pad .foot .main").is_disabled())


def test_bookworm_is_typed_with_a_keyboard(arrive: Arrive) -> None:
    settings = {"rolls": "ours", "first_bookworm": 1, "green_only": True}
    (anna,) = seated_with(arrive, "bookworm", ["Anna", "Bob"], settings, devices=[{"size": "laptop"}])
    expect(anna.page.locator(".pad")).to_be_visible()
    wall = on_the_wall(arrive, anna).sees("Anna is reading the dice")
    is_sound(anna)
    labels = anna.page.locator(".pad .key[aria-disabled=false]")
    for _ in range(7):
        first = labels.first.get_attribute("aria-label") or ""
        for key in first.replace(" ", "").lower():
            anna.page.keyboard.press(key)
            if anna.page.locator(".pad .says").inner_text().strip() == "":
                break
    anna.page.locator(".pad .key").first.click()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".pad")).to_have_count(0)
    expect(wall.page.locator(".cube.special")).to_be_visible()


def test_typing_a_face_that_no_die_has_suggests_a_custom_box(arrive: Arrive) -> None:
    settings = {"rolls": "ours", "first_bookworm": 1, "green_only": True}
    (anna,) = seated_with(arrive, "bookworm", ["Anna", "Bob"], settings, devices=[{"size": "laptop"}])
    expect(anna.page.locator(".pad")).to_be_visible()
    link = anna.page.get_by_role("link", name="Enter your own box")
    expect(link).to_have_count(0)
    anna.page.keyboard.press("7")
    anna.sees("This die has no 7.")
    expect(link).to_have_attribute("href", "/box/bookworm")
    is_sound(anna)


def test_stars_each_side_types_only_its_own_dice(arrive: Arrive) -> None:
    anna, bob = seated_with(arrive, "stars", ["Anna", "Bob"], {"rolls": "ours"})
    for guest in (anna, bob):
        expect(guest.page.locator(".pad")).to_be_visible()
    wall = on_the_wall(arrive, anna).sees("Anna and Bob are reading their dice")
    is_sound(anna, bob)
    assert tap(bob, ["4", "5", "6"]) == 4
    for guest in (bob, wall):
        guest.sees("Anna is reading the dice")
    assert tap(anna, ["B", "E", "Q", "R", "W", "T", "1", "2", "3"]) == 10
    for guest in (anna, bob):
        expect(guest.page.locator(".pad")).to_have_count(0)
    expect(wall.page.get_by_text("reading")).to_have_count(0)


def test_lone_is_read_on_one_phone_and_seen_on_the_wall(arrive: Arrive) -> None:
    anna = arrive("Anna").open("/settings")
    table = {"game": "lone", "settings": {"rolls": "ours"}, "name": "Anna", "bots": [{"level": 3}]}
    code = anna.page.evaluate(OPEN, table)
    wall = arrive("Wall", size="wall").open(f"/t/{code}/screen")
    expect(wall.page.locator(".qr img")).to_be_visible()
    anna.open(f"/t/{code}").press("Start")
    wall.sees("Anna is reading the dice")
    assert wall.faults() == []
    letters = []
    while expect_open(anna):
        key = anna.page.locator(".pad .key[aria-disabled=false]").nth(2 * len(letters) % 5)
        letters.append(key.get_attribute("aria-label") or "")
        key.click()
    assert len(letters) == 7
    anna.button("Done").click()
    expect(wall.page.get_by_role("img", name=re.compile(f"^{letters[0]}\\b", re.IGNORECASE)).first).to_be_visible()
