"""A Message from the Stars on several devices: secret cards, words and scores, console, talk, guesses, reveal."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.friend import Friend
from browser.guest import Guest
from browser.lobby import seated, seated_with
from browser.stars import (
    EN,
    UK,
    WORDS,
    air,
    cipher_of,
    exchange,
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
CUT_TEAMS = """() => [...document.querySelectorAll('.players .badge')]
  .filter((one) => one.scrollWidth > one.clientWidth)
  .map((one) => one.textContent)"""


def test_an_alien_and_two_scientists_play_a_whole_game(arrive: Arrive) -> None:
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

    first, second = words[:2]
    transmit(alien, first)
    hears(boris, first, score(first, cipher))
    transmit(boris, second)
    _they_deliberate(alien, boris, chen)
    chen.press(f"Agree to {second.upper()}")
    hears(alien, second, score(second, cipher))
    exchange(words[2:8], *(each.friend() for each in guests))

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
    """Assert that Chen, and nobody else, sees what Boris has chosen."""
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
    """Each Scientist has a sheet that the other can read."""
    sheets = {"barbecue?": boris, "a wedding": chen}
    for text, writer in sheets.items():
        writer.page.get_by_role("textbox", name="Notes").fill(text)
    for text, writer in sheets.items():
        writer.page.get_by_role("textbox", name="Notes").blur()
        expect(writer.page.get_by_role("textbox", name="Notes")).to_have_value(text)
        (chen if writer is boris else boris).sees(text)


def test_forbidden_words_are_explained_near_the_input(arrive: Arrive) -> None:
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
    names = ["Anna", "Boris", "Chen", "Dora"]
    anna, boris = aliens = seated_with(arrive, "stars", names, {"mode": "teams"}, devices=[{}, {"size": "laptop"}])
    chen, dora = anna.friend("Chen"), anna.friend("Dora")
    watcher = arrive("Wanda", dark=True).open(anna.page.url + "/watch")
    for each in aliens:
        turn_card(each)
    assert anna.page.locator(".players .badge").count() == 4
    assert anna.page.evaluate(CUT_TEAMS) == [], "four players have room for their teams at 360 pixels"
    cipher, of_anna, of_boris = cipher_of(anna), message_of(anna), message_of(boris)
    _a_round_of_teams(anna, boris, chen, dora)
    seats = (anna.friend(), boris.friend(), chen, dora)
    for number, word in enumerate(WORDS["en"][4:12]):
        seats[number % 4].act("transmit" if number % 4 < 2 else "propose", word=word)
    watcher.sees("Guess 1 of 3")
    expect(air(watcher)).to_have_count(6)
    is_sound(anna, watcher)

    for alien, scientist, team in ((anna, chen, 0), (boris, dora, 1)):
        guess_words(alien, _card(scientist, team)["message"])
        alien.press("These three")
    chen.act("guess-words", words=of_anna)
    third = next(word for word in _card(dora, 1, "alien")["columns"][2] if word != of_boris[2])
    dora.act("guess-words", words=[*of_boris[:2], third])
    watcher.sees("Guess 3 of 3")
    expect(watcher.page.get_by_text("12 of 12")).to_have_count(0)
    for scientist in (chen, dora):
        scientist.act("guess-letters", trust=cipher.trust, amplify=cipher.amplify, suspicion=cipher.suspicion)
    for each in (*aliens, watcher):
        each.sees("12 of 12")
        each.sees("11 of 12")
        each.sees("Team 1 wins: Anna and Chen")
        expect(air(each)).to_have_count(12)
    sees_review(watcher)
    is_sound(boris, watcher)


def _card(friend: Friend, team: int, side: str = "scientists") -> dict[str, Any]:
    return dict(friend.sees(lambda seen: bool(seen["view"]))["view"]["teams"][team][side]["card"])


def _a_round_of_teams(anna: Guest, boris: Guest, chen: Friend, dora: Friend) -> None:
    """Everybody hears both Aliens at once; the Scientists' words stay in their team."""
    a, b, c, d = WORDS["en"][:4]
    transmit(anna, a)
    anna.sees(f"You wrote {a.upper()}.")
    assert a not in str(dora.sees(lambda seen: bool(seen["view"])))
    expect(air(boris).filter(has_text=a.upper())).to_have_count(0)
    transmit(boris, b)
    for each in (anna, boris):
        hears(each, a)
        hears(each, b)
    chen.act("propose", word=c)
    dora.act("propose", word=d)
    hears(anna, c)
    hears(boris, d)
    expect(air(boris).filter(has_text=c.upper())).to_have_count(0)
    assert d not in str(chen.sees(lambda seen: seen["view"]["round"] == 2))


def test_a_ukrainian_table_plays_a_whole_game_in_ukrainian(arrive: Arrive) -> None:
    devices = [{"size": "phone"}, {"size": "laptop", "dark": True}]
    alien, scientist = seated_with(arrive, "stars", ["Ганна", "Северин"], {"hard": True}, "uk", devices)
    screen = arrive("Стіна", language="uk", size="wall").open(alien.page.url + "/screen")
    for each in (alien, scientist):
        turn_card(each, UK)
    cipher, secret, ours = cipher_of(alien), message_of(alien), message_of(scientist)
    answer, *others = WORDS["uk"][:5]
    for speaker, listener, word in ((alien, scientist, "об'єднання"), (scientist, alien, answer)):
        transmit(speaker, word, UK)
        hears(listener, word, score(word, cipher), UK)
    exchange(others, alien.friend(), scientist.friend())
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
def test_words_of_these_tests_are_related_to_no_card(language: str) -> None:
    lexicon, cards = Lexicon.load(language), shipped_cards(language)
    on_cards = [word for card in cards.every for word in card.words]
    for word in WORDS[language]:
        assert judge_transmission(word, on_cards, (), lexicon).code == "", word
