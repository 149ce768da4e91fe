"""Letters Rebus with the same roll on a phone and on a laptop, and the wall that shows everyone's progress."""

import re
from collections import Counter
from itertools import islice

from playwright.sync_api import Locator, expect

from browser.guest import Guest
from browser.lobby import OPEN, SIT, START
from parlour.lexicon import Lexicon
from walks.album import Shoot
from walks.stage import LAPTOP, PHONE, TYPING, WALL, Arrive

HAND = re.compile("^(Dice in your hand|Кубики у вас у руці)$")
DONE = re.compile("^(Done|Готово)$")
ON = re.compile("^(Next round|See the result|Наступний раунд|Результат)$")
LINE = re.compile("Type a word onto|Введіть слово просто")
EVERYDAY = re.compile("In everyday words|Звичайними словами")
ROUNDS = 3


def walk(arrive: Arrive, shoot: Shoot) -> None:
    anna, boris, chen, wall = arrive("Anna"), arrive("Boris", LAPTOP), arrive("Chen"), arrive("Wall", WALL)
    language = anna.page.evaluate("navigator.language")[:2]
    settings = {"pace": "duplicate", "rounds": ROUNDS, "hourglass_seconds": 600}
    table = {"game": "rebus", "language": language, "settings": settings, "name": "Anna"}
    code = anna.page.evaluate(OPEN, table)
    wall.open(f"/t/{code}/screen")
    anna.open(f"/t/{code}")
    expect(anna.button(START)).to_be_visible()
    for friend in (boris, chen):
        friend.page.evaluate(SIT, [code, friend.name])
        friend.open(f"/t/{code}")
        wall.sees(friend.name)
    expect(wall.page.locator("img.qr")).to_be_visible()
    shoot("The lobby", phone=anna, laptop=boris, wall=wall)
    anna.press(START)
    words = Lexicon.load(language)
    for number in range(1, ROUNDS + 1):
        _round(number, words, anna, boris, chen, wall, shoot)
    for each in (anna, boris, wall):
        expect(each.page.locator(".result")).to_be_visible()
    shoot("The end of the game", phone=anna, laptop=boris, wall=wall)
    _scroll_down(anna, shoot)


def _scroll_down(guest: Guest, shoot: Shoot) -> None:
    for part in (1, 2):
        guest.page.locator("main").evaluate("(main, part) => main.scrollTo(0, main.scrollHeight * part / 2)", part)
        shoot("And farther down", phone=guest)


def finish(guest: Guest) -> None:
    """Done. It asks where the crossword would score nothing."""
    guest.press(DONE).page.wait_for_timeout(500)
    sure = guest.page.get_by_role("dialog").get_by_role("button", name=DONE)
    if sure.count():
        sure.click()


def _round(number: int, words: Lexicon, anna: Guest, boris: Guest, chen: Guest, wall: Guest, shoot: Shoot) -> None:
    for each in (anna, boris, wall):
        each.sees(re.compile(rf"(Round|Раунд) {number} "))
    letters = letters_of(anna)
    if number == 1:
        shoot("Fifteen dice and the felt", phone=anna, laptop=boris, wall=wall)
        anna.page.get_by_label(LINE).focus()
        anna.page.set_viewport_size(TYPING)
    for guest, skip in ((anna, 0), (boris, 1), (chen, 2)):
        build(guest, words, list(letters), skip + number)
    if number == 1:
        anna.sees(re.compile("unused =|зайвих ="))
        shoot("A word across and one down; what they are worth now", phone=anna, laptop=boris, wall=wall)
        anna.page.set_viewport_size(PHONE)
    finish(anna)
    if number == 1:
        shoot("Done before the others", phone=anna, wall=wall)
    for each in (boris, chen):
        finish(each)
    expect(anna.button(ON)).to_be_visible()
    expect(anna.page.get_by_text(EVERYDAY).first).to_be_visible(timeout=90_000)
    if number == 1:
        shoot("The layouts are counted; what was possible", phone=anna, laptop=boris, wall=wall)
        _scroll_down(anna, shoot)
    for each in (anna, boris, chen):
        each.press(ON)


def hand(guest: Guest) -> Locator:
    return guest.page.get_by_label(HAND).get_by_role("button")


def letters_of(guest: Guest) -> list[str]:
    """The letters of the fifteen dice in the hand, without the stars."""
    return [label[0].lower() for label in guest.labels(hand(guest), 15) if not re.match("Star|Зірка", label)]


def build(guest: Guest, words: Lexicon, letters: list[str], skip: int) -> None:
    """Lay a common word across, and another one down from its last letter."""
    across, down = crossings(words, letters)[skip]
    guest.page.get_by_label(LINE).focus()  # letters that no English keyboard has are inserted, not typed
    guest.page.keyboard.type(across)
    guest.page.keyboard.press("ArrowLeft")
    guest.page.keyboard.press("ArrowDown")
    guest.page.keyboard.type(down)
    expect(hand(guest)).to_have_count(16 - len(across) - len(down))


def crossings(words: Lexicon, letters: list[str]) -> list[tuple[str, str]]:
    """Return the commonest words that the dice spell, each with one that the other dice spell from its end."""
    found = sorted(words.spellable("".join(letters)), key=words.zipf, reverse=True)
    pairs = ((across, _from_the_end(words, letters, across)) for across in found if len(across) > 4)
    return [(across, down) for across, down in islice(pairs, 40) if down]


def _from_the_end(words: Lexicon, letters: list[str], across: str) -> str:
    left = Counter(letters) - Counter(across[:-1])
    found = [word for word in words.spellable("".join(left.elements())) if word[0] == across[-1] and len(word) > 3]
    return max(found, key=words.zipf, default="")
