"""Letters Rebus by drag, by touch and by typing; dice never get lost."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.guest import Guest
from browser.lobby import seated

Arrive = Callable[..., Guest]


def hand(guest: Guest) -> Locator:
    return guest.page.get_by_label("Dice in your hand").get_by_role("button")


def felt(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name="The table with the dice").get_by_role("button")


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def at_the_table(arrive: Arrive, pace: str = "By turns", **device: object) -> Guest:
    """Anna against two bots, her own dice in her hand."""
    anna = arrive("Anna", **device).open()
    anna.page.locator("[data-game=rebus]").get_by_role("button", name="Against bots").click()
    more = anna.page.get_by_text("More settings")
    more.scroll_into_view_if_needed()
    more.click()
    anna.page.get_by_role("radio", name=pace).check(force=True)
    anna.press("Start")
    expect(hand(anna)).to_have_count(15, timeout=30_000)
    return anna


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_a_die_is_dragged_to_the_felt_back_to_the_hand_and_back_by_undo(arrive: Arrive, size: str) -> None:
    anna = at_the_table(arrive, "Same roll", size=size)
    assert anna.faults() == []
    assert anna.fits_the_screen()
    x, y = middle(hand(anna).first)
    to_x, to_y = middle(anna.page.get_by_role("region", name="The table with the dice"))
    mouse = anna.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(to_x, to_y, steps=4)
    mouse.up()
    if anna.page.get_by_role("dialog").count():  # a star asks for its letter
        anna.page.get_by_role("dialog").get_by_role("button", name="E", exact=True).click()
    expect(felt(anna)).to_have_count(1)
    expect(hand(anna)).to_have_count(14)
    mouse.move(*middle(felt(anna).first))
    mouse.down()
    mouse.move(5, 5, steps=4)  # dropped outside the felt
    mouse.up()
    expect(hand(anna)).to_have_count(15)
    anna.press("Undo")
    expect(felt(anna)).to_have_count(1)


def test_typing_lays_dice_and_a_reload_loses_none(arrive: Arrive) -> None:
    anna = at_the_table(arrive, "Same roll", size="laptop")
    labels = [button.get_attribute("aria-label") or "" for button in hand(anna).all()]
    letters = [label[0].lower() for label in labels if not label.startswith("Star")][:3]
    field = anna.page.get_by_label("Type a word onto the table")
    field.focus()
    for letter in letters:
        anna.page.keyboard.type(letter)
    expect(felt(anna)).to_have_count(3)
    anna.sees("unused =")
    anna.page.wait_for_timeout(400)  # what lies is sent a moment after the last die
    anna.page.reload()
    expect(felt(anna)).to_have_count(3)
    expect(hand(anna)).to_have_count(12)
    anna.press("Take all up")
    expect(hand(anna)).to_have_count(15)


def test_touch_picks_a_die_and_lays_it(arrive: Arrive) -> None:
    anna = at_the_table(arrive, "Same roll", touch=True)
    plain = anna.page.get_by_label("Dice in your hand").get_by_role("button").filter(has_not_text="★").first
    plain.tap()
    expect(anna.page.locator("[aria-pressed=true].die")).to_have_count(1)
    x, y = middle(anna.page.get_by_role("region", name="The table with the dice"))
    anna.page.touchscreen.tap(x, y)
    expect(felt(anna)).to_have_count(1)


def test_by_turns_the_others_watch_live(arrive: Arrive) -> None:
    anna, boris = seated(arrive, "rebus", ["Anna", "Boris"])
    expect(hand(anna)).to_have_count(15)
    boris.sees("Anna builds. You watch.")
    label = next(
        label for b in hand(anna).all() if not (label := b.get_attribute("aria-label") or "").startswith("Star")
    )
    anna.page.get_by_label("Type a word onto the table").focus()
    anna.page.keyboard.type(label[0].lower())
    expect(boris.page.get_by_role("region", name="The table with the dice").locator(".tile")).to_have_count(1)
    boris.page.goto(boris.page.url)
    assert boris.faults() == []
    anna.press("Done")
    for each in (anna, boris):
        each.sees("The glass is empty.")
        assert each.faults() == []


def test_a_ukrainian_table_has_ukrainian_dice_and_words(arrive: Arrive) -> None:
    anna = arrive("Ганна", language="uk").open()
    anna.page.locator("[data-game=rebus]").get_by_role("button", name="Проти ботів").click()
    assert anna.faults() == []
    anna.press("Почати")
    dice = anna.page.get_by_label("Кубики у вас у руці").get_by_role("button")
    expect(dice).to_have_count(15, timeout=30_000)
    assert all(re.match(r"[А-ЯІЇЄҐ], |Зірка", die.get_attribute("aria-label") or "") for die in dice.all())
    assert anna.faults() == []
