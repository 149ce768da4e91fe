"""The plain table: example games without a client of their own, on phones with the keyboard up and on laptops."""

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from browser.conftest import install, serving
from browser.guest import Drawer, Guest, is_sound, is_sound_by_day_and_night, viewport
from browser.lobby import OPEN, seated_with
from tutorial.page import files

EXAMPLES = Path(__file__).parents[2] / "examples"
FAULTY = """
from msgspec.structs import replace
import first

class Faulty(first.First):
    id = "faulty"

def text(view, names, language):
    return {}["nothing"]

ENTRY = replace(first.ENTRY, id="faulty", names={"en": "Faulty"}, game=Faulty, text=text, tell=text)
"""
KEYBOARD_UP = {"width": 390, "height": 480}


@pytest.fixture(scope="module")
def drawer(chromium: Browser, sound: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Drawer]:
    data = tmp_path_factory.mktemp("server")
    for game in ("leaf", "telltale", "first", "faulty"):
        install(data, game)
    (data / "first.py").write_text(files()["first-game/first.py"][1], "utf-8")
    (data / "faulty.py").write_text(FAULTY, "utf-8")
    with serving(data, os.pathsep.join([str(data), str(EXAMPLES / "leaf"), str(EXAMPLES / "telltale")])) as address:
        yield Drawer(chromium, address, sound)


def is_in_sight(button: Locator) -> bool:
    """Whether all of it can be seen and pressed, with nothing covering it."""
    return bool(
        button.evaluate("""one => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          const at = (x, y) => one.contains(document.elementFromPoint(x, y));
          return at(left + 9, top + 3) && at(right - 9, bottom - 3) && bottom <= innerHeight;
        }""")
    )


def own_letter(guest: Guest) -> str:
    return guest.page.locator(".hand .card b").first.inner_text()


def test_friends_hide_their_letters_and_see_all_words_unveiled(arrive: Callable[..., Guest]) -> None:
    olena, otto = seated_with(arrive, "telltale", ["Olena", "Otto"], {"rounds": 2, "seconds": 180})
    for each in (olena, otto):
        each.sees("Round 1 of 2")
        is_sound(each)
    letter = own_letter(otto)
    olena.press("Guess a letter…")
    group = olena.page.get_by_role("group", name="Whose")
    expect(group.get_by_role("radio")).to_have_count(1)  # nobody guesses their own word
    group.get_by_role("radio", name="Otto").check(force=True)
    olena.page.get_by_role("textbox", name="Letter").fill(letter)
    is_sound(olena)
    olena.page.get_by_role("button", name="Guess a letter", exact=True).click()
    expect(olena.page.locator("div.hand")).to_contain_text(f"{letter}?")
    for each, word in ((olena, word_with(own_letter(olena))), (otto, word_with(letter))):
        each.page.get_by_role("textbox", name="Word").fill(word)
        each.press("Write a word")
    for each in (olena, otto):
        each.sees("Round 2 of 2")
        expect(each.page.locator("li.marked")).to_contain_text(f"letter {letter}")
        is_sound(each)
    expect(olena.page.locator("[data-seat='0'] .score")).to_contain_text("3")


def word_with(letter: str, starts: bool = False) -> str:
    """Find a word with this letter, or one that starts with it."""
    words = "station central reading lemon house cloud lady music green paper about bird dog egg fish ice north orange"
    return next(word for word in f"{words} water".upper().split() if letter in (word[0] if starts else word))


def test_a_hand_can_be_covered(arrive: Callable[..., Guest]) -> None:
    (olena,) = seated_with(arrive, "telltale", ["Olena", "Otto"], {"seconds": 180}, devices=[{}])
    expect(olena.page.locator(".hand .open")).to_have_count(1)
    olena.press("Cover")
    expect(olena.page.locator(".hand .open")).to_have_count(0)
    expect(olena.page.get_by_role("img", name="one card face down")).to_be_visible()
    is_sound(olena)
    olena.press("Show")
    expect(olena.page.locator(".hand .open")).to_have_count(1)


