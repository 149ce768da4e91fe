"""A Message from the Stars: a Scientist with a bot, an Alien with a bot, and two teams with a television."""

import re
from collections.abc import Iterator

from playwright.sync_api import expect

from browser.guest import Guest
from browser.lobby import OPEN, SIT, START
from browser.stars import SIGNS, WORDS, cipher_of, guess_letters, guess_words, hears, message_of, transmit, turn_card
from parlour.games.stars import ENTRY, Cipher
from parlour.messages import Catalogue, catalogue
from walks.album import Shoot
from walks.stage import LAPTOP, WALL, Arrive

NAMES = {"en": ("Anna", "Boris", "Chen", "Dora"), "uk": ("Ганна", "Борис", "Максим", "Дарина")}
SIX = {"en": Cipher("EHP", "RC", "O"), "uk": Cipher("ЕГП", "РК", "О")}
"""A wild guess."""
FIRST_OF_EACH = """() => {
  const names = new Set([...document.querySelectorAll('main input[type=radio]')].map(({ name }) => name));
  for (const name of names) document.querySelector(`main input[name="${name}"]`).click();
}"""
DOWN = "(main, part) => { main.scrollTo(0, part * innerHeight); scrollTo(0, part * innerHeight) }"


def walk(arrive: Arrive, shoot: Shoot) -> None:
    _with_a_bot("scientist", "phone", arrive("Anna"), shoot)
    _with_a_bot("alien", "laptop", arrive("Boris", LAPTOP), shoot)
    _in_teams(arrive, shoot)


def _language(guest: Guest) -> str:
    return str(guest.page.evaluate("navigator.language"))[:2]


def _texts(guest: Guest) -> Catalogue:
    return catalogue(_language(guest), ENTRY.package)


def _with_a_bot(role: str, device: str, guest: Guest, shoot: Shoot) -> None:
    texts, signs = _texts(guest), SIGNS[_language(guest)]
    guest.open().page.evaluate("localStorage.setItem('parlour.settings', JSON.stringify({motion: 'full'}))")
    guest.open().page.locator("[data-game=stars]").get_by_role("button", name=texts.say("home-bots")).click()
    guest.page.wait_for_url("**/t/*")
    alien, scientist = (
        guest.page.get_by_role("button", name=texts.say(f"stars-setting-parts-{one}"), exact=True)
        for one in ("alien", "scientist")
    )
    expect(scientist).to_have_attribute("aria-pressed", "true")  # as it is offered
    if role == "alien":
        alien.click()
    shoot(f"The lobby, as {role}", **{device: guest})
    guest.press(START)
    expect(guest.button(signs.turn)).to_be_visible()
    shoot("The role card", **{device: guest})
    turn_card(guest, signs)
    for at, _ in enumerate(_transmissions(guest)):
        shoot(f"Word {at + 1} is sent", **{device: guest})
    _guess(guest, device, shoot)
    guest.sees(re.compile(r"\d+ (of|з) 12"))
    guest.page.wait_for_timeout(1500)
    for part in (0, 0.75, 1.5, 2.25):
        guest.page.locator("main").evaluate(DOWN, part)
        shoot("The end", **{device: guest})


def _transmissions(guest: Guest) -> Iterator[str]:
    """Send a word whenever it is this side's turn, until it guesses."""
    language = _language(guest)
    line = guest.page.get_by_role("textbox", name=SIGNS[language].word)
    radio = guest.page.locator("main input[type=radio]")
    for word in WORDS[language]:
        expect(line.and_(guest.page.locator(":enabled")).or_(radio).first).to_be_attached()
        if radio.count():
            return
        transmit(guest, word, SIGNS[language])
        hears(guest, word, signs=SIGNS[language])
        yield word


def _guess(guest: Guest, device: str, shoot: Shoot) -> None:
    """Three words, and the six letters if this is the Scientists' side."""
    signs = SIGNS[_language(guest)]
    guest.page.locator("main input[type=radio]").first.wait_for(state="attached")
    guest.page.evaluate(FIRST_OF_EACH)
    shoot("Three of eighteen words", **{device: guest})
    guest.press(re.compile(signs.three))
    keys, over = guest.page.locator(".keys").first, guest.page.locator(".result")
    go_on = guest.button(re.compile("^(Continue|Далі)$"))
    guest.page.wait_for_timeout(1200)
    shoot("The words are turned over", **{device: guest})
    expect(keys.or_(over).or_(go_on).first).to_be_visible()
    if go_on.count():
        go_on.click()
        expect(keys.or_(over).first).to_be_visible()
    if over.count():
        return
    guess_letters(guest, SIX[_language(guest)], signs)
    shoot("Six letters", **{device: guest})
    guest.press(re.compile(signs.six))


def _in_teams(arrive: Arrive, shoot: Shoot) -> None:
    guests = [arrive("Anna"), arrive("Boris", LAPTOP), arrive("Chen"), arrive("Dora")]
    wall = arrive("Wall", WALL)
    wall.page.emulate_media(reduced_motion="no-preference")
    language = _language(wall)
    names, signs = NAMES[language], SIGNS[language]
    table = {"game": "stars", "language": language, "settings": {"mode": "teams"}, "name": names[0]}
    code = guests[0].page.evaluate(OPEN, table)
    for friend, name in zip(guests[1:], names[1:], strict=True):
        friend.page.evaluate(SIT, [code, name])
    for each in guests:
        each.open(f"/t/{code}")
    wall.open(f"/t/{code}/screen").sees(names[3])
    guests[0].press(START)
    for each in guests:
        turn_card(each, signs)
    cipher = cipher_of(guests[0])
    first_alien, second_alien, first, second = guests
    told = [message_of(each) for each in (first, second, first_alien, second_alien)]
    for number in range(3):
        _round_of_teams(guests, number, language)
        if number != 1:
            shoot("A round of two teams", wall=wall, phone=first, laptop=second_alien)
    for each, message in zip(guests, told, strict=True):
        guess_words(each, message)
        each.press(signs.three)
    for each in (first, second):
        guess_letters(each, cipher if each is first else SIX[language], signs)
        each.press(re.compile(signs.six))
    wall.page.wait_for_timeout(2000)
    shoot("The cipher is turned over", wall=wall, phone=first)
    wall.sees(re.compile(r"12 (of|з) 12"))
    wall.page.wait_for_timeout(4000)
    shoot("The end of two teams", wall=wall, phone=first, laptop=second_alien)


def _round_of_teams(guests: list[Guest], number: int, language: str) -> None:
    words, signs = WORDS[language], SIGNS[language]
    first_alien, second_alien, first, second = guests
    sent = words[4 * number : 4 * number + 4]
    for speaker, word in zip((first_alien, second_alien), sent, strict=False):
        transmit(speaker, word, signs)
    for word in sent[:2]:
        hears(first, word, signs=signs)
    for speaker, word in zip((first, second), sent[2:], strict=False):
        transmit(speaker, word, signs)
    hears(first_alien, sent[2], signs=signs)
    hears(second_alien, sent[3], signs=signs)
