"""Beside the box: a timer, sheets that count, and deduction, without a table or a server."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.guest import PATIENCE_MS, Guest, is_sound
from browser.lobby import WALK
from parlour.games.stars import Cipher

Arrive = Callable[..., Guest]
GAMES = ("bottle", "lone", "rebus", "bookworm", "stars")
PAGES = ("bottle", "lone", "rebus", "bookworm", "glass", "words")


def guess_letters(guest: Guest, cipher: Cipher) -> None:
    for name, letters in (("Trust", cipher.trust), ("Amplify", cipher.amplify), ("Suspicion", cipher.suspicion)):
        guest.page.get_by_role("button", name=re.compile(f"^{name}:")).click()
        for letter in letters:
            guest.page.get_by_role("button", name=re.compile(f"^{letter}, (common|uncommon|tough)")).click()


@pytest.mark.parametrize("language, title", [("en", "Got the boxed game?"), ("uk", "Маєте коробку?")])
def test_every_game_leads_to_its_page_beside_the_box_and_to_a_file_to_print(
    arrive: Arrive, language: str, title: str
) -> None:
    guest = arrive("Anna", language=language).open("/how/bottle")
    is_sound(guest)
    with guest.page.expect_download() as waiting:
        guest.press("A4")
    assert waiting.value.suggested_filename == f"bottle-{language}-a4.pdf"
    guest.page.get_by_role("link", name=title).click()
    expect(guest.page.get_by_role("timer")).to_have_text("0:10")
    guest.open("/").page.get_by_role("link", name=re.compile(f"^{re.escape(title)} \\S")).click()
    expect(guest.page.get_by_role("heading", name=title)).to_be_visible()
    is_sound(guest)
    for game in GAMES:
        expect(guest.page.locator(f"[data-game={game}] a")).to_have_attribute("href", f"/companion/{game}")


@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_pages_fit_a_small_phone_with_large_letters(arrive: Arrive, language: str) -> None:
    guest = arrive("Anna", language=language)
    guest.open("/companion")
    for page in PAGES:
        guest.page.evaluate(WALK, f"/companion/{page}")
        guest.page.locator("main .sheet").first.wait_for()
        is_sound(guest.reads_large(100))
        assert guest.reads_large(150).fits_the_screen()


def test_online_words_are_judged_and_the_best_crossword_is_shown(arrive: Arrive) -> None:
    anna = arrive("Anna").open("/companion/words")
    anna.page.get_by_role("textbox", name="A word").fill("grapes")
    anna.press("Check").sees("the plural of GRAPE")
    anna.open("/companion/rebus")
    anna.page.get_by_role("textbox", name="The fifteen dice").fill("stoneriabdgaelc")
    anna.page.locator("[data-at='0,0']").click()
    anna.page.keyboard.type("zq")
    anna.sees("No die for Z Q.")
    expect(anna.button("Check words and find the best")).to_be_disabled()
    anna.page.locator("[data-at='0,0']").click()
    anna.page.keyboard.type("stoen")
    anna.press("Check words and find the best")
    anna.sees("not in the dictionary").sees("Only the best valid part counts").sees(re.compile("^The best"))
    is_sound(anna)


def test_the_companion_scores_words_and_hides_the_cipher(arrive: Arrive) -> None:
    anna = arrive("Anna").open("/companion/stars")
    anna.sees("Everything stays on this device")
    sent: list[str] = []
    anna.page.on("request", lambda request: sent.append(f"{request.method} {request.url} {request.post_data}"))
    anna.page.on("websocket", lambda socket: sent.append(f"SOCKET {socket.url}"))
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
    anna.page.get_by_role("textbox", name="Type in the words of your message card").fill("chop, sun\nkeys")
    field.fill("sunset")
    anna.sees("SUNSET contains SUN, which is on your card.")
    assert not [one for one in sent if not one.startswith("GET ") or re.search("(?i)chop|borax|sunset|EHP", one)]
    field.fill("")
    is_sound(anna)
    anna.press("Hide")
    expect(anna.page.get_by_text("E H P")).to_have_count(0)
    anna.page.reload()
    anna.sees("CHOPPER")
    anna.press("Show")
    anna.sees("E H P")
    anna.press("New cipher").press("Keep")
    anna.sees("E H P")
    anna.press("New cipher").press("New cipher")
    expect(anna.page.get_by_text("CHOPPER")).to_have_count(0)
    expect(anna.button("Show")).to_be_visible()  # always hidden at first
    anna.press("Undo")
    anna.sees("E H P").sees("CHOPPER")


def test_the_deduction_sheet_is_exact(arrive: Arrive) -> None:
    anna = arrive("Anna", dark=True).open("/companion/stars")
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


def test_tools_pages_work_offline_once_they_are_loaded(chromium: Browser, server: str) -> None:
    context = chromium.new_context(viewport={"width": 360, "height": 640})
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    page.goto(f"{server}/companion")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    expect(page.get_by_role("link", name=re.compile("^A Message"))).to_be_visible()
    take_dictionaries(page, server)
    page.close()
    context.set_offline(True)
    page = context.new_page()
    page.clock.install()
    page.goto(f"{server}/companion")
    for use in (glass, diamonds, lone_words, rebus, bookworm, word_check, stars):
        page.evaluate(WALK, "/companion")
        use(page)
    context.close()


def test_one_button_downloads_the_dictionary_sheets_and_files(chromium: Browser, server: str) -> None:
    context = chromium.new_context(viewport={"width": 390, "height": 844}, locale="en-GB", accept_downloads=True)
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    page.goto(f"{server}/companion")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    expect(page.get_by_text("Everything for your box in one download, about 1.9 MB")).to_be_visible()
    page.get_by_role("button", name="Download 1.9 MB").click()
    expect(page.get_by_text("sheets and PDFs are on this device")).to_be_visible()
    page.close()
    context.set_offline(True)
    page = context.new_page()
    page.goto(f"{server}/companion")
    for game in ("Lone Words", "A Message from the Stars"):
        with page.expect_download() as waiting:
            page.get_by_role("button", name=f"{game} · PDF").click()
        assert waiting.value.path().read_bytes().startswith(b"%PDF")
    diamonds(page)
    page.evaluate(WALK, "/companion")
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_text("are on this device")).to_have_count(0)
    context.close()


def take_dictionaries(page: Page, server: str) -> None:
    """Their size is said before they are loaded."""
    page.goto(f"{server}/companion/words")
    for language, size in (("English", "1.5 MB"), ("Українська", "1.5 MB")):
        page.get_by_role("radio", name=language).check(force=True)
        page.get_by_role("button", name=f"Download {size}").click()
        expect(page.get_by_text(f"{language} is on this device ({size})")).to_be_visible()


def glass(page: Page) -> None:
    page.get_by_role("link", name=re.compile("^Hourglass")).click()
    page.get_by_role("button", name="0:30").click()
    page.get_by_role("button", name="Turn the glass").click()
    page.clock.run_for(10_500)
    expect(page.get_by_role("timer")).to_have_text("0:20")
    page.reload()  # like a phone in a pocket
    page.clock.run_for(20_000)
    expect(page.get_by_text("Time’s up!")).to_be_visible()


def diamonds(page: Page) -> None:
    page.get_by_role("link", name=re.compile("^Message in a Bottle")).click()
    page.get_by_text("Who’s playing").click()
    page.get_by_role("textbox", name="Player 1").fill("Anna")
    page.get_by_role("textbox", name="Player 2").fill("Bob")
    for _ in range(7):
        page.get_by_role("button", name="Anna: one more").click()
    page.get_by_role("button", name="Bob: one less").click()
    expect(page.get_by_role("button", name="Bob: one less")).to_be_disabled()
    expect(page.get_by_text("Anna has eight diamonds and wins!")).to_be_visible()
    page.reload()
    expect(page.get_by_text("37 left in the reserve.")).to_be_visible()


def lone_words(page: Page) -> None:
    page.get_by_role("link", name=re.compile("^Lone Words")).click()
    page.get_by_role("textbox", name="Letters on the dice").fill("stoneri")
    for field, word in (
        ("Anna, word 1", "stone"),
        ("Anna, word 2", "tin"),
        ("Bob, word 1", "Stone"),
        ("Bob, word 2", "zoo"),
    ):
        page.get_by_role("textbox", name=field).fill(word)
    expect(page.get_by_text("Bob too")).to_be_visible()
    expect(page.get_by_text("not on the dice")).to_be_visible()
    page.get_by_role("button", name="Next round").click()
    page.get_by_role("textbox", name="Bob, word 1").fill("tin")
    expect(page.get_by_text("no free row of that length")).to_be_visible()
    page.get_by_role("textbox", name="Anna, word 1").fill("orchid")
    page.get_by_role("textbox", name="Anna, word 2").fill("qwrt")
    page.get_by_role("button", name="Look up the words").click()
    expect(page.get_by_text("Not in the dictionary: QWRT.")).to_be_visible()
    page.get_by_role("button", name="ORCHID is not a word").click()
    expect(page.get_by_role("row", name=re.compile("^Anna"))).to_have_text(re.compile(r"Anna\s*3\s*0\s*3"))


def rebus(page: Page) -> None:
    page.get_by_role("link", name=re.compile("^Letters Rebus")).click()
    page.get_by_role("textbox", name="The fifteen dice").fill("stoneriabdgaelc")
    page.locator("[data-at='1,0']").click()
    page.keyboard.type("stone")
    page.get_by_role("radio", name="down").check(force=True)
    page.locator("[data-at='2,2']").click()
    page.keyboard.type("ld")
    expect(page.get_by_role("heading", name="−4 points")).to_be_visible()
    expect(page.get_by_text("Unused dice: R I A B G A E C")).to_be_visible()
    page.locator("[data-at='3,2']").click()
    page.keyboard.type("b")
    page.get_by_role("button", name="Check words").click()
    expect(page.get_by_text("olb: not in the dictionary")).to_be_visible()
    expect(page.get_by_text("Finding the best crossword needs a connection.")).to_be_visible()


def word_check(page: Page) -> None:
    page.get_by_role("link", name=re.compile("^Word check")).click()
    page.get_by_role("radio", name="English").check(force=True)
    page.get_by_role("textbox", name="A word").fill("carbon")
    page.get_by_role("textbox", name="Letters").fill("bro")
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_text("CARBON contains B, R, O: it fits")).to_be_visible()
    expect(page.get_by_text("CARBON: a singular noun")).to_be_visible()
    page.get_by_role("radio", name="Українська").check(force=True)
    page.get_by_role("textbox", name="A word").fill("коти")
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_text("plural of КІТ")).to_be_visible()
    page.get_by_role("button", name="Remove").click()
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_text("the full dictionary needs a connection")).to_be_visible()


def bookworm(page: Page) -> None:
    page.get_by_role("link", name=re.compile("^Bookworm")).click()
    for _ in range(7):
        page.get_by_role("button", name="Anna: a die with 3 dots").click()
    page.get_by_role("combobox", name="Bob’s special die").select_option("n-o-t")
    page.get_by_role("button", name="Bob: Failed").click()
    page.get_by_role("button", name="Enter round").click()
    expect(page.get_by_role("row", name=re.compile("^Total"))).to_have_text(re.compile(r"21\s*−4"))
    expect(page.get_by_text("Anna wins with 21 points!")).to_be_visible()
    page.get_by_role("combobox", name="Category").select_option("animal")
    said = {"the polar bears": "fits, it’s in our list", "table": "doesn’t fit", "zzzz": "our lists can’t tell"}
    for answer, outcome in said.items():
        page.get_by_role("textbox", name="The word").fill(answer)
        page.get_by_role("button", name="Ask our lists").click()
        expect(page.get_by_text(f"{answer.upper()}: {outcome}")).to_be_visible()


def stars(page: Page) -> None:
    page.get_by_role("link", name=re.compile("^A Message from the Stars")).click()
    page.get_by_role("button", name="Draw").click()
    expect(page.get_by_role("button", name="Show")).to_be_visible()
    page.get_by_role("button", name="For the Scientists").click()
    expect(page.get_by_text("1,888,920 ciphers are still possible.")).to_be_visible()
