"""A custom box: made in the browser, checked while it is typed, saved as a file and a link, and played with."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.guest import Guest, is_sound
from browser.lobby import WALK

Arrive = Callable[..., Guest]
RIGHT = "Looks good. Ready to play."


def begin(guest: Guest, game: str) -> None:
    guest.open("/box").press(game)
    guest.sees(RIGHT)


@pytest.mark.rule("COM-09")
def test_a_box_is_made_sent_as_a_file_and_a_link_and_played_with(arrive: Arrive, tmp_path: Path) -> None:
    anna = arrive("Anna")
    begin(anna, "Lone Words")
    is_sound(anna)
    anna.page.get_by_role("textbox", name="Name of the box").fill("Attic")
    anna.page.get_by_role("textbox", name="Die 2, face 1").click()
    anna.page.keyboard.type("zzжzzz")
    anna.sees("“Ж” isn’t a letter of this box’s language")
    expect(anna.page.get_by_role("textbox", name="Die 2, face 3")).to_have_attribute("aria-invalid", "true")
    expect(anna.button("Save as a file")).to_be_disabled()
    is_sound(anna)
    anna.page.reload()  # nothing is lost, not even wrong values
    anna.press(re.compile("^“Ж” isn’t a letter"))
    anna.page.keyboard.type("z")
    anna.sees(RIGHT)
    assert anna.reads_large(150).fits_the_screen()
    with anna.page.expect_download() as waiting:
        anna.press("Save as a file")
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    assert file.name == "lone-attic.toml"
    assert '["Z", "Z", "Z", "Z", "Z", "Z"]' in file.read_text()
    with anna.page.expect_download() as waiting:  # the printing process starts with the first file
        anna.press("A4")
    assert waiting.value.suggested_filename == "lone-en-a4.pdf"
    anna.page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text }")
    anna.press("Copy a link").sees("Copied.")
    link = anna.page.evaluate("window.copied")

    bob = arrive("Bob").open(link)
    bob.sees("The link brings “Attic”, a box for Lone Words.").press("Keep it here")
    expect(bob.page.get_by_role("textbox", name="Die 2, face 6")).to_have_value("Z")
    bob.open("/box").page.locator("input[type=file]").set_input_files(file)
    bob.sees(RIGHT).press("Open a table with it")
    bob.page.locator("summary").click()
    chosen = bob.page.get_by_role("combobox", name="Box")
    expect(chosen.locator("option:checked")).to_have_text(re.compile("^Attic"))
    is_sound(bob)
    chosen.select_option("Parlour’s")
    expect(chosen.locator("option:checked")).to_have_text("Parlour’s")
    chosen.select_option(index=1)
    expect(chosen.locator("option:checked")).to_have_text(re.compile("^Attic"))
    chen = arrive("Chen").open(bob.page.url)
    chen.page.get_by_role("textbox").fill("Chen")
    chen.press("Sit down").page.locator("summary").click()
    chen.press("Keep a copy").sees("Saved on this device")
    is_sound(chen)
    bob.press("Start")
    expect(bob.page.get_by_role("button", name=re.compile("^Z")).first).to_be_visible()
    chen.open("/box").page.get_by_role("link", name=re.compile("^Attic")).click()
    expect(chen.page.get_by_role("textbox", name="Die 2, face 6")).to_have_value("Z")


@pytest.mark.rule("COM-09")
def test_all_boxes_fit_a_phone_and_wrong_files_are_refused_in_one_line(arrive: Arrive, tmp_path: Path) -> None:
    anna = arrive("Anna", language="uk").open()
    for game in ("Літерний ребус", "Книжковий хробак", "Послання із зірок", "Послання в пляшці"):
        anna.page.evaluate(WALK, "/box")
        anna.press(game).sees("Усе гаразд, можна грати.")
        is_sound(anna)
    with anna.page.expect_download() as waiting:
        anna.press("Зберегти у файл")
    file = tmp_path / "mine.toml"
    waiting.value.save_as(file)
    whole = file.read_text()
    for game, text, says in (
        ("", whole.replace("yellow", "yelow"), "dice.yelow: такого поля немає"),
        ("", whole[:-20], "файл уривається"),
        ("", "#" * 500_000, "У коробці щонайбільше 48 кБ"),
        ("/lone", whole, "це коробка до гри «Послання в пляшці», а не «Самотні слова»"),
    ):
        file.write_text(text)
        anna.page.evaluate(WALK, f"/box{game}")
        anna.page.locator("input[type=file]").set_input_files(file)
        anna.sees(re.compile(says, re.IGNORECASE))
    anna.open("/box#7VbLbtNA").sees("Посилання неповне.")
    is_sound(anna)
    expect(anna.page.get_by_role("link", name=re.compile("Копія: Послання в пляшці"))).to_have_count(1)
