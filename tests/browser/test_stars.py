"""A Message from the Stars on several devices: secret cards, words and scores, console, talk, guesses, reveal."""

import re
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import expect

from browser.guest import Guest
from browser.lobby import seated, seated_with
from browser.stars import (
    EN,
    UK,
    WORDS,
    air,
    cipher_of,
    guess_letters,
    guess_words,
    hears,
    is_sound,
    message_of,
    sees_review,
    transmit,
    turn_card,
)
from parlour.games.stars import score, shipped_cards
from parlour.games.stars.rules.legal import judge_transmission
from parlour.lexicon import Lexicon

Arrive = Callable[..., Guest]


def test_an_alien_and_two_scientists_play_a_whole_game_and_understand_each_other(arrive: Arrive) -> None:
    words = WORDS["en"]
    alien, boris, chen = guests = seated(arrive, "stars", ["Anna", "Boris", "Chen"])
    alien.sees("For you only")
    expect(alien.page.get_by_role("heading", name="Your message")).to_have_count(0)
    is_sound(alien)
    for each in guests:
        turn_card(each)
    cipher, secret, ours = cipher_of(alien), message_of(alien), message_of(boris)
    assert message_of(chen) == ours != secret
    expect(boris.page.locator(".mine dd")).to_have_count(0)
    is_sound(*guests)

    for number in range(4):
        first, second = words[2 * number : 2 * number + 2]
        transmit(alien, first)
        hears(boris, first, score(first, cipher))
        transmit(boris, second)
        if number == 0:
            _they_deliberate(alien, boris, chen)
        chen.press(f"Agree to {second.upper()}")
        hears(alien, second, score(second, cipher))

    guess_words(alien, ours)
    is_sound(alien)
    alien.press("These three")
    guess_words(boris, secret)
    _fingers_are_seen(alien, boris, chen)
    is_sound(boris, chen)
    boris.press("Propose these three")
    chen.press(re.compile("^Agree to"))
    guess_letters(chen, cipher)
    is_sound(chen)
    chen.press("Propose these six")
    boris.press(re.compile("^Agree to"))
    for each in guests:
        each.sees("12 of 12")
        each.sees("One mind")
    sees_review(alien)
    is_sound(*guests)


def _fingers_are_seen(alien: Guest, boris: Guest, chen: Guest) -> None:
    """What Boris has chosen is pointed out to Chen, and to nobody else."""
    expect(chen.page.locator(".fingers")).to_have_count(3)
    for each in (alien, boris):
        expect(each.page.locator(".fingers")).to_have_count(0)


def _they_deliberate(alien: Guest, boris: Guest, chen: Guest) -> None:
    """Console, talk and notes are shared by the Scientists; the Alien sees none of it."""
    chen.press("Console")
    cell = chen.page.get_by_role("button", name=re.compile("^A, Trust"))
    for verdict in ("is not", "is"):
        cell.click()
        for each in (chen, boris):
            expect(each.button(f"A, Trust: {verdict}, marked by Chen")).to_be_visible()
    is_sound(chen)
    cell.click(delay=1_500)  # a long press
    expect(boris.button("A, Trust: may be")).to_be_visible()
    chen.press("B, uncommon: cross out the row")
    for group in EN.groups:
        expect(boris.button(f"B, {group}: is not, marked by Chen")).to_be_visible()
    chen.press("Talk & notes")
    chen.page.get_by_role("textbox", name="Say it to the Scientists").fill("A can't be trust")
    chen.page.keyboard.press("Enter")
    boris.sees("A can't be trust")
    _they_write_at_once(boris, chen)
    is_sound(chen)
    for secret in ("A can't be trust", "barbecue?", "a wedding"):
        expect(alien.page.get_by_text(secret)).to_have_count(0)


def _they_write_at_once(boris: Guest, chen: Guest) -> None:
    """Each on a sheet of their own, which the other reads."""
    sheets = {"barbecue?": boris, "a wedding": chen}
    for text, writer in sheets.items():
        writer.page.get_by_role("textbox", name="Notes").fill(text)
    for text, writer in sheets.items():
        writer.page.get_by_role("textbox", name="Notes").blur()
        expect(writer.page.get_by_role("textbox", name="Notes")).to_have_value(text)
        (chen if writer is boris else boris).sees(text)


def test_what_may_not_be_sent_is_said_at_the_finger(arrive: Arrive) -> None:
    alien, boris = seated_with(arrive, "stars", ["Anna", "Boris"], {})
    turn_card(alien)
    own = message_of(alien)[0]
    for typed, says in (
        (own, f"{own.upper()} is on your own card."),
        ("two words", "One word at a time."),
        ("r2d2", "Words have no digits."),
        ("x", "A word has at least 2 letters."),
    ):
        transmit(alien, typed)
        expect(alien.page.get_by_role("alert")).to_have_text(says)
    transmit(alien, "qwrtpsdf")
    alien.sees("isn’t in the dictionary. A typo?")
    is_sound(alien)
    alien.press("Send it anyway")
    turn_card(boris)
    hears(boris, "qwrtpsdf")


