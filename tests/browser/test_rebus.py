"""Letters Rebus by drag, by touch and by typing; dice never get lost."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.guest import Guest
from browser.lobby import seated_with

Arrive = Callable[..., Guest]
LONG: dict[str, object] = {"hourglass_seconds": 600}


def hand(guest: Guest) -> Locator:
    return guest.page.get_by_label("Dice in your hand").get_by_role("button")


def table(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name="The table with the dice")


def felt(guest: Guest) -> Locator:
    return table(guest).get_by_role("button")


def plain(guest: Guest) -> Locator:
    """Dice that need no letter to be chosen."""
    return hand(guest).filter(has_not_text="★")


def type_dice(guest: Guest, count: int) -> None:
    """Lays so many dice in a row from the keyboard, and waits until the server has read them."""
    labels = [label for label in guest.labels(hand(guest), 15) if not label.startswith("Star")]
    guest.page.get_by_label("Type a word onto the table").focus()
    for label in labels[:count]:
        guest.page.keyboard.type(label[0].lower())
    expect(felt(guest)).to_have_count(count)
    expect(table(guest).locator(".right, .wrong")).to_have_count(count if count > 1 else 0)


def places(guest: Guest) -> list[object]:
    """Where everything lies that a finger may be on its way to."""
    found = guest.page.locator("[role=region], [aria-label='Dice in your hand'] li, .tools > *")
    assert found.count() > 15
    return list(found.evaluate_all("all => all.map((one) => ({...one.getBoundingClientRect().toJSON()}))"))


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def at_the_table(arrive: Arrive, **device: object) -> Guest:
    """Anna alone with her dice in her hand, and a glass that outlasts the slowest machine."""
    (anna,) = seated_with(arrive, "rebus", ["Anna"], {"pace": "duplicate", **LONG}, devices=[device])
    expect(hand(anna)).to_have_count(15)
    return anna


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_a_die_is_dragged_to_the_felt_back_to_the_hand_and_back_by_undo(arrive: Arrive, size: str) -> None:
    anna = at_the_table(arrive, size=size)
    assert anna.faults() == []
    assert anna.fits_the_screen()
    mouse = anna.page.mouse
    mouse.move(*middle(plain(anna).first))
    mouse.down()
    mouse.move(*middle(table(anna)), steps=4)
    mouse.up()
    expect(felt(anna)).to_have_count(1)
    expect(hand(anna)).to_have_count(14)
    mouse.move(*middle(felt(anna)))
    mouse.down()
    anna.sees("unused =")  # a view that arrives in the middle of a drag
    mouse.move(5, 5, steps=4)  # dropped outside the felt
    mouse.up()
    expect(hand(anna)).to_have_count(15)
    anna.press("Undo")
    expect(felt(anna)).to_have_count(1)


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_nothing_moves_under_a_finger_while_one_builds(arrive: Arrive, size: str) -> None:
    anna = at_the_table(arrive, size=size)
    before = places(anna)
    type_dice(anna, 8)
    anna.sees("unused =")
    assert places(anna) == before
    anna.page.keyboard.type("й")  # no die shows it, and a star may not stand for it here
    anna.sees(re.compile("There is no die for that letter|This is no letter of the language"))
    expect(felt(anna)).to_have_count(8)
    assert places(anna) == before
    anna.press("Take all up")
    anna.sees("Lay words across and down")
    assert places(anna) == before


def test_typing_lays_dice_and_a_reload_loses_none(arrive: Arrive) -> None:
    anna = at_the_table(arrive, size="laptop")
    type_dice(anna, 3)
    anna.sees("unused =")
    anna.page.reload()
    expect(felt(anna)).to_have_count(3)
    expect(hand(anna)).to_have_count(12)
    anna.press("Take all up")
    expect(hand(anna)).to_have_count(15)


def test_a_host_chooses_the_pace_then_a_touch_picks_a_die_and_lays_it(arrive: Arrive) -> None:
    anna = arrive("Anna", touch=True).open()
    anna.page.locator("[data-game=rebus]").get_by_role("button", name="Against bots").click()
    anna.page.get_by_text("More settings").click()
    anna.page.get_by_role("radio", name="Same roll").check(force=True)
    anna.press("Start")
    expect(hand(anna)).to_have_count(15)
    plain(anna).first.tap()
    expect(anna.page.locator("[aria-pressed=true].die")).to_have_count(1)
    anna.page.touchscreen.tap(*middle(table(anna)))
    expect(felt(anna)).to_have_count(1)


def test_by_turns_the_others_watch_live(arrive: Arrive) -> None:
    anna, boris = seated_with(arrive, "rebus", ["Anna", "Boris"], LONG)
    expect(hand(anna)).to_have_count(15)
    boris.sees("Anna builds. You watch.")
    type_dice(anna, 1)
    for _ in range(2):
        expect(boris.page.get_by_role("img", name="Layout of Anna").locator(".tile")).to_have_count(1)
        expect(boris.page.get_by_label("Dice in the hand of Anna").get_by_role("listitem")).to_have_count(14)
        boris.page.reload()
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
    dice = anna.labels(anna.page.get_by_label("Кубики у вас у руці").get_by_role("button"), 15)
    assert all(re.match(r"[А-ЯІЇЄҐ], |Зірка", die) for die in dice)
    assert anna.faults() == []


def test_one_device_goes_round_and_the_glass_waits_for_whoever_is_next(arrive: Arrive) -> None:
    anna = arrive("Anna", touch=True).open()
    anna.page.locator("[data-game=rebus]").get_by_role("button", name="At one table").click()
    anna.press("Start")
    for name in ("Player 1", "Player 2", "Player 1"):
        anna.sees(f"Pass the device to {name}")
        assert anna.faults() == []
        anna.press(f"I am {name}")
        expect(hand(anna)).to_have_count(15)
        anna.press("Done")
        anna.press("Go on").press("Go on")
