"""What players of A Message from the Stars do: cards, words and guesses, in the language of the guest."""

import re
from collections.abc import Iterable
from typing import NamedTuple

from playwright.sync_api import Locator, expect

from browser.friend import Friend
from browser.guest import Guest
from parlour.games.stars import Cipher

# These words and their kin are on no card, so anybody may send them.
WORDS = {
    "en": [
        *("rhubarb", "quartz", "zigzag", "tulip", "jasmine", "kayak"),
        *("vodka", "yoghurt", "jigsaw", "fjord", "walnut", "pyjamas"),
    ],
    "uk": [
        *("шахта", "гармошка", "фіалка", "бульдозер", "кукурудза", "наперсток"),
        *("щавель", "юшка", "кочерга", "чемодан", "гудзик", "кульбаба"),
    ],
    "de": ["puzzle", "quarz", "tulpe", "jasmin", "kajak", "oboe", "fjord", "pyjama"],
}


class Signs(NamedTuple):
    """The texts of buttons and fields, in the language of the guest."""

    turn: str
    begin: str
    word: str
    air: str
    three: str
    six: str
    groups: tuple[str, str, str]
    perfect: str
    review: str


SIGNS = {
    "en": Signs(
        turn="Flip the card",
        begin="Start transmitting",
        word="Your word",
        air="Transmissions",
        three="These three",
        six="These six letters",
        groups=("Trust", "Amplify", "Suspicion"),
        perfect="12 of 12",
        review="What each word told about the cipher",
    ),
    "uk": Signs(
        turn="Перевернути картку",
        begin="До передавача",
        word="Ваше слово",
        air="Передачі",
        three="Ці три",
        six="Ці шість літер",
        groups=("Довіра", "Підсилення", "Підозра"),
        perfect="12 з 12",
        review="Що кожне слово сказало про шифр",
    ),
    "de": Signs(
        turn="Karte umdrehen",
        begin="Zum Sender",
        word="Dein Wort",
        air="Funksprüche",
        three="Diese drei",
        six="Diese sechs Buchstaben",
        groups=("Vertrauen", "Verstärkung", "Verdacht"),
        perfect="12 von 12",
        review="Was jedes Wort über den Code verriet",
    ),
}
EN, UK = SIGNS["en"], SIGNS["uk"]
COLOURS = "common|uncommon|tough|часта|нечаста|рідкісна|häufig|seltener|knifflig"


def turn_card(guest: Guest, signs: Signs = EN) -> None:
    guest.press(signs.turn)
    guest.press(signs.begin)


def transmit(guest: Guest, word: str, signs: Signs = EN) -> None:
    guest.page.get_by_role("textbox", name=signs.word).fill(word)
    guest.page.keyboard.press("Enter")


def air(guest: Guest, signs: Signs = EN) -> Locator:
    return guest.page.get_by_role("list", name=signs.air).get_by_role("listitem")


def hears(guest: Guest, word: str, points: int | None = None, signs: Signs = EN) -> None:
    """Wait for a word with this score."""
    line = air(guest, signs).filter(has_text=word.upper())
    line.wait_for()
    if points is not None:
        expect(line.locator(".score")).to_have_text(f"{points:+d}".replace("-", "−") if points else "0")


def exchange(words: Iterable[str], alien: Friend, *scientists: Friend) -> None:
    """Send words in turns, without a screen. The Scientists agree by proposing the same word."""
    for number, word in enumerate(words):
        for each in (alien,) if number % 2 == 0 else scientists:
            each.act("propose" if each in scientists else "transmit", word=word)


def cipher_of(alien: Guest) -> Cipher:
    groups = alien.page.locator(".mine dd .unseen")
    expect(groups).to_have_count(3)
    return Cipher(*(group.replace(" ", "") for group in groups.all_inner_texts()))


def message_of(guest: Guest) -> list[str]:
    words = guest.page.locator(".mine b")
    expect(words).to_have_count(3)
    return [word.lower() for word in words.all_inner_texts()]


def guess_words(guest: Guest, words: Iterable[str]) -> None:
    for word in words:
        guest.page.get_by_role("radio", name=word, exact=True).check()


def guess_letters(guest: Guest, cipher: Cipher, signs: Signs = EN) -> None:
    for name, letters in zip(signs.groups, (cipher.trust, cipher.amplify, cipher.suspicion), strict=True):
        guest.page.get_by_role("button", name=re.compile(f"^{name}:")).click()
        for letter in letters:
            keys = guest.page.locator(".keys")  # a laptop shows the console's letters beside them
            keys.get_by_role("button", name=re.compile(f"^{letter}, ({COLOURS})")).click()


def sees_review(guest: Guest, signs: Signs = EN) -> None:
    """The solver compares thousands of words with each transmission."""
    guest.page.get_by_text(signs.review).wait_for()


def is_sound(*guests: Guest) -> None:
    for each in guests:
        assert not (found := each.faults("moderate")), found
        assert each.fits_the_screen()
