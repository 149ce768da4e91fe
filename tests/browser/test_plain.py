"""The plain table: a game from outside that speaks English alone and has no client, played in the browser."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.guest import Guest, is_sound, is_sound_by_day_and_night
from browser.heaps import take
from browser.lobby import seated, seated_with

Arrive = Callable[..., Guest]


def test_friends_play_a_whole_game_of_forms(arrive: Arrive) -> None:
    anna, boris = seated(arrive, "pebbles", ["Anna", "Boris"])
    for each in (anna, boris):
        each.sees("Anna takes one to three pebbles.")
        expect(each.page.get_by_role("timer")).to_be_visible()
        is_sound(each)
    expect(boris.page.get_by_role("form")).to_have_count(0)
    boris.sees("Nothing for you to do right now.")
    anna.page.get_by_role("textbox", name="Remark").fill("mine!")
    for number in range(4):
        mover = (anna, boris)[number % 2]
        take(mover, 3, "Left" if number < 2 else "Right")
    expect(boris.page.get_by_role("log")).to_contain_text("Anna takes 3 from the left heap: mine!")
    for each in (anna, boris):
        each.sees(re.compile("Boris wins|You win"))
        each.sees("The game is over.")
        is_sound(each)


def test_refusals_appear_at_the_form_in_the_games_words(arrive: Arrive) -> None:
    (anna,) = seated_with(arrive, "pebbles", ["Anna", "Boris"], {"pebbles": 2}, devices=[{}])
    take(anna, 3, "Right")
    anna.sees("There are not that many pebbles in the right heap.")
    is_sound(anna)
    take(anna, 2, "Right")
    anna.sees("Boris takes one to three pebbles.")


def test_a_move_without_fields_is_a_button(arrive: Arrive) -> None:
    (anna,) = seated_with(arrive, "pebbles", ["Anna", "Boris"], {}, devices=[{}])
    anna.press("Resign").sees("Boris wins")


def test_the_server_around_it_speaks_ukrainian_and_the_language_can_be_switched(arrive: Arrive) -> None:
    hanna, bo = seated_with(arrive, "pebbles", ["Ганна", "Бо"], {}, "uk", [{"size": "phone"}, {"size": "laptop"}])
    bo.sees("Зараз від вас нічого не треба.")
    hanna.sees("Ганна takes one to three pebbles.")  # the game itself speaks English alone
    hanna.sees("(необов’язково)")
    is_sound_by_day_and_night(hanna)
    take(hanna, 1, "Left")
    expect(bo.page.get_by_role("log")).to_contain_text("Ганна takes 1 from the left heap.")
    bo.press("Меню")
    bo.page.get_by_text("EN", exact=True).click()
    bo.press("Close")
    bo.sees("What happened")
    expect(bo.page.get_by_role("log").get_by_text("Ганна takes 1 from the left heap.")).to_have_count(1)
    bo.sees("(optional)")


def test_a_keyboard_alone_plays(arrive: Arrive) -> None:
    anna = arrive("Anna", size="laptop").open()
    anna.page.locator("[data-game=pebbles]").get_by_role("button", name="With bots").press("Enter")
    anna.sees("Player 1 takes one to three pebbles.")
    anna.page.get_by_role("group", name="How many").get_by_role("radio").first.focus()
    for key in ("ArrowRight", "Space", "Tab", "Space", "Tab", "h", "i", "Enter"):
        anna.page.keyboard.press(key)
    expect(anna.page.get_by_role("log")).to_contain_text("Player 1 takes 2 from the left heap: hi")
    anna.sees("Player 1 takes one to three pebbles.")  # the bots have moved
    is_sound(anna)


def test_one_device_is_handed_round(arrive: Arrive) -> None:
    anna = arrive("Anna").open()
    anna.page.locator("[data-game=pebbles]").get_by_role("button", name="On one device").click()
    anna.press("Start")
    anna.sees("Pass the device to Player 1")
    anna.press("I’m Player 1")
    take(anna, 1, "Left")
    anna.sees("Pass the device to Player 2")
    is_sound(anna)
    anna.press("I’m Player 2")
    take(anna, 2, "Right")
    anna.sees("Pass the device to Player 1")


def test_spectators_see_the_game_without_controls(arrive: Arrive) -> None:
    (anna,) = seated_with(arrive, "pebbles", ["Anna", "Boris"], {}, devices=[{}])
    wall = arrive("Wall", size="wall").open(anna.page.url + "/screen")
    wall.sees("Anna takes one to three pebbles.")
    expect(wall.page.get_by_role("main").get_by_role("button")).to_have_count(0)
    take(anna, 1, "Left")
    wall.sees("Boris takes one to three pebbles.")
    is_sound(wall)


def test_the_settings_of_the_game_are_in_the_lobby(arrive: Arrive) -> None:
    anna = arrive("Anna").open()
    anna.page.locator("[data-game=pebbles]").get_by_role("button", name="With friends").click()
    anna.page.get_by_text("Customise").click()
    field = anna.page.get_by_role("spinbutton", name="pebbles")
    expect(field).to_have_accessible_description("How many pebbles each heap has. A number from 1 to 20.")
    field.fill("21")
    field.press("Tab")
    expect(anna.page.get_by_role("alert").filter(has_text="A number from 1 to 20.")).to_be_visible()
    is_sound(anna)
    field.fill("4")
    field.press("Tab")
    expect(anna.page.get_by_role("alert").filter(has_text="A number from")).to_have_count(0)
    anna.sees("1 change")
    is_sound(anna)
