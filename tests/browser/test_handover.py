"""Continue on another device: two browsers, each with its own storage."""

import json
from collections.abc import Callable

from playwright.sync_api import expect

from browser.guest import Guest, is_sound, is_sound_by_day_and_night
from browser.handover import continued, link_of
from browser.lobby import seated_with
from browser.test_club import class_of, come_in

Arrive = Callable[..., Guest]


def test_a_seat_goes_on_at_a_second_device_and_is_signed_out_there(arrive: Arrive) -> None:
    (anna,) = seated_with(arrive, "lone", ["Anna", "Boris"], {"seconds": 180}, devices=[{"size": "laptop"}])
    anna.press("Menu")
    link = link_of(anna)
    phone = continued(arrive("Anna"), link)
    expect(phone.page.get_by_role("textbox", name="Your word")).to_be_visible()
    anna.page.keyboard.press("Escape")
    anna.press("Menu").sees("Your devices at this table")
    is_sound(anna)
    anna.press("Sign out Linux · Chrome")
    phone.sees("You signed this device out.")
    expect(anna.page.get_by_text("Your devices at this table")).to_have_count(0)
    continued(phone, link).sees("This link has already been used.")
    is_sound_by_day_and_night(phone)
    phone.complaints.clear()  # the browser complains about the refusal


def test_a_class_is_led_from_a_second_device_and_its_projector_only_shows(arrive: Arrive) -> None:
    teacher = arrive("Teacher", size="laptop").open()
    link = class_of(teacher, "Letters Rebus")
    come_in(arrive("Анна", language="uk"), link)
    laptop = continued(arrive("Laptop", size="laptop"), link_of(teacher))
    laptop.page.wait_for_url("**/club/*")
    laptop.sees("Анна").press("Add a bot")
    expect(teacher.page.locator(".tables section")).to_contain_text("Анна")
    laptop.press("Start all")
    expect(teacher.page.get_by_role("button", name="Pause all")).to_be_enabled()
    is_sound(teacher)

    wall = continued(arrive("Wall", size="laptop"), link_of(teacher, "Projector on another device"))
    wall.page.wait_for_url("**/club/*/screen")
    wall.sees("Анна")
    wall.open(wall.page.url.removesuffix("/screen")).sees("This page is for the teacher.")


def test_a_board_and_a_record_are_copied_to_a_second_device(arrive: Arrive) -> None:
    anna = arrive("Anna", size="laptop").open("/daily")
    anna.press("Start a board")
    anna.page.get_by_label("Your name").fill("Anna")
    anna.press("Start a board").sees("Anna")
    is_sound(anna)
    phone = continued(arrive("Anna"), link_of(anna))
    phone.page.wait_for_url("**/daily")
    phone.sees("Anna").sees("(you)")

    anna.page.evaluate("games => localStorage.setItem('parlour.record', games)", record(3))
    phone.page.evaluate("games => localStorage.setItem('parlour.record', games)", record(1))
    anna.open("/record")
    link = link_of(anna)
    continued(phone, link).sees("2 games were added to your record.")
    phone.page.get_by_role("link", name="My record").last.click()
    phone.sees("3 games at a table")
    is_sound(phone)


def record(games: int) -> str:
    one = {"game": "lone", "language": "en", "at": 1_700_000_000_000, "points": 20, "won": None, "finds": []}
    return json.dumps({"parlour": "record", "version": 1, "games": [{**one, "id": f"game {n}"} for n in range(games)]})
