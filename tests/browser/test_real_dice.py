"""Real dice and our referee (COM-13): a pad for one thumb, dice in an order, and everybody else sees who reads."""

import re
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import expect

from browser.guest import Guest, is_sound
from browser.lobby import OPEN, seated_with

Arrive = Callable[..., Guest]
pytestmark = pytest.mark.rule("COM-13")
FACES = {
    "yellow": ["B", "C", "D", "F", "G", "H"],
    "turquoise": [["R", "S", "T", "L", "M", "N"], ["O", "A", "E", "I", "U", "Y"]],
    "dark_blue": ["K", "J", "V", "W", "X", "Z"],
    "effects": ["base", "base", "neck", "neck", "yellow", "cover"],
}
WORDS = ["robot", "border", "broom", "board", "carbon", "bronze", "robe"]


def tap(guest: Guest, faces: Sequence[str], done: str = "Done") -> int:
    """Each face once, then Done: the next die comes into focus by itself. How many taps it took."""
    keys = guest.page.locator(".pad .keys")
    for face in faces:
        keys.get_by_role("button", name=face, exact=True).click()
    guest.button(done).click()
    return len(faces) + 1


def slots(guest: Guest, count: int) -> list[str]:
    return guest.labels(guest.page.locator(".pad .lying .slot"), count)


def test_a_whole_game_with_a_real_bottle_and_a_friend_far_away(arrive: Arrive) -> None:
    settings = {"mode": "easy", "rolls": "ours", "dice": FACES, "gentle": True}
    anna, bob = seated_with(arrive, "bottle", ["Anna", "Bob"], settings)
    bob.sees("Anna is reading the dice")
    expect(bob.page.locator(".pad")).to_have_count(0)
    is_sound(anna, bob)
    anna.reads_large(150)
    assert anna.fits_the_screen()
    anna.reads_large(100)
    # Impossible is told where the finger is; what was typed can be undone.
    keys = anna.page.locator(".pad .keys")
    keys.get_by_role("button", name="H", exact=True).click()
    keys.get_by_role("button", name="R", exact=True).click()
    expect(keys.get_by_role("button", name="S", exact=True)).to_have_attribute("aria-disabled", "true")
    keys.get_by_role("button", name="S", exact=True).click()
    anna.sees("These dice can’t show S now.")
    for _ in range(2):
        anna.press("Undo")
    expect(anna.button("Done")).to_be_disabled()
    # The order from the neck, by a finger and by arrows.
    keys.get_by_role("button", name="B", exact=True).click()
    keys.get_by_role("button", name="R", exact=True).click()
    keys.get_by_role("button", name="O", exact=True).click()
    last, first = (anna.page.locator(".pad .lying .slot").nth(n).bounding_box() for n in (2, 0))
    assert last
    assert first
    anna.page.mouse.move(last["x"] + 20, last["y"] + 20)
    anna.page.mouse.down()
    anna.page.mouse.move(first["x"] - 4, first["y"] + 20, steps=4)
    anna.page.mouse.up()
    assert [label[-1] for label in slots(anna, 3)] == ["O", "B", "R"]
    anna.page.locator(".pad .lying .slot").nth(1).click()
    anna.press("Lay it nearer")
    assert [label[-1] for label in slots(anna, 3)] == ["B", "O", "R"]
    anna.button("Done").click()
    for number, word in enumerate(WORDS):
        if number:
            assert tap(anna, "BRO") == 4
        field = bob.page.get_by_role("textbox")
        expect(field).to_be_enabled()
        field.fill(word)
        field.press("Enter")
        if number < len(WORDS) - 1:
            expect(anna.page.locator(".pad")).to_be_visible()
    for guest in (anna, bob):
        expect(guest.page.locator(".result")).to_be_visible()


def test_fifteen_dice_are_sixteen_taps_or_as_many_keys(arrive: Arrive) -> None:
    anna, bob = seated_with(arrive, "rebus", ["Анна", "Богдан"], {"rolls": "ours", "rounds": 3}, "uk")
    bob.sees("Анна читає кубики")
    is_sound(anna)
    taps = 0
    while expect_open(anna):
        anna.page.locator(".pad .key[aria-disabled=false]").first.click()
        taps += 1
    anna.button("Готово").click()
    assert taps + 1 == 16
    expect(bob.page.locator(".pad")).to_have_count(0)
    anna.page.get_by_role("button", name=re.compile("Готов|Усе|Завер")).first.wait_for()


def expect_open(guest: Guest) -> bool:
    return bool(guest.page.locator(".pad .foot .main").is_disabled())


def test_bookworm_is_typed_with_a_keyboard(arrive: Arrive) -> None:
    settings = {"rolls": "ours", "first_bookworm": 1, "green_only": True}
    anna, bob = seated_with(
        arrive, "bookworm", ["Anna", "Bob"], settings, devices=[{"size": "laptop"}, {"size": "phone"}]
    )
    bob.sees("Anna is reading the dice")
    expect(anna.page.locator(".pad")).to_be_visible()
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


def test_stars_each_side_types_its_own_and_nobody_elses(arrive: Arrive) -> None:
    anna, bob = seated_with(arrive, "stars", ["Anna", "Bob"], {"rolls": "ours"})
    for guest in (anna, bob):
        expect(guest.page.locator(".pad")).to_be_visible()
    is_sound(anna, bob)
    assert tap(bob, ["4", "5", "6"]) == 4
    bob.sees("Anna is reading the dice")
    assert tap(anna, ["B", "E", "Q", "R", "W", "T", "1", "2", "3"]) == 10
    for guest in (anna, bob):
        expect(guest.page.locator(".pad")).to_have_count(0)


def test_lone_is_read_on_one_phone_and_seen_on_the_wall(arrive: Arrive) -> None:
    anna = arrive("Anna").open("/settings")
    table = {"game": "lone", "settings": {"rolls": "ours"}, "name": "Anna", "bots": [{"level": 3}]}
    code = anna.page.evaluate(OPEN, table)
    wall = arrive("Wall", size="wall").open(f"/t/{code}/screen")
    expect(wall.page.locator("img.qr")).to_be_visible()
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