def test_with_the_keyboard_up_no_button_is_cut_off(arrive: Callable[..., Guest]) -> None:
    (olena,) = seated_with(arrive, "telltale", ["Olena", "Otto"], {"seconds": 180}, devices=[{}])
    olena.resize(KEYBOARD_UP)
    olena.page.get_by_role("textbox", name="Word").fill("qqq")
    assert is_in_sight(olena.button("Write a word"))
    olena.press("Write a word")
    olena.sees("not in the dictionary")
    assert is_in_sight(olena.button("Write a word"))
    olena.press("Guess a letter…")
    olena.page.get_by_role("textbox", name="Letter").focus()
    assert is_in_sight(olena.page.get_by_role("button", name="Guess a letter", exact=True))
    is_sound_by_day_and_night(olena)


def test_steps_are_unveiled_one_after_the_other(arrive: Callable[..., Guest]) -> None:
    """People who have not asked for less motion see them come."""
    anna = arrive("Anna").open()
    anna.page.emulate_media(reduced_motion="no-preference")
    table = {"game": "telltale", "name": "Anna", "bots": [{"level": 1}, {"level": 1}], "settings": {"seconds": 180}}
    anna.open(f"/t/{anna.page.evaluate(OPEN, table)}").press("Start")
    anna.page.get_by_role("textbox", name="Word").wait_for()
    anna.watch_for("ol")
    anna.page.get_by_role("textbox", name="Word").fill(word_with(own_letter(anna)))
    anna.press("Write a word")
    expect(anna.page.locator("ol .text")).to_have_count(3)
    counts = anna.page.evaluate("window.remembered.map((said) => said.split('?').length - 1)")
    assert {3, 2, 1, 0} <= set(counts)
    assert counts == sorted(counts, reverse=True)


def test_a_game_in_one_file_has_dice(arrive: Callable[..., Guest]) -> None:
    (anna,) = seated_with(arrive, "first", ["Anna", "Boris"], {}, devices=[{}])
    anna.sees("The die shows")
    expect(anna.page.locator(".die")).to_have_count(1)
    for size in ("laptop", "phone"):
        anna.resize(viewport(size))
        is_sound(anna)
    letter = anna.page.locator(".die .letter").first.inner_text()
    anna.page.get_by_role("textbox", name="Word").fill("qq")
    anna.press("Say")
    anna.sees(re.compile(f"is no word with {letter}"))


def test_a_game_with_a_fault_in_its_words_goes_on_and_the_page_says_so(arrive: Callable[..., Guest]) -> None:
    anna, boris = seated_with(arrive, "faulty", ["Anna", "Boris"], {})
    for each in (anna, boris):
        each.sees(re.compile("Something in this game broke"))
        letter = each.page.get_by_role("row", name=re.compile("^letter ")).get_by_role("cell").last.inner_text()
        is_sound(each)
    anna.page.get_by_role("textbox", name="Word").fill(word_with(letter.upper(), starts=True))
    anna.press("Say")
    for each in (anna, boris):
        each.sees(re.compile("Anna wins|You win"))


@pytest.mark.parametrize(
    ("language", "size", "no_word", "word", "refused", "over"),
    [
        ("en", "phone", "kettel", "kettle", "not in the dictionary", r"The leaf lay at [A-Z]+\. Won by"),
        ("uk", "laptop", "казкка", "казка", "немає у словнику", r"Листок лежав на слові [А-ЯІЇЄҐ’']+\. Перемога:"),
    ],
    ids=["en", "uk"],
)
def test_a_person_and_a_bot_play_the_tutorials_game_without_client_code(
    arrive: Callable[..., Guest], language: str, size: str, no_word: str, word: str, refused: str, over: str
) -> None:
    anna = arrive("Anna", size=size, language=language).open()
    expect(anna.page.locator("[data-game=leaf]").first).to_be_visible()
    table = {"game": "leaf", "language": language, "settings": {"rounds": 1, "seconds": 120}, "bots": [{"level": 1}]}
    anna.open(f"/t/{anna.page.evaluate(OPEN, table | {'name': 'Anna'})}")
    anna.press(re.compile("^(Start|Почати)$"))
    for typed, seen in ((no_word, refused), (word, word.upper())):
        anna.page.get_by_role("textbox", name=re.compile("^(At the word|На слові)")).fill(typed)
        anna.press(re.compile("^(Open the book|Розгорнути книгу)$"))
        anna.sees(re.compile(seen))
        assert anna.faults() == []
    anna.sees(re.compile(over))
    assert anna.faults() == []
    assert anna.fits_the_screen()
