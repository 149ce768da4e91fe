"""The companion of the printed game: scores and deduction on one page, with no table and no server."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from browser.guest import Guest, is_sound
from parlour.games.stars import Cipher

Arrive = Callable[..., Guest]


def guess_letters(guest: Guest, cipher: Cipher) -> None:
    for name, letters in (("Trust", cipher.trust), ("Amplify", cipher.amplify), ("Suspicion", cipher.suspicion)):
        guest.page.get_by_role("button", name=re.compile(f"^{name}:")).click()
        for letter in letters:
            guest.page.get_by_role("button", name=re.compile(f"^{letter}, (green|black|red)")).click()


@pytest.mark.parametrize("language, title", [("en", "Beside the printed game"), ("uk", "Поруч із друкованою грою")])
def test_how_to_play_leads_to_the_companion_and_to_a_file_to_print(arrive: Arrive, language: str, title: str) -> None:
    guest = arrive("Anna", language=language).open("/how/stars")
    is_sound(guest)
    with guest.page.expect_download() as waiting:
        guest.press("A4")
    assert waiting.value.suggested_filename == f"stars-{language}-a4.pdf"
    guest.page.get_by_role("link", name=title).click()
    expect(guest.page.get_by_role("heading", name=title)).to_be_visible()
    is_sound(guest)


def test_the_companion_has_a_card_of_its_own_on_the_home_page(arrive: Arrive) -> None:
    guest = arrive("Anna").open()
    guest.page.get_by_role("link", name=re.compile("^Beside the printed box")).click()
    expect(guest.page.get_by_role("heading", name="Beside the printed game")).to_be_visible()
    guest.sees("Everything stays on this device")


def test_the_companion_scores_words_and_hides_the_cipher(arrive: Arrive) -> None:
    anna = arrive("Anna").open("/companion")
    anna.press("Set it by hand")
    guess_letters(anna, Cipher("EHP", "RX", "O"))
    anna.press("Done")
    expect(anna.page.get_by_text("E H P")).to_have_count(0)  # hidden at first
    anna.press("Show")
    field = anna.page.get_by_role("textbox", name="A word", exact=True)
    for word, points in (("chopper", "−8"), ("horcruxes", "−16"), ("borax", "0")):
        field.fill(word)
        expect(anna.page.locator("output")).to_have_text(points)
        field.press("Enter")
    field.fill("chopper")
    anna.sees("4 × 2, O → −8")
    anna.page.get_by_text("My own card").click()
    anna.page.get_by_role("textbox", name="Type the words of your message card").fill("chop, sun\nkeys")
    field.fill("sunset")
    anna.sees("SUNSET has SUN of your card in it.")
    field.fill("")
    is_sound(anna)
    anna.press("Hide")
    expect(anna.page.get_by_text("E H P")).to_have_count(0)
    anna.page.reload()
    anna.sees("CHOPPER")
    anna.press("Show")
    anna.sees("E H P")
    anna.press("New cipher").press("Keep them")
    anna.sees("E H P")
    anna.press("New cipher").press("New cipher")
    expect(anna.page.get_by_text("CHOPPER")).to_have_count(0)
    expect(anna.button("Show")).to_be_visible()  # always hidden at first
    anna.press("Undo")
    anna.sees("E H P").sees("CHOPPER")


def test_the_deduction_sheet_is_exact(arrive: Arrive) -> None:
    anna = arrive("Anna", dark=True).open("/companion")
    anna.press("For the Scientists")
    anna.sees("1,888,920 ciphers are still possible.")
    for word, points in (("chopper", "-8"), ("horcruxes", "−16"), ("borax", "0")):
        anna.page.get_by_role("textbox", name="A word", exact=True).fill(word)
        anna.page.get_by_role("textbox", name="Its score").fill(points)
        anna.press("Add")
    anna.sees("36 ciphers are still possible.")
    anna.sees("on average 3.7 of 6 right")
    anna.page.get_by_role("radio", name="All equally likely").check(force=True)
    anna.sees("on average 3.5 of 6 right")
    anna.page.get_by_role("textbox", name="What would a word tell?").fill("elephant")
    anna.sees("ELEPHANT: 2.0 bits on average")
    is_sound(anna)
    anna.press("Remove BORAX")
    anna.page.get_by_role("textbox", name="A word", exact=True).fill("borax")
    anna.page.get_by_role("textbox", name="Its score").fill("7")
    anna.press("Add")
    anna.sees("No cipher gives these words these scores.")


def test_once_loaded_the_companion_needs_no_connection(chromium: Browser, house: str) -> None:
    context = chromium.new_context()
    page = context.new_page()
    page.goto(f"{house}/companion")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    context.set_offline(True)
    later = context.new_page()
    later.goto(f"{house}/companion")
    later.get_by_role("button", name="Draw").click()
    expect(later.get_by_role("button", name="Show")).to_be_visible()
    later.get_by_role("button", name="For the Scientists").click()
    expect(later.get_by_text("1,888,920 ciphers are still possible.")).to_be_visible()
    context.close()
