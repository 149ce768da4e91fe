"""Lone Words: secret writing on phones, the comparison, and everyone's sheets on the wall."""

import re

from playwright.sync_api import expect

from browser.guest import Guest
from browser.lobby import OPEN, SIT, START
from parlour.lexicon import Lexicon
from walks.album import Shoot
from walks.stage import PHONE, TYPING, WALL, Arrive

LINE = re.compile("Your word|Ваше слово")
DONE = re.compile("^(Done|Готово)$")
LENGTHS = ((3, 4, 5), (3, 4, 5), (3, 4, 5), (6, 6, 7))
"""The lengths of the words in each round. They fill the sheet."""
ON = re.compile("^(Next round|See the result|Наступний раунд|Результат)$")


def walk(arrive: Arrive, shoot: Shoot) -> None:
    anna, boris, chen, wall = arrive("Anna"), arrive("Boris"), arrive("Chen"), arrive("Wall", WALL)
    language = anna.page.evaluate("navigator.language")[:2]
    table = {"game": "lone", "language": language, "settings": {"seconds": 180}, "name": "Anna"}
    code = anna.page.evaluate(OPEN, table)
    wall.open(f"/t/{code}/screen")
    boris.open(f"/t/{code}")
    expect(wall.page.locator("img.qr")).to_be_visible()
    anna.open(f"/t/{code}")
    expect(anna.button(START)).to_be_visible()
    shoot("The lobby, and the wall with the way in", phone=anna, wall=wall)
    for friend in (boris, chen):
        friend.page.evaluate(SIT, [code, friend.name])
        friend.open(f"/t/{code}")
        wall.sees(friend.name)
    anna.press(START)
    words = Lexicon.load(language)
    for number in range(1, 5):
        _round(number, words, anna, boris, chen, wall, shoot)
    for each in (anna, wall):
        expect(each.page.locator(".result")).to_be_visible()
    shoot("The end of the game", phone=anna, wall=wall)
    for part in (1, 2):
        anna.page.locator("main").evaluate("(main, part) => main.scrollTo(0, main.scrollHeight * part / 2)", part)
        shoot("And farther down", phone=anna)


def _round(number: int, words: Lexicon, anna: Guest, boris: Guest, chen: Guest, wall: Guest, shoot: Shoot) -> None:
    for each in (anna, boris, wall):
        each.sees(re.compile(rf"(Round|Раунд) {number} "))
    dice = dice_of(anna)
    anna.page.wait_for_timeout(600)
    if number == 1:
        shoot("The dice, and a sheet with rows of their lengths", phone=anna, wall=wall)
        _type_wrong_letter(anna, words, shoot)
    for at, length in enumerate(LENGTHS[number - 1]):
        found = sorted(words.spellable(dice, length=length), key=words.zipf, reverse=True)[3 * at :]
        for guest, word in ((anna, found[number]), (boris, found[number + (length > 3)]), (chen, found[9 - number])):
            write(guest, word)
    if number < 3:
        shoot("Three words are written", phone=anna, wall=wall)
    anna.press(DONE)
    if number == 1:
        anna.page.set_viewport_size(PHONE)
        shoot("Done before the others", phone=anna, friend=boris, wall=wall)
    for each in (boris, chen):
        each.press(DONE)
    expect(anna.page.get_by_role("button", name=ON)).to_be_visible()
    if number < 3:
        shoot("The sheets are compared", phone=anna, wall=wall)
        anna.page.locator("main").evaluate("main => main.scrollTo(0, main.scrollHeight)")
        shoot("And farther down", phone=anna)
    for each in (anna, boris, chen):
        each.press(ON)


def _type_wrong_letter(guest: Guest, words: Lexicon, shoot: Shoot) -> None:
    guest.page.set_viewport_size(TYPING)
    line = guest.page.get_by_role("textbox", name=LINE)
    line.fill("ZEBRA" if words.alphabet.letters[0] == "a" else "ЖАБКА")
    shoot("A letter that no die has is marked while typing", phone=guest)
    line.fill("")


def write(guest: Guest, word: str) -> None:
    guest.page.get_by_role("textbox", name=LINE).fill(word)
    guest.page.keyboard.press("Enter")
    expect(guest.button(re.compile(f"(Erase|Стерти) {word.upper()}"))).to_be_visible()


def dice_of(guest: Guest) -> str:
    labels = guest.labels(guest.page.get_by_label(re.compile("^(The dice|Кубики)$")).get_by_role("img"), 8)
    return "".join("*" if re.match("Joker|Джокер", label) else label[0].lower() for label in labels)
