"""A Message from the Stars on several devices: secret cards, words and scores, console, talk, guesses, companion."""

import re
from collections.abc import Callable, Iterable

import pytest
from playwright.sync_api import Locator, expect

from browser.guest import Guest
from browser.lobby import seated
from parlour.games.stars import Cipher, alphabet_of, score, shipped_cards

Arrive = Callable[..., Guest]
CARDS = shipped_cards("en")
ON_CARDS = [word for card in (*CARDS.alien, *CARDS.scientists) for column in card.columns for word in column]
# No card has these words or their kin, so anybody may send them.
WORDS = ["rhubarb", "quartz", "zigzag", "hiccup", "jasmine", "dwarf", "vodka", "yoghurt"]


def turn_card(guest: Guest) -> None:
    guest.press("Turn the card")
    guest.press("To the transmitter")


def transmit(guest: Guest, word: str) -> None:
    guest.page.get_by_role("textbox", name="Your word").fill(word)
    guest.page.keyboard.press("Enter")


def air(guest: Guest) -> Locator:
    return guest.page.get_by_role("list", name="Transmissions").get_by_role("listitem")


def hears(guest: Guest, word: str) -> str:
    """The score that came with a word."""
    line = air(guest).filter(has_text=word.upper())
    expect(line).to_be_visible()
    return line.locator(".score").inner_text().replace("−", "-").replace("+", "")


def cipher_of(alien: Guest) -> Cipher:
    groups = alien.page.locator(".mine dd .unseen").all_inner_texts()
    return Cipher(*(group.replace(" ", "") for group in groups))


def message_of(guest: Guest) -> list[str]:
    return [word.lower() for word in guest.page.locator(".mine b").all_inner_texts()]


def guess_words(guest: Guest, words: Iterable[str]) -> None:
    for word in words:
        guest.page.get_by_role("radio", name=word, exact=True).check(force=True)


def guess_letters(guest: Guest, cipher: Cipher) -> None:
    for name, letters in (("Trust", cipher.trust), ("Amplify", cipher.amplify), ("Suspicion", cipher.suspicion)):
        guest.page.get_by_role("button", name=re.compile(f"^{name}:")).click()
        for letter in letters:
            guest.page.get_by_role("button", name=re.compile(f"^{letter}, (green|black|red)")).click()


def is_sound(*guests: Guest) -> None:
    for each in guests:
        assert each.faults() == []
        assert each.fits_the_screen()


def test_an_alien_and_two_scientists_play_a_whole_game_and_understand_each_other(arrive: Arrive) -> None:
    alien, boris, chen = guests = seated(arrive, "stars", ["Anna", "Boris", "Chen"])
    alien.sees("For your eyes only")
    assert not alien.page.get_by_role("heading", name="Your message").count()
    is_sound(alien)
    for each in guests:
        turn_card(each)
    cipher, secret, ours = cipher_of(alien), message_of(alien), message_of(boris)
    assert message_of(chen) == ours != secret
    assert not boris.page.locator(".mine dd").count()
    is_sound(*guests)

    for number in range(4):
        first, second = WORDS[2 * number : 2 * number + 2]
        transmit(alien, first)
        assert hears(boris, first) == str(score(first, cipher))
        transmit(boris, second)
        if number == 0:
            _they_deliberate(alien, boris, chen)
        chen.press(f"Agree to {second.upper()}")
        assert hears(alien, second) == str(score(second, cipher))

    guess_words(alien, ours)
    is_sound(alien)
    alien.press("These three")
    guess_words(boris, secret)
    is_sound(boris)
    boris.press("Propose these three")
    chen.press(re.compile("^Agree to"))
    guess_letters(chen, cipher)
    is_sound(chen)
    chen.press("Propose these six")
    boris.press(re.compile("^Agree to"))
    for each in guests:
        each.sees("12 of 12")
        each.sees("One mind")
    # The review weighs thousands of words against each transmission: seconds, more on a busy machine.
    expect(alien.page.get_by_text("What each word told about the cipher")).to_be_visible(timeout=60_000)
    is_sound(*guests)


def _they_deliberate(alien: Guest, boris: Guest, chen: Guest) -> None:
    """Console, talk and notes are shared by the Scientists; the Alien sees none of it."""
    chen.press("Console")
    cell = chen.page.get_by_role("button", name=re.compile("^A, Trust"))
    cell.click()
    expect(boris.page.get_by_role("button", name="A, Trust: is, marked by Chen")).to_be_visible()
    cell.click()
    expect(boris.page.get_by_role("button", name="A, Trust: is not, marked by Chen")).to_be_visible()
    is_sound(chen)
    cell.click(delay=700)
    expect(boris.page.get_by_role("button", name="A, Trust: may be")).to_be_visible()
    chen.press("Talk & notes")
    chen.page.get_by_role("textbox", name="Say it to the Scientists").fill("A can't be trust")
    chen.page.keyboard.press("Enter")
    boris.sees("A can't be trust")
    boris.page.get_by_role("textbox", name="Notes").fill("barbecue?")
    boris.page.get_by_role("textbox", name="Your word").focus()
    expect(chen.page.get_by_role("textbox", name="Notes")).to_have_value("barbecue?")
    is_sound(chen)
    assert "trust" not in alien.page.get_by_role("main").inner_text().replace("Trust", "")
    assert not alien.page.get_by_text("barbecue?").count()


