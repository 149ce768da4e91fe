"""A server with its operator's options: under a path, with an opening word and a message to everyone."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.conftest import serving
from browser.guest import PATIENCE_MS, Drawer, Guest, is_sound
from cli.terminal import run

BASE = "/games/parlour"
WORD = "Sesame"


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("set-up")


@pytest.fixture(scope="module")
def server(data: Path) -> Iterator[str]:
    (data / "motd.txt").write_text("Quiz <b>on Friday</b>\nBring a friend")
    (data / "motd.uk.txt").write_text("У п’ятницю вікторина")
    said = {"PARLOUR_OPENING_WORD": WORD, "PARLOUR_MOTD_FILE": str(data / "motd.txt")}
    with serving(data, str(data), PARLOUR_BASE=BASE, **said) as address:
        yield address


@pytest.fixture(scope="module")
def drawer(chromium: Browser, server: str, sound: Path) -> Drawer:
    return Drawer(chromium, server, sound)


def say(guest: Guest, word: str) -> None:
    guest.page.get_by_role("textbox", name="Opening word").fill(word)
    guest.press("Open the table")


def test_a_table_opens_and_plays_in_the_folder_of_the_server(arrive: Callable[..., Guest]) -> None:
    anna = arrive("Anna").open("")  # without its last stroke
    anna.press("With bots")
    say(anna, WORD)
    anna.page.wait_for_url(f"**{BASE}/t/*")
    neck = anna.page.get_by_role("img", name="from the neck").first
    expect(neck).to_be_visible()
    anna.page.reload()
    expect(neck).to_be_visible()
    screen = arrive("Wall", size="laptop").open(anna.page.url + "/watch")
    expect(screen.page.get_by_role("img", name="from the neck").first).to_be_visible()
    anna.page.goto(f"{anna.server}/nowhere")
    anna.page.get_by_role("link").first.click()
    expect(anna.page.get_by_role("article").first).to_be_visible()
    assert anna.page.url == f"{anna.server}/"
    anna.complaints.clear()  # the browser itself logs the 403 of a table that asked for the word


def test_the_word_is_asked_for_kindly_and_once_on_each_device(arrive: Callable[..., Guest]) -> None:
    anna = arrive("Anna").open("/")
    anna.sees("Quiz <b>on Friday</b>")
    anna.press("With friends")
    expect(anna.page.get_by_role("textbox", name="Opening word")).to_be_focused()
    is_sound(anna)
    anna.page.keyboard.press("Escape")
    anna.sees("You need the opening word")
    anna.press("With friends")
    say(anna, "Open up")
    anna.sees("That’s not the word")
    say(anna, WORD.lower())
    anna.page.wait_for_url(f"**{BASE}/t/*")
    anna.page.goto(f"{anna.server}/")
    anna.press("With friends")
    anna.page.wait_for_url(f"**{BASE}/t/*")
    anna.complaints.clear()  # the browser itself logs each 403


def test_the_operators_message_is_translated_and_closed_tables_say_so(arrive: Callable[..., Guest], data: Path) -> None:
    olena = arrive("Олена", language="uk").open("/")
    olena.sees("У п’ятницю вікторина")
    is_sound(olena)
    olena.press("З друзями")
    olena.page.get_by_role("textbox", name="Кодове слово").fill(WORD)
    olena.press("Відкрити стіл")
    olena.page.wait_for_url(f"**{BASE}/t/*")
    guest = arrive("Anna").open(olena.page.url)
    expect(guest.page.get_by_role("textbox", name="Your name")).to_be_visible()
    run("tables", "--data", str(data), "close", olena.page.url.rpartition("/")[2])
    olena.sees("Цей стіл закрито")
    guest.sees("This table is closed")
    is_sound(olena, guest)
    guest.page.reload()
    guest.sees("The people who run this server have closed this table.")
    for each in (olena, guest):
        each.complaints.clear()  # the browser itself logs refusals


def test_the_service_worker_stays_within_the_base_path(chromium: Browser, server: str) -> None:
    context = chromium.new_context(service_workers="allow")
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    page.goto(f"{server}/")
    scope = page.evaluate("navigator.serviceWorker.ready.then(({ scope }) => scope)")
    assert scope == f"{server}/"
    page.goto(f"{server}/settings")
    assert page.evaluate("navigator.serviceWorker.controller !== null")
    expect(page.get_by_role("group").first).to_be_visible()
    tells_of_a_turn(context, page, server)
    context.close()


NOTES = "self.registration.showNotification = async (...shown) => void (self.shown = shown)"
"""Headless browsers can't show notifications."""
SHOWN = """new Promise((go) => {
  setInterval(() => self.shown && go(self.shown), 20);
  setTimeout(go, 180_000, ['nothing', {}]);
})"""


def tells_of_a_turn(context: BrowserContext, page: Page, server: str) -> None:
    """A pushed message reaches the service worker, which shows it in the player's language."""
    worker = context.service_workers[0]
    worker.evaluate(NOTES)
    browser, found = context.new_cdp_session(page), []
    browser.on("ServiceWorker.workerRegistrationUpdated", lambda text: found.extend(text["registrations"]))
    browser.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    text = {"code": "ABCDEF", "kind": "turn", "game": "Lone Words", "language": "uk"}
    sent = {"origin": f"{server}/", "registrationId": found[0]["registrationId"], "data": json.dumps(text)}
    browser.send("ServiceWorker.deliverPushMessage", sent)
    title, how = worker.evaluate(SHOWN)
    assert (title, how["body"], how["data"]) == ("Ваш хід за столом ABCDEF", "Lone Words", {"code": "ABCDEF"})