def test_two_teams_play_a_whole_game_and_keep_their_secrets_to_the_end(arrive: Arrive) -> None:
    def two_teams(host: Guest) -> None:
        host.page.get_by_role("radio", name="Two teams").check(force=True)

    names = ["Anna", "Boris", "Chen", "Dora"]
    first_alien, second_alien, first, second = guests = seated(arrive, "stars", names, two_teams)
    watcher = arrive("Wanda", dark=True).open(first_alien.page.url + "/watch")
    for each in guests:
        turn_card(each)
    cipher = cipher_of(first_alien)
    told = [message_of(each) for each in (first, second, first_alien, second_alien)]
    for number in range(3):
        _a_round_of_teams(guests, number)
    watcher.sees("Guess 1 of 3")
    expect(air(watcher)).to_have_count(6)
    is_sound(first_alien, watcher)

    for each, message in zip(guests, told, strict=True):
        guess_words(each, message if each is not second else [*told[3][:2], _another(second, told[3][2])])
        each.press("These three")
    second.sees("Guess 3 of 3")
    expect(watcher.page.get_by_text("12 of 12")).to_have_count(0)
    for each in (first, second):
        guess_letters(each, cipher)
        each.press("These six letters")
    for each in (*guests, watcher):
        each.sees("12 of 12")
        each.sees("11 of 12")
        each.sees("Team 1 wins: Anna and Chen")
        expect(air(each)).to_have_count(12)
    sees_review(watcher)
    is_sound(second_alien, watcher)


def _a_round_of_teams(guests: Sequence[Guest], number: int) -> None:
    """Everybody hears both Aliens at once; the Scientists' words stay in their team. The first round is looked at."""
    first_alien, second_alien, first, second = guests
    a, b, c, d = WORDS["en"][4 * number : 4 * number + 4]
    transmit(first_alien, a)
    if number == 0:
        first_alien.sees(f"You wrote {a.upper()}.")
        expect(air(second).filter(has_text=a.upper())).to_have_count(0)
    transmit(second_alien, b)
    for each in guests if number == 0 else (first, second):
        hears(each, a)
        hears(each, b)
    transmit(first, c)
    transmit(second, d)
    hears(first_alien, c)
    hears(second_alien, d)
    if number == 0:
        expect(air(second_alien).filter(has_text=c.upper())).to_have_count(0)
        expect(air(first).filter(has_text=d.upper())).to_have_count(0)


def _another(guest: Guest, word: str) -> str:
    """A word of the last column that is not this one."""
    column = guest.page.get_by_role("group", name="Word 3").get_by_role("radio")
    expect(column.first).to_be_attached()
    found = [one.input_value() for one in column.all()]
    return next(one for one in found if one != word)


def test_a_ukrainian_table_plays_a_whole_game_in_ukrainian(arrive: Arrive) -> None:
    devices = [{"size": "phone"}, {"size": "laptop", "dark": True}]
    alien, scientist = seated_with(arrive, "stars", ["Ганна", "Северин"], {"hard": True}, "uk", devices)
    screen = arrive("Стіна", language="uk", size="wall").open(alien.page.url + "/screen")
    for each in (alien, scientist):
        turn_card(each, UK)
    cipher, secret, ours = cipher_of(alien), message_of(alien), message_of(scientist)
    transmit(alien, "об'єднання", UK)
    hears(scientist, "об'єднання", score("об'єднання", cipher), UK)
    for number, word in enumerate(WORDS["uk"][:5]):
        speaker, listener = (scientist, alien) if number % 2 == 0 else (alien, scientist)
        transmit(speaker, word, UK)
        hears(listener, word, score(word, cipher), UK)
    is_sound(scientist, screen)
    guess_words(alien, ours)
    alien.press(UK.three)
    guess_words(scientist, secret)
    scientist.press(UK.three)
    guess_letters(scientist, cipher, UK)
    is_sound(scientist)
    scientist.press(UK.six)
    for each in (alien, scientist, screen):
        each.sees(UK.perfect)
        each.sees("Одна думка на двох")
    sees_review(alien, UK)
    is_sound(alien, screen)


@pytest.mark.parametrize("language", ["en", "uk"])
def test_words_of_these_tests_are_kin_of_no_card(language: str) -> None:
    lexicon, cards = Lexicon.load(language), shipped_cards(language)
    on_cards = [word for card in cards.every for word in card.words]
    for word in WORDS[language]:
        assert judge_transmission(word, on_cards, (), lexicon).code == "", word