def test_what_may_not_be_sent_is_said_at_the_finger(arrive: Arrive) -> None:
    alien, boris = seated(arrive, "stars", ["Anna", "Boris"])
    turn_card(alien)
    own = message_of(alien)[0]
    for typed, says in (
        (own, f"{own.upper()} stands on your own card."),
        ("two words", "One word at a time."),
        ("r2d2", "A digit can’t stand in a word."),
        ("x", "A word has at least 2 letters."),
    ):
        transmit(alien, typed)
        expect(alien.page.get_by_role("alert")).to_have_text(says)
    transmit(alien, "qwrtpsdf")
    alien.sees("is not in the dictionary. A slip?")
    is_sound(alien)
    alien.press("Send it all the same")
    turn_card(boris)
    hears(boris, "qwrtpsdf")


def test_two_teams_hear_both_aliens_but_only_their_own_scientists(arrive: Arrive) -> None:
    def two_teams(host: Guest) -> None:
        host.page.get_by_role("radio", name="Two teams").check(force=True)

    names = ["Anna", "Boris", "Chen", "Dora"]
    first_alien, second_alien, first, second = guests = seated(arrive, "stars", names, two_teams)
    for each in guests:
        turn_card(each)
    transmit(first_alien, "rhubarb")
    first_alien.sees("You wrote RHUBARB.")
    assert not air(second).count()
    transmit(second_alien, "quartz")
    for each in guests:
        hears(each, "rhubarb")
        hears(each, "quartz")
    transmit(first, "zigzag")
    transmit(second, "hiccup")
    hears(first_alien, "zigzag")
    hears(second_alien, "hiccup")
    for each in guests:
        each.sees("Round 2 of 3")
        assert air(each).count() == 3
    is_sound(*guests)


def test_a_ukrainian_table_plays_in_ukrainian(arrive: Arrive) -> None:
    anna = arrive("Ганна", language="uk", size="laptop").open()
    anna.page.locator("[data-game=stars]").get_by_role("button", name="Проти ботів").click()
    anna.press("Почати")
    anna.press("Перевернути картку")
    anna.sees("Ви — Прибулець")
    is_sound(anna)
    anna.press("До передавача")
    anna.page.get_by_role("textbox", name="Ваше слово").fill("об'єднання")
    anna.page.keyboard.press("Enter")
    anna.sees(re.compile("ОБ.ЄДНАННЯ"))
    is_sound(anna)


@pytest.mark.parametrize("language, title", [("en", "Beside the printed game"), ("uk", "Поруч із друкованою грою")])
def test_the_companion_is_linked_from_how_to_play(arrive: Arrive, language: str, title: str) -> None:
    guest = arrive("Anna", language=language).open("/how/stars")
    guest.page.get_by_role("link", name=title).click()
    expect(guest.page.get_by_role("heading", name=title)).to_be_visible()
    is_sound(guest)


def test_the_companion_scores_words_and_hides_the_cipher(arrive: Arrive) -> None:
    anna = arrive("Anna").open("/companion")
    anna.press("Set it by hand")
    guess_letters(anna, Cipher("EHP", "RX", "O"))
    anna.press("Done")
    field = anna.page.get_by_role("textbox", name="A word", exact=True)
    for word, points in (("chopper", "−8"), ("horcruxes", "−16"), ("borax", "0")):
        field.fill(word)
        expect(anna.page.locator("output")).to_have_text(points)
        field.press("Enter")
    is_sound(anna)
    anna.press("Hide")
    assert not anna.page.get_by_text("E H P").count()
    anna.page.reload()
    anna.sees("CHOPPER")
    anna.press("Show")
    anna.sees("E H P")


def test_the_deduction_sheet_is_exact(arrive: Arrive) -> None:
    anna = arrive("Anna", dark=True).open("/companion")
    anna.press("For the Scientists")
    anna.sees("1,888,920 ciphers are still possible.")
    for word, points in (("chopper", "-8"), ("horcruxes", "−16"), ("borax", "0")):
        anna.page.get_by_role("textbox", name="A word", exact=True).fill(word)
        anna.page.get_by_role("textbox", name="Its score").fill(points)
        anna.press("Add")
    anna.sees("36 ciphers are still possible.")
    anna.sees("on average 3.9 of 6 right")
    anna.page.get_by_role("radio", name="All equally likely").check(force=True)
    anna.sees("on average 3.8 of 6 right")
    anna.page.get_by_role("textbox", name="What would a word tell?").fill("elephant")
    anna.sees("ELEPHANT: 2.0 bits on average")
    is_sound(anna)
    anna.press("Remove BORAX")
    anna.page.get_by_role("textbox", name="A word", exact=True).fill("borax")
    anna.page.get_by_role("textbox", name="Its score").fill("7")
    anna.press("Add")
    anna.sees("No cipher gives these words these scores.")


def test_words_of_these_tests_stand_on_no_card() -> None:
    assert not set(WORDS) & set(ON_CARDS)
    assert set("".join(WORDS).upper()) <= set(alphabet_of("en").letters)
